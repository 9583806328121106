/* place-dubai.h - Dubai: glass towers in dust, blue hour, smooth water. */
#ifndef PLACE_DUBAI_H
#define PLACE_DUBAI_H
#include "daylight.h"

static void place_dubai(void) {
    static const Stop st[] = {{0, 0xd8a888, 0x8f8794},    {1.2f, 0xd6a88f, 0x87869a}, {3, 0xc3a19a, 0x75809e},
                              {5.5f, 0x9a94a6, 0x5c769f}, {9, 0x6884aa, 0x456a9b},    {15, 0x3f659a, 0x31588d},
                              {28, 0x22477a, 0x1e4172},   {70, 0x122e58, 0x112b53}};
    cam(0, 1.25f, 0, 0, 0.46f, 0.60f);
    sky_stops(8, st);
    SK.sun_az = -24;
    SK.sun_el = 0.4f;
    SK.spread = 34;
    SK.cloud = 0.28f;
    SK.cloud_seed = 33;
    AR.glow = v3(1, 0.6f, 0.36f);
    AR.glow2 = 0.08f;
    AR.cloud_lit = v3(0.62f, 0.40f, 0.36f);
    AR.cloud_dark = v3(0.22f, 0.25f, 0.36f);
    AR.haze_beta = mul(v3(0.92f, 1.0f, 1.1f), 0.00019f);
    AR.haze_tint = v3(0.86f, 0.95f, 1.06f);
    day_sky(v3(1.0f, 0.6f, 0.36f), 0.0f);
    SEA_AMB = v3(0.02f, 0.03f, 0.05f);
    SE.body = 0x12324a;
    SE.sss = 0x204a5a;
    SE.seed = 73;
    SE.wind = 12;
    calm(0.05f, 0.10f, 0.15f, 0.9f);
    SE.base_var = 0.00005f;
    GLINT = 0;
    WINDOW_LIT = 0.24f;
    SOLID_COL[F_TOWER] = v3(0.20f, 0.20f, 0.21f);
    SOLID_COL[F_TOWER_DARK] = v3(0.07f, 0.08f, 0.10f);
    SOLID_COL[F_STONE] = v3(0.42f, 0.36f, 0.28f);
    SOLID_COL[F_METAL] = v3(0.3f, 0.3f, 0.3f);
    Rng g = {1971};
    /* low waterfront */
    s_box(v3(0, -1, -1900), 1700, 3.2f, 900, 0, 1, F_STONE);
    for (int i = 0; i < 130; i++)
        s_box(v3(-800 + 1600 * rnd(&g), 2, -1040 - 160 * rnd(&g)), 9 + 16 * rnd(&g), 8 + 22 * rnd(&g) * rnd(&g),
              10, 10 * rnds(&g), 1, F_TOWER);
    for (int i = 0; i < 90; i++)
        s_box(v3(-560 + 1120 * (i + 0.4f * rnd(&g)) / 90, 5.5f, -990), 0.55f, 0.9f, 0.5f, 0, 1, F_LAMP);
    /* towers */
    for (int i = 0; i < 96; i++) {
        float z = -1150 - 1500 * powf(rnd(&g), 1.2f), x = (rnds(&g) + 0.5f * rnds(&g)) * 0.27f * -z - 0.03f * -z;
        float env = 0.85f * expf(-sq((x / -z + 0.07f) / 0.17f)) + 0.9f * expf(-sq((x / -z - 0.17f) / 0.07f));
        env = fmaxf(0, env - 0.9f * expf(-sq((x / -z + 0.125f) / 0.035f))); /* the tallest stands free */
        float h = (58 + 225 * env * (0.25f + 0.75f * rnd(&g))) * (0.7f + 0.3f * -z / 1600), w = 13 + 10 * rnd(&g),
              yaw = 45 * rnds(&g);
        int mat = rnd(&g) < 0.5f ? F_TOWER : F_TOWER_DARK, kind = (int)(5 * rnd(&g));
        if (kind == 0) {
            s_box(v3(x, 2, z), w, h * 0.86f, w, yaw, 1, mat);
            s_box(v3(x, 2 + h * 0.86f, z), w * 0.7f, h * 0.14f, w * 0.7f, yaw, 1, mat);
        } else if (kind == 1) {
            s_box(v3(x, 2, z), w, h * 0.8f, w * 0.8f, yaw, 1, mat);
            s_roof(v3(x, 2 + h * 0.8f, z), w, h * 0.2f, w * 0.8f, yaw, 0.97f, F_TOWER_DARK);
        } else if (kind == 2)
            s_box(v3(x, 2, z), w * 1.1f, h, w, yaw, 0.62f, mat);
        else if (kind == 3) {
            s_box(v3(x, 2, z), w, h, w, yaw, 1, mat);
            s_box(v3(x, 2 + h, z), w * 0.9f, h * 0.10f, w * 0.9f, yaw, 0.05f, F_TOWER_DARK);
            s_cyl(v3(x, h, z), 0.9f, 0.3f, h * 0.22f, F_METAL);
        } else
            s_box(v3(x, 2, z), w * 0.8f, h * 1.04f, w * 1.1f, yaw, 1, mat);
    }
    /* the tallest: a stepped needle */
    static const float B[][3] = {{0, 150, 31},      {120, 170, 25},  {250, 160, 20}, {370, 140, 15},
                                 {480, 110, 10.5f}, {570, 80, 6.5f}, {640, 70, 3.4f}};
    for (int i = 0; i < 7; i++)
        for (int k = 0; k < 3; k++) {
            float a = (k * 120 + 20) * DEG, r = B[i][2];
            s_box(v3(-395 + r * 0.55f * cosf(a), B[i][0], -3150 + r * 0.55f * sinf(a)), r * 0.72f,
                  B[i][1] - 26 * k * (i < 6), r * 0.42f, k * 120 + 20, 1, F_TOWER);
        }
    s_cyl(v3(-395, 690, -3150), 2.6f, 0.5f, 130, F_METAL);
    land_done();
}
#endif
