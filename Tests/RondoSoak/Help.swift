/// The help texts of the program.
enum Help {
    static let usage = """
        usage: RondoSoak [--inputs COUNT] [--minutes COUNT] [--seed NUMBER] [--world NUMBER]
                         [--threads COUNT] [--traces FOLDER]
               RondoSoak --help

        """

    static let text = """
        \(usage)
        Plays random worlds to the engine and its model until they differ or a limit is reached;
        without a limit until it is stopped. A difference is shrunk and saved as a small trace, or
        as text if it changes the configuration, which traces cannot.

        options:
          --inputs COUNT   ends after this number of inputs
          --minutes COUNT  ends after this number of minutes; fractions are allowed
          --seed NUMBER    decides what happens in all worlds; 1 when not given
          --world NUMBER   plays only this world, and prints its trace
          --threads COUNT  plays this number of worlds at the same time; 1 when not given
          --traces FOLDER  where differences are saved; .build/soak when not given

        exit status:
          0  engine and model did not differ
          1  they differed
          2  the arguments make no sense
          3  the engine or its model trapped; the worlds being played are printed

        """
}
