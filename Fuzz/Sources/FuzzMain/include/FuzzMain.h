/* The package manager renames the main function of every executable, which libFuzzer brings with it
   under its own name: so here it is under the other. */
int TraceFuzz_main(int argc, char **argv);
