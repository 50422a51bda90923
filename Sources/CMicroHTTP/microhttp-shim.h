// HTTP by libmicrohttpd, loaded when a page is served: it brings the libraries for TLS with it, and
// no other command needs it. The types come from its own header.

#ifndef SKELSNAP_CMICROHTTP_H
#define SKELSNAP_CMICROHTTP_H

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// MHD_run_wait is there since 0.9.72.
#define CMICROHTTP_CALLS(each) \
  each(MHD_add_response_header) \
  each(MHD_create_response_from_buffer) \
  each(MHD_destroy_response) \
  each(MHD_get_connection_info) \
  each(MHD_lookup_connection_value) \
  each(MHD_queue_response) \
  each(MHD_resume_connection) \
  each(MHD_run_wait) \
  each(MHD_start_daemon) \
  each(MHD_stop_daemon) \
  each(MHD_suspend_connection)

/// The functions of the library.
typedef struct {
#define CMICROHTTP_MEMBER(name) __typeof__(name) *name;
  CMICROHTTP_CALLS(CMICROHTTP_MEMBER)
#undef CMICROHTTP_MEMBER
} cmicrohttp_library;

// Whether these are cases of an enumeration in Swift depends on the version of the header.
static const enum MHD_Result cmicrohttp_yes = MHD_YES, cmicrohttp_no = MHD_NO;
static const enum MHD_ValueKind cmicrohttp_header = MHD_HEADER_KIND,
                                cmicrohttp_parameter = MHD_GET_ARGUMENT_KIND;
static const enum MHD_ResponseMemoryMode cmicrohttp_copied = MHD_RESPMEM_MUST_COPY;
static const enum MHD_ConnectionNotificationCode cmicrohttp_started = MHD_CONNECTION_NOTIFY_STARTED;

/// Loads the library. Returns NULL, or what is missing.
static inline const char *cmicrohttp_load(cmicrohttp_library *library) {
#ifdef __APPLE__
  static const char *const names[] = {
    "libmicrohttpd.12.dylib", "/opt/homebrew/lib/libmicrohttpd.12.dylib",
    "/usr/local/lib/libmicrohttpd.12.dylib", "/opt/local/lib/libmicrohttpd.12.dylib",
  };
#else
  static const char *const names[] = {"libmicrohttpd.so.12"};
#endif
  void *handle = NULL;
  for (size_t i = 0; !handle && i < sizeof names / sizeof *names; i++) {
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!handle) return names[0];
#define CMICROHTTP_FIND(name) \
  if (!(library->name = (__typeof__(name) *)dlsym(handle, #name))) return #name;
  CMICROHTTP_CALLS(CMICROHTTP_FIND)
#undef CMICROHTTP_FIND
  return NULL;
}

/// A socket that listens on the loopback interface alone; a negative `errno` if there is none.
///
/// `port` is 0 for one that is free, and then becomes that.
static inline int cmicrohttp_listen(uint16_t *port) {
  int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  if (descriptor < 0) return -errno;
  int yes = 1;
  struct sockaddr_in address;
  socklen_t size = sizeof address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(*port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (fcntl(descriptor, F_SETFD, FD_CLOEXEC) || fcntl(descriptor, F_SETFL, O_NONBLOCK)
      || setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes)
      || bind(descriptor, (struct sockaddr *)&address, sizeof address)
      || listen(descriptor, 64)
      || getsockname(descriptor, (struct sockaddr *)&address, &size)) {
    int code = errno;
    close(descriptor);
    return -code;
  }
  *port = ntohs(address.sin_port);
  return descriptor;
}

/// Serves what comes to a socket, in the thread that calls `MHD_run_wait`; NULL if that fails.
///
/// What a connection may take up is limited: `memory` is for its header, `seconds` pass without a
/// byte.
static inline struct MHD_Daemon *cmicrohttp_start(
    const cmicrohttp_library *library, int descriptor, unsigned connections, size_t memory,
    unsigned seconds, MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback completed,
    MHD_NotifyConnectionCallback noticed, void *closure) {
  return library->MHD_start_daemon(
      MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, closure,
      MHD_OPTION_LISTEN_SOCKET, descriptor, MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory, MHD_OPTION_CONNECTION_TIMEOUT, seconds,
      MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_NOTIFY_COMPLETED, completed, closure,
      MHD_OPTION_NOTIFY_CONNECTION, noticed, closure, MHD_OPTION_END);
}

/// The socket of a connection; -1 if it is not known.
static inline int cmicrohttp_socket(
    const cmicrohttp_library *library, struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      library->MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

#endif
