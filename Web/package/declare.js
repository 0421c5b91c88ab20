// @ts-check

// Writes the types of a package and its custom-elements.json, from its scripts.
//
//     node declare.js <folder of the package> <JSON of its entries> <JSON of the entries in /inline>

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { elementsManifest } from './elements-manifest.js';
import { jsxTypes } from './jsx-types.js';
import { readScripts } from './scripts.js';
import { elementTypes, entryTypes, inlineTypes } from './types.js';

const [folder, ...lists] = process.argv.slice(2);
const [entries, inline] = lists.map((list) => JSON.parse(list));
const read = await readScripts(entries);

/**
 * @param {string} file
 * @param {string} text
 */
const write = (file, text) => writeFileSync(join(folder, file), text);

write('elements.d.ts', elementTypes(read));
for (const entry of read.entries) write(`${entry.name}.d.ts`, entryTypes(entry, read));
write('inline.d.ts', inlineTypes(inline));
for (const framework of ['react', 'preact', 'solid']) {
  write(`${framework}.d.ts`, jsxTypes(framework, read));
}
write('custom-elements.json', `${JSON.stringify(elementsManifest(read), null, 2)}\n`);
