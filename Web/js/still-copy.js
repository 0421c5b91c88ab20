// @ts-check

// Still copies of the page's elements, for places at which the elements themselves cannot be.

/** Their generated content has styles of its own. */
const PSEUDO_ELEMENTS = ['::before', '::after'];

/** What `all` leaves alone, and what the probe of initial values has another value of. */
const ALWAYS = ['direction', 'unicode-bidi', 'display'];

/** What motion has made of an element so far stays as it is. */
const STILL = 'animation:none;transition:none;';

/**
 * Each property's initial value, as styles of elements tell it.
 *
 * @type {Map<string, string> | undefined}
 */
let initial;

/**
 * Puts a copy of an element into another: the element as it looks now, in a closed shadow tree, where no
 * script and no form of the page finds it. Neither do the page's styles, so that each node carries
 * those that it is seen with.
 *
 * @param {HTMLElement} element That is laid out.
 * @param {HTMLElement} place
 * @returns {ShadowRoot} That tree; its host is what is in the place.
 */
export function putStillCopy(element, place) {
  const frame = document.createElement('div');
  frame.part.add('copy');
  place.append(frame);
  const root = frame.attachShadow({ mode: 'closed' });
  initial ??= initialStyle(root);
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  const rules = new CSSStyleSheet();
  forEachPair(element, copy, (from, to) => {
    for (const pseudo of PSEUDO_ELEMENTS) {
      const style = getComputedStyle(from, pseudo);
      if (style.content === 'none' || style.content === 'normal') continue;
      const number = rules.cssRules.length;
      to.setAttribute('data-copied', `${to.getAttribute('data-copied') ?? ''} ${number}`);
      rules.insertRule(`[data-copied~="${number}"]${pseudo}{${textOf(style)}}`, number);
    }
    /** @type {HTMLElement} */ (to).style.cssText = textOf(getComputedStyle(from));
    // The only choice that is not cloned.
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
  // Without a box it has no size in pixels.
  probe.style.cssText = 'all:initial;display:none';
  root.append(probe);
  const style = getComputedStyle(probe);
  const values = new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
  for (const name of ALWAYS) values.set(name, '');
  probe.remove();
  return values;
}

/** @param {CSSStyleDeclaration} style */
function textOf(style) {
  let text = 'all:initial;';
  for (const [name, usual] of initial ?? []) {
    const value = style.getPropertyValue(name);
    if (value !== usual) text += `${name}:${value};`;
  }
  return text + STILL;
}

/**
 * @param {Element} one
 * @param {Element} other Of the same shape.
 * @param {(one: Element, other: Element) => void} act
 */
function forEachPair(one, other, act) {
  act(one, other);
  for (let index = 0; index < one.children.length; index += 1) {
    forEachPair(one.children[index], other.children[index], act);
  }
}
