// @ts-check

// Import this to use <rondo-pages> and <rondo-tabs>.

import { define } from './define.js';
import { RondoPages } from './pages/pages-element.js';
import { RondoTabs } from './tabs-element.js';

define('rondo-pages', RondoPages);
define('rondo-tabs', RondoTabs);

export { RondoPages, RondoTabs };
