/// The next page of a feed; only JavaScript has its cursor.
package struct Page: Sendable {
    package init() {}
}
