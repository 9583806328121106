/* scenes-rides.h - wakes: of one board, of three, of a jetski. */
#ifndef SCENES_RIDES_H
#define SCENES_RIDES_H
#include "open-water.h"

static int scene_above(void) {
    day(-60, 40, 1.35f, NOON, 7);
    aim(0, 12, 0, 0, -90, 0.62f);
    waves(2.4f, 1.6f, 0.9f, 70);
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
    waves(0.7f, 0.8f, 0.6f, 150);
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
    day(-24, 30, 1.4f, NOON, 7);
    SK.cloud = 0.5f;
    SK.cloud_seed = 8;
    aim(0, 1.7f, 1.2f, 7, -10, 0.66f);
    waves(1.0f, 0.9f, 0.7f, 20);
    WB.deep = hexc(0x0a4f6c);
    kelvin_make(&KEL, 9, 0.2f, 90, 32);
    trail(0, 0.4f, -84, (Wake2){
        .turn = 0.013f, .len = 60, .w0 = 0.36f, .grow = 0.018f, .arm = 0.19f, .armw = 0.24f, .armlen = 34,
        .arms = 0.62f, .foam = 0.80f, .air = 1.3f, .cell = 0.26f, .wave = 0.36f, .trough = 0.16f, .k = &KEL});
    return 1;
}
static int scene_three(void) {
    day(-38, 40, 1.4f, NOON, 7);
    EXPOSURE = 1.06f;
    CRISP = 1;
    BLOOM = 0.35f;
    SK.spread = 20;
    SUNTINT = v3(1, 0.92f, 0.80f);
    DAYHALO = v3(1, 0.92f, 0.80f);
    SK.glow = 1.0f;
    aim(2, 44, -22, 0, -36, 0.40f);
    waves(1.4f, 1.3f, 1.2f, 60);
    WB.deep = hexc(0x0c5660);
    WB.glint = 0.05f;
    WB.far = 6000;
    kelvin_make(&KEL, 6.5f, 0.14f, 90, 34);
    static const float at[3][2] = {{4, -104}, {14, -92}, {21, -79}};
    for (int i = 0; i < 3; i++) {
        float a = 158;
        trail(at[i][0], at[i][1], a, (Wake2){
            .turn = 0.007f, .len = 46, .w0 = 0.20f, .grow = 0.018f, .arm = 0.22f, .armw = 0.22f, .armlen = 18, .arms = 0.55f,
            .foam = 1.3f, .air = 0.8f, .cell = 0.3f, .wave = 0.34f, .k = &KEL});
        far_rider(v3(at[i][0] + 0.2f, 0.6f, at[i][1]), 180 - a, 0);
    }
    return 1;
}
#endif
