// Swift's `Double(_:)` of a string calls this function, which here lets the page read the number. The
// result is the same as with the C library: JavaScript also rounds to the nearest double.

#include "CPage.h"

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    int32_t count = 0;
    while (text[count] != 0) {
        count++;
    }
    *result = page_number(text, count);
    return text + count;
}
