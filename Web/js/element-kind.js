// @ts-check

// The static members by which classes of elements differ. They are getters, because esbuild moves static
// fields out of the class, with a helper in each bundle.

import { PageElement } from './define.js';
import { attributeOf } from './options.js';
import { PAGER_MODULE } from './pager-module.js';

/**
 * @typedef {object} Kind The members that each class has of its own or from a base class.
 * @property {Record<string, import('./options.js').OptionKind>} options The kinds of the options, by name.
 * @property {Record<string, any>} defaults The defaults that differ from the engine's.
 * @property {any} Stage The class of the stage.
 * @property {((host: HTMLElement, driver: any, signal: AbortSignal) => void)[]} listeners The input
 *   listeners, in addition to those of all elements.
 * @property {string} style The style of the shadow tree.
 * @property {string[]} earlyProperties The properties besides options, in the order in which they are
 *   applied if they were set before the element was defined.
 */

/** A kind of elements. */
export class ElementKind extends PageElement {
  /** @this {typeof ElementKind & Kind} */
  static get observedAttributes() {
    return Object.keys(this.options).map(attributeOf);
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
   * @this {Kind}
   * @param {Record<string, any>} options
   */
  static complete(options) {
    /** @type {Record<string, any>} */
    const complete = { ...this.defaults };
    for (const name in options) complete[name] = options[name] ?? complete[name];
    return complete;
  }
}
