/* scene-spray.h - drops against the sun. */
#ifndef SCENE_SPRAY_H
#define SCENE_SPRAY_H
#include "open-water.h"

static int scene_spray(void) {
    day(13, 24, 1.4f, NOON, 7);
    DAYHALO = v3(1.0f, 0.95f, 0.85f);
    SK.glow = 0.75f;
    HAZEHALO = 24;
    aim(0, 0.30f, 0, 0, -5, 0.50f);
    OC.tile = 60;
    OC.peak = 6;
    OC.ripple = 0.6f;
    WB.deep = hexc(0x073f4f);
    WB.glint = 0.10f;
    WB.clamp = 9;
    CAM.focus = 0.95f;
    DROPBLUR = 0.024f;
    return 1;
}
static void spray_drops(void) {
    V a = v3(-1, 0, 0), b = v3(0, 1, 0), out = v3(0, 0, 1);
    drop_fan(v3(0.36f, 0.05f, -0.96f), a, b, out, 10, 58, 560, 3.7f, 0.22f, 0.00090f, 1);
    drop_fan(v3(0.38f, 0.06f, -1.20f), a, b, out, 5, 75, 360, 3.3f, 0.20f, 0.0011f, 2);
    drop_fan(v3(0.30f, 0.05f, -0.72f), a, b, out, 15, 70, 34, 2.8f, 0.20f, 0.0012f, 3);
    drops_draw();
}
#endif
