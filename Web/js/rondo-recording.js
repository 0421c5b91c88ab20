// @ts-check

// Import this to record the inputs of an element's engine as a trace.

export { record } from './recording/recording.js';
