// Functions for tests of shelves.

/** @type {WeakMap<Element, number>} */
const numbers = new WeakMap();
let made = 0;

function numberOf(element) {
  if (!numbers.has(element)) numbers.set(element, (made += 1));
  return numbers.get(element);
}

function afterEachFrame(callback) {
  let goesOn = true;
  function ask() {
    if (!goesOn) return;
    pageTime.afterFrame(() => goesOn && callback());
    requestAnimationFrame(ask);
  }
  requestAnimationFrame(ask);
  return () => {
    goesOn = false;
  };
}

const element = document.querySelector('rondo-shelves');

function parts(name, root = element.shadowRoot) {
  return [...root.querySelectorAll(`[part~="${name}"]`)].filter((part) => part.checkVisibility());
}

/** The visible content: the shelves from top to bottom, and the cells of each in order. */
function look() {
  window.passFlights?.();
  const frame = element.getBoundingClientRect();
  const isMirrored = element.direction === 'rtl';
  return parts('row')
    .map((row) => {
      const header = row.querySelector('slot').assignedElements()[0];
      const cells = parts('cell', row).map((cell) => {
        const box = cell.getBoundingClientRect();
        const content = cell.querySelector('slot').assignedElements()[0];
        const image = content?.querySelector('img');
        return {
          view: numberOf(cell),
          item: content?.dataset.item ?? '',
          start: isMirrored ? frame.right - box.right : box.left - frame.left,
          end: isMirrored ? frame.right - box.left : box.right - frame.left,
          busy: cell.getAttribute('aria-busy') === 'true',
          inert: cell.inert || row.inert,
          picture: image?.complete && image.naturalWidth > 0 ? image.currentSrc : null,
        };
      });
      cells.sort((a, b) => a.start - b.start);
      const box = row.getBoundingClientRect();
      return {
        view: numberOf(row),
        title: header?.textContent ?? '',
        start: box.top - frame.top,
        end: box.bottom - frame.top,
        cells,
      };
    })
    .sort((a, b) => a.start - b.start);
}

const looks = [];
let stopLooking = () => {};
let writes = [];
const observer = new MutationObserver((records) => {
  for (const { target, attributeName, type } of records) {
    const name = target instanceof Element ? target.part?.value ?? '' : '';
    writes.push([name, type === 'attributes' ? attributeName : type, numberOf(target)]);
  }
});

window.stage = {
  look,
  record() {
    looks.length = 0;
    stopLooking = afterEachFrame(() => looks.push(look()));
  },
  recorded() {
    stopLooking();
    return looks.splice(0);
  },
  /** Records every change within an element, and the frames drawn during the recording. */
  watchWrites() {
    writes = [];
    const before = element.frames;
    observer.observe(element.shadowRoot, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
    return before;
  },
  takeWrites() {
    const taken = writes.splice(0);
    return taken;
  },
  isFilled: () =>
    look().every(({ cells }) => cells.every(({ busy }) => !busy)) && look().length > 0,
};
