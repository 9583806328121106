/* place-puhajarve.h - Pühajärve: still lake at dawn, spruce and birch, mist, reeds. */
#ifndef PLACE_PUHAJARVE_H
#define PLACE_PUHAJARVE_H
#include "daylight.h"

static float lake_hill(float x, float z) {
    float d = -z - 150 + 14 * sinf(x * 0.011f + 1) + 10 * sinf(x * 0.043f);
    float h =
        1.2f * sstep(0, 8, d) + 16 * sstep(10, 170, d) * (0.55f + 0.9f * fbm(x * 0.006f + 2, z * 0.006f, 3, 0));
    return d < 0 ? -2 : h + 14 * sstep(10, 90, x) * sstep(6, 120, d);
}
static V lake_floor(V p, V n) {
    (void)n;
    return mul(v3(0.05f, 0.065f, 0.025f), 0.6f + 0.8f * fbm(p.x * 0.3f, p.z * 0.3f, 3, 0));
}
static void place_puhajarve(void) {
    static const Stop st[] = {{0, 0xf0e2cf, 0xc4c9d2},  {2.5f, 0xefdfcc, 0xbdc6d2}, {6, 0xe6d6cb, 0xaebdce},
                              {11, 0xcdc6cd, 0x9fb0c8}, {18, 0xa8b4cb, 0x869fbe},   {32, 0x7d99bd, 0x6d8bb0},
                              {70, 0x5f80a8, 0x587a9f}};
    cam(0, 1.35f, 0, 0, 0.36f, 0.50f);
    sky_stops(7, st);
    SK.sun_az = 27;
    SK.sun_el = 8.5f;
    SK.spread = 26;
    SK.cloud = 0.5f;
    SK.cloud_seed = 14.0f;
    AR.glow = v3(1, 0.78f, 0.58f);
    AR.glow1 = 0.25f;
    AR.glow2 = 0.09f;
    AR.cloud_lit = v3(0.90f, 0.74f, 0.66f);
    AR.cloud_dark = v3(0.52f, 0.52f, 0.60f);
    AR.haze_beta = mul(v3(0.85f, 1.0f, 1.2f), 0.0007f);
    AR.haze_tint = v3(0.86f, 0.90f, 0.96f);
    AR.fog = 0.0058f;
    AR.fog_h = 2.3f;
    AR.fog_col = v3(0.22f, 0.22f, 0.235f);
    EXPOSURE = 1.10f;
    day_sky(v3(1.0f, 0.72f, 0.46f), 2.2f);
    SEA_AMB = v3(0.03f, 0.035f, 0.03f);
    SE.body = 0x1a2420;
    SE.sss = 0x2c3a30;
    SE.seed = 61;
    calm(0.012f, 0.016f, 0.022f, 0.8f);
    SE.base_var = 0.0000015f;
    GLINT = 0.02f;
    ground_add(-260, 260, -420, -125, 2.0f, lake_hill, lake_floor);
    for (int i = 0; i < 6; i++)
        sprite_add(grow_spruce(i, 900), v3(0.018f, 0.038f, 0.016f), v3(0.060f, 0.105f, 0.034f));
    for (int i = 0; i < 5; i++)
        sprite_add(grow_broad(i, 760, 0.40f + 0.03f * i, 0.10f, i < 3 ? BARK_BIRCH : 0, 1.0f),
                   v3(0.045f, 0.080f, 0.020f), v3(0.150f, 0.195f, 0.050f));
    for (int i = 0; i < 4; i++)
        sprite_add(grow_reed(i, 1500, 26), v3(0.045f, 0.055f, 0.030f), v3(0.125f, 0.125f, 0.075f));
    Rng g = {90210};
    for (int k = 0; k < 66; k++) {
        float z = -130 - k * 3.9f;
        for (float x = -200 + 8 * rnd(&g); x < 200; x += (3.0f + 4.4f * rnd(&g)) * (k < 12 ? 0.8f : 1.1f)) {
            float y = ground_h(&grounds[0], x, z);
            if (y < 0.5f) continue;
            int shore = y < 3.0f;
            float mix = fbm(x * 0.02f + 7, z * 0.02f, 3, 0) + (shore ? 0.16f : -0.05f) + 0.2f * rnds(&g);
            int birch = mix > 0.67f;
            float h = birch ? 11 + 8 * rnd(&g) : 13 + 13 * rnd(&g) * (0.5f + 0.5f * rnd(&g));
            if (shore && rnd(&g) < 0.55f) h *= 0.30f, birch = rnd(&g) < 0.7f ? 2 : 0;
            tree_add(x, y - 0.3f, z, h,
                     birch ? (birch == 2 ? 9 : 6) + (int)((birch == 2 ? 2 : 5) * rnd(&g)) : (int)(6 * rnd(&g)),
                     0.75f + 0.5f * rnd(&g), 0);
        }
    }
    for (int k = 0; k < 16; k++) {
        float z = -5.6f - 0.5f * k;
        for (int i = 0; i < 5; i++) {
            float left =
                -0.27f * -z + 0.1f - 0.9f * rnd(&g) * (1 + 0.1f * k) + 1.5f * sstep(0, 15, k) * sq(rnd(&g));
            float right = 0.27f * -z - 0.1f + 0.8f * rnd(&g);
            if (i < 2 + k % 2)
                tree_add(left, -0.12f, z, 1.30f + 0.50f * rnd(&g), 11 + (int)(4 * rnd(&g)), 0.7f + 0.5f * rnd(&g),
                         0);
            else if (k > 7)
                tree_add(right, -0.12f, z - 0.2f, 1.1f + 0.5f * rnd(&g), 11 + (int)(4 * rnd(&g)),
                         0.7f + 0.5f * rnd(&g), 0);
        }
    }
    land_done();
}
#endif
