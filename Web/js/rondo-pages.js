// @ts-check

// Import this to use <rondo-pages> and <rondo-tabs>.

import { RondoPages } from './pages/pages-element.js';
import { RondoTabs } from './pages/tabs-element.js';

customElements.define('rondo-pages', RondoPages);
customElements.define('rondo-tabs', RondoTabs);

export { RondoPages, RondoTabs };
