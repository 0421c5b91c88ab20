// SPDX-License-Identifier: MIT
// @ts-check

import { code } from '../code/code.js';
import { drawing, element } from '../element.js';
import { scenes } from '../scenes.js';
import { picture } from './pictures.js';
import { posters } from './posters.js';

/** The package to download, beside the demo; none in a clone. */
const { package: archive, megabytes } = document.documentElement.dataset;

/** A complete page with a looping pager. */
const THREE_LINES = `<script type="module" src="${archive ? 'rondo-elements/standalone/pager' : 'js/rondo'}.js"></script>
<style>rondo-pager { height: 20rem }</style>
<rondo-pager loop> <p>One</p> <p>Two</p> <p>Three</p> </rondo-pager>
`;

const PACKAGE = `// Package.swift
.package(path: "../rondo")

// of a target
.product(name: "RondoSwiftUI", package: "rondo")
`;

const ARROW = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12H19M12 5l7 7-7 7"/></svg>';

/** @type {import('../scenes.js').Scene['mount']} */
export function mount(root) {
  const { pager, node } = posters();

  root.append(
    element(
      'div',
      { class: 'front' },
      element(
        'header',
        { class: 'claim' },
        element('h1', {}, 'Endless scrolling that never jumps.'),
        element(
          'p',
          {},
          'One engine in Swift, shown in UIKit, SwiftUI, GTK and the browser. No cloned slides, ' +
            'no giant counts, no seam.',
        ),
      ),
      node,
      element(
        'div',
        { class: 'touching' },
        element('p', {}, 'Drag it, flick it, hold it half-way. After the last comes the first.'),
        step('Previous', 'back', () => pager.previous?.()),
        step('Next', 'on', () => pager.next?.()),
      ),
      element(
        'section',
        { class: 'lines' },
        element('h2', {}, 'Three lines'),
        code(THREE_LINES, 'A page with a pager'),
      ),
      element(
        'section',
        { class: 'get' },
        element('h2', {}, 'Get it'),
        element(
          'div',
          { class: 'ways' },
          element(
            'div',
            {},
            element('h3', {}, 'For a page'),
            ...(archive ? download(archive) : folders()),
          ),
          element(
            'div',
            {},
            element('h3', {}, 'For an app'),
            element(
              'p',
              {},
              'The Swift package, a clone of this repository, has ',
              element('code', {}, 'RondoUIKit'),
              ', ',
              element('code', {}, 'RondoSwiftUI'),
              ' and the engine alone. For GTK 4, the package in its folder ',
              element('code', {}, 'GTK'),
              ' has ',
              element('code', {}, 'RondoGTK'),
              '.',
            ),
            code(PACKAGE, 'A dependency on the package'),
          ),
        ),
      ),
      element(
        'section',
        { class: 'all' },
        element('h2', {}, 'See it work'),
        element('ul', { class: 'cards' }, ...scenes.map(card)),
      ),
    ),
  );
  return () => {};
}

/**
 * The package, for npm and for script tags.
 *
 * @param {string} name of its file
 */
function download(name) {
  const { href } = new URL(`../../${name}`, import.meta.url);
  return [
    element(
      'p',
      {},
      'The package ',
      element('code', {}, 'rondo-elements'),
      ' has all elements, their types and all recipes. Nothing has to be built.',
    ),
    element('a', { class: 'press', href, download: true }, `Download (${megabytes} MB)`),
    element('p', {}, 'For script tags, unpack it beside the page:'),
    code(`tar -xzf ${name}\nmv package rondo-elements\n`, 'Commands that unpack the package'),
    element('p', {}, 'Or with npm:'),
    code(`npm install ./${name}\n`, 'The command that installs the package'),
  ];
}

function folders() {
  return [
    element(
      'p',
      {},
      'Copy the folders ',
      element('code', {}, 'js'),
      ' and ',
      element('code', {}, 'build'),
      ' that lie beside this demo, and serve them with yours. Nothing has to be bundled or ',
      'built. There is no package for npm beside this demo; in a clone ',
      element('code', {}, 'Scripts/package'),
      ' makes it.',
    ),
  ];
}

/**
 * @param {string} label
 * @param {string} way
 * @param {() => void} act
 */
function step(label, way, act) {
  const made = element(
    'button',
    { type: 'button', class: `turn ${way}`, 'aria-label': label },
    drawing(ARROW),
  );
  made.addEventListener('click', act);
  return made;
}

/** @param {import('../scenes.js').Entry} scene */
function card({ name, title, notice }) {
  return element(
    'li',
    {},
    element(
      'a',
      { class: 'card-link', href: `#/${name}` },
      picture(name),
      element('span', { class: 'name' }, title),
      ' ',
      element('span', { class: 'notice-line' }, notice),
    ),
  );
}
