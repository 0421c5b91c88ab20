// SPDX-License-Identifier: MIT
// @ts-check

import '../../js/rondo.js';
import { source } from '../backend/source.js';
import { element } from '../element.js';
import { actions } from './actions.js';
import { roomsOf } from './api.js';
import { blocking } from './blocking.js';
import { figures } from './figures.js';
import { forwardKeys, keyHints } from './keys.js';
import { Network } from './network.js';
import { notice } from './notice.js';
import { Playing } from './playing.js';
import { messageOf } from './situation.js';
import { watch } from './watch.js';

/**
 * @typedef {import('./api.js').Room} Room
 * @typedef {{ detail: { item: Room, element: HTMLElement } }} PageEvent
 */

/**
 * Options of the address: `limit`, the rooms per page; and for page requests `delay`, in milliseconds,
 * and `fail`, a status or "drop", as for the server.
 *
 * @type {import('../scenes.js').Scene['mount']}
 */
export function mount(root, { query }) {
  const pager = /** @type {any} */ (
    element('rondo-pager', { loop: true, axis: 'vertical', keep: '2', 'aria-label': 'Live rooms' })
  );
  const network = new Network(refresh);
  const server = roomsOf(network, query);
  const playing = new Playing(refresh);
  const blocked = blocking(() => {
    pager.filter = blocked.filter;
    refresh();
  }, giveUpFocus);
  /**
   * @type {Set<Room['id']>} Rooms that the user has removed on the server and that are still in the
   *   feed.
   */
  const removed = new Set();
  /** Whether the last answer to a request for a page was a failure. */
  let hasFailed = false;

  const stay = new AbortController();
  const words = notice((action) => {
    if (action === 'retry') pager.retry();
    if (action === 'unblock') blocked.clear();
    if (action === 'add') add();
  }, giveUpFocus);
  const counts = figures();
  const disturbances = actions({ block, remove, add, offline });
  const foot = element(
    'div',
    { class: 'foot' },
    words.node,
    blocked.node,
    source('rooms', stay.signal),
    counts.node,
  );
  const status = element('p', { class: 'unseen', role: 'status' });
  const scene = element(
    'div',
    { class: 'rooms-scene' },
    element(
      'header',
      { class: 'intro' },
      element('h1', {}, 'Live rooms'),
      element('p', {}, 'One room a page, in a loop. The room at rest plays.'),
    ),
    element('div', { class: 'stage' }, pager),
    disturbances.node,
    foot,
    keyHints(),
    status,
  );

  // The content of the pager

  pager.renderItem = (/** @type {HTMLElement} */ page, /** @type {Room} */ room) => {
    playing.show(page, room);
    fetchCover(page);
  };
  pager.items = [];
  pager.loadMore = server.page;

  /** @param {HTMLElement} page */
  function fetchCover(page) {
    if (!network.isOffline) playing.viewOn(page).fetchCover();
  }

  // The state of the playing room

  const state = watch({
    ask: server.room,
    onState: (/** @type {Room} */ room) => pager.updateItems([room]),
    onGone(/** @type {Room} */ room) {
      removed.delete(room.id);
      words.say(`“${room.title}” is over.`);
      pager.removeItems([room.id]);
      refresh();
    },
  });

  /**
   * @param {string} name
   * @param {(page: HTMLElement, room: Room) => void} act
   */
  function onPage(name, act) {
    pager.addEventListener(`rondo-${name}`, (/** @type {PageEvent} */ { detail }) =>
      act(detail.element, detail.item),
    );
  }

  onPage('willappear', fetchCover);
  onPage('didappear', (page, room) => {
    playing.play(page, room);
    state.begin(room);
  });
  onPage('willdisappear', (page) => {
    playing.pause(page);
    state.end();
  });
  onPage('diddisappear', (page) => playing.leave(page));

  // The user's changes of the feed

  function block() {
    blocked.block(pager.itemAt(pager.current).host);
  }

  async function remove() {
    const left = pager.items.filter((/** @type {Room} */ { id }) => !removed.has(id));
    if (left.length === 0) {
      words.say('All of these are removed already.');
      return;
    }
    const room = left[Math.floor(Math.random() * left.length)];
    try {
      await server.remove(room.id);
      removed.add(room.id);
      words.say(`“${room.title}” was removed on the server.`);
    } catch {
      words.say('The room could not be removed.');
    }
  }

  async function add() {
    try {
      const room = await server.add();
      pager.insertItems([room], { before: pager.items[0]?.id });
      words.say(`“${room.title}” is the first room now.`);
      refresh();
    } catch {
      words.say('The room could not be added.');
    }
  }

  function offline() {
    network.isOffline = !network.isOffline;
    if (network.isOffline) return;
    if (pager.loading === 'failed') pager.retry();
    pager.querySelectorAll('.room').forEach(fetchCover);
  }

  // Messages

  /** Moves the focus from a button that disappears to the rooms. */
  function giveUpFocus() {
    pager.focus({ preventScroll: true });
  }

  function refresh() {
    const { count, current, loading } = pager;
    const loaded = pager.items.length;
    const { rooms } = playing;
    scene.dataset.playing = String(rooms.length);
    scene.dataset.playingId = rooms.map(({ id }) => id).join(' ');
    scene.toggleAttribute('data-empty', count === 0);
    counts.show({
      loaded,
      hidden: loaded - count,
      requests: network.requests,
      plays: rooms.map(({ title }) => title).join(', ') || 'nothing',
    });
    disturbances.show({ hasRooms: count > 0, isOffline: network.isOffline });
    words.show(
      messageOf({
        loading,
        hasFailed,
        isOffline: network.isOffline,
        isReachable: network.isReachable,
        shown: count,
        hidden: loaded - count,
        isAtEnd: current === count - 1,
      }),
    );
  }

  pager.addEventListener('rondo-loading', () => {
    if (pager.loading !== 'loading') hasFailed = pager.loading === 'failed';
    refresh();
  });
  pager.addEventListener('rondo-change', refresh);
  pager.addEventListener('rondo-settle', () => {
    status.textContent = pager.itemAt(pager.current)?.title ?? '';
    refresh();
  });

  // Captions are above the bar at the bottom, which can have any height.
  const heights = new ResizeObserver(() => {
    // A message in place of the rooms is not below a caption.
    const line = words.node.dataset.place === 'stage' ? 0 : words.node.offsetHeight;
    scene.style.setProperty('--foot', `${foot.offsetHeight || line}px`);
  });
  heights.observe(foot);
  heights.observe(words.node);

  forwardKeys(pager, stay.signal);

  root.append(scene);
  refresh();
  return () => {
    stay.abort();
    heights.disconnect();
    state.end();
    playing.pauseAll();
    words.end();
  };
}
