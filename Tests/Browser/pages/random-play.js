// Random inputs and changes for a pager, also by listeners, and what must be true at any time.

import '../../../Web/js/rondo.js';
import './stage.js';

const frame = document.querySelector('#frame');

/** The values of the options that change. */
const OPTIONS = {
  loop: [true, true, false],
  pinned: [undefined, undefined, 'both', 'none'],
  axis: ['horizontal', 'horizontal', 'vertical'],
  direction: [undefined, 'ltr', 'rtl'],
  snap: ['page', 'page', 'item', 'none'],
  step: [undefined, 2],
  alignment: ['start', 'center', 'end'],
  length: [undefined, 120, 250, '50%', 'content'],
  perView: [undefined, undefined, 2.5],
  spacing: [undefined, 8, '1rem'],
  short: [undefined, 'still'],
  overscan: [undefined, 0, 3],
  interval: [undefined, 1000],
  disabled: [false, false, true],
  speed: [undefined, undefined, 60],
  height: [undefined, 'tallest', 'current'],
  controls: [undefined, 'arrows dots', 'play progress'],
  effect: [undefined, undefined, 'fade'],
  marks: [undefined, 'current target'],
};

/** Sources of slides, with the methods that change their lists. */
const SOURCES = {
  children: {
    start: (pager, ids) => pager.replaceChildren(...ids.map(slide)),
    change(pager, ids) {
      const known = new Map([...pager.children].map((child) => [child.id, child]));
      pager.replaceChildren(...ids.map((id) => known.get(id) ?? slide(id)));
    },
  },
  list: {
    start(pager, ids) {
      pager.renderItem = (element, { id }) => fill(element, id);
      pager.items = ids.map((id) => ({ id }));
    },
    change: (pager, ids) => pager.replaceItems(ids.map((id) => ({ id }))),
  },
  function: {
    start(pager, ids) {
      const render = (element, index) => fill(element, ids[index]);
      pager.items = { count: ids.length, render, id: (index) => ids[index] };
    },
    change: (pager, ids) => SOURCES.function.start(pager, ids),
  },
};

function fill(element, id) {
  element.dataset.item = id.slice(1);
  element.textContent = id;
}

function slide(id) {
  const element = document.createElement('section');
  element.id = id;
  fill(element, id);
  return element;
}

/** Numbers from 0 to below 1, always the same for a seed. */
function generator(seed) {
  let state = seed;
  return () => {
    // A linear congruential generator, with the parameters of Numerical Recipes.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

class Play {
  log = [];
  ids = [];
  options = {};
  #made = 0;
  #shown = new Map();
  #isOpen = false;
  #finger = null;
  #reaction = null;
  #return = null;

  constructor(kind, seed) {
    this.random = generator(seed);
    this.source = SOURCES[kind];
    this.ids = this.#fresh(this.#below(8));
    for (const name of Object.keys(OPTIONS)) if (this.random() < 0.4) this.#choose(name);
    this.pager = this.#make(this.ids);
    for (const [name, value] of Object.entries(this.options)) set(this.pager, name, value);
    this.log.push(`starts with ${this.ids}: ${JSON.stringify(this.options)}`);
    this.#listen();
    frame.append(this.pager);
  }

  #below(count) {
    return Math.floor(this.random() * count);
  }

  #pick(list) {
    return list[this.#below(list.length)];
  }

  #fresh(count) {
    return Array.from({ length: count }, () => `n${(this.#made += 1)}`);
  }

  #choose(name) {
    this.options[name] = this.#pick(OPTIONS[name]);
  }

  #make(ids) {
    const pager = document.createElement('rondo-pager');
    this.source.start(pager, ids);
    return pager;
  }

  #fail(problem) {
    throw new Error([problem, ...this.log].join('\n'));
  }

  /** Keeps the books of events; some are answered by a change. */
  #listen() {
    const on = (name, act) =>
      this.pager.addEventListener(`rondo-${name}`, ({ detail }) => {
        this.log.push(`  ${name} ${detail.fromId ?? detail.id} ${detail.toId ?? ''}`);
        act(detail);
        const reaction = this.#reaction;
        if (!reaction || this.random() < 0.7) return;
        this.#reaction = null;
        reaction();
      });
    on('begin', () => {
      if (this.#isOpen) this.problem ??= 'a begin within a switch';
      this.#isOpen = true;
    });
    on('change', () => {});
    on('settle', () => (this.#isOpen = false));
    on('cancel', () => {
      if (!this.#isOpen) this.problem ??= 'a cancel without a begin';
      this.#isOpen = false;
    });
    on('willappear', ({ id }) => this.#shown.set(id, (this.#shown.get(id) ?? 0) + 1));
    on('diddisappear', ({ id }) => {
      const count = this.#shown.get(id) ?? 0;
      if (count === 0) this.problem ??= `${id} disappears twice`;
      if (count > 1) this.#shown.set(id, count - 1);
      else this.#shown.delete(id);
    });
  }

  // What a user does.

  #touch(kind) {
    const { x, y } = this.#finger;
    this.pager.dispatchEvent(
      new PointerEvent(`pointer${kind}`, {
        ...{ bubbles: true, composed: true, isPrimary: true, pointerType: 'touch', pointerId: 1 },
        ...{ button: 0, buttons: kind === 'up' ? 0 : 1, clientX: x, clientY: y },
      }),
    );
  }

  press() {
    if (this.#finger) return;
    this.#finger = { x: 400 * this.random(), y: 300 * this.random() };
    this.#touch('down');
  }

  async drag() {
    this.press();
    const [dx, dy] = [100 * this.random() - 50, 100 * this.random() - 50];
    for (let step = 0; step < 3; step += 1) {
      this.#finger.x += dx;
      this.#finger.y += dy;
      this.#touch('move');
      await pageTime.run(16);
    }
  }

  lift() {
    if (!this.#finger) return;
    this.#touch(this.random() < 0.1 ? 'cancel' : 'up');
    this.#finger = null;
  }

  async flick() {
    await this.drag();
    this.lift();
  }

  wheel() {
    const [deltaX, deltaY] = [200 * this.random() - 100, 200 * this.random() - 100];
    this.pager.dispatchEvent(new WheelEvent('wheel', { cancelable: true, deltaX, deltaY }));
  }

  key() {
    const key = this.#pick(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'PageUp']);
    this.pager.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  }

  wait() {
    return pageTime.run(16 * this.#below(12));
  }

  rest() {
    return pageTime.run(1500);
  }

  async turnAway() {
    stage.showTab(false);
    await this.wait();
    stage.showTab(true);
  }

  // What a page does.

  step() {
    this.pager[this.#pick(['next', 'previous'])]({ animated: this.random() < 0.7 });
  }

  scroll() {
    if (this.ids.length === 0) return;
    const way = this.#pick(['shortest', 'forward', 'backward']);
    this.pager.scrollToItem(this.#pick(this.ids), { way, animated: this.random() < 0.6 });
  }

  option() {
    const name = this.#pick(Object.keys(OPTIONS));
    this.#choose(name);
    this.log.push(`  ${name} = ${this.options[name]}`);
    set(this.pager, name, this.options[name]);
  }

  #change(ids) {
    this.log.push(`  ${ids}`);
    this.ids = ids;
    this.source.change(this.pager, ids);
  }

  insert() {
    this.#change(this.ids.toSpliced(this.#below(this.ids.length + 1), 0, ...this.#fresh(2)));
  }

  remove() {
    const gone = this.random() < 0.5 ? this.pager.currentId : this.#pick(this.ids);
    this.#change(this.ids.filter((id) => id !== gone));
  }

  move() {
    const ids = this.ids.toSpliced(this.#below(this.ids.length), 1);
    const moved = this.ids.filter((id) => !ids.includes(id));
    this.#change(ids.toSpliced(this.#below(this.ids.length), 0, ...moved));
  }

  replace() {
    const kept = this.ids.filter(() => this.random() < 0.6);
    this.#change(kept.toSpliced(this.#below(kept.length + 1), 0, ...this.#fresh(this.#below(4))));
  }

  resize() {
    frame.style.width = `${this.#pick([400, 250, 120])}px`;
    frame.style.height = `${this.#pick([300, 500])}px`;
  }

  async hide() {
    this.pager.style.display = 'none';
    await pageTime.presented();
    await this[this.#pick(['option', 'insert', 'remove', 'scroll', 'step'])]();
    this.pager.style.display = '';
  }

  leave() {
    this.pager.remove();
    if (this.random() < 0.5) frame.append(this.pager);
    else this.#return = () => frame.append(this.pager);
  }

  react() {
    const name = this.#pick(['step', 'scroll', 'option', 'insert', 'remove', 'move', 'replace', 'leave']);
    this.#reaction = () => {
      this.log.push(`  answered by ${name}`);
      this[name]();
    };
  }

  // What must be true.

  async play(steps) {
    await this.pager.ready;
    const acts = [
      ...['press', 'drag', 'flick', 'flick', 'lift', 'wheel', 'key', 'wait', 'wait', 'rest', 'turnAway'],
      ...['step', 'scroll', 'option', 'option', 'insert', 'remove', 'move', 'replace', 'resize', 'hide'],
      ...['leave', 'react', 'react'],
    ];
    for (let step = 0; step < steps; step += 1) {
      const act = this.#pick(acts);
      this.log.push(act);
      await this[act]();
      await this.#draw();
      // A listener may have removed it just now.
      while (this.#return) {
        this.#return();
        this.#return = null;
        await this.#draw();
      }
      this.#check();
    }
    await this.#end();
  }

  async #draw() {
    await pageTime.presented();
    await pageTime.run(32);
  }

  #look(pager) {
    const { tiles, viewport } = stage.look(pager)[0];
    return tiles
      .filter(({ start, end }) => end > 0.1 && start < viewport - 0.1)
      .sort((one, other) => one.start - other.start);
  }

  #check() {
    if (this.problem) this.#fail(this.problem);
    const { pager, ids } = this;
    if (pager.count !== ids.length) this.#fail(`${pager.count} slides instead of ${ids.length}`);
    const tiles = this.#look(pager);
    if (ids.length > 0 && tiles.length === 0) this.#fail('nothing is visible');
    const seen = tiles.map(({ item }) => ids.indexOf(`n${item}`));
    for (let at = 1; at < seen.length; at += 1) {
      // A repeat is empty until its script is loaded.
      const isKnown = seen[at] >= 0 && seen[at - 1] >= 0;
      if (isKnown && seen[at] !== (seen[at - 1] + 1) % ids.length) this.#fail(`slides ${seen} in a row`);
    }
    if (pager.phase !== 'idle') return;
    if (this.#isOpen) this.#fail('at rest within a switch');
    if (pager.settledId !== pager.currentId) this.#fail(`at rest, but not on ${pager.currentId}`);
  }

  /** At rest it looks like a pager that is new; without it, nothing is reported as visible. */
  async #end() {
    this.lift();
    this.#reaction = null;
    for (const name of ['interval', 'speed', 'snap']) set(this.pager, name, (this.options[name] = undefined));
    await this.#draw();
    await pageTime.run(8000);
    await this.#draw();
    this.#check();
    const { pager, ids } = this;
    if (pager.phase !== 'idle') this.#fail('never comes to rest');
    const places = (one) => this.#look(one).map(({ item, start }) => [item, Math.round(start)]);
    const seen = JSON.stringify(places(pager));
    const twin = this.#make(ids);
    for (const [name, value] of Object.entries(this.options)) set(twin, name, value);
    if (ids.length > 0) twin.initial = pager.currentId;
    // A new pager has a slide at its place; one that has become longer may be between two.
    const isOnPlace = Math.abs(pager.offset) < 0.01;
    pager.remove();
    if (this.#shown.size > 0) this.#fail(`${[...this.#shown.keys()]} never disappear`);
    frame.append(twin);
    await twin.ready;
    await this.#draw();
    const fresh = JSON.stringify(places(twin));
    if (isOnPlace && seen !== fresh) this.#fail(`shows ${seen}, a new pager ${fresh}`);
    twin.remove();
  }
}

function set(pager, name, value) {
  if (value === undefined) pager.removeAttribute(name === 'perView' ? 'per-view' : name);
  else pager[name] = value;
}

window.play = async (kind, seed, steps) => {
  frame.style.cssText = '';
  frame.replaceChildren();
  await new Play(kind, seed).play(steps);
};
