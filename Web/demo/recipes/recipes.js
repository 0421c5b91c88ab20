// SPDX-License-Identifier: MIT
// @ts-check

/** The recipes among the files of this folder, in the order of the list. */
export const RECIPES = [
  'hero.html',
  'products.html',
  'grid.html',
  'feed.html',
  'gallery.html',
  'nested.html',
  'coverflow.html',
  'parallax.html',
  'crossfade.html',
  'cards.html',
  'tabs.html',
  'ticker.html',
  'marquee.html',
  'picker.html',
  'shelves.html',
];

/**
 * A recipe, with the title and the description of its page.
 *
 * @typedef {object} Recipe
 * @property {string} file
 * @property {string} name of the file, without its ending
 * @property {string} title
 * @property {string} notice a hint for the viewer
 * @property {string} code for a file beside the folder `js` and `style.css`
 */

/** The path from this folder to that of `js` and `style.css`. */
const FROM_HERE = '../../';

/**
 * Reads a recipe.
 *
 * @param {string} file
 * @returns {Promise<Recipe>}
 */
export async function read(file) {
  const response = await fetch(new URL(file, import.meta.url));
  if (!response.ok) throw new Error(`${file} could not be loaded: ${response.status}`);
  const text = await response.text();
  const page = new DOMParser().parseFromString(text, 'text/html');
  return {
    file,
    name: file.replace('.html', ''),
    title: page.title,
    notice: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    code: text.replaceAll(FROM_HERE, ''),
  };
}
