// @ts-check

// The start of loading. The part that loads pages is loaded with the first `loadMore`.

/**
 * @typedef {import('./rondo-feed.js').Feed} Feed
 * @typedef {import('./rondo-feed.js').FeedStage & { feed: Feed | null }} Stage
 */

/**
 * Starts to load with a function, from the first page.
 *
 * @param {HTMLElement} host
 * @param {Stage} stage
 * @param {Stage['loadMore']} loadMore Null ends loading.
 * @param {(items: unknown) => { added: number, dropped: number }} append Appends the new items of a page.
 * @param {'items' | 'shelves'} name The name of the items in a page.
 */
export async function startFeed(host, stage, loadMore, append, name) {
  stage.loadMore = loadMore;
  if (loadMore && !stage.feed) {
    try {
      const script = await import('./rondo-feed.js');
      // Another call can have started it.
      if (stage.feed || stage.loadMore !== loadMore) return;
      stage.feed = new script.Feed(host, stage, append, name);
    } catch (error) {
      reportError(error);
    }
  }
  stage.feed?.start();
}
