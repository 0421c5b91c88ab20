// @ts-check

// The static members by which classes of elements differ. They are getters, because esbuild moves static
// fields out of the class, with a helper in each bundle.

import { PageElement } from './define.js';
import { attributeOf } from './options.js';
import { PAGER_MODULE } from './pager-module.js';

/** A kind of elements. */
export class ElementKind extends PageElement {
  /**
   * The kinds of the options of the class, by name.
   *
   * @returns {Record<string, import('./options.js').OptionKind>}
   */
  static get options() {
    return {};
  }

  /**
   * The class of the stage.
   *
   * @returns {any}
   */
  static get Stage() {
    return null;
  }

  /**
   * The input listeners of the class, in addition to those of all elements.
   *
   * @returns {((host: HTMLElement, driver: any, signal: AbortSignal) => void)[]}
   */
  static get listeners() {
    return [];
  }

  /** The style of the shadow tree. */
  static get style() {
    return '';
  }

  static get observedAttributes() {
    return Object.keys(this.options).map(attributeOf);
  }

  /**
   * The properties besides options, in the order in which they are applied if they were set before the
   * element was defined.
   *
   * @returns {string[]}
   */
  static get earlyProperties() {
    return [];
  }

  /**
   * The defaults that differ from the engine's.
   *
   * @returns {Record<string, any>}
   */
  static get defaults() {
    return {};
  }

  /** The default role for assistive technology; the author's attributes override it. */
  static get role() {
    return 'region';
  }

  /** @returns {string | null} */
  static get roleDescription() {
    return 'carousel';
  }

  /**
   * The value of `module`; overridden by classes with another module.
   *
   * @returns {import('./module.js').ModuleSource}
   */
  static get source() {
    return PAGER_MODULE;
  }

  /**
   * Options, with defaults of the class for options that are not set.
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
