/* board-flat.h - a board as a plain lacquered shape, without its mast: l along it, c across, y up, middle at the origin. */
#ifndef BOARD_FLAT_H
#define BOARD_FLAT_H
#include "../core/core.h"

/* Negative inside the rounded plan, -1 in its middle. */
static float board_plan(float l, float c) {
    float a = fabsf(l / 0.84f), b = fabsf(c / 0.335f);
    return powf(powf(a, 2.35f) + powf(b, 2.35f), 1 / 2.35f) - 1;
}
static float board_dist(float l, float c, float y) { /* the nose is slightly turned up */
    float rise = 0.050f * sq(sstep(0.15f, 0.84f, l));
    float h = 0.050f - 0.012f * sq(l / 0.84f), r = 0.024f;
    float e = board_plan(l, c) * 0.335f + r, v = fabsf(y - rise) - h + r;
    return (fminf(fmaxf(e, v), 0) + sqrtf(sq(fmaxf(e, 0)) + sq(fmaxf(v, 0))) - r) * 0.8f;
}
static const uint32_t BOARD_PAINT[4] = {0xe9ebea, 0x123039, 0xd9c49c, 0xf79a58};

/* Colour and roughness at a place of the board; `up`: how far its normal points out of the deck; px: size of a pixel. */
static void board_look(int paint, float l, float c, float up, float px, V *base, float *rough, float *coat) {
    int dark = paint == 1;
    float e = board_plan(l, c) * 0.335f;
    *base = hexl(BOARD_PAINT[paint]);
    *rough = 0.09f;
    if (up <= 0.7f) return;
    if (e < -0.050f && l < 0.46f) { /* soft pad with lines along it */
        float q = c / 0.018f, f = q - floorf(q);
        *base = hexl(dark ? 0x20434c : 0x223438);
        if (px < 0.006f) *base = mul(*base, 0.62f + 0.38f * sstep(0.0f, 0.20f, f) * sstep(1.0f, 0.80f, f));
        *rough = 0.75f;
        *coat = 0.6f;
    } else if (fabsf(l - 0.60f) < 0.010f && e < -0.05f) *base = hexl(dark ? 0xf59d5e : 0x123039);
}
#endif
