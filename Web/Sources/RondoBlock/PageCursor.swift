/// The cursor of a page of a feed; JavaScript stores its value.
package struct PageCursor: Sendable {
    package init() {}
}
