/// The help texts of the command line.
enum Help {
    static let programUsage = "usage: rondo replay FILE\n       rondo --help\n"

    static let replayUsage = "usage: rondo replay FILE\n       rondo replay --help\n"

    static let program = """
        \(programUsage)
        Replays recordings of the endless-scrolling engine Rondo.

        commands:
          replay FILE  replay a trace, and write its frames and events as JSON Lines

        """

    static let replay = """
        \(replayUsage)
        Reads a trace from FILE ("-" is the standard input) and replays it: what comes out, frames
        and events, goes to the standard output as JSON Lines. The same trace gives the same bytes
        everywhere. Documentation/TraceFormat.md describes both formats.

        exit status:
          0  the whole trace was replayed
          1  the output could not be written
          2  the trace or the arguments make no sense; nothing was replayed

        """
}
