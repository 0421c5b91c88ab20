// @ts-check

// Import this to use <rondo-shelves>.

import { define } from './define.js';
import { RondoShelves } from './shelves/shelves-element.js';

define('rondo-shelves', RondoShelves);

export { RondoShelves };
export { showPicture } from './shelves/picture.js';
