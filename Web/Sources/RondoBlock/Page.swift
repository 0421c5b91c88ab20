/// The next page of a feed, whichever that is: JavaScript knows its cursor.
package struct Page: Sendable {
    package init() {}
}
