// @ts-check

// The elements of a package as custom-elements.json, for editors and catalogues:
// https://github.com/webcomponents/custom-elements-manifest

import { elementsOf, optionDoc } from './types.js';

/**
 * @typedef {import('./scripts.js').Scripts} Scripts
 * @typedef {import('./scripts.js').Element} Element
 * @typedef {import('./scripts.js').Member} Member
 */

/** @param {Scripts} scripts */
export function elementsManifest({ entries, declarations }) {
  const elements = new Map(elementsOf(declarations).map((element) => [element.name, element]));
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: entries
      .filter((entry) => entry.exports.some((name) => elements.has(name)))
      .map((entry) => module(entry, elements)),
  };
}

/**
 * @param {Scripts['entries'][number]} entry
 * @param {Map<string, Element>} elements
 */
function module({ name, exports }, elements) {
  // A script that elements also load on demand keeps its name.
  const path = name === 'controls' ? 'rondo-controls.js' : `${name}.js`;
  const defined = exports.filter((name) => elements.has(name)).map((name) => /** @type {Element} */ (elements.get(name)));
  return {
    kind: 'javascript-module',
    path,
    declarations: defined.map((element) => declaration(element, elements)),
    exports: defined.flatMap(({ name, tag }) => [
      { kind: 'js', name, declaration: { name, module: path } },
      { kind: 'custom-element-definition', name: tag, declaration: { name, module: path } },
    ]),
  };
}

/**
 * @param {Element} element
 * @param {Map<string, Element>} elements
 */
function declaration(element, elements) {
  // Includes members of base classes, because readers of this format ignore inheritance.
  const line = [element];
  for (let base = element.base; base; base = line[line.length - 1].base) {
    line.push(/** @type {Element} */ (elements.get(base)));
  }
  const options = line.flatMap(({ options }) => options);
  return {
    kind: 'class',
    customElement: true,
    name: element.name,
    tagName: element.tag,
    description: element.doc,
    superclass: { name: element.base ?? 'HTMLElement' },
    attributes: [
      ...options.map(({ attribute, name, type, doc, initial }) => ({
        name: attribute,
        fieldName: name,
        type: { text: plain(type) },
        description: optionDoc({ doc, initial }),
      })),
      ...line.flatMap(({ attributes }) => attributes).map(({ name, doc }) => ({
        name,
        type: { text: 'string' },
        description: doc,
      })),
    ],
    members: [
      ...options.map(({ name, type, isNullable, doc, initial }) => ({
        kind: 'field',
        name,
        type: { text: isNullable ? `${plain(type)} | null` : plain(type) },
        description: optionDoc({ doc, initial }),
      })),
      // A member of a base class that the element declares again has the element's description.
      ...line
        .flatMap(({ members }) => members)
        .filter(({ name }, place, all) => all.findIndex((other) => other.name === name) === place)
        .map(member),
    ],
    events: line
      .flatMap(({ events }) => events)
      .map(({ name, type, doc }) => ({ name, type: { text: type }, description: doc })),
    slots: described(line.flatMap(({ slots }) => slots)),
    cssParts: described(line.flatMap(({ parts }) => parts)),
    cssProperties: described(line.flatMap(({ properties }) => properties)),
    cssStates: described(line.flatMap(({ states }) => states)),
  };
}

/**
 * The names with their descriptions; a name of two things has both.
 *
 * @param {import('./scripts.js').Named[]} entries
 */
function described(entries) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const { name, doc } of entries) texts.set(name, [texts.get(name), doc].filter(Boolean).join(' '));
  return [...texts].map(([name, description]) => ({ name, description }));
}

/** @param {Member} member */
function member({ kind, name, doc, type, isReadonly, parameters = [], returns }) {
  if (kind === 'method') {
    return {
      kind,
      name,
      description: doc,
      parameters: parameters.map(({ name, type, text, isOptional }) => ({
        name,
        type: { text: type },
        description: text,
        optional: isOptional,
      })),
      return: { type: { text: returns } },
    };
  }
  return { kind, name, type: { text: plain(type ?? '') }, description: doc, readonly: isReadonly };
}

/**
 * A type for readers that do not know the types of this package: words in any order are text.
 *
 * @param {string} type
 */
function plain(type) {
  return type.replace(/\bWords<[^>]+>/, 'string');
}
