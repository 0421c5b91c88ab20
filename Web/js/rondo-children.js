// @ts-check

// Import this instead of rondo.js if every <rondo-pager> shows its children: it is the same element
// without items made on demand, lists and loading, and it is smaller.

import { ChildPager } from './child-pager.js';
import { define } from './define.js';

define('rondo-pager', ChildPager);

export { ChildPager };
