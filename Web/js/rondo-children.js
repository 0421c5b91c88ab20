// @ts-check

// Import this instead of rondo.js if every <rondo-pager> shows its children. The element is smaller, without
// items made on demand, lists and loading.

import { ChildPager } from './child-pager.js';
import { define } from './define.js';

define('rondo-pager', ChildPager);

export { ChildPager };
