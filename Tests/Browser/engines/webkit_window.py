"""A window that contains only WebKit.

The system's Python runs it, for which Debian has GTK; WEBKIT_INSPECTOR_HTTP_SERVER is the address
of the inspector. It opens each address that it reads.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")

from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

view = WebKit2.WebView.new_with_context(WebKit2.WebContext.new_ephemeral())
view.get_settings().set_enable_developer_extras(True)
# A menu would take the mouse from the page.
view.connect("context-menu", lambda *_: True)
view.load_uri("about:blank")


def open_next(*_):
    address = sys.stdin.readline()
    if address:
        view.load_uri(address.strip())
    return bool(address)


GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, open_next)
window = Gtk.Window()
window.add(view)
window.show_all()
Gtk.main()
