// Rondo with a list of items with ids; the list can change.

import '../../../Web/js/rondo.js';

export const name = 'Rondo, a list';
/** The app makes an object for each item; lists of a million items are not realistic. */
export const most = 100_000;

export async function mount(container, count, renderSlide) {
  const pager = document.createElement('rondo-pager');
  pager.loop = true;
  pager.style.height = '300px';
  pager.renderItem = (element, { id }) => renderSlide(element, id);
  pager.items = Array.from({ length: count }, (_, id) => ({ id }));
  container.append(pager);
  await pager.ready;
  return {
    where: () => pager.currentId,
    insert: (id, before) => pager.insertItems([{ id }], { before }),
    remove: (id) => pager.removeItems([id]),
    destroy: () => pager.remove(),
  };
}
