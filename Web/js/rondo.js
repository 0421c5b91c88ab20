// @ts-check

// Import this to use <rondo-pager>.

import { define } from './define.js';
import { RondoPager } from './rondo-pager.js';

define('rondo-pager', RondoPager);

export { RondoPager };
