// @ts-check

// Import this to use <rondo-ticker>.

import { RondoTicker } from './ticker-element.js';

customElements.define('rondo-ticker', RondoTicker);

export { RondoTicker };
