#ifndef HAUNT_CUV_SHIM_H
#define HAUNT_CUV_SHIM_H

#include <uv.h>

#endif
