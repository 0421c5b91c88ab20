// The small pager, whose element has the name of the other.

import { ChildPager } from 'rondo-elements/children';

const pager: ChildPager = document.createElement('rondo-pager');
ChildPager.module = '/rondo.wasm';
pager.loop = true;
pager.next();
pager.addEventListener('rondo-settle', ({ detail }) => detail.toId);

// @ts-expect-error it shows children alone
pager.items = [];
// @ts-expect-error it loads nothing
pager.addEventListener('rondo-loading', ({ detail }) => detail);
