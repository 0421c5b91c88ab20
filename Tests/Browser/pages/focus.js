// Functions for tests of the focus.

/** The element with the focus, in any shadow tree or frame; null when the page has the focus. */
function focused(root = document) {
  const element = root.activeElement;
  if (!element || element.localName === 'body') return null;
  const inner = element.shadowRoot ?? element.contentDocument;
  return (inner && focused(inner)) ?? element;
}

/** The frame that contains an element's page; null for this page. */
function frameOf(element) {
  return element.ownerDocument.defaultView.frameElement;
}

/** The box of an element in this page. */
function boxOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = frameOf(element)?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return { x: frame.x + x, y: frame.y + y, width, height };
}

/** The parent of an element, also across the border of its shadow tree. */
function outer(element) {
  return element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
}

function isWithin(element, other) {
  for (let each = element; each; each = outer(each)) if (each === other) return true;
  return false;
}

/** All elements, also in shadow trees. */
function* all(root = document) {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* all(element.shadowRoot);
  }
}

/** A readable name of an element. */
function describe(element) {
  const name = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
  return `${element.localName} ${name.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
}

/** What styles an element: the names, classes and parts of it and of those around it. */
function styleOf(element) {
  const around = [element, outer(element), outer(outer(element) ?? element)].filter(Boolean);
  return around.map((each) => [each.localName, each.className, each.part, each.type].join(' ')).join(' in ');
}

/** The element that shows the focus: the label of a hidden field, or its container. */
function shownFor(element) {
  if (getComputedStyle(element).opacity !== '0') return element;
  return element.labels?.[0] ?? element.parentElement;
}

const numbers = new WeakMap();
let count = 0;

function numberOf(element) {
  if (!numbers.has(element)) numbers.set(element, ++count);
  return numbers.get(element);
}

/** The element at a point of the screen, in any shadow tree or frame. */
function at(x, y, root = document) {
  const hit = root.elementFromPoint(x, y);
  if (hit?.contentDocument) {
    const frame = hit.getBoundingClientRect();
    return at(x - frame.x, y - frame.y, hit.contentDocument) ?? hit;
  }
  return hit?.shadowRoot && hit.shadowRoot !== root ? at(x, y, hit.shadowRoot) ?? hit : hit;
}

/** The share of an element that is on screen and uncovered, by a grid of points. */
function shareInSight(element, box) {
  const steps = 5;
  let seen = 0;
  for (let cell = 0; cell < steps ** 2; cell += 1) {
    const x = box.x + (box.width * ((cell % steps) + 0.5)) / steps;
    const y = box.y + (box.height * (Math.floor(cell / steps) + 0.5)) / steps;
    if (isWithin(at(x, y), element)) seen += 1;
  }
  return seen / steps ** 2;
}

window.focusTests = {
  /**
   * The element with the focus: its number, its name, its style, its box, and how much of it is
   * visible.
   */
  focused() {
    const element = focused();
    if (!element) return null;
    const shown = shownFor(element);
    const box = boxOf(shown);
    return {
      number: numberOf(element),
      name: describe(element),
      style: styleOf(shown),
      box,
      share: shareInSight(shown, box),
    };
  },

  /** Everything visible that a person can use, by number and name. */
  usable() {
    const found = [];
    for (const element of all()) {
      const isControl = element.matches(
        'button, input, select, textarea, summary, a[href], [tabindex]:not([tabindex="-1"])'
      );
      if (!isControl || element.disabled || element.tabIndex < 0) continue;
      const visible = { visibilityProperty: true, contentVisibilityAuto: true };
      if (!element.checkVisibility(visible)) continue;
      let isInert = false;
      for (let each = element; each; each = outer(each)) isInert ||= each.inert;
      // One button of a radio group stands for all.
      if (isInert || (element.type === 'radio' && !element.checked)) continue;
      found.push({ number: numberOf(element), name: describe(element) });
    }
    return found;
  },

  /** Removes the focus; the next Tab continues from there. */
  blur() {
    focused()?.blur();
  },

  /** Makes the next Tab lead to the first stop. */
  start() {
    focused()?.blur();
    const start = document.createElement('i');
    document.body.prepend(start);
    start.tabIndex = -1;
    start.focus();
    start.remove();
  },
};
