// @ts-check

// Import this to use <rondo-shelves>.

import { RondoShelves } from './shelves/shelves-element.js';

customElements.define('rondo-shelves', RondoShelves);

export { RondoShelves };
export { showPicture } from './shelves/picture.js';
