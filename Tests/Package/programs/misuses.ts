// Each line that follows an expected error is one: else the compiler says that none was there.

import { RondoPager } from 'rondo-elements';
import { RondoPages } from 'rondo-elements/pages';
import { record } from 'rondo-elements/recording';
import { RondoShelves } from 'rondo-elements/shelves';
import 'rondo-elements/ticker';

const pager = document.querySelector('rondo-pager')!;
const pages = document.querySelector('rondo-pages')!;
const shelves = document.querySelector('rondo-shelves')!;

// @ts-expect-error no address and no bytes
RondoPager.module = 7;
// @ts-expect-error no flag
pager.loop = 'yes';
// @ts-expect-error none of the words
pager.axis = 'diagonal';
// @ts-expect-error none of the words
pager.snap = 'start';
// @ts-expect-error no size
pager.spacing = true;
// @ts-expect-error no such option
pager.slidesPerView = 3;
// @ts-expect-error only read
pager.phase = 'idle';
// @ts-expect-error only read
pager.count = 3;
// @ts-expect-error only read
pager.ready = Promise.resolve();
// @ts-expect-error an item without an id
pager.items = [{ title: 'One' }];
// @ts-expect-error a source without `render`
pager.items = { count: 3 };
// @ts-expect-error no list of items
pager.insertItems('a');
// @ts-expect-error no list of ids
pager.removeItems('a');
// @ts-expect-error none of the ways
pager.scrollToItem(3, { way: 'up' });
// @ts-expect-error no such method
pager.slideTo(3);
// @ts-expect-error no page of a feed
pager.loadMore = async () => [];
// @ts-expect-error a settle tells no progress
pager.addEventListener('rondo-settle', ({ detail }) => detail.progress);
// @ts-expect-error the event is none of a mouse
pager.addEventListener('rondo-change', (event: MouseEvent) => event.clientX);
// @ts-expect-error an index may be null
pager.addEventListener('rondo-change', ({ detail }) => detail.to.toFixed());
// @ts-expect-error the name of an element that is none
document.querySelector('rondo-carousel')!.next();
// @ts-expect-error no class
pages.register('article', { create() {} });
// @ts-expect-error a method of pages with another item
pages.register('article', class { create(item: any, element: number) {} });
// @ts-expect-error a pager has no pages
pager.register('article', class {});
// @ts-expect-error a shelf without ids
shelves.shelves = [{ id: 'new' }];
// @ts-expect-error no option of shelves
shelves.axis = 'vertical';
// @ts-expect-error the index of an item is a number
shelves.scrollToShelf('new', { item: 'a' });
// @ts-expect-error no page of shelves
shelves.loadMore = () => ({ items: [], next: null });
// @ts-expect-error a ticker has no shelves
document.querySelector('rondo-ticker')!.shelves = [];
// @ts-expect-error no element
record('rondo-pager');
// @ts-expect-error no element of shelves
const other: RondoShelves = pager;
// @ts-expect-error a pager is not pages
const base: RondoPages = pager;
