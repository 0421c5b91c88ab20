/// The help texts of the command.
enum Help {
    static let usage = """
        usage: feed-server --root FOLDER --database FILE [--port PORT]
               feed-server --help

        """

    static let text = """
        \(usage)
        Serves a page and the feed that it shows to this machine only, until SIGINT or SIGTERM.
        Prints its address when it is ready.

        options:
          --root FOLDER    the folder of the page
          --database FILE  where the feed is kept; created and filled when it is missing
          --port PORT      0 for any free one; the first free of 8080 to 8179 when not given

        exit status:
          0  it was ended by a signal
          1  it could not start or continue
          2  the arguments make no sense

        """
}
