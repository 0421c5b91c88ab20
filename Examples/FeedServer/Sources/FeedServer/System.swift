// The C library of the system, for all files of the server.
#if canImport(Darwin)
    @_exported import Darwin
#else
    @_exported import Glibc
#endif
