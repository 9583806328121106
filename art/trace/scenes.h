/* scenes.h - all scenes of the path tracer; the first prefix that fits is taken. */
#include "scene-test.h"
#include "scene-foil.h"
#include "scene-gear.h"
#include "scene-sauna-studio.h"
#include "scene-jetski.h"
#include "scene-wakeboat.h"
#include "scene-table.h"

static const Scene scenes[] = {
    {"test", scene_test},
    {"board-", scene_board},
    {"foil-parts", scene_foil_parts},
    {"machine-vest", scene_gear},
    {"machine-sauna", scene_sauna_studio},
    {"sauna-", scene_sauna_studio},
    {"machine-wakeboat", scene_wakeboat},
    {"machine-", scene_jetski},
    {"table", scene_table},
    {"cake", scene_table},
    {NULL, NULL},
};
