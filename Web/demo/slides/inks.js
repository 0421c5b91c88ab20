// SPDX-License-Identifier: MIT
// @ts-check

/**
 * How many sets of inks slides.css has. It divides 1000 and 1,000,000, so that the last slide
 * never looks like the first, next to which it stands.
 */
export const INKS = 8;
