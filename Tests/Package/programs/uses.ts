// Uses every property, method and event of every element.

import 'rondo-elements/controls';
import { RondoPages, RondoTabs, type PageView, type SwitchDetail } from 'rondo-elements/pages';
import { record } from 'rondo-elements/recording';
import { RondoShelves, showPicture, type Shelf } from 'rondo-elements/shelves';
import { RondoTicker } from 'rondo-elements/ticker';
import { RondoPager, type ID, type LoadMore } from 'rondo-elements';

interface Room {
  id: string;
  title: string;
}

declare const rooms: Room[];

for (const Class of [RondoPager, RondoTicker, RondoPages, RondoShelves]) {
  Class.module = new URL('/rondo.wasm', location.href);
  Class.module = '/rondo.wasm';
  Class.module = new Uint8Array(8);
}

// Slides

const children = new RondoPager();

children.loop = true;
children.pinned = 'start';
children.axis = 'vertical';
children.direction = 'rtl';
children.snap = 'item';
children.alignment = 'center';
children.spacing = 12;
children.spacing = null;
children.length = 'viewport';
children.length = 280;
children.single = 'repeat';
children.short = 'still';
children.overscan = 2;
children.keep = 3;
children.slop = 5;
children.flick = 200;
children.decelerationRate = 0.99;
children.interval = 4000;
children.duration = undefined;
children.prefetch = 1;
children.initial = 'a';
children.initial = 3;
children.disabled = false;
children.drag = true;
children.reducedMotion = 'cut';
children.pauseLabel = 'Pause';
children.playLabel = 'Play';
children.slideLabel = '{number}';
children.slideRoleDescription = 'slide';
children.perView = 2.5;
children.step = 3;
children.perView = 'var(--columns)';
children.spacing = '1rem';
children.length = 'content';
children.estimate = '6em';
children.height = 'current';
children.speed = 40;
children.controls = 'arrows dots';
children.controls = 'timer progress fraction dots play arrows';
children.controls = `arrows ${children.loop ? 'dots' : 'progress'}`;
children.previousLabel = 'Back';
children.nextLabel = 'On';
children.dotsLabel = 'Slides';
children.dotLabel = '{number}';
children.fractionLabel = '{number} of {count}';
children.effect = 'fade';
children.marks = 'current';
children.marks = 'settled target';
children.animated = 'changes';

const indexes: (number | null)[] = [children.current, children.settled, children.target];
const ids: (ID | null)[] = [children.currentId, children.settledId, children.targetId];
const numbers: number[] = [
  children.count,
  children.currentSlot,
  children.slotPosition,
  children.offset,
  children.tilesAlive,
  children.frames,
];
const flags: boolean[] = [
  children.canScroll,
  children.running,
  children.atStart,
  children.atEnd,
];
const left: number | null = children.timeLeft;
const places: number[] = [...children.stops, children.stopCount];
const first: number | null = children.itemAtStop(children.stop ?? 0);
const phase: 'idle' | 'dragging' | 'decelerating' | 'animating' = children.phase;
const pauses: string[] = children.pauses;

children.current = 2;
children.currentId = 'a';
children.reload();
children.next();
children.previous({ animated: false });
children.scrollToItem('a', { way: 'backward' });
children.scrollToItem(document.body, { animated: false });
children.pause({ snap: true });
children.pause({ freeze: true });
children.resume();
children.play();
children.elementFor(0)?.classList.add('first');
children.ready.then(() => children.focus());
children.onframe = (element) => element.next();
const follow = (element: RondoPager) => console.log(element.slotPosition);
children.addFrameListener(follow, { every: false, signal: new AbortController().signal });
children.removeFrameListener(follow);

const controls = document.createElement('rondo-controls');
controls.htmlFor = 'pager';
controls.show = 'dots';
controls.show = children.controls ?? 'arrows dots';
children.controls = controls.show;

const pager = document.createElement('rondo-ticker');
const inherited: RondoPager = pager;
const more: LoadMore = async (cursor, signal) => {
  const response = await fetch(`/api?after=${cursor}`, { signal });
  return { items: await response.json(), next: null };
};

pager.items = { count: 3, render: (element, index) => (element.textContent = `${index}`) };
pager.items = rooms;
pager.items = [{ id: 1, title: 'One' }];
pager.items = null;
pager.renderItem = (element, room: Room) => (element.textContent = room.title);
pager.itemLength = (room: Room) => room.title.length;
pager.itemKind = () => 'room';
pager.filter = (room: Room) => room.title !== '';
pager.filter = null;
pager.loadMore = more;
pager.insertItems(rooms, { before: 'a' });
pager.removeItems(['a', 2]);
pager.moveItem('a', { before: null });
pager.replaceItems(rooms);
pager.updateItems(rooms);
if (pager.loading === 'failed') pager.retry();
pager.refresh().then((hasCome: boolean) => hasCome);
const title: string = pager.itemAt(0)?.title;

for (const name of ['rondo-begin', 'rondo-change', 'rondo-settle'] as const) {
  pager.addEventListener(name, ({ detail }) => {
    const { from, to, fromId, toId }: SwitchDetail = detail;
    console.log(from, to, fromId, toId);
  });
}
pager.addEventListener('rondo-cancel', ({ detail }) => detail.index?.toFixed());
pager.addEventListener('rondo-willappear', ({ detail }) => detail.element?.classList.add('seen'));
pager.addEventListener('rondo-didappear', ({ detail }) => detail.item.title);
pager.addEventListener('rondo-willdisappear', ({ detail }) => detail.id);
pager.addEventListener('rondo-diddisappear', function () {
  this.next();
});
pager.addEventListener('rondo-reclaim', ({ target }) => target, { once: true });
pager.addEventListener('rondo-loading', ({ detail }) => detail.added + detail.dropped);
pager.addEventListener('rondo-error', ({ detail }) => console.error(detail.error));
pager.addEventListener('click', ({ clientX }) => clientX);
pager.addEventListener('of-the-page', () => {});
pager.addEventListener('rondo-settle', { handleEvent: ({ target }: Event) => target });
pager.addEventListener('rondo-items', ({ target }) => target, { capture: true });
for (const name of ['settle', 'cancel']) pager.addEventListener(`rondo-${name}`, console.log);
for (const name of ['rondo-settle', 'scroll']) pager.addEventListener(name, console.log);
pager.removeEventListener('rondo-settle', () => {});

// Pages

class Article implements PageView {
  create(item: Room, element: HTMLElement, signal: AbortSignal) {
    element.textContent = signal.aborted ? '' : item.title;
  }
}

const pages: RondoPages = document.querySelector('rondo-pages')!;
pages.register('article', Article);
const page: PageView | null = pages.pageFor('a');
const states = pages.pool.map(({ id, element, state }) => [id, element.id, state]);
pages.addEventListener('rondo-progress', ({ detail }) => detail.progress * (detail.to ?? 0));

const tabs: RondoTabs = document.querySelector('rondo-tabs')!;
tabs.htmlFor = 'pages';
tabs.label = (item, index) => `${item.title} ${index}`;
tabs.pager?.next();

// Shelves

const shelves: RondoShelves = document.querySelector('rondo-shelves')!;
const shelf: Shelf = { id: 'new', itemIDs: ['a', 'b'], itemLength: 140, title: 'New' };

shelves.loop = false;
shelves.pinned = 'both';
shelves.direction = 'ltr';
shelves.snap = 'page';
shelves.alignment = 'end';
shelves.length = 200;
shelves.spacing = 8;
shelves.itemLength = 'viewport';
shelves.itemSpacing = '1rem';
shelves.itemSpacing = 8;
shelves.itemAlignment = 'start';
shelves.itemLoop = true;
shelves.itemPinned = 'none';
shelves.itemSnap = 'item';
shelves.inset = 16;
shelves.overscan = 1;
shelves.prefetch = 2;
shelves.initial = 'new';
shelves.pool = 'own';
shelves.batch = 20;
shelves.capacity = 1000;
shelves.remembered = 100;
shelves.slop = 5;
shelves.flick = 200;
shelves.decelerationRate = 0.99;
shelves.disabled = false;
shelves.itemLabel = '{number}';
shelves.shelfLabel = '{number}';
shelves.shelfRoleDescription = 'shelf';
shelves.renderItem = (cell, item: Room) => showPicture(cell, `/${item.id}.jpg`, { alt: '' });
shelves.renderPlaceholder = (cell) => cell.replaceChildren();
shelves.renderShelf = (header, { title }) => (header.textContent = title);
shelves.loadItems = async (ids) => ids.map((id) => ({ id, title: `${id}` }));
shelves.loadMore = (cursor) => ({ shelves: [shelf], next: cursor + 1 });
shelves.shelves = [shelf, { id: 'many', itemIDs: { length: 9, at: (index: number) => index } }];
shelves.insertShelves([shelf], { before: 'many' });
shelves.removeShelves(['new']);
shelves.moveShelf('many');
shelves.replaceShelves([shelf]);
shelves.updateShelves([shelf]);
shelves.updateItems(rooms);
shelves.scrollToShelf('new', { item: 1, animated: false, way: 'shortest' });
shelves.scrollToShelf(1, { item: 'a' });
localStorage.offsets = JSON.stringify(shelves.offsets);
shelves.offsets = JSON.parse(localStorage.offsets);
shelves.retry();
shelves.refresh().then((hasCome: boolean) => hasCome);
shelves.onframe = null;
shelves.ready.catch((reason) => console.error(reason));
const cells: HTMLElement[] = shelves.elementsFor('a');
const counts = [shelves.count, shelves.tilesAlive, shelves.itemsHere, shelves.frames];
const now = [shelves.currentId, shelves.phase, shelves.loading];
shelves.addEventListener('rondo-begin', ({ detail }) => [detail.shelf, detail.from, detail.fromId]);
shelves.addEventListener('rondo-settle', ({ detail }) => [detail.shelf, detail.to, detail.toId]);
shelves.addEventListener('rondo-reclaim', ({ detail }) => [detail.shelf, detail.item]);
shelves.addEventListener('rondo-items', ({ detail }) => detail.ids.length);

// Recording

const recording = record(pager);
const trace: Promise<string> = recording.stop();
