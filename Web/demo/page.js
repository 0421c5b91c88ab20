// SPDX-License-Identifier: MIT
// @ts-check

import { element } from './element.js';
import { recorder } from './recorder.js';
import { reveal, revealFocused } from './reveal.js';
import { front, scenes } from './scenes.js';

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const nav = /** @type {HTMLElement} */ (document.querySelector('.masthead nav'));

const links = scenes.map(({ name, title }) => element('a', { href: `#/${name}` }, title));
nav.append(...links);
const recording = recorder(main);
nav.after(recording.node);

revealFocused(nav);

let unmount = () => {};

/**
 * The function that shows a scene; without the scene's module, for example offline, it shows a message.
 *
 * @param {import('./scenes.js').Entry} scene
 * @returns {Promise<import('./scenes.js').Scene['mount']>}
 */
async function mountOf(scene) {
  try {
    return (await scene.load()).mount;
  } catch (error) {
    reportError(error);
    return (root) => {
      root.append(element('p', { class: 'missing' }, 'This scene could not be loaded.'));
      return () => {};
    };
  }
}

async function showScene() {
  const { hash } = location;
  const [path, search] = hash.slice(2).split('?');
  const scene = scenes.find(({ name }) => name === path) ?? front;
  const mount = await mountOf(scene);
  // A later choice shows its own scene.
  if (location.hash !== hash) return;

  recording.stop();
  unmount();
  main.replaceChildren();
  scrollTo(0, 0);
  document.title = scene === front ? scene.title : `${scene.title} · Rondo`;
  links.forEach((link, place) => {
    link.ariaCurrent = scenes[place] === scene ? 'page' : null;
    if (link.ariaCurrent) reveal(link);
  });
  unmount = mount(main, {
    query: new URLSearchParams(search),
    replace(query) {
      const suffix = query.size > 0 ? `?${query}` : '';
      history.replaceState(null, '', `#/${scene.name}${suffix}`);
    },
  });
  if (scene.showsNotice) main.prepend(element('p', { class: 'above' }, scene.notice));
  recording.update();
}

// An engine that is missing is missing in all scenes.
addEventListener(
  'rondo-error',
  () => {
    if (document.querySelector('.without-engine')) return;
    document.body.append(
      element(
        'p',
        { class: 'without-engine', role: 'alert' },
        'The engine could not be loaded, so little moves here. ',
        element('code', {}, 'Scripts/build-wasm'),
        ' builds it.',
      ),
    );
  },
  { capture: true },
);

addEventListener('hashchange', showScene);
showScene();
