// The small pager; its element has the same name as the other.

import { ChildPager } from 'rondo-elements/children';

const pager: ChildPager = document.createElement('rondo-pager');
ChildPager.module = '/rondo.wasm';
pager.loop = true;
pager.next();
pager.addEventListener('rondo-settle', ({ detail }) => detail.toId);

// @ts-expect-error it shows only children
pager.items = [];
// @ts-expect-error it loads nothing
pager.addEventListener('rondo-loading', ({ detail }) => detail);
