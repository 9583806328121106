/* scenes-rides.h - wakes: of one board, of three, of a jetski. */
#ifndef SCENES_RIDES_H
#define SCENES_RIDES_H
#include "open-water.h"

static int scene_above(void) {
    day(-60, 40, 1.35f, NOON, 7);
    aim(0, 12, 0, 0, -90, 0.62f);
    OC.swell = 2.4f;
    OC.chop = 1.6f;
    OC.ripple = 0.9f;
    OC.wind = 70;
    WB.deep = hexc(0x085468);
    WB.ext = v3(0.9f, 0.36f, 0.36f);
    kelvin_make(&KEL, 3.6f, 0.10f, 40, 14);
    foil(v3(2.5f, 0.55f, -1.5f), 28, 2, 10, 7);
    trail(2.3f, -1.4f, 152, (Wake2){
        .turn = 0.045f, .len = 11, .w0 = 0.10f, .grow = 0.040f, .arm = 0.30f, .armw = 0.07f, .armlen = 2.6f,
        .arms = 0.42f, .foam = 1.2f, .air = 0.85f, .cell = 0.13f, .wave = 0.12f, .k = &KEL, .trough = 0.05f});
    return 1;
}
static int scene_nose(void) {
    day(62, 44, 1.3f, NOON, 7);
    SK.cloud = 0.5f;
    SK.cloud_seed = 3;
    aim(0.02f, 1.16f, 0.62f, 0, -17, 0.80f);
    OC.swell = 0.7f;
    OC.chop = 0.8f;
    OC.ripple = 0.6f;
    OC.wind = 150;
    WB.deep = hexc(0x0f6672);
    WB.far = 2500;
    DROPS = 0.55f;
    foil(v3(0.34f, 0.62f, 0.0f), 83, 3, -5, 7);
    kelvin_make(&KEL, 6, 0.12f, 60, 20);
    trail(6.5f, -46, 97, (Wake2){
        .turn = -0.012f, .len = 30, .w0 = 0.30f, .grow = 0.022f, .arm = 0.22f, .armw = 0.2f, .armlen = 8,
        .arms = 0.6f, .foam = 1.1f, .air = 0.8f, .cell = 0.2f, .wave = 0.10f, .k = &KEL});
    far_rider(v3(6.5f, 0.55f, -46.6f), 83, -8);
    return 1;
}
static int scene_jetwake(void) {
    day(-52, 40, 1.3f, NOON, 7);
    SK.cloud = 0.5f;
    SK.cloud_seed = 8;
    aim(0.0f, 1.15f, 0, 10, -9, 0.62f);
    OC.swell = 1.0f;
    OC.chop = 0.9f;
    OC.ripple = 0.7f;
    OC.wind = 20;
    WB.deep = hexc(0x0a4f6c);
    kelvin_make(&KEL, 9, 0.2f, 90, 32);
    trail(0.25f, 0.6f, -86, (Wake2){
        .turn = 0.006f, .len = 24, .w0 = 0.42f, .grow = 0.034f, .arm = 0.20f, .armw = 0.30f, .armlen = 16,
        .arms = 0.75f, .foam = 0.90f, .air = 1.0f, .cell = 0.24f, .wave = 0.22f, .trough = 0.16f, .k = &KEL});
    return 1;
}
static int scene_three(void) {
    day(-15, 17, 1.35f, GOLD, 7);
    EXPOSURE = 1.15f;
    SK.spread = 20;
    SUNTINT = v3(1, 0.68f, 0.34f);
    DAYHALO = v3(1, 0.74f, 0.42f);
    SK.glow = 1.0f;
    aim(0, 46, 0, 0, -24, 0.40f);
    OC.swell = 0.8f;
    OC.chop = 0.6f;
    OC.ripple = 0.35f;
    OC.wind = 60;
    WB.deep = hexc(0x0c5660);
    WB.glint = 0.045f;
    WB.far = 1500;
    kelvin_make(&KEL, 6.5f, 0.14f, 90, 34);
    static const float at[3][2] = {{4, -104}, {14, -92}, {21, -79}};
    for (int i = 0; i < 3; i++) {
        float a = 158;
        trail(at[i][0], at[i][1], a, (Wake2){
            .len = 30, .w0 = 0.28f, .grow = 0.020f, .arm = 0.26f, .armw = 0.35f, .armlen = 12, .arms = 0.9f,
            .foam = 1.3f, .air = 0.8f, .cell = 0.3f, .wave = 0.20f, .k = &KEL});
        far_rider(v3(at[i][0] + 0.2f, 0.6f, at[i][1]), 180 - a, 0);
    }
    return 1;
}
#endif
