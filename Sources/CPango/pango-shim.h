#include <pango/pangoft2.h>
#include <hb.h>
#include <fontconfig/fontconfig.h>
