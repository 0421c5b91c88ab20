// @ts-check

import { listenToKeys } from './keyboard.js';
import { OPTIONS } from './options.js';
import { RondoElement } from './rondo-element.js';
import { Stage } from './stage.js';
import { SLIDES } from './style.js';
import { listenToWheel } from './wheel.js';

/** An element that shows slides along one axis. */
export class SlidesElement extends RondoElement {
  static options = OPTIONS;
  static Stage = Stage;
  static listeners = [listenToWheel, listenToKeys];
  static style = SLIDES;

  static {
    this.defineOptions();
  }
}
