// What the module of traces asks of the page that loads it.

#pragma once

#include <stdint.h>

/// Takes bytes of output, whole lines in UTF-8.
__attribute__((import_module("page"), import_name("write")))
void page_write(const uint8_t *bytes, int32_t count);

/// The double that is nearest to a decimal number in ASCII.
__attribute__((import_module("page"), import_name("number")))
double page_number(const char *text, int32_t count);
