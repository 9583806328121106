/* scenes-still.h - still or clear water: glitter, mist, lagoon. */
#ifndef SCENES_STILL_H
#define SCENES_STILL_H
#include "open-water.h"

static int scene_glitter(void) {
    day(7, 3.0f, 0.8f, BLUE, 7);
    SUNTINT = v3(1, 0.66f, 0.48f);
    DAYHALO = v3(1.0f, 0.60f, 0.44f);
    SK.spread = 9;
    SK.glow = 0.22f;
    WB.glint = 0.013f;
    aim(0, 2.2f, 0, 0, -9, 0.30f);
    waves(0.25f, 0.35f, 0.55f, OC.wind);
    OC.seed = 8;
    WB.deep = hexc(0x0a2a3c);
    CAM.aperture = 0.012f;
    CAM.focus = 14;
    return 1;
}
static int scene_mist(void) {
    day(9.0f, 5.2f, 0.6f, MIST, 7);
    DAYHALO = v3(1.0f, 0.80f, 0.58f);
    SK.glow = 0.75f;
    SK.spread = 26;
    HAZEHALO = 11;
    DAYSUN = 0.8f;
    SK.sun_rad = 0.80f;
    SUNTINT = v3(1, 0.82f, 0.62f);
    aim(0, 0.72f, 5.6f, 0, -3.0f, 0.40f);
    waves(0.03f, 0.03f, 0.010f, OC.wind);
    OC.gust = 0.8f;
    WB.deep = hexc(0x0d1c21);
    WB.far = 44;
    WB.mist = 1.7f;
    WB.glint = 0;
    foil(v3(0.62f, 0.06f, 0.6f), 24, 0.8f, 0, 1);
    return 1;
}
static int scene_lagoon(void) {
    day(38, 50, 1.3f, NOON, 7);
    aim(0, 6.2f, 0, 0, -90, 0.74f);
    OC.tile = 26;
    OC.peak = 2.2f;
    waves(1.9f, 1.5f, 0.06f, OC.wind);
    OC.spread = 2.5f;
    OC.gust = 0;
    WB.sand = 1.4f;
    WB.ext = v3(0.42f, 0.060f, 0.040f);
    WB.deep = hexc(0x1496ba);
    WB.sandcol = hexl(0xe8d9c2);
    CAUST_SIZE = 13;
    foil(v3(0.95f, 0.055f, 0.1f), 62, 0, 0, 7);
    return 1;
}
#endif
