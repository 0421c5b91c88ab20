// SPDX-License-Identifier: MIT
// @ts-check

import { element } from './element.js';
import { recorder } from './recorder.js';

/**
 * What a scene's module has to offer.
 *
 * @typedef {object} Scene
 * @property {(root: HTMLElement, address: Address) => () => void} mount
 *   shows the scene in an empty element; the answer takes it away again
 */

/**
 * The part of the page's address that belongs to the scene on show.
 *
 * @typedef {object} Address
 * @property {URLSearchParams} query
 * @property {(query: URLSearchParams) => void} replace shows another one, without a step in history
 */

/** @type {{ path: string, title: string, load: () => Promise<Scene> }[]} */
const scenes = [
  { path: '/pager', title: 'Pager', load: () => import('./pager/scene.js') },
  { path: '/rooms', title: 'Rooms', load: () => import('./rooms/scene.js') },
  { path: '/shelves', title: 'Shelves', load: () => import('./shelves/scene.js') },
  { path: '/pages', title: 'Pages', load: () => import('./pages/scene.js') },
  { path: '/ticker', title: 'Ticker', load: () => import('./ticker/scene.js') },
  { path: '/replay', title: 'Replay', load: () => import('./replay/scene.js') },
];

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const nav = /** @type {HTMLElement} */ (document.querySelector('.masthead nav'));

const links = scenes.map(({ path, title }) => element('a', { href: `#${path}` }, title));
nav.append(...links);
const recording = recorder(main);
nav.after(recording.node);

let unmount = () => {};

async function showScene() {
  const { hash } = location;
  const [path, search] = hash.slice(1).split('?');
  const index = Math.max(0, scenes.findIndex((scene) => scene.path === path));
  const scene = scenes[index];
  const { mount } = await scene.load();
  // Another one was chosen meanwhile, and shows itself.
  if (location.hash !== hash) return;

  recording.stop();
  unmount();
  main.replaceChildren();
  document.title = `${scene.title} · Rondo`;
  links.forEach((link, place) => {
    if (place === index) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  });
  unmount = mount(main, {
    query: new URLSearchParams(search),
    replace(query) {
      const suffix = query.size > 0 ? `?${query}` : '';
      history.replaceState(null, '', `#${scene.path}${suffix}`);
    },
  });
  recording.update();
}

addEventListener('hashchange', showScene);
showScene();
