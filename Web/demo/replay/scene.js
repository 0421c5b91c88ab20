// SPDX-License-Identifier: MIT
// @ts-check

import { loadReplayer } from '../../js/trace.js';
import { drawing, element } from '../element.js';
import { chart } from './chart.js';
import { figures, views } from './figures.js';
import { Replay } from './replay.js';
import { eventLog } from './event-log.js';
import { kept } from './kept.js';
import { picture } from './picture.js';

const EXAMPLE = new URL('./example.jsonl', import.meta.url);
const MODULE = new URL('../../build/rondo-trace.wasm', import.meta.url);

const ICONS = {
  back: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M17 5v14L8 12zM6 5v14"/></svg>',
  play: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4v16l13-8z"/></svg>',
  pause: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 4v16M16 4v16"/></svg>',
  on: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 5v14l9-7zM18 5v14"/></svg>',
};

/** @type {import('../scenes.js').Scene['mount']} */
export function mount(root) {
  const scrubber = /** @type {HTMLInputElement} */ (
    element('input', { type: 'range', class: 'scrubber', min: '0', step: '1', 'aria-label': 'Frame' })
  );
  const status = element('p', { class: 'status', role: 'status' });
  const file = /** @type {HTMLInputElement} */ (
    element('input', { type: 'file', accept: '.jsonl,.json,.txt,application/x-ndjson' })
  );
  const save = /** @type {HTMLAnchorElement} */ (element('a', { class: 'save' }, 'Save'));
  const back = button('Frame before', ICONS.back);
  const play = button('Play', ICONS.play);
  const on = button('Next frame', ICONS.on);

  const parts = {
    picture: picture(),
    chart: chart((t) => pauseAnd(() => replay && show(replay.at(t)))),
    figures: figures(),
    views: views(),
    log: eventLog((frame) => pauseAnd(() => show(frame))),
  };

  const scene = element(
    'div',
    { class: 'replay-scene' },
    element('h1', { class: 'unseen' }, 'Replay of a trace'),
    element('div', { class: 'stage' }, parts.picture.node),
    element(
      'div',
      { class: 'desk' },
      element('div', { class: 'timeline' }, parts.chart.node, scrubber),
      element('div', { class: 'transport' }, back, play, on),
      parts.figures.node,
      element(
        'div',
        { class: 'source' },
        status,
        element('label', { class: 'open' }, file, 'Open a trace'),
        save,
      ),
      element('section', { class: 'shown' }, element('h2', {}, 'Views'), parts.views.node),
      element('section', { class: 'events' }, element('h2', {}, 'Events'), parts.log.node),
    ),
  );

  /** @type {Replay | null} */
  let replay = null;
  let number = 0;
  /** The times of the present frame while the replay plays; null while the replay is paused. */
  let playing = /** @type {{ clock: number, t: number } | null} */ (null);
  const replayer = loadReplayer(MODULE);
  let isMounted = true;
  /** The number of traces that were chosen; only the last one is shown. */
  let choices = 0;

  /** @param {number} frame */
  function show(frame) {
    if (!replay) return;
    number = Math.max(0, Math.min(frame, replay.frames.length - 1));
    const { t } = replay.frames[number];
    scrubber.value = String(number);
    scrubber.setAttribute('aria-valuetext', `Frame ${number + 1}, ${Math.round(t)} ms`);
    parts.picture.show(replay, number);
    parts.figures.show(replay, number);
    parts.views.show(replay, number);
    parts.log.show(number);
    parts.chart.point(t);
  }

  /** @param {boolean} isPlaying */
  function setPlaying(isPlaying) {
    const t = replay?.frames[number]?.t ?? 0;
    playing = isPlaying ? { clock: performance.now(), t } : null;
    play.replaceChildren(drawing(isPlaying ? ICONS.pause : ICONS.play));
    play.setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
    if (isPlaying) requestAnimationFrame(advance);
  }

  /** @param {number} clock */
  function advance(clock) {
    if (!playing || !replay || !isMounted) return;
    const t = playing.t + Math.max(0, clock - playing.clock);
    show(replay.at(t));
    if (t >= replay.end) setPlaying(false);
    else requestAnimationFrame(advance);
  }

  /** @param {() => void} act */
  function pauseAnd(act) {
    setPlaying(false);
    act();
  }

  /**
   * Shows a trace. For an invalid trace only the message changes.
   *
   * @param {string} name
   * @param {Promise<string>} source
   */
  async function load(name, source) {
    choices += 1;
    const choice = choices;
    const isWanted = () => isMounted && choice === choices;
    try {
      const [text, player] = await Promise.all([source, replayer]);
      if (!isWanted()) return;
      const next = new Replay(player, text);
      if (next.frames.length === 0) throw new Error('this trace has no frames');
      setPlaying(false);
      replay = next;
      scrubber.max = String(replay.frames.length - 1);
      scene.classList.remove('failed');
      status.textContent = name;
      URL.revokeObjectURL(save.href);
      save.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
      save.download = name;
      parts.picture.clear();
      parts.chart.load(replay);
      parts.log.load(replay);
      show(0);
    } catch (error) {
      if (!isWanted()) return;
      scene.classList.add('failed');
      status.textContent = `${name}: ${/** @type {Error} */ (error).message}`;
    }
  }

  /** @param {File | undefined} chosen */
  function open(chosen) {
    if (chosen) load(chosen.name, chosen.text());
  }

  scrubber.addEventListener('input', () => pauseAnd(() => show(Number(scrubber.value))));
  back.addEventListener('click', () => pauseAnd(() => show(number - 1)));
  on.addEventListener('click', () => pauseAnd(() => show(number + 1)));
  play.addEventListener('click', () => {
    if (!playing && replay && number === replay.frames.length - 1) show(0);
    setPlaying(!playing);
  });
  file.addEventListener('change', () => open(file.files?.[0]));
  const leave = new AbortController();
  const { signal } = leave;
  addEventListener('dragover', (event) => event.preventDefault(), { signal });
  addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      open(event.dataTransfer?.files[0]);
    },
    { signal },
  );
  // In the next frame, because new content can change the height of the picture.
  const sizes = new ResizeObserver(() => {
    requestAnimationFrame(() => {
      if (isMounted) show(number);
    });
  });
  sizes.observe(parts.picture.node);

  root.append(scene);
  const recording = kept();
  if (recording) load(`${recording.name}.jsonl`, recording.text);
  else load('example.jsonl', example());

  return () => {
    isMounted = false;
    leave.abort();
    sizes.disconnect();
    parts.chart.remove();
    URL.revokeObjectURL(save.href);
  };
}

/** The text of the example. */
async function example() {
  const response = await fetch(EXAMPLE);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.text();
}

/**
 * @param {string} label
 * @param {string} icon
 */
function button(label, icon) {
  return element('button', { type: 'button', 'aria-label': label }, drawing(icon));
}
