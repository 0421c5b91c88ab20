#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>

/* Declared in gdk/x11/gdkx.h, which includes all of GTK. */
extern Window gdk_x11_surface_get_xid(void *surface);

/* GTK's function under another name: Swift cannot call it, because its arguments vary. */
extern char *check_relation(const void *accessible, unsigned int relation, ...)
    __asm__("gtk_test_accessible_check_relation");

/* Whether a relation of an accessible is a number. */
static inline _Bool relation_is(const void *accessible, unsigned int relation, int number) {
    return check_relation(accessible, relation, number) == 0;
}
