// @ts-check

/**
 * Applies properties that were set before the element was defined, which hide those of the class.
 *
 * @param {any} element
 * @param {string[]} names In the order in which they are set.
 */
export function adoptEarlyProperties(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}
