// The least that a process costs: what the start of skelsnap is measured in.
#include <stdio.h>

int main(void) {
  puts("hello");
  return 0;
}
