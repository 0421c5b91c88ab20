// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/** Comments, strings, and tags with their closing brackets. */
const PARTS = /(<!--[\s\S]*?-->|\/\/.*)|("[^"\n]*"|'[^'\n]*')|(<\/?[\w-]+|\/?>)/g;

const KINDS = ['comment', 'string', 'tag'];

/**
 * Code with a button that copies the code.
 *
 * @param {string} text
 * @param {string} name of the code, for screen readers
 */
export function code(text, name) {
  const shown = element('code');
  const said = element('span', { class: 'unseen', role: 'status' });
  const copy = element('button', { type: 'button', class: 'copy' }, 'Copy');
  let timer = 0;

  copy.addEventListener('click', async () => {
    copy.textContent = await copied(text, shown);
    said.textContent = copy.textContent;
    clearTimeout(timer);
    timer = setTimeout(() => {
      copy.textContent = 'Copy';
      said.textContent = '';
    }, 2000);
  });

  const node = element(
    'figure',
    { class: 'code', 'aria-label': name },
    element('pre', {}, shown),
    copy,
    said,
  );
  shown.append(...highlighted(text));
  return node;
}

/**
 * Copies the code. If the page is not allowed to copy, selects the code for the reader.
 *
 * @param {string} text
 * @param {HTMLElement} shown
 * @returns {Promise<string>} a text about the result, for the reader
 */
async function copied(text, shown) {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    getSelection()?.selectAllChildren(shown);
    return 'Selected';
  }
}

/** @param {string} text */
function* highlighted(text) {
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    yield text.slice(end, match.index);
    const kind = match.slice(1).findIndex((part) => part !== undefined);
    yield element('span', { class: KINDS[kind] }, match[0]);
    end = match.index + match[0].length;
  }
  yield text.slice(end);
}
