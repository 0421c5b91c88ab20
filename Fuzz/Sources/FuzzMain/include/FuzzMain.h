/* The package manager renames the main function of every executable, which libFuzzer brings with it
   under its own name: so here it is under the others. */
int TraceFuzz_main(int argc, char **argv);
int RequestFuzz_main(int argc, char **argv);
