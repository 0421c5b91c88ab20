// @ts-check

// Static copies of the page's elements, for a second place.

import { windowOf } from './window-of.js';

/** The generated content with its own styles. */
const PSEUDO_ELEMENTS = ['::before', '::after', '::marker'];

/**
 * The elements that the browser draws in its own way until a page styles them: a copy of all their styles would
 * count as such.
 */
const DRAWN = 'button, hr, input, meter, progress, select, textarea';

/** Properties that `all` does not set, or whose values differ in the probe of initial values. */
const ALWAYS = ['direction', 'unicode-bidi', 'display'];

/** The colour of text, by default `color`. */
const FILL = '-webkit-text-fill-color';

/** The style that stops animations, whose present state is copied. */
const STILL = 'animation:none;transition:none;';

/** @type {Map<string, string> | undefined} The initial value of each property, in the form of computed styles. */
let initial;

/**
 * Puts a copy of the present look of an element into another element. The copy is in a closed shadow tree, so
 * that scripts and forms of the page do not find it. Styles of the page do not apply there, so each node gets
 * its computed styles.
 *
 * @param {HTMLElement} element An element with layout.
 * @param {HTMLElement} place
 * @returns {ShadowRoot} The shadow tree; its host is in `place`.
 */
export function putStaticCopy(element, place) {
  const frame = document.createElement('div');
  frame.part.add('copy');
  place.append(frame);
  const root = frame.attachShadow({ mode: 'closed' });
  initial ??= initialStyle(root);
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  const rules = new (/** @type {any} */ (windowOf(place)).CSSStyleSheet)();
  forEachPair(element, copy, (from, to) => {
    const own = getComputedStyle(from);
    for (const pseudo of PSEUDO_ELEMENTS) {
      const style = getComputedStyle(from, pseudo);
      const isThere = pseudo === '::marker' ? own.display === 'list-item' : !/^n(one|ormal)$/.test(style.content);
      if (!isThere) continue;
      const number = rules.cssRules.length;
      to.setAttribute('data-copied', `${to.getAttribute('data-copied') ?? ''} ${number}`);
      rules.insertRule(`[data-copied~="${number}"]${pseudo}{${textOf(style)}}`, number);
    }
    const text = from.matches(DRAWN) ? drawnText(from, root) : textOf(own);
    // The focus is not copied.
    const ring = from.matches(':focus-visible') ? 'outline:none;' : '';
    /** @type {HTMLElement} */ (to).style.cssText = text + ring;
    if (to instanceof HTMLMediaElement) to.autoplay = false;
    // The selection is the only state of a choice that is not cloned.
    if (from instanceof HTMLOptionElement) {
      /** @type {HTMLOptionElement} */ (to).selected = from.selected;
    }
  });
  root.adoptedStyleSheets = [rules];
  root.append(copy);
  return root;
}

/** @param {ShadowRoot} root */
function initialStyle(root) {
  const probe = document.createElement('div');
  // Without a box, so that sizes are not in pixels.
  probe.style.cssText = 'all:initial;display:none';
  root.append(probe);
  const style = getComputedStyle(probe);
  const values = new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
  for (const name of ALWAYS) values.set(name, '');
  probe.remove();
  return values;
}

/**
 * The styles that differ from the usual ones.
 *
 * @param {CSSStyleDeclaration} style
 * @param {string} start The styles that make the others the usual ones.
 * @param {(name: string) => string | undefined} usual
 */
function textOf(style, start = 'all:initial;', usual = (name) => initial?.get(name)) {
  let text = start;
  for (const name of initial?.keys() ?? []) {
    const value = style.getPropertyValue(name);
    // Text is filled with its colour, unless a page says otherwise; written down, that would also fill markers.
    const isColor = name === FILL && value === style.color;
    if (value !== usual(name) && !isColor) text += `${name}:${value};`;
  }
  return text + STILL;
}

/**
 * The styles in which an element differs from one that no page has styled.
 *
 * @param {Element} element
 * @param {ShadowRoot} root A tree without styles of the page.
 */
function drawnText(element, root) {
  const style = getComputedStyle(element);
  const probe = /** @type {HTMLElement} */ (element.cloneNode());
  probe.style.cssText = `display:none;color-scheme:${style.colorScheme}`;
  root.append(probe);
  const usual = getComputedStyle(probe);
  const text = textOf(style, `color-scheme:${style.colorScheme};`, (name) => usual.getPropertyValue(name));
  probe.remove();
  return text;
}

/**
 * @param {Element} one
 * @param {Element} other A tree of the same shape.
 * @param {(one: Element, other: Element) => void} act
 */
function forEachPair(one, other, act) {
  act(one, other);
  for (let index = 0; index < one.children.length; index += 1) {
    forEachPair(one.children[index], other.children[index], act);
  }
}
