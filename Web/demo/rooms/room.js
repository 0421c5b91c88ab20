// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { bars, icon } from './icons.js';
import { screenOn } from './screen.js';

/** @typedef {import('./api.js').Room} Room */

const grouped = new Intl.NumberFormat('en');

/** The page of a room, with poster, animation and texts. */
export class RoomView {
  #page;
  #cover = element('img', { class: 'cover', alt: '', draggable: 'false' });
  #canvas = element('canvas', { class: 'screen', 'aria-hidden': 'true' });
  #title = element('h2', { class: 'title' });
  #host = element('p', { class: 'host' });
  #viewers = element('span', {});
  /** @type {ReturnType<typeof screenOn> | null} Made at the first play. */
  #screen = null;
  /** @type {Room | null} The shown room. */
  room = null;

  /** @param {HTMLElement} page is emptied first */
  constructor(page) {
    this.#page = page;
    page.className = 'room';
    page.replaceChildren(
      this.#cover,
      this.#canvas,
      element(
        'div',
        { class: 'caption' },
        element(
          'p',
          { class: 'marks' },
          element('span', { class: 'live' }, 'Live'),
          element(
            'span',
            { class: 'viewers' },
            icon('eye'),
            this.#viewers,
            element('span', { class: 'unseen' }, ' watching'),
          ),
          element('span', { class: 'sign' }, bars(), 'Playing'),
        ),
        this.#title,
        this.#host,
      ),
    );
    // A missing picture shows the room's colour instead of an error.
    this.#cover.addEventListener('error', () => this.#cover.removeAttribute('src'));
  }

  /** @param {Room} room */
  show(room) {
    if (room.id !== this.room?.id) {
      this.#screen = null;
      this.#cover.removeAttribute('src');
    }
    this.room = room;
    this.#page.dataset.room = String(room.id);
    this.#page.style.setProperty('--hue', String(room.hue));
    this.#title.textContent = room.title;
    this.#host.textContent = room.host;
    this.#viewers.textContent = grouped.format(room.viewers);
  }

  /** Requests the poster if needed. */
  fetchCover() {
    if (this.room && !this.#cover.hasAttribute('src')) this.#cover.src = this.room.cover;
  }

  play() {
    if (!this.room || this.isPlaying) return;
    this.#screen ??= screenOn(this.#canvas, this.room.hue);
    this.#screen.start();
    this.#page.dataset.playing = '';
  }

  /** Stops, and fades to the poster. */
  pause() {
    if (!this.isPlaying) return;
    this.#screen?.stop();
    delete this.#page.dataset.playing;
  }

  /** Releases resources; called when the page is no longer visible. */
  leave() {
    this.pause();
    this.#screen?.clear();
  }

  get isPlaying() {
    return this.#page.dataset.playing !== undefined;
  }
}
