// @ts-check

import { attempt } from './attempt.js';

/**
 * Applies properties that were set before the element was defined and that hide properties of the class. Errors are
 * reported, because the script that set a property has returned.
 *
 * @param {any} element
 * @param {string[]} names The names in the order in which properties are set.
 */
export function adoptEarlyProperties(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    attempt(() => {
      element[name] = value;
    });
  }
}
