#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>

/* Declared in gdk/x11/gdkx.h, which includes all of GTK. */
extern Window gdk_x11_surface_get_xid(void *surface);
