// @ts-check

// Import this to use <rondo-pager>.

import { RondoPager } from './rondo-pager.js';

customElements.define('rondo-pager', RondoPager);

export { RondoPager };
