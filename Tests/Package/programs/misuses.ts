// Each expected error is on the next line; without it the compiler reports the comment.

import { RondoPager } from 'rondo-elements';
import 'rondo-elements/controls';
import { RondoPages } from 'rondo-elements/pages';
import { record } from 'rondo-elements/recording';
import { RondoShelves } from 'rondo-elements/shelves';
import 'rondo-elements/ticker';

const pager = document.querySelector('rondo-pager')!;
const pages = document.querySelector('rondo-pages')!;
const shelves = document.querySelector('rondo-shelves')!;
const controls = document.querySelector('rondo-controls')!;

// @ts-expect-error neither an address nor bytes
RondoPager.module = 7;
// @ts-expect-error not a flag
pager.loop = 'yes';
// @ts-expect-error not one of the words
pager.axis = 'diagonal';
// @ts-expect-error not one of the words
pager.snap = 'start';
// @ts-expect-error a misspelt word
pager.controls = 'arows';
// @ts-expect-error a misspelt word among others
pager.controls = 'arrows dosts';
// @ts-expect-error a word twice
pager.controls = 'dots arrows dots';
// @ts-expect-error a misspelt word
pager.marks = 'curent';
// @ts-expect-error a misspelt word
pager.animated = 'chnges';
// @ts-expect-error a misspelt word
controls.show = 'arows';
// @ts-expect-error not a size
pager.spacing = true;
// @ts-expect-error no such option
pager.slidesPerView = 3;
// @ts-expect-error read-only
pager.phase = 'idle';
// @ts-expect-error read-only
pager.count = 3;
// @ts-expect-error read-only
pager.ready = Promise.resolve();
// @ts-expect-error an item without an id
pager.items = [{ title: 'One' }];
// @ts-expect-error a source without `render`
pager.items = { count: 3 };
// @ts-expect-error not a list of items
pager.insertItems('a');
// @ts-expect-error not a list of ids
pager.removeItems('a');
// @ts-expect-error not one of the ways
pager.scrollToItem(3, { way: 'up' });
// @ts-expect-error no such method
pager.slideTo(3);
// @ts-expect-error not a page of a feed
pager.loadMore = async () => [];
// @ts-expect-error a settle has no progress
pager.addEventListener('rondo-settle', ({ detail }) => detail.progress);
// @ts-expect-error no event of that name
pager.addEventListener('rondo-setle', () => {});
// @ts-expect-error no event of that name
pages.removeEventListener('rondo-progres', () => {});
// @ts-expect-error not a mouse event
pager.addEventListener('rondo-change', (event: MouseEvent) => event.clientX);
// @ts-expect-error an index can be null
pager.addEventListener('rondo-change', ({ detail }) => detail.to.toFixed());
// @ts-expect-error an unknown name of an element
document.querySelector('rondo-carousel')!.next();
// @ts-expect-error not a class
pages.register('article', { create() {} });
// @ts-expect-error a method of pages with another item
pages.register('article', class { create(item: any, element: number) {} });
// @ts-expect-error a pager has no pages
pager.register('article', class {});
// @ts-expect-error a shelf without ids
shelves.shelves = [{ id: 'new' }];
// @ts-expect-error not an option of shelves
shelves.axis = 'vertical';
// @ts-expect-error an item is an id, an index or an object with an id
shelves.scrollToShelf('new', { item: true });
// @ts-expect-error not a page of shelves
shelves.loadMore = () => ({ items: [], next: null });
// @ts-expect-error a ticker has no shelves
document.querySelector('rondo-ticker')!.shelves = [];
// @ts-expect-error not an element
record('rondo-pager');
// @ts-expect-error not an element of shelves
const other: RondoShelves = pager;
// @ts-expect-error a pager is not pages
const base: RondoPages = pager;
// @ts-expect-error internal
import { attach } from 'rondo-elements/controls';
// @ts-expect-error internal
import type { Site } from 'rondo-elements/controls';
