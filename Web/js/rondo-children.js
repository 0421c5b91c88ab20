// @ts-check

// Import this instead of rondo.js where every <rondo-pager> shows its children: it is the same, but
// for items made when they are needed, lists and loading, and it is smaller.

import { ChildPager } from './child-pager.js';
import { define } from './define.js';

define('rondo-pager', ChildPager);

export { ChildPager };
