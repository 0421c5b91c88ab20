// @ts-check

// Import this to use <rondo-ticker>.

import { define } from './define.js';
import { RondoTicker } from './ticker-element.js';

define('rondo-ticker', RondoTicker);

export { RondoTicker };
