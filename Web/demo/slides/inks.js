// SPDX-License-Identifier: MIT
// @ts-check

/**
 * The number of sets of inks in slides.css. It divides 1000 and 1,000,000, so that the first slide and
 * its neighbour, the last, differ.
 */
export const INKS = 8;
