// @ts-check

// The button that stops and starts auto-advance.

const BARS = 'M2 1h4v14H2zM10 1h4v14h-4z';
const ARROW = 'M3 1 14 8 3 15z';

/**
 * A picture with a path, 16 by 16. It is made without markup, because pages can forbid markup.
 *
 * @returns {{ picture: Element, path: Element }}
 */
export function drawing() {
  const [picture, path] = ['svg', 'path'].map((name) =>
    document.createElementNS('http://www.w3.org/2000/svg', name),
  );
  picture.setAttribute('viewBox', '0 0 16 16');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(path);
  return { picture, path };
}

/**
 * A button of a shadow tree.
 *
 * @param {string} part
 * @param {() => void} press
 */
export function makeButton(part, press) {
  const button = document.createElement('button');
  button.type = 'button';
  button.part.add(...part.split(' '));
  button.addEventListener('click', (event) => {
    // The element can be within a link.
    event.preventDefault();
    press();
  });
  // A press on the button does not count as a touch of the content.
  button.addEventListener('pointerdown', (event) => event.stopPropagation());
  return button;
}

/** A button that stops and starts auto-advance; its label names the action. */
export class PlayButton {
  #path;
  /** The button. */
  box;

  /** @param {() => void} press */
  constructor(press) {
    const { picture, path } = drawing();
    this.#path = path;
    this.box = makeButton('control', press);
    this.box.append(picture);
  }

  /**
   * @param {boolean} isStopped Whether auto-advance is stopped.
   * @param {string} label
   */
  show(isStopped, label) {
    this.box.ariaLabel = label;
    this.#path.setAttribute('d', isStopped ? ARROW : BARS);
  }
}
