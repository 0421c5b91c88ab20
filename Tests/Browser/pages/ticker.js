// A ticker, or a pager with auto-advance, set up by the page's address: the number of lines,
// their source (children, a list, a function) and the attributes.

import '../../../Web/js/rondo.js';
import '../../../Web/js/rondo-ticker.js';
import { listen } from './stage.js';

const {
  count = '3',
  from = 'children',
  ...attributes
} = Object.fromEntries(new URLSearchParams(location.search));

const ticker = document.querySelector('rondo-ticker, rondo-pager');
for (const [name, value] of Object.entries(attributes)) ticker.setAttribute(name, value);

listen(ticker);

/** The lines of a list, by number. */
window.numbered = (...numbers) => numbers.map((number) => ({ id: `n${number}`, number }));

window.renders = 0;

function fill(element, number) {
  window.renders += 1;
  element.dataset.item = number;
  element.textContent = `Line ${number}`;
}

const numbers = [...Array(Number(count)).keys()];
if (from === 'children') {
  for (const number of numbers) {
    const line = document.createElement('a');
    line.href = `#line-${number}`;
    fill(line, number);
    ticker.append(line);
  }
} else if (from === 'list') {
  ticker.renderItem = (element, { number }) => fill(element, number);
  ticker.items = window.numbered(...numbers);
} else {
  ticker.items = { count: Number(count), render: fill };
}
