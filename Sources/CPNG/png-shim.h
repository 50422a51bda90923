// The types and names of libpng, for `CPNGReader`, which loads it.
#include <png.h>
