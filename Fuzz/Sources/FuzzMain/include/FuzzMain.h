/* libFuzzer defines `main`. The package manager expects the main function of an executable under these
   names. */
int TraceFuzz_main(int argc, char **argv);
int RequestFuzz_main(int argc, char **argv);
