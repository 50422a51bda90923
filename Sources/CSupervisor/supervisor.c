#define _GNU_SOURCE

#include "supervisor.h"

// macOS has no heirs to processes but its first one; groups do there.
#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// All that follows runs in a copy of a process that has other threads, which may have held any lock:
// nothing here may take one, so no memory is asked for, and folders are read by the system's call.

/// The program is told nothing of our signals; those that we ignore, but for these, it ignores, too.
static void become(
    const char *program, char *const arguments[], char *const variables[], const int streams[3],
    int report) {
  setpgid(0, 0);
  // Whoever ends the supervisor by force ends the program.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  static const int usual[] = {SIGPIPE, SIGXFSZ, SIGINT};
  for (size_t i = 0; i < sizeof usual / sizeof *usual; i++) signal(usual[i], SIG_DFL);
  // A stream that has the number of another would be lost.
  int kept[3];
  for (int i = 0; i < 3; i++) kept[i] = fcntl(streams[i], F_DUPFD_CLOEXEC, 3);
  for (int i = 0; i < 3; i++) dup2(kept[i], i);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execvpe(program, arguments, variables);
  int code = errno;
  while (write(report, &code, sizeof code) < 0 && errno == EINTR) {}
  _exit(127);
}

/// The parent of a process; 0 if it has gone.
static pid_t parent_of(const char *number) {
  char path[64] = "/proc/";
  strncat(path, number, 20);
  strcat(path, "/stat");
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char text[512];
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  // `7 (any (name)) S 1 …`
  const char *place = strrchr(text, ')');
  if (!place || strlen(place) < 5) return 0;
  pid_t parent = 0;
  for (place += 4; *place >= '0' && *place <= '9'; place++) parent = parent * 10 + (*place - '0');
  return parent;
}

/// Ends those whose parent we are. Returns whether it can be known which these are.
static int end_children(void) {
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return 0;
  static char room[32768] __attribute__((aligned(8)));
  pid_t own = getpid();
  int found = 0;
  for (;;) {
    long count = syscall(SYS_getdents64, folder, room, sizeof room);
    if (count <= 0) break;
    for (long place = 0; place < count;) {
      // The kernel's `linux_dirent64`: two numbers of eight bytes, a length, a kind, the name.
      uint16_t length;
      memcpy(&length, room + place + 16, sizeof length);
      const char *name = room + place + 19;
      place += length;
      if (*name < '0' || *name > '9') continue;
      found = 1;
      if (parent_of(name) != own) continue;
      pid_t child = 0;
      for (; *name; name++) child = child * 10 + (*name - '0');
      kill(child, SIGKILL);
    }
  }
  close(folder);
  return found;
}

/// Ends all that came of the program: what loses its parent becomes ours, and is next.
static void end_all(pid_t program) {
  kill(-program, SIGKILL);
  // What the system does not let go of is not waited for without an end.
  for (int pass = 0; pass < 5000; pass++) {
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (ended < 0 && errno == ECHILD) return;
    if (!end_children() && pass > 100) return;
    poll(NULL, 0, 2);
  }
}

static void notice(int number) { (void)number; }

/// Ends as the program did.
static void end_by(int status) {
  if (!WIFSIGNALED(status)) _exit(WEXITSTATUS(status));
  int number = WTERMSIG(status);
  struct rlimit nothing = {0, 0};
  setrlimit(RLIMIT_CORE, &nothing);
  signal(number, SIG_DFL);
  sigset_t mask;
  sigemptyset(&mask);
  sigaddset(&mask, number);
  sigprocmask(SIG_UNBLOCK, &mask, NULL);
  raise(number);
  _exit(128 + number);
}

static void supervise(
    const char *program, char *const arguments[], char *const variables[], const int streams[3],
    int leash, int report) {
  // The terminal's keys are not for us, and whoever ends us by any other signal means the program.
  setpgid(0, 0);
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  // Where the ends of programs are ignored, nothing could be awaited.
  struct sigaction noticing = {.sa_handler = notice};
  sigaction(SIGCHLD, &noticing, NULL);
  pid_t child = fork();
  if (child == 0) become(program, arguments, variables, streams, report);
  if (child < 0) {
    int code = errno;
    while (write(report, &code, sizeof code) < 0 && errno == EINTR) {}
    _exit(127);
  }
  // Of all that was open nothing is held but the leash: others wait for the ends of pipes.
  dup2(leash, 0);
  if (syscall(SYS_close_range, 1, ~0U, 0) != 0) {
    struct rlimit files;
    int most = getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur < 65536
                   ? (int)files.rlim_cur
                   : 65536;
    for (int file = 1; file < most; file++) close(file);
  }
  sigset_t waiting;
  sigfillset(&waiting);
  sigdelset(&waiting, SIGCHLD);
  int status = SIGKILL;
  for (;;) {
    int found;
    pid_t ended;
    // Those that it left behind end as well.
    while ((ended = waitpid(-1, &found, WNOHANG)) > 0 && ended != child) {}
    if (ended == child) {
      status = found;
      break;
    }
    struct pollfd end = {.fd = 0, .events = POLLIN};
    if (ppoll(&end, 1, NULL, &waiting) > 0) break;
  }
  end_all(child);
  end_by(status);
}

pid_t skelsnap_supervise(
    const char *program, char *const arguments[], char *const variables[], const int streams[3],
    int *leash) {
  int ends[2], report[2];
  // No pipe, to whose end nobody may write without a signal once the supervisor is gone.
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  if (pipe2(report, O_CLOEXEC) != 0) {
    int code = errno;
    close(ends[0]);
    close(ends[1]);
    errno = code;
    return -1;
  }
  // No handler of ours is to run in the copy.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t supervisor = fork();
  int code = supervisor < 0 ? errno : 0;
  if (supervisor == 0) supervise(program, arguments, variables, streams, ends[0], report[1]);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(ends[0]);
  close(report[1]);
  // Its end is closed by the program's beginning.
  ssize_t count = 0;
  if (supervisor > 0) {
    while ((count = read(report[0], &code, sizeof code)) < 0 && errno == EINTR) {}
  }
  close(report[0]);
  if (supervisor > 0 && count != sizeof code) {
    *leash = ends[1];
    return supervisor;
  }
  close(ends[1]);
  if (supervisor > 0) {
    while (waitpid(supervisor, NULL, 0) < 0 && errno == EINTR) {}
  }
  errno = code;
  return -1;
}

void skelsnap_end(int leash) {
  while (send(leash, "", 1, MSG_NOSIGNAL | MSG_DONTWAIT) < 0 && errno == EINTR) {}
}

#endif
