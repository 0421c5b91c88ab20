// JSX types of other frameworks.

/// <reference types="rondo-elements/preact" />
/// <reference types="rondo-elements/solid" />

import type { JSX as Preact } from 'preact';
import type { JSX as Solid } from 'solid-js';

const preact: Preact.IntrinsicElements['rondo-pager'] = {
  loop: true,
  items: [{ id: 'a' }],
  'onrondo-settle': ({ detail }) => detail.toId,
  'slide-label': '{number}',
};
const solid: Solid.IntrinsicElements['rondo-pages'] = {
  keep: '3',
  'prop:items': [{ id: 'a' }],
  'on:rondo-progress': ({ detail }) => detail.progress,
};

// @ts-expect-error not one of the words
const word: Preact.IntrinsicElements['rondo-pager'] = { axis: 'diagonal' };
// @ts-expect-error an item without an id
const item: Solid.IntrinsicElements['rondo-pager'] = { 'prop:items': [{ title: 'One' }] };
// @ts-expect-error a pager has no event of progress
const event: Solid.IntrinsicElements['rondo-pager'] = { 'on:rondo-progress': () => {} };
