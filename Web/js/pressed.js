// @ts-check

/** The inputs that are only pressed, as buttons are; a switch, which Safari has, is dragged. */
export const PRESSED =
  '[type=checkbox]:not([switch]), [type=button], [type=submit], [type=reset], [type=image], [type=file], [type=color]';
