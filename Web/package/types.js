// @ts-check

// The types of elements and entries as TypeScript.

/**
 * @typedef {import('./scripts.js').Scripts} Scripts
 * @typedef {import('./scripts.js').Member} Member
 * @typedef {import('./scripts.js').Element} Element
 */

/**
 * All classes, functions and types of all entries.
 *
 * @param {Scripts} scripts
 */
export function elementTypes({ declarations, types }) {
  return [
    ...types.map(typeDeclaration),
    ...declarations.map((one) => {
      if (one.kind === 'function') return functionDeclaration(one);
      return one.kind === 'element' ? elementDeclaration(one) : classDeclaration(one);
    }),
    eventNames(elementsOf(declarations)),
    ...sharedTags(declarations).map(sharedDeclaration),
  ].join('\n');
}

/**
 * The exports of an entry, and the elements that it defines.
 *
 * @param {{ name: string, exports: string[] }} entry
 * @param {Scripts} scripts
 */
export function entryTypes({ exports }, { declarations, types }) {
  const elements = elementsOf(declarations).filter(({ name }) => exports.includes(name));
  const names = [...types.map(({ name }) => name), ...elements.flatMap(namesOf)];
  const shared = new Map(sharedTags(declarations).map((one) => [one.tag, one]));
  /** @param {Element} element */
  const typeOf = ({ tag, name }) => shared.get(tag)?.type ?? name;
  const tags = elements.map((one) => `    '${one.tag}': ${typeOf(one)};\n`).join('');
  const imports = elements.map(typeOf).join(', ');
  const wider = elements.filter(({ tag, name }) => shared.get(tag)?.wider === name);
  return [
    `export { ${exports.join(', ')} } from './elements.js';\n`,
    `export type {\n${names.map((name) => `  ${name},\n`).join('')}} from './elements.js';\n`,
    elements.length > 0 &&
      `import type { ${imports} } from './elements.js';\n\n` +
        `declare global {\n  interface HTMLElementTagNameMap {\n${tags}  }\n}\n`,
    ...wider.map(({ name }) => `declare module './elements.js' {\n  interface Imported {\n    ${name}: true;\n  }\n}\n`),
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * The types of the script of several entries, which defines their elements and exports nothing.
 *
 * @param {string[]} entries
 */
export function inlineTypes(entries) {
  return entries.map((name) => `import './${name}.js';\n`).join('');
}

/** @param {Scripts['declarations']} declarations */
export function elementsOf(declarations) {
  return /** @type {Element[]} */ (declarations.filter(({ kind }) => kind === 'element'));
}

/**
 * The tags of two classes, of which a program can import either or both.
 *
 * @param {Scripts['declarations']} declarations
 */
function sharedTags(declarations) {
  const elements = elementsOf(declarations);
  return elements.flatMap(({ tag, name, base }) => {
    // The wider class extends the other.
    const narrow = elements.find((other) => other.tag === tag && other.name === base);
    return narrow ? [{ tag, type: `${name}Element`, wider: name, narrow: narrow.name }] : [];
  });
}

/** @param {ReturnType<typeof sharedTags>[number]} tag */
function sharedDeclaration({ tag, type, wider, narrow }) {
  return [
    '/** The classes that a program imports, of those with the same tag. */',
    'export interface Imported {}\n',
    `/** An element \`${tag}\`, by the entries that a program imports. */`,
    `export type ${type} = Imported extends { ${wider}: true } ? ${wider} : ${narrow};\n`,
  ].join('\n');
}

/**
 * The names of the types that belong to an element.
 *
 * @param {Element} element
 */
function namesOf({ name }) {
  return [`${name}EventMap`, `${name}Options`, `${name}Properties`];
}

// Elements

/** @param {Element} element */
function elementDeclaration(element) {
  const { name, base, doc, hasModule, options, members, events } = element;
  const [eventMap, optionsOf, properties] = namesOf(element);
  const writable = members.filter((member) => member.kind === 'field' && !member.isReadonly);
  const own = [
    ...(hasModule && base === null ? [MODULE] : []),
    ...options.map(accessors),
    ...members.filter(({ name }) => name !== 'ready').map(memberText),
    ...members.filter(({ name }) => name === 'ready').map((it) => memberText({ ...it, isReadonly: true })),
    listeners(name),
  ];
  return [
    `/** The events of \`${name}\`, by name. */`,
    `export interface ${eventMap} extends ${base ? `${base}EventMap` : 'HTMLElementEventMap'} {`,
    ...events.map(({ name, type, doc }) => indent(`${comment(doc)}'${name}': ${type};`)),
    '}\n',
    `/** The options of \`${name}\` as attributes and as properties. */`,
    `export interface ${optionsOf}${base ? ` extends ${base}Options` : ''} {`,
    ...options.map((one) => indent(`${comment(optionDoc(one))}${one.name}?: ${one.type} | null;`)),
    '}\n',
    `/** The other properties of \`${name}\` that can be set. */`,
    `export interface ${properties}${base ? ` extends ${base}Properties` : ''} {`,
    ...writable
      .filter(({ name }) => name !== 'ready')
      .map((it) => indent(`${comment(it.doc)}${it.name}?: ${it.type?.replace('(element: this)', `(element: ${name})`)};`)),
    '}\n',
    `${comment(doc)}export declare class ${name} extends ${base ?? 'HTMLElement'} {`,
    own.map(indent).join('\n\n'),
    '}\n',
  ].join('\n');
}

const MODULE = `/**
 * The address of the WebAssembly module, or its bytes. It can be set at any time; elements without an
 * engine then load the module.
 *
 * @throws {TypeError} If it is neither an address nor bytes.
 */
static module: string | URL | BufferSource;`;

/** @param {Element['options'][number]} option */
function accessors(option) {
  const { name, type, isNullable } = option;
  const value = isNullable ? `${type} | null` : type;
  const doc = comment(optionDoc(option));
  return `${doc}get ${name}(): ${value};\nset ${name}(value: ${type} | null | undefined);`;
}

/** @param {{ doc: string, initial: string }} option */
export function optionDoc({ doc, initial }) {
  const sentence = doc.charAt(0).toUpperCase() + doc.slice(1);
  return initial ? `${sentence}. Default: ${initial}.` : `${sentence}.`;
}

/** @param {string} name */
function listeners(name) {
  return ['add', 'remove']
    .flatMap((verb) => {
      const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions';
      const start = `${verb}EventListener`;
      return [
        `${start}<Name extends keyof ${name}EventMap>(\n` +
          `  type: Name,\n` +
          `  listener: (this: ${name}, event: ${name}EventMap[Name]) => any,\n` +
          `  options?: boolean | ${options},\n): void;`,
        `${start}<Name extends string>(\n  type: Known<Name>,\n  listener: EventListenerOrEventListenerObject,\n` +
          `  options?: boolean | ${options},\n): void;`,
      ];
    })
    .join('\n');
}

/**
 * The type of the names of all events: those that begin like the names of these elements must be among them.
 *
 * @param {Element[]} elements
 */
function eventNames(elements) {
  const names = new Set(elements.flatMap(({ events }) => events.map(({ name }) => `\n  | '${name}'`)));
  return [
    '/** The names of all events of these elements, which bubble to elements around them. */',
    `export type EventName =${[...names].sort().join('')};\n`,
    '/** A name of an event, if it is not a misspelt one of these elements. */',
    'export type Known<Name extends string> = Name extends `rondo-${string}`',
    '  ? EventName extends Name ? Name : Name & EventName',
    '  : Name;\n',
  ].join('\n');
}

// Other declarations

/** @param {any} declaration */
function classDeclaration({ name, doc, members }) {
  return `${comment(doc)}export declare class ${name} {\n${members.map(memberText).map(indent).join('\n\n')}\n}\n`;
}

/** @param {any} declaration */
function functionDeclaration({ name, doc, parameters, returns }) {
  return `${comment(withParameters(doc, parameters))}export declare function ${name}(${list(parameters)}): ${returns};\n`;
}

/** @param {Scripts['types'][number]} type */
function typeDeclaration({ name, doc, parameters, type, members }) {
  if (type) return `${comment(doc)}export type ${name}${parameters} = ${type};\n`;
  return `${comment(doc)}export interface ${name} {\n${(members ?? []).map(memberText).map(indent).join('\n')}\n}\n`;
}

/** @param {Member} member */
function memberText({ kind, name, doc, type, isReadonly, isOptional, parameters = [], returns }) {
  if (kind === 'method') {
    return `${comment(withParameters(doc, parameters))}${name}(${list(parameters)}): ${returns};`;
  }
  return `${comment(doc)}${isReadonly ? 'readonly ' : ''}${name}${isOptional ? '?' : ''}: ${type};`;
}

/** @param {NonNullable<Member['parameters']>} parameters */
function list(parameters) {
  return parameters
    .map(({ name, type, isOptional }) =>
      isOptional ? `${name}?: ${type.replace(/ \| undefined$/, '')}` : `${name}: ${type}`,
    )
    .join(', ');
}

/**
 * @param {string} doc
 * @param {NonNullable<Member['parameters']>} parameters
 */
function withParameters(doc, parameters) {
  const said = parameters.filter(({ text }) => text).map(({ name, text }) => `@param ${name} ${text}`);
  return [doc, said.join('\n')].filter(Boolean).join(doc.includes('@throws') ? '\n' : '\n\n');
}

// Text

/** @param {string} text */
function comment(text) {
  if (!text) return '';
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `/** ${text} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

/** @param {string} text */
function indent(text) {
  return text.replace(/^(?=.)/gm, '  ');
}
