/* scenes.h - all scenes of the path tracer; the first prefix that fits is taken. */
#include "scene-test.h"

static const Scene scenes[] = {
    {"test", scene_test},
    {NULL, NULL},
};
