// @ts-check

/**
 * Shows a picture in an element that is used again for one item after another.
 *
 * Each picture has an `<img>` of its own, which takes the place of the one before at once. So one
 * that comes late can never be seen on another item, whatever the order in which they come; and the
 * browser gives up what it was loading. The picture is fetched once it comes near the viewport, and
 * has the attribute `data-ready` when it is here: until then styles may show what is below it.
 *
 *     showPicture(element.querySelector('.cover'), item.cover, { alt: '' });
 *
 * @param {Element} holder Whose only child it becomes.
 * @param {string | null} source Its address; null for none.
 * @param {Record<string, string>} [attributes] Of the `<img>`, such as `alt` and `sizes`.
 */
export function showPicture(holder, source, attributes = {}) {
  const before = holder.firstElementChild;
  if (source !== null && before?.getAttribute('src') === source) {
    describe(before);
    return;
  }
  before?.removeAttribute('src');
  if (source === null) {
    holder.replaceChildren();
    return;
  }
  const image = new Image();
  image.loading = 'lazy';
  image.decoding = 'async';
  image.draggable = false;
  describe(image);
  image.addEventListener('load', () => image.toggleAttribute('data-ready', true));
  holder.replaceChildren(image);
  // Last, so that what was set above counts.
  image.src = source;

  /** @param {Element} image */
  function describe(image) {
    for (const [name, value] of Object.entries({ alt: '', ...attributes })) {
      // Setting some, such as `srcset`, loads the picture anew, be it the same.
      if (image.getAttribute(name) !== `${value}`) image.setAttribute(name, value);
    }
  }
}
