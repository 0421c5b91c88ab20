// Lists the properties that only the scripts themselves use, which get short names in bundles:
//
//     node Web/package/internal-names.js > Web/package/internal-names.json
//
// Left out are properties that browsers have, that pages can use, that a text in code or data names, and that no
// code names after a dot or in braces, because they are keys of tables. A property that is missing in the list
// keeps its name.

import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readScripts } from './scripts.js';
import { elementTypes } from './types.js';

const require = createRequire(import.meta.url);
const ts = require(process.env.TYPESCRIPT ?? 'typescript');

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const scripts = join(web, 'js');

/** The entries whose declarations are the public ones. */
const ENTRIES = ['rondo', 'rondo-children', 'rondo-ticker', 'rondo-pages', 'rondo-shelves', 'rondo-recording'];

/** Members that only browsers call, and which their types do not have. */
const CALLBACKS = [
  'attributeChangedCallback',
  'connectedCallback',
  'disconnectedCallback',
  'observedAttributes',
];

/** The scripts whose objects are data: fields, options, and the lines of traces. */
const DATA = /trace\.js|words\.js|options\.js|layout\.js|recording\//;

/** A shorter name gains nothing. */
const LEAST = 4;

/**
 * The names of the properties and methods in a text in TypeScript, and its texts.
 *
 * @param {string} text
 */
function membersIn(text) {
  const names = new Set();
  visit(ts.createSourceFile('it.d.ts', text, ts.ScriptTarget.Latest), (/** @type {any} */ node) => {
    if (ts.isStringLiteral(node)) names.add(node.text);
    const isMember = ts.isTypeElement(node) || ts.isClassElement(node);
    // Global variables and functions are properties of the window.
    const isGlobal = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
    if ((isMember || isGlobal) && node.name) names.add(node.name.text);
  });
  return names;
}

/**
 * @param {any} node
 * @param {(node: any) => void} act
 */
function visit(node, act) {
  act(node);
  ts.forEachChild(node, (/** @type {any} */ child) => visit(child, act));
}

/**
 * The types of browsers and of the language.
 *
 * @param {string} folder The folder of TypeScript.
 */
const textsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /^lib\..*\.d\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const library = textsIn(dirname(require.resolve(process.env.TYPESCRIPT ?? 'typescript')));
const newer = readFileSync(join(web, 'newer.d.ts'), 'utf8');
const publicTypes = elementTypes(await readScripts(Object.fromEntries(ENTRIES.map((name) => [name, name]))));

const declared = new Set();
const fields = new Set();
const read = new Set();
const used = new Set(CALLBACKS);
for (const text of [...library, newer, publicTypes]) for (const name of membersIn(text)) used.add(name);

const files = /** @type {string[]} */ (readdirSync(scripts, { recursive: true }));
for (const file of files.filter((name) => name.endsWith('.js') && !name.endsWith('.test.js'))) {
  const text = readFileSync(join(scripts, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  visit(source, (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateTail(node);
    if (isText && /^\w*$/.test(node.text)) used.add(node.text);
    if (ts.isPropertyAccessExpression(node)) read.add(node.name.text);
    if (ts.isBindingElement(node)) read.add((node.propertyName ?? node.name).text);
    const isMember = ts.isClassElement(node) || ts.isObjectLiteralElement(node);
    if (!isMember || !node.name || !ts.isIdentifier(node.name)) return;
    const isData = ts.isObjectLiteralExpression(node.parent) && DATA.test(file);
    (isData ? used : declared).add(node.name.text);
    if (ts.isPropertyDeclaration(node)) fields.add(node.name.text);
  });
}

const names = [...declared].filter((name) => name.length >= LEAST && read.has(name) && !used.has(name)).sort();
const isField = (/** @type {string} */ name) => fields.has(name);
console.log(
  JSON.stringify({ fields: names.filter(isField), others: names.filter((name) => !isField(name)) }, null, 2),
);
