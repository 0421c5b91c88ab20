// @ts-check

/**
 * Shows a picture in an element that is reused for different items.
 *
 * Each picture has its own `<img>`, which replaces the one before immediately. So a late picture is
 * never visible on another item, in whatever order pictures arrive, and the browser cancels the old
 * request. The picture is fetched when it comes near the viewport, and has the attribute
 * `data-ready` once it is loaded: until then styles can show what is below it.
 *
 *     showPicture(element.querySelector('.cover'), item.cover, { alt: '' });
 *
 * @param {Element} holder The parent, whose only child it becomes.
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
  // Last, so that the attributes above apply.
  image.src = source;

  /** @param {Element} image */
  function describe(image) {
    for (const [name, value] of Object.entries({ alt: '', ...attributes })) {
      // Setting some attributes, such as `srcset`, loads the picture again, even if they are equal.
      if (image.getAttribute(name) !== `${value}`) image.setAttribute(name, value);
    }
  }
}
