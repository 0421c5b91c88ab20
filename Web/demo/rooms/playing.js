// SPDX-License-Identifier: MIT
// @ts-check

import { RoomView } from './room.js';

/** @typedef {import('./api.js').Room} Room */

/** The views of the rooms; the pager's events start and stop them. */
export class Playing {
  /** @type {WeakMap<HTMLElement, RoomView>} */
  #views = new WeakMap();
  /** @type {Map<RoomView, Room>} All playing views; more than one is a mistake that tests find. */
  #now = new Map();
  #onChange;

  /** @param {() => void} onChange called when a room starts or stops to play */
  constructor(onChange) {
    this.#onChange = onChange;
  }

  /** The rooms that play now. */
  get rooms() {
    return [...this.#now.values()];
  }

  /** @param {HTMLElement} page */
  viewOn(page) {
    let view = this.#views.get(page);
    if (!view) {
      view = new RoomView(page);
      this.#views.set(page, view);
    }
    return view;
  }

  /**
   * @param {HTMLElement} page can contain an earlier room
   * @param {Room} room
   */
  show(page, room) {
    const view = this.viewOn(page);
    if (view.room && view.room.id !== room.id) this.leave(page);
    view.show(room);
  }

  /**
   * @param {HTMLElement} page
   * @param {Room} room
   */
  play(page, room) {
    const view = this.viewOn(page);
    view.play();
    this.#now.set(view, room);
    this.#onChange();
  }

  /** @param {HTMLElement} page */
  pause(page) {
    const view = this.viewOn(page);
    view.pause();
    if (this.#now.delete(view)) this.#onChange();
  }

  /** @param {HTMLElement} page no longer visible */
  leave(page) {
    this.pause(page);
    this.viewOn(page).leave();
  }

  pauseAll() {
    for (const view of this.#now.keys()) view.pause();
    this.#now.clear();
  }
}
