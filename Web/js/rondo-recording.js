// @ts-check

// Import this to write down what reaches an element's engine, as a trace.

export { record } from './recording/recording.js';
