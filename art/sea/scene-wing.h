/* scene-wing.h - half above, half below: the wing that carries the board, and its bubbles. */
#ifndef SCENE_WING_H
#define SCENE_WING_H
#include "open-water.h"

static int scene_wing(void) {
    day(30, 38, 1.4f, NOON, 7);
    SK.cloud = 0.4f;
    aim(0.06f, 0.0f, 1.30f, 0, -13, 1.0f);
    OC.tile = 26;
    OC.peak = 2.4f;
    waves(1.0f, 1.0f, 0.10f, OC.wind);
    OC.spread = 2;
    OC.gust = 0;
    WB.split = 0.22f;
    WB.rad = 1.7f;
    WB.deep = hexc(0x3fb3a4);
    WB.ext = v3(0.75f, 0.20f, 0.25f);
    CAUST_SIZE = 14;
    CAUST_Z = -3;
    foil(v3(0.42f, 0.42f, -0.1f), -28, 2, 4, 7);
    trail(0.22f, -0.2f, 180 + 28, (Wake2){
        .len = 6, .w0 = 0.05f, .grow = 0.03f, .arm = 0.3f, .armw = 0.05f, .armlen = 1.5f, .arms = 0.5f,
        .foam = 1.0f, .air = 0.6f, .cell = 0.08f, .trough = 0.05f});
    return 1;
}
/* bubbles that a wing tip or the propeller leaves behind: a thin cord that widens and winds */
static void bubbles(V p, V back, V side, float len_, float wide, int n, float r, int seed) {
    Rng g = {hash32(seed * 31 + 7)};
    V up = v3(0, 1, 0);
    for (int i = 0; i < n; i++) {
        float t = powf(rnd(&g), 1.6f), a = t * 26 + seed, q = wide * (0.15f + t), w = q * (0.5f + 0.5f * rnd(&g));
        V c = add(mad(p, back, t * len_), add(mul(side, w * cosf(a)), mul(up, w * sinf(a) + 0.05f * t * t)));
        c = add(c, mul(v3(rnds(&g) + rnds(&g), rnds(&g) + rnds(&g), rnds(&g) + rnds(&g)), 0.35f * q));
        if (c.y > -0.01f) continue;
        float rr = r * (0.3f + 1.5f * powf(rnd(&g), 4)), k = 0.55f + 0.6f * rnd(&g);
        part_add(c, mul(back, 0.006f), rr, 0.55f * (1 - 0.6f * t), mul(v3(0.62f, 0.92f, 0.86f), k), 0);
        part_add(add(c, v3(-rr * 0.2f, rr * 0.35f, 0)), v3(0, 0, 0), rr * 0.35f, 0.8f * (1 - t),
                 v3(1.6f, 1.7f, 1.6f), 0);
    }
}
static void wing_bubbles(void) {
    Model *m = &models[2];
    V back = mul(m->rot.x, -1);
    float y = -0.105f - FOIL_MAST;
    for (int i = -1; i <= 1; i += 2)
        bubbles(add(m->pos, to_world(m->rot, v3(-0.06f, y - 0.055f, i * 0.465f))), back, m->rot.z, 1.9f, 0.05f,
                1500, 0.0032f, 3 + i);
    bubbles(add(m->pos, to_world(m->rot, v3(-0.45f, y + 0.055f, 0))), back, m->rot.z, 1.9f, 0.11f, 3600,
            0.0034f, 9);
}
#endif
