/* scenes-water.h - pictures of open water by their names. */
#ifndef SCENES_WATER_H
#define SCENES_WATER_H
#include "scenes-still.h"
#include "scenes-rides.h"
#include "scene-wing.h"
#include "scene-spray.h"
#include "scene-wave.h"
#include "scene-turn.h"
#include "scene-rope.h"

static const struct {
    const char *name;
    int (*make)(void);
    void (*particles)(void);
} WATER_SCENES[] = {
    {"glitter", scene_glitter, NULL},
    {"mist", scene_mist, NULL},
    {"above", scene_above, NULL},
    {"lagoon", scene_lagoon, NULL},
    {"nose", scene_nose, NULL},
    {"wing", scene_wing, wing_bubbles},
    {"jetski-wake", scene_jetwake, NULL},
    {"three-wakes", scene_three, NULL},
    {"spray", scene_spray, spray_drops},
    {"wave", scene_wave, wave_spray},
    {"jetski-turn", scene_jetski_turn, turn_spray},
    {"rope", scene_rope, NULL},
};
static void (*PARTICLES)(void);
static int water_scene(const char *name) {
    for (unsigned i = 0; i < sizeof WATER_SCENES / sizeof *WATER_SCENES; i++)
        if (!strcmp(name, WATER_SCENES[i].name)) {
            water_default();
            foil_mats();
            MAT[M_LACQUER].kind = 7;
            SURFACE = water_surface;
            TRACER = trace_water;
            PARTICLES = WATER_SCENES[i].particles;
            return WATER_SCENES[i].make();
        }
    return 0;
}
/* after sky and light are known */
static void water_ready(void) {
    water_setup();
    if (CAUST_SIZE > 0) caustics_make(CAUST_X, CAUST_Z, CAUST_SIZE, W > 1200 ? 3 : 2, WB.split > 0 ? 40 : 6);
}
#endif
