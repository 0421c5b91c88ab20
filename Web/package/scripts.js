// Reads the public interface of the scripts: exports, elements with members, options and events, and the
// types of these. The sources are classes, their comments, and the tables of the guides.

import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { attributeOf } from '../js/options.js';

const require = createRequire(import.meta.url);
const ts = require(process.env.TYPESCRIPT ?? 'typescript');

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const scripts = join(web, 'js');
const guides = join(dirname(web), 'Documentation/Guides');

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/**
 * @typedef {object} Parameter
 * @property {string} name
 * @property {string} type
 * @property {string} text The text of its comment.
 * @property {boolean} isOptional
 *
 * @typedef {object} Member A member of a class or an interface.
 * @property {'field' | 'method'} kind
 * @property {string} name
 * @property {string} doc
 * @property {string} [type] The type of a field.
 * @property {boolean} [isReadonly]
 * @property {boolean} [isOptional]
 * @property {Parameter[]} [parameters] The parameters of a method.
 * @property {string} [returns]
 *
 * @typedef {object} Option An attribute, and the property of the same name in camel case.
 * @property {string} name
 * @property {string} attribute
 * @property {string} type
 * @property {boolean} isNullable Whether it is null by default.
 * @property {string} doc
 * @property {string} initial The default, as text.
 *
 * @typedef {{ name: string, doc: string }} Named
 *
 * @typedef {object} Element
 * @property {'element'} kind
 * @property {string} name The name of its class.
 * @property {string} doc
 * @property {string | null} base The class that the element extends, if the base class is exported.
 * @property {string} tag
 * @property {boolean} hasModule
 * @property {Option[]} options Like the following fields without those of the base class.
 * @property {Member[]} members
 * @property {(Named & { type: string })[]} events
 * @property {Named[]} attributes Attributes that are not options.
 * @property {Named[]} slots
 * @property {Named[]} parts
 * @property {Named[]} properties Custom properties.
 * @property {Named[]} states
 *
 * @typedef {object} Declared A function, or a class that is no element.
 * @property {'function' | 'class'} kind
 * @property {string} name
 * @property {string} doc
 * @property {Parameter[]} [parameters]
 * @property {string} [returns]
 * @property {Member[]} [members]
 *
 * @typedef {object} Scripts
 * @property {{ name: string, exports: string[] }[]} entries
 * @property {(Element | Declared)[]} declarations Base classes come before their subclasses.
 * @property {{ name: string, doc: string, parameters?: string, type?: string, members?: Member[] }[]} types
 */

/** Members that only browsers call. */
const CALLBACKS = ['connectedCallback', 'disconnectedCallback', 'attributeChangedCallback'];
/** Members that are declared with a type for each event. */
const LISTENING = ['addEventListener', 'removeEventListener'];

/** The types of kinds of options without a list of words. */
const KINDS = {
  estimate: 'number | string',
  flag: 'boolean',
  gap: 'number | string',
  item: 'string | number',
  length: "number | 'viewport'",
  natural: 'number',
  number: 'number',
  share: 'number | string',
  size: 'number | string',
  text: 'string',
  whole: 'number',
};

/**
 * Reads the scripts of a package.
 *
 * @param {Record<string, string>} entries The script of each entry.
 * @returns {Promise<Scripts>}
 * @throws {Error} If the type of a member, or the row of an attribute in the guides, is missing.
 */
export async function readScripts(entries) {
  const classes = await definedClasses(entries);
  return new Reader(entries, classes).read();
}

/**
 * The classes that are defined as elements when the entries are imported, with their names.
 *
 * @param {Record<string, string>} entries
 * @returns {Promise<Map<string, { tag: string, Class: any }>>} by the name of the class
 */
async function definedClasses(entries) {
  const classes = new Map();
  const page = /** @type {any} */ (globalThis);
  page.HTMLElement = class {};
  page.customElements = {
    get: () => undefined,
    define: (/** @type {string} */ tag, /** @type {any} */ Class) =>
      classes.set(Class.name, { tag, Class }),
  };
  for (const script of Object.values(entries)) await import(join(scripts, `${script}.js`));
  return classes;
}

class Reader {
  /** The types of these scripts that declarations use, in the order of their first use. */
  #named = new Set();
  #exported = new Set();
  #typedefs = new Map();
  #classes = new Map();
  #rows = rowsOfGuides();

  constructor(entries, classes) {
    this.entries = entries;
    this.classes = classes;
    this.files = Object.values(entries).map((script) => join(scripts, `${script}.js`));
    this.program = ts.createProgram(this.files, {
      allowJs: true,
      checkJs: true,
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    });
    this.checker = this.program.getTypeChecker();
    for (const file of this.program.getSourceFiles().filter(isOurs)) {
      for (const symbol of this.#exportsOf(file)) {
        if (isTypedef(symbol)) this.#typedefs.set(symbol.name, symbol);
        if (symbol.flags & ts.SymbolFlags.Class) this.#classes.set(symbol.name, symbol);
      }
    }
  }

  read() {
    const entries = Object.keys(this.entries).map((name, index) => {
      const file = this.program.getSourceFile(this.files[index]);
      const symbols = this.#exportsOf(file).map((symbol) => this.#original(symbol));
      return { name, symbols: symbols.filter((it) => it.flags & ts.SymbolFlags.Value && !this.#isInternal(it)) };
    });
    this.#exported = new Set(entries.flatMap(({ symbols }) => symbols));
    const byDepth = [...this.#exported].sort((one, other) => this.#depth(one) - this.#depth(other));
    const declarations = byDepth.map((symbol) => this.#declaration(symbol));
    const types = [];
    // The loop continues over types that earlier types use.
    for (const symbol of this.#named) types.push(this.#type(symbol));
    return {
      entries: entries.map(({ name, symbols }) => ({ name, exports: symbols.map((it) => it.name) })),
      declarations,
      types: types.sort((one, other) => (one.name < other.name ? -1 : 1)),
    };
  }

  #exportsOf(file) {
    const symbol = this.checker.getSymbolAtLocation(file);
    return symbol ? this.checker.getExportsOfModule(symbol) : [];
  }

  #isInternal(symbol) {
    return symbol.getJsDocTags(this.checker).some(({ name }) => name === 'internal');
  }

  #original(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** A class and its base classes from these scripts. */
  #line(symbol) {
    const line = [];
    for (let next = symbol; next && isOurs(next.valueDeclaration?.getSourceFile()); ) {
      if (!ts.isClassDeclaration(next.valueDeclaration)) break;
      line.push(next);
      const [base] = this.checker.getDeclaredTypeOfSymbol(next).getBaseTypes?.() ?? [];
      next = base?.symbol;
    }
    return line;
  }

  #depth(symbol) {
    return this.#line(symbol).length;
  }

  #declaration(symbol) {
    const { name } = symbol;
    const doc = this.#doc(symbol);
    if (symbol.flags & ts.SymbolFlags.Function) {
      return { kind: 'function', name, doc, ...this.#signature(symbol) };
    }
    const line = this.#line(symbol);
    const next = line.findIndex((one, index) => index > 0 && this.#exported.has(one));
    const own = next < 0 ? line : line.slice(0, next);
    const base = next < 0 ? null : line[next].name;
    const members = own.flatMap((one) => this.#members(one));
    const known = new Set();
    const unique = members.filter(({ name }) => known.size < known.add(name).size);
    const element = this.classes.get(name);
    if (!element) return { kind: 'class', name, doc, base, members: unique };
    const tags = own.flatMap((one) => this.#tagsOf(one));
    const named = (/** @type {string} */ kind) => tags.filter(({ name }) => name === kind).map(namedBy);
    return {
      kind: 'element',
      name,
      doc,
      base,
      tag: element.tag,
      hasModule: 'module' in element.Class,
      options: this.#options(element, base),
      members: unique,
      events: tags.filter(({ name }) => name === 'fires').map((tag) => this.#event(tag)),
      attributes: named('attr'),
      slots: named('slot').map((slot) => ({ ...slot, name: slot.name.replace('-', '') })),
      parts: named('csspart'),
      properties: named('cssprop'),
      states: named('cssstate'),
    };
  }

  /** The tags of a class, with those of a class that it shows. */
  #tagsOf(symbol) {
    const tags = symbol.getJsDocTags(this.checker);
    const names = tags.filter(({ name }) => name === 'shows').map(({ text }) => ts.displayPartsToString(text));
    return [...tags, ...names.flatMap((name) => this.#classes.get(name).getJsDocTags(this.checker))];
  }

  // Members

  #members(symbol) {
    const members = [...(symbol.members?.values() ?? [])];
    return members.filter(isPublic).map((member) => this.#member(member));
  }

  #member(symbol) {
    const { name } = symbol;
    const doc = this.#doc(symbol);
    if (symbol.flags & ts.SymbolFlags.Method) {
      return { kind: 'method', name, doc, ...this.#signature(symbol) };
    }
    const setter = symbol.declarations.find(ts.isSetAccessor);
    const isReadonly = !setter && Boolean(symbol.flags & ts.SymbolFlags.Accessor);
    const type = this.#typeOf(this.checker.getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration));
    if (type === 'any') throw new Error(`the type of ${name} is not known: its comment must say it`);
    return { kind: 'field', name, doc, type, isReadonly };
  }

  #signature(symbol) {
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration);
    const [signature] = type.getCallSignatures();
    const names = ts
      .getJSDocTags(symbol.valueDeclaration)
      .filter(ts.isJSDocParameterTag)
      .map((tag) => ({ name: tag.name.getText(), text: ts.getTextOfJSDocComment(tag.comment) }));
    const parameters = signature.parameters.map((parameter, index) => {
      const { valueDeclaration } = parameter;
      const type = this.checker.getTypeOfSymbolAtLocation(parameter, valueDeclaration);
      return {
        name: names[index]?.name ?? parameter.name,
        text: names[index]?.text ?? '',
        isOptional: this.checker.isOptionalParameter(valueDeclaration),
        type: this.#typeOf(type),
      };
    });
    return { parameters, returns: this.#typeOf(signature.getReturnType()) };
  }

  /** The comment of a symbol, with its errors. */
  #doc(symbol) {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    const throws = symbol
      .getJsDocTags(this.checker)
      .filter(({ name }) => name === 'throws')
      .map((tag) => `@throws ${ts.displayPartsToString(tag.text)}`);
    return [text, throws.join('\n')].filter(Boolean).join('\n\n');
  }

  // Options and events

  #options({ Class, tag }, base) {
    const { options = {}, defaults } = Class;
    const ofBase = base ? this.classes.get(base)?.Class.options ?? {} : {};
    return Object.entries(options)
      .filter(([name]) => ofBase[name] === undefined)
      .map(([name, kind]) => {
        const attribute = attributeOf(name);
        const isChoice = Array.isArray(kind);
        const words = isChoice || kind instanceof Set ? [...kind].map((word) => `'${word}'`).join(' | ') : '';
        if (kind instanceof Set) this.#need({ name: 'Words' });
        const ofWords = isChoice ? words : `Words<${words}>`;
        const type = words ? ofWords : KINDS[kind];
        if (!type) throw new Error(`no type is known for options of the kind ${kind}`);
        // The engine has the defaults of numbers.
        const isKnown = ['flag', 'length', 'size', 'estimate'].includes(kind) || isChoice;
        const isNullable = !isKnown && defaults[name] === undefined;
        return { name, attribute, type, isNullable, ...this.#row(tag, attribute) };
      });
  }

  /** The row of the guides about an attribute: from the element's own guide, with the fewest attributes. */
  #row(tag, attribute) {
    const isOfShelves = tag === 'rondo-shelves';
    const rows = this.#rows.filter(
      ({ guide, names, doc }) =>
        names.includes(attribute) && doc !== '' && (isOfShelves || guide !== 'Shelves.md'),
    );
    const rank = ({ guide, names }) => names.length + (isOfShelves && guide !== 'Shelves.md' ? 100 : 0);
    const [row] = rows.sort((one, other) => rank(one) - rank(other));
    if (!row) throw new Error(`no table of the guides has a row for ${attribute} of ${tag}`);
    const place = row.names.indexOf(attribute);
    const ofEach = (text, separator) => {
      const parts = text.split(separator);
      return parts.length === row.names.length ? parts[place].trim() : text;
    };
    return { doc: ofEach(row.doc, ';'), initial: ofEach(row.initial, ',') };
  }

  #event(tag) {
    const [, type, name, doc] = /^\{(.+?)\} (\S+)\s+([^]*)$/.exec(ts.displayPartsToString(tag.text));
    const detail = /^CustomEvent<(\w+)>$/.exec(type)?.[1];
    if (!this.#typedefs.has(detail)) throw new Error(`the detail of ${name} is not known: ${type}`);
    this.#need({ name: detail });
    return { name, type, doc: doc.replace(/\s+/g, ' ') };
  }

  // Types

  #typeOf(type) {
    this.#note(type, new Set());
    return this.checker.typeToString(type, undefined, FLAGS);
  }

  /** Collects the types of these scripts within a type. */
  #note(type, seen) {
    if (!type || seen.has(type)) return;
    seen.add(type);
    for (const argument of type.aliasTypeArguments ?? []) this.#note(argument, seen);
    const { aliasSymbol } = type;
    if (aliasSymbol) {
      if (isOurs(aliasSymbol.declarations[0].getSourceFile())) this.#need(aliasSymbol);
      return;
    }
    for (const part of type.types ?? []) this.#note(part, seen);
    for (const argument of this.checker.getTypeArguments?.(type) ?? []) this.#note(argument, seen);
    if (!(type.flags & ts.TypeFlags.Object) || !isOurs(type.symbol?.declarations?.[0].getSourceFile())) return;
    if (type.symbol.flags & ts.SymbolFlags.Class) {
      if (!this.#exported.has(type.symbol)) this.#named.add(type.symbol);
      return;
    }
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      for (const parameter of signature.parameters) {
        const { valueDeclaration } = parameter;
        this.#note(this.checker.getTypeOfSymbolAtLocation(parameter, valueDeclaration), seen);
      }
      this.#note(signature.getReturnType(), seen);
    }
    for (const property of type.getProperties()) {
      this.#note(this.checker.getTypeOfSymbolAtLocation(property, property.valueDeclaration), seen);
    }
  }

  /** Collects a type by name, because a typedef can import a type with the same name from another script. */
  #need({ name }) {
    this.#named.add(this.#typedefs.get(name));
  }

  #type(symbol) {
    const { name } = symbol;
    if (symbol.flags & ts.SymbolFlags.Class) {
      return { name, doc: this.#doc(symbol), members: this.#members(symbol) };
    }
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    const doc = this.#doc(symbol).replace(/\s+/g, ' ');
    const tag = symbol.declarations[0];
    if (tag.typeExpression && ts.isJSDocTypeLiteral(tag.typeExpression)) {
      const members = type.getProperties().map((property) => {
        const { valueDeclaration } = property;
        const of = this.checker.getTypeOfSymbolAtLocation(property, valueDeclaration);
        const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
        const type = this.#typeOf(of).replace(/ \| undefined$/, '');
        return { kind: 'field', name: property.name, doc: this.#doc(property), type, isOptional };
      });
      return { name, doc, members };
    }
    this.#noteWithin(tag);
    const text = tag.typeExpression.type.getText().replace(/import\('[^']+'\)\.(\w+)/g, '$1');
    const templates = tag.parent.tags?.filter(ts.isJSDocTemplateTag) ?? [];
    return { name, doc, parameters: parametersOf(templates), type: text.replace(/\s*\n\s*\*\s*/g, ' ') };
  }

  /** Collects the types within the text of a typedef. */
  #noteWithin(tag) {
    const visit = (node) => {
      const symbol = ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node)
        ? this.checker.getTypeFromTypeNode(node).aliasSymbol
        : undefined;
      if (symbol && isOurs(symbol.declarations[0].getSourceFile())) this.#need(symbol);
      ts.forEachChild(node, visit);
    };
    visit(tag.typeExpression.type);
  }
}

/** The parameters of a generic type, from its `@template` tags. */
function parametersOf(templates) {
  const parameters = templates.map(({ constraint, typeParameters: [{ name, default: initial }] }) => {
    const limit = constraint ? ` extends ${constraint.type.getText()}` : '';
    return `${name.text}${limit}${initial ? ` = ${initial.getText()}` : ''}`;
  });
  return parameters.length > 0 ? `<${parameters.join(', ')}>` : '';
}

function isOurs(file) {
  return Boolean(file?.fileName.startsWith(scripts));
}

/** Whether a typedef declares a type, and does not only import one from another script. */
function isTypedef({ name, flags, declarations }) {
  if (!(flags & ts.SymbolFlags.TypeAlias)) return false;
  const type = declarations[0].typeExpression?.type;
  return !(type && ts.isImportTypeNode(type) && type.qualifier?.getText() === name);
}

function isPublic({ name, valueDeclaration }) {
  if (!valueDeclaration || !ts.isClassElement(valueDeclaration)) return false;
  return /^[a-z]/.test(name) && ![...CALLBACKS, ...LISTENING].includes(name);
}

/** A tag of the form `name text`. */
function namedBy(tag) {
  const [, name, doc] = /^(\S+)\s+([^]*)$/.exec(ts.displayPartsToString(tag.text));
  return { name, doc: doc.replace(/\s+/g, ' ') };
}

/** The rows about attributes, from all tables of the guides with a column for values. */
function rowsOfGuides() {
  return readdirSync(guides).flatMap((guide) => {
    const text = readFileSync(join(guides, guide), 'utf8');
    const tables = text.match(/^\| attribute \|.*\n(?:\|.*\n)+/gm) ?? [];
    return tables.flatMap((table) => {
      const [titles, , ...rows] = table.trimEnd().split('\n').map(cellsOf);
      return rows.map((cells) => {
        const cell = (title) => plain(cells[titles.indexOf(title)] ?? '');
        const names = [...cell('attribute').matchAll(/`([^`]+)`/g)].map(([, name]) => name);
        // A reference to another place is not a description.
        const doc = cell('value').replace(/^(as for the pager|see .*)$/, '');
        return { guide, names, doc, initial: cell('default') };
      });
    });
  });
}

/** The cells of a row of a table. */
function cellsOf(row) {
  return row.slice(1, -1).split('|').map((cell) => cell.trim());
}

/** Text of a guide without links, and without a reference at its end. */
function plain(text) {
  return text.replace(/: \[[^\]]+\]\([^)]+\)$/, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
