// @ts-check

// The static fields of a class of elements. They are apart from its private members: in a class with both,
// esbuild turns private members into weak maps, which takes a kilobyte.

import { PageElement } from './define.js';
import { attributeOf } from './options.js';
import { PAGER_MODULE } from './pager-module.js';

/** A kind of elements. */
export class ElementKind extends PageElement {
  /**
   * The kinds of its options, by name; each class of elements has its own.
   *
   * @type {Record<string, import('./options.js').OptionKind>}
   */
  static options = {};

  /**
   * The class of its stage.
   *
   * @type {any}
   */
  static Stage;

  /**
   * The input listeners in addition to those of all elements.
   *
   * @type {((host: HTMLElement, driver: any, signal: AbortSignal) => void)[]}
   */
  static listeners = [];

  /** The style of its shadow tree. */
  static style = '';

  static get observedAttributes() {
    return Object.keys(this.options).map(attributeOf);
  }

  /**
   * The properties in addition to the options, in the order in which they are applied if they were
   * set before the element was defined.
   *
   * @type {string[]}
   */
  static earlyProperties = [];

  /**
   * The defaults that differ from the engine's.
   *
   * @type {Record<string, any>}
   */
  static defaults = {};

  /** The default role for assistive technology; the author's attributes override it. */
  static role = 'region';
  /** @type {string | null} */
  static roleDescription = 'carousel';

  /**
   * The value of `module`; classes with another module have their own.
   *
   * @type {import('./module.js').ModuleSource}
   */
  static source = PAGER_MODULE;

  /**
   * Options with the element's own defaults for those that are not set.
   *
   * @param {Record<string, any>} options
   */
  static complete(options) {
    /** @type {Record<string, any>} */
    const complete = { ...this.defaults };
    for (const name in options) complete[name] = options[name] ?? complete[name];
    return complete;
  }
}
