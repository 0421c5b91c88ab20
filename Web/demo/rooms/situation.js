// SPDX-License-Identifier: MIT
// @ts-check

// The messages for the state of the feed, and their prominence.

/**
 * @typedef {object} Situation
 * @property {'idle' | 'loading' | 'failed' | 'ended'} loading
 * @property {boolean} hasFailed whether the last request for a page that came to an end failed
 * @property {boolean} isOffline whether the page's own switch cut the line
 * @property {boolean} isReachable whether the server has answered lately
 * @property {number} shown rooms that can be scrolled to
 * @property {number} hidden rooms of blocked hosts
 * @property {boolean} isAtEnd whether the last of the rooms is in view
 *
 * @typedef {object} Message
 * @property {'stage' | 'foot' | 'line'} place instead of the rooms; over them; or a brief line
 * @property {string} text
 * @property {'retry' | 'unblock' | 'add'} [action] what a button beside it does
 * @property {boolean} [isWaiting] whether the user waits for this
 */

/**
 * Failures are prominent only where something is visibly missing.
 *
 * @param {Situation} situation
 * @returns {Message | null}
 */
export function messageOf(situation) {
  return situation.shown === 0 ? withoutRooms(situation) : withRooms(situation);
}

/**
 * @param {Situation} situation
 * @returns {Message}
 */
function withoutRooms({ loading, hasFailed, isOffline, hidden }) {
  if (hasFailed) {
    return {
      place: 'stage',
      text: isOffline ? 'You are offline.' : 'The rooms could not be loaded.',
      action: 'retry',
      isWaiting: loading === 'loading',
    };
  }
  if (loading !== 'ended') return { place: 'stage', text: 'Looking for rooms', isWaiting: true };
  if (hidden === 0) return { place: 'stage', text: 'Nobody is live.', action: 'add' };
  return { place: 'stage', text: 'Everybody who is live is blocked.', action: 'unblock' };
}

/**
 * @param {Situation} situation
 * @returns {Message | null}
 */
function withRooms({ loading, hasFailed, isOffline, isReachable, isAtEnd }) {
  if (hasFailed && isAtEnd) {
    return {
      place: 'foot',
      text: isOffline ? 'Offline: no more rooms.' : 'More rooms could not be loaded.',
      action: 'retry',
      isWaiting: loading === 'loading',
    };
  }
  if (isOffline) return { place: 'line', text: 'Offline. Loaded rooms stay.' };
  if (hasFailed) return { place: 'line', text: 'More rooms could not be loaded: trying again.' };
  if (!isReachable) return { place: 'line', text: 'The server does not answer.' };
  if (loading === 'loading' && isAtEnd) {
    return { place: 'line', text: 'Loading more rooms', isWaiting: true };
  }
  return null;
}
