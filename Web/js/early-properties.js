// @ts-check

/**
 * What was set before an element was defined hides the properties of the same names: these get it.
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
