/// The cursor of a page of a feed, whose value JavaScript has.
package struct PageCursor: Sendable {
    package init() {}
}
