// @ts-check

// The static members by which classes of elements differ. They are getters, which bundlers leave in the
// class; esbuild moves static fields behind it, with a helper for each bundle.

import { PageElement } from './define.js';
import { attributeOf } from './options.js';
import { PAGER_MODULE } from './pager-module.js';

/** A kind of elements. */
export class ElementKind extends PageElement {
  /**
   * The kinds of its options, by name; each class of elements has its own.
   *
   * @returns {Record<string, import('./options.js').OptionKind>}
   */
  static get options() {
    return {};
  }

  /**
   * The class of its stage.
   *
   * @returns {any}
   */
  static get Stage() {
    return null;
  }

  /**
   * The input listeners in addition to those of all elements.
   *
   * @returns {((host: HTMLElement, driver: any, signal: AbortSignal) => void)[]}
   */
  static get listeners() {
    return [];
  }

  /** The style of its shadow tree. */
  static get style() {
    return '';
  }

  static get observedAttributes() {
    return Object.keys(this.options).map(attributeOf);
  }

  /**
   * The properties in addition to the options, in the order in which they are applied if they were
   * set before the element was defined.
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
   * The value of `module`; classes with another module have their own.
   *
   * @returns {import('./module.js').ModuleSource}
   */
  static get source() {
    return PAGER_MODULE;
  }

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
