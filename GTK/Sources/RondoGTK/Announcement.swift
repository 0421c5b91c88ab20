import CGTK
import Glibc

/// GTK's function for announcements; its parameters are a widget, a text and a priority.
typealias Announcement = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UInt32) -> Void

/// The function of the loaded GTK; nil before 4.14.
@MainActor
var announcement = dlsym(nil, "gtk_accessible_announce").map {
    unsafeBitCast($0, to: Announcement.self)
}
