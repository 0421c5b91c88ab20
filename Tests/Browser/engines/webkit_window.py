"""A window that contains only WebKit.

The system's Python runs it, for which Debian has GTK; WEBKIT_INSPECTOR_HTTP_SERVER is the address
of the inspector.
"""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")

from gi.repository import Gtk, WebKit2  # noqa: E402

view = WebKit2.WebView.new_with_context(WebKit2.WebContext.new_ephemeral())
view.get_settings().set_enable_developer_extras(True)
# A menu would take the mouse from the page.
view.connect("context-menu", lambda *_: True)
view.load_uri("about:blank")
window = Gtk.Window()
window.add(view)
window.show_all()
Gtk.main()
