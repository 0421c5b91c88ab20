// @ts-check

// The start of loading. The part that loads pages is loaded with the first `loadMore`.

/**
 * @typedef {import('./rondo-feed.js').Feed} Feed
 * @typedef {import('./rondo-feed.js').FeedStage & { feed: Feed | null }} Stage
 */

/**
 * Starts to load with a function, from the first page.
 *
 * @param {Stage} stage
 * @param {Stage['loadMore']} loadMore Null ends loading.
 * @param {(Class: typeof import('./rondo-feed.js').Feed) => Feed} make Makes the part.
 */
export async function startFeed(stage, loadMore, make) {
  stage.loadMore = loadMore;
  if (loadMore && !stage.feed) {
    try {
      const script = await import('./rondo-feed.js');
      // Another call can have started it.
      if (stage.feed || stage.loadMore !== loadMore) return;
      stage.feed = make(script.Feed);
    } catch (error) {
      reportError(error);
    }
  }
  stage.feed?.start();
}
