// A program that ends with all that it has started, whatever became of that: on Linux.

#ifndef SKELSNAP_CSUPERVISOR_H
#define SKELSNAP_CSUPERVISOR_H

#include <sys/types.h>

/// Starts a program below a process of its own, the supervisor, which ends when the program and all
/// that came of it have ended.
///
/// When the program ends, whatever it leaves behind is ended: of other process groups and sessions,
/// too, because the supervisor inherits what loses its parent. The same happens as soon as
/// `skelsnap_end` is called, or the leash is closed, as it is when we end for whatever reason.
///
/// What is awaited is the supervisor: it ends with the program's status or by its signal, and its
/// use of processors is that of all of them.
///
/// - `streams`: what the program has as standard input, output and errors.
/// - `leash`: the end to hold; it is closed in programs that we start.
///
/// Returns the supervisor, or -1 and why in `errno`: ENOENT if there is no such program.
pid_t skelsnap_supervise(
    const char *program, char *const arguments[], char *const variables[], const int streams[3],
    int *leash);

/// Has a supervisor end all that is below it; one that has ended is left alone.
void skelsnap_end(int leash);

#endif
