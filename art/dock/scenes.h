/* scenes.h - list of the scenes of this renderer. */
#ifndef DOCK_SCENES_H
#define DOCK_SCENES_H
#include "trace.h"
#include "sky.h"
#include "water.h"
#include "wood.h"
#include "scene-planks.h"
#include "scene-lights.h"
#include "scene-sauna.h"
#include "scene-ice.h"
#include "scene-rope.h"
#include "scene-boards.h"
#include "scene-rack.h"
#include "scene-vests.h"
#include "scene-embers.h"

static const struct {
    const char *name;
    void (*make)(void);
} SCENES[] = {
    {"rain-rings", scene_rain},
    {"footprints", scene_footprints},
    {"string-lights", scene_lights},
    {"under-lights", scene_lights_within},
    {"sauna-window", scene_sauna},
    {"ice-pier", scene_ice},
    {"mooring", scene_mooring},
    {"pier-morning", scene_boards},
    {"embers", scene_embers},
    {"rack", scene_rack},
    {"vests", scene_vests},
    {"remote", scene_remote_wide},
    {"remote-portrait", scene_remote_tall},
};
static int scene_make(const char *name, float aspect) {
    (void)aspect;
    for (unsigned i = 0; i < sizeof SCENES / sizeof SCENES[0]; i++)
        if (!strcmp(name, SCENES[i].name)) {
            SCENES[i].make();
            return 1;
        }
    return 0;
}
#endif
