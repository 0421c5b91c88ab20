// `Double(_:)` of a string is what Swift has from the C library elsewhere. A page reads the same numbers
// to the same doubles: JavaScript rounds to the nearest one too.

#include "CPage.h"

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    int32_t count = 0;
    while (text[count] != 0) {
        count++;
    }
    *result = page_number(text, count);
    return text + count;
}
