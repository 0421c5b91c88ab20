// The functions that the module of traces imports from the page.

#pragma once

#include <stdint.h>

/// Takes bytes of output, whole lines in UTF-8.
__attribute__((import_module("page"), import_name("write")))
void page_write(const uint8_t *bytes, int32_t count);

/// The double that is nearest to a decimal number in ASCII.
__attribute__((import_module("page"), import_name("number")))
double page_number(const char *text, int32_t count);
