// Rondo with slides that are made on demand.

import '../../../Web/js/rondo.js';

export const name = 'Rondo';

export async function mount(container, count, renderSlide) {
  const pager = document.createElement('rondo-pager');
  pager.loop = true;
  pager.style.height = '300px';
  pager.items = { count, render: renderSlide };
  container.append(pager);
  await pager.ready;
  return {
    where: () => pager.current,
    destroy: () => pager.remove(),
  };
}
