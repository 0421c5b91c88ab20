// Elsewhere `Double(_:)` of a string uses the C library. Here the page reads the number. The result
// is the same double: JavaScript rounds to the nearest one too.

#include "CPage.h"

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    int32_t count = 0;
    while (text[count] != 0) {
        count++;
    }
    *result = page_number(text, count);
    return text + count;
}
