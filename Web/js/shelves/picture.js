// @ts-check

/**
 * Shows a picture in an element that is reused for different items.
 *
 * Each picture gets a new `<img>`, which replaces the old one immediately. So a late picture is never visible
 * on another item, and the browser cancels the old request. The picture is fetched near the viewport, and has
 * the attribute `data-ready` after loading, so that styles can show a background before.
 *
 *     showPicture(element.querySelector('.cover'), item.cover, { alt: '' });
 *
 * @param {Element} holder The parent; the picture becomes its only child.
 * @param {string | null | undefined} source The address; null or undefined for no picture.
 * @param {Record<string, string>} [attributes] Attributes of the `<img>`, such as `alt` and `sizes`.
 */
export function showPicture(holder, source, attributes = {}) {
  const before = holder.firstElementChild;
  if (source != null && before?.getAttribute('src') === source) {
    describe(before);
    return;
  }
  before?.removeAttribute('src');
  if (source == null) {
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
  // Last, so that all attributes apply to the request.
  image.src = source;

  /** @param {Element} image */
  function describe(image) {
    for (const [name, value] of Object.entries({ alt: '', ...attributes })) {
      // Only if changed, because setting attributes such as `srcset` loads the picture again.
      if (image.getAttribute(name) !== `${value}`) image.setAttribute(name, value);
    }
  }
}
