#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>

/* Of gdk/x11/gdkx.h, which brings all of GTK with it. */
extern Window gdk_x11_surface_get_xid(void *surface);
