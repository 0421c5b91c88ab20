// SPDX-License-Identifier: MIT
// @ts-check

import { code } from '../code/code.js';
import { button, element } from '../element.js';
import { reveal, revealFocused } from '../reveal.js';
import { RECIPES, read } from './recipes.js';

/** @typedef {import('./recipes.js').Recipe} Recipe */

/**
 * Option of the address: `recipe`, the name of the recipe to show.
 *
 * @type {import('../scenes.js').Scene['mount']}
 */
export function mount(root, address) {
  const list = element('ul', { class: 'recipe-list' });
  const shown = element('article', { class: 'recipe', 'aria-live': 'polite' });
  let isGone = false;
  revealFocused(list);

  root.append(
    element(
      'div',
      { class: 'recipes-scene' },
      element(
        'header',
        {},
        element('h1', {}, 'Recipes'),
        element('p', {}, 'Each is a whole page. Its code runs beside the folders js and build, and style.css.'),
      ),
      element('nav', { 'aria-label': 'Recipes' }, list),
      shown,
    ),
  );

  /** @param {Recipe[]} recipes */
  function offer(recipes) {
    const links = recipes.map((recipe) => {
      const link = element('a', { href: `#/recipes?recipe=${recipe.name}` }, recipe.title);
      link.addEventListener('click', (event) => {
        // These open another tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        address.replace(new URLSearchParams({ recipe: recipe.name }));
        show(recipe);
      });
      return link;
    });

    /** @param {Recipe} recipe */
    function show(recipe) {
      links.forEach((link, place) => {
        link.ariaCurrent = recipes[place] === recipe ? 'true' : null;
        if (link.ariaCurrent) reveal(link);
      });
      shown.replaceChildren(...parts(recipe));
    }

    list.append(...links.map((link) => element('li', {}, link)));
    const asked = address.query.get('recipe');
    show(recipes.find(({ name }) => name === asked) ?? recipes[0]);
  }

  Promise.all(RECIPES.map(read)).then(
    (recipes) => {
      if (!isGone) offer(recipes);
    },
    (error) => {
      shown.textContent = 'The recipes could not be loaded.';
      reportError(error);
    },
  );
  return () => {
    isGone = true;
  };
}

/** @param {Recipe} recipe */
function parts({ file, title, notice, code: text }) {
  const address = new URL(file, import.meta.url).href;
  const preview = element('iframe', { class: 'preview', src: address, title });
  const source = code(text, `The code of: ${title}`);
  source.id = 'recipe-code';
  source.hidden = true;
  const show = button('Show code', turn, {
    class: 'press',
    'aria-controls': source.id,
    'aria-expanded': 'false',
  });

  function turn() {
    source.hidden = !source.hidden;
    show.ariaExpanded = String(!source.hidden);
    show.textContent = source.hidden ? 'Show code' : 'Hide code';
  }

  return [
    element('h2', {}, title),
    element('p', {}, notice),
    preview,
    element(
      'div',
      { class: 'recipe-acts' },
      show,
      element('a', { href: address, target: '_blank' }, 'Open as a page'),
    ),
    source,
  ];
}
