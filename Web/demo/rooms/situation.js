// SPDX-License-Identifier: MIT
// @ts-check

// The messages for the state of the feed, and their prominence.

/**
 * @typedef {object} Situation
 * @property {'idle' | 'loading' | 'failed' | 'ended'} loading
 * @property {boolean} hasFailed whether the last finished request for a page failed
 * @property {boolean} isOffline whether the user has cut the connection
 * @property {boolean} isReachable whether the server has answered the last request
 * @property {number} shown the number of rooms in the pager
 * @property {number} hidden the number of rooms of blocked hosts
 * @property {boolean} isAtEnd whether the last room is visible
 *
 * @typedef {object} Message
 * @property {'stage' | 'foot' | 'line'} place instead of the rooms, over the rooms, or a brief line
 * @property {string} text
 * @property {'retry' | 'unblock' | 'add'} [action] the action of a button
 * @property {boolean} [isWaiting] whether the user waits for content
 */

/**
 * The message for a state. Failures are prominent only if content is visibly missing.
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
