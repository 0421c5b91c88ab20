// A loop of four slides with a pager of three slides in each, "inner0" to "inner3". Options in the
// page's address are for the outer pager; those that begin with "inner-" are for the inner ones.

import '../../../Web/js/rondo-children.js';
import { listen } from './stage.js';

const outer = document.querySelector('#outer');

function slide(item, content) {
  const section = document.createElement('section');
  section.dataset.item = item;
  section.append(content);
  return section;
}

for (let index = 0; index < 4; index += 1) {
  const inner = document.createElement('rondo-pager');
  inner.id = `inner${index}`;
  inner.append(...[0, 1, 2].map((item) => slide(item, `${index}, ${item}`)));
  outer.append(slide(index, inner));
}

const all = document.querySelectorAll('rondo-pager');
for (const [name, value] of new URLSearchParams(location.search)) {
  const [, isInner, option] = name.match(/^(inner-)?(.*)$/);
  for (const pager of isInner ? [...all].slice(1) : [outer]) pager.setAttribute(option, value);
}
all.forEach(listen);
