// @ts-check

/**
 * Applies properties that were set before the element was defined and that hide properties of the class.
 *
 * @param {any} element
 * @param {string[]} names The names in the order in which properties are set.
 */
export function adoptEarlyProperties(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}
