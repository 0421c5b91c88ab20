// Pages that record the calls of their methods, set up by the page's address: their number, and
// the attributes of their element. Kinds are "plain", "late" (it loads until a test finishes it),
// "once" (never reused) and "broken" (all of its methods throw).

import '../../../Web/js/rondo-pages.js';
import { listen } from './stage.js';

const { count = '8', kinds = '', ...attributes } = Object.fromEntries(
  new URLSearchParams(location.search),
);

const pages = document.querySelector('rondo-pages');
for (const [name, value] of Object.entries(attributes)) pages.setAttribute(name, value);

/**
 * The calls of the pages, as "method id"; "forget" for a reclaim of a page that was never visible.
 */
window.steps = [];
/** How many pages have been made. */
window.made = 0;
/** The functions that finish each late page, by its id: with success, or with an error. */
window.late = {};
/** The errors that were reported. */
window.errors = [];
addEventListener('error', (event) => {
  window.errors.push(String(event.error?.message ?? event.message));
  event.preventDefault();
});

class Plain {
  constructor() {
    window.made += 1;
  }
  create(item, element) {
    this.id = item.id;
    this.isSeen = false;
    window.steps.push(`create ${item.id}`);
    element.dataset.item = item.number;
    element.textContent = item.title;
  }
  willAppear() {
    this.isSeen = true;
    window.steps.push(`willAppear ${this.id}`);
  }
  didAppear() {
    window.steps.push(`didAppear ${this.id}`);
  }
  willDisappear() {
    window.steps.push(`willDisappear ${this.id}`);
  }
  didDisappear() {
    window.steps.push(`didDisappear ${this.id}`);
  }
  reclaim() {
    window.steps.push(`${this.isSeen ? 'reclaim' : 'forget'} ${this.id}`);
  }
}

class Late extends Plain {
  create(item, element, signal) {
    super.create(item, element);
    signal.addEventListener('abort', () => window.steps.push(`abort ${item.id}`));
    return new Promise((resolve, reject) => {
      window.late[item.id] = { resolve, reject };
    });
  }
}

class Once extends Plain {
  reclaim() {
    super.reclaim();
    return false;
  }
}

const broken = () => {
  throw new Error('a page failed');
};

class Broken {
  create = broken;
}

class Clumsy extends Plain {
  willAppear = broken;
  didAppear = broken;
  willDisappear = broken;
  didDisappear = broken;
  reclaim = broken;
}

const classes = { plain: Plain, late: Late, once: Once, broken: Broken, clumsy: Clumsy };
for (const [kind, Class] of Object.entries(classes)) pages.register(kind, Class);

/** Items with these numbers; the address gives their kinds, "plain" by default. */
const ownKinds = kinds.split(',');
window.numbered = (...numbers) =>
  numbers.map((number) => {
    return { id: `p${number}`, number, title: `Page ${number}`, kind: ownKinds[number] || 'plain' };
  });

listen(pages);
window.progress = [];
window.noteProgress = ({ detail }) => window.progress.push(detail);
pages.addEventListener('rondo-progress', window.noteProgress);
pages.items = window.numbered(...Array(Number(count)).keys());
