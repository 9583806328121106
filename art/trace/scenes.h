/* scenes.h - all scenes of the path tracer; the first prefix that fits is taken. */
#include "scene-test.h"
#include "scene-foil.h"
#include "scene-gear.h"
#include "scene-sauna-studio.h"
#include "scene-jetski.h"

static const Scene scenes[] = {
    {"test", scene_test},
    {"board-", scene_board},
    {"foil-parts", scene_foil_parts},
    {"machine-vest", scene_gear},
    {"machine-sauna", scene_sauna_studio},
    {"machine-", scene_jetski},
    {NULL, NULL},
};
