// Functions for tests of pagers.

/** @type {WeakMap<Element, number>} */
const numbers = new WeakMap();
let made = 0;

function numberOf(element) {
  if (!numbers.has(element)) numbers.set(element, (made += 1));
  return numbers.get(element);
}

/** The shadow trees of static copies, which are closed. */
const roots = new WeakMap();
const { attachShadow } = Element.prototype;
Element.prototype.attachShadow = function (how) {
  const root = attachShadow.call(this, how);
  roots.set(this, root);
  return root;
};

/** The static copy in a tile, if it shows one. */
function copyIn(tile) {
  const frame = tile.querySelector('[part=copy]');
  return frame && roots.get(frame).firstElementChild;
}

/** The item in a tile, by the `data-item` of its slide. */
function itemIn(tile) {
  const slot = tile.querySelector('slot');
  const slide = copyIn(tile) ?? slot?.assignedElements()[0] ?? tile.querySelector('[data-item]') ?? tile;
  return Number(slide.dataset.item);
}

function look(pager, time) {
  window.passFlights?.(time);
  const part = (name) => [...pager.shadowRoot.querySelectorAll(`[part~="${name}"]`)];
  const frame = part('viewport')[0].getBoundingClientRect();
  const isVertical = pager.axis === 'vertical';
  const isMirrored = !isVertical && pager.direction === 'rtl';

  function placed(tile) {
    const box = tile.getBoundingClientRect();
    if (isVertical) return { start: box.top - frame.top, end: box.bottom - frame.top };
    if (isMirrored) return { start: frame.right - box.right, end: frame.right - box.left };
    return { start: box.left - frame.left, end: box.right - frame.left };
  }

  return {
    time,
    viewport: isVertical ? frame.height : frame.width,
    tiles: part('tile')
      .filter((tile) => tile.checkVisibility())
      .map((tile) => ({ view: numberOf(tile), item: itemIn(tile), ...placed(tile) })),
  };
}

/** Calls back after each animation frame is drawn, to look at what the frame showed. */
function afterEachFrame(callback) {
  let goesOn = true;
  function ask(time) {
    if (!goesOn) return;
    pageTime.afterFrame(() => goesOn && callback(time));
    requestAnimationFrame(ask);
  }
  requestAnimationFrame(ask);
  return () => {
    goesOn = false;
  };
}

const recordings = new Map();
const events = new Map();

const EVENTS = 'begin change settle cancel willappear didappear willdisappear diddisappear reclaim';

/** Starts to record the events of a pager. */
export function listen(pager) {
  const list = [];
  events.set(pager, list);
  for (const name of EVENTS.split(' ')) {
    pager.addEventListener(`rondo-${name}`, ({ detail: { element, ...rest } }) => {
      list.push([name, rest]);
    });
  }
}

// The scripts of options load before a test sets them. A copy of the demo has none beside it.
const { pathname } = location;
const isCopy = pathname.includes('/demo/') && !pathname.startsWith('/Web/');
const parts = isCopy ? [] : ['advance', 'height', 'lengths', 'marquee', 'sizes'];
for (const part of parts) import(`../../../Web/js/rondo-${part}.js`);

window.stage = {
  afterEachFrame,
  copyIn,
  copiesIn: (root) => [...root.querySelectorAll('[part~=tile]')].flatMap((tile) => copyIn(tile) ?? []),

  look: (pager) => [look(pager, performance.now())],

  record(pager) {
    const looks = [];
    const stop = afterEachFrame((time) => looks.push(look(pager, time)));
    recordings.set(pager, { looks, stop });
  },

  recorded(pager) {
    const { looks, stop } = recordings.get(pager);
    stop();
    return looks;
  },

  takeEvents: (pager) => events.get(pager).splice(0),

  /** Simulates that the browser hides or shows the tab. */
  showTab(isShown) {
    const state = { hidden: !isShown, visibilityState: isShown ? 'visible' : 'hidden' };
    for (const [name, value] of Object.entries(state)) {
      Object.defineProperty(document, name, { configurable: true, get: () => value });
    }
    document.dispatchEvent(new Event('visibilitychange'));
  },
};
