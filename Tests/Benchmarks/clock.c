// Runs a command a number of times and prints what one run took on average: CPU time (user and
// system, of all its threads) and wall time, in milliseconds.
//
//   clock RUNS STATUS COMMAND [ARGUMENT...]
//
// The command's output is thrown away. A run that ends with another status ends the measurement,
// because what a failing command takes says nothing.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

int main(int count, char **words) {
  if (count < 4) {
    fputs("usage: clock RUNS STATUS COMMAND [ARGUMENT...]\n", stderr);
    return 2;
  }
  int runs = atoi(words[1]), expected = atoi(words[2]);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);

  double cpu = 0, wall = 0;
  for (int run = 0; run < runs; run++) {
    double start = now();
    pid_t child;
    // Not fork: copying this process would count as the command's time.
    int failure = posix_spawnp(&child, words[3], &actions, NULL, words + 3, environ);
    if (failure) {
      fprintf(stderr, "clock: %s: %s\n", words[3], strerror(failure));
      return 2;
    }
    int status;
    struct rusage usage;
    while (wait4(child, &status, 0, &usage) < 0) {
      if (errno != EINTR) {
        perror("clock: wait4");
        return 2;
      }
    }
    wall += now() - start;
    cpu += seconds(usage.ru_utime) + seconds(usage.ru_stime);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != expected) {
      fprintf(stderr, "clock: '%s' did not end with status %d\n", words[3], expected);
      return 1;
    }
  }
  printf("%.4f %.4f\n", cpu * 1000 / runs, wall * 1000 / runs);
  return 0;
}
