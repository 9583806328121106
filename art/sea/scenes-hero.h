/* scenes-hero.h - the landing's picture and film: low over the water toward a morning sun, Tallinn on the horizon.
 */
#ifndef SCENES_HERO_H
#define SCENES_HERO_H
#include "daylight.h"

static void hero_tallinn(float x0, float z) {
    SOLID_COL[F_STONE] = v3(0.20f, 0.19f, 0.18f);
    SOLID_COL[F_PLAIN] = v3(0.10f, 0.14f, 0.13f);
    SOLID_COL[F_METAL] = v3(0.08f, 0.08f, 0.09f);
    SOLID_COL[F_ROOF] = v3(0.12f, 0.10f, 0.09f);
    Rng g = {1219};
    s_box(v3(x0, 0, z - 300), 900, 7, 200, 0, 1, F_PLAIN);
    for (int i = 0; i < 150; i++) {
        float u = rnds(&g), x = x0 + 760 * u, h = 9 + 15 * rnd(&g) * (1 - 0.5f * fabsf(u)), w = 8 + 14 * rnd(&g);
        s_box(v3(x, 4, z - 200 * rnd(&g)), w, h, 10, 0, 1, F_STONE);
        s_roof(v3(x, 4 + h, z - 60 * rnd(&g)), w, 5 + 6 * rnd(&g), 10, rnd(&g) < 0.5f ? 90 : 0, 0.5f, F_ROOF);
    }
    s_box(v3(x0 - 250, 0, z - 120), 190, 34, 60, 0, 0.86f, F_PLAIN); /* cathedral hill */
    spire(x0 + 60, z, 10, 66, 136, F_PLAIN);
    spire(x0 - 120, z, 8, 54, 110, F_PLAIN);
    spire(x0 - 268, z - 100, 7, 70, 104, F_PLAIN);
    spire(x0 - 20, z, 4, 44, 84, F_PLAIN);
    spire(x0 - 345, z - 100, 3.5f, 60, 92, F_PLAIN);
    s_dome(v3(x0 - 215, 66, z - 100), 13, 18, F_METAL);
    s_cyl(v3(x0 - 215, 30, z - 100), 12, 12, 38, F_STONE);
    for (int i = 0; i < 3; i++)
        s_box(v3(x0 + 330 + 75 * i, 0, z - 60), 20 + 6 * i, 62 + 22 * (i == 1), 18, 20, 1, F_STONE);
    for (int i = 0; i < 2; i++) { /* harbour cranes */
        s_cyl(v3(x0 + 620 + 70 * i, 0, z), 2, 1.4f, 62, F_METAL);
        s_box(v3(x0 + 640 + 70 * i, 56, z), 36, 2.6f, 1.5f, 0, 1, F_METAL);
    }
}
static void hero_common(float sun_az) {
    static const Stop st[] = {{0, 0xf3cf9a, 0x86a0aa},  {1.5f, 0xf0ca98, 0x7a98a5}, {4, 0xe2c099, 0x638b9d},
                              {7, 0xbfb49e, 0x4a7a90},  {11, 0x86a1a6, 0x336882},   {17, 0x4b7f93, 0x23556f},
                              {28, 0x285f7a, 0x18435d}, {70, 0x153c55, 0x11344b}};
    sky_stops(8, st);
    SK.sun_az = sun_az;
    SK.sun_el = 4.6f;
    SK.sun_rad = 0.42f;
    SK.spread = 17;
    SK.cloud = 0.50f;
    SK.cloud_seed = 17.5f;
    AR.glow = v3(1, 0.74f, 0.44f);
    AR.glow1 = 0.8f;
    AR.glow2 = 0.10f;
    AR.disc = 7;
    AR.cloud_lit = v3(0.92f, 0.70f, 0.52f);
    AR.cloud_dark = v3(0.30f, 0.36f, 0.42f);
    AR.haze_beta = mul(v3(0.85f, 1, 1.15f), 0.00019f);
    AR.haze_tint = v3(0.96f, 0.96f, 0.98f);
    day_sky(v3(1.0f, 0.68f, 0.38f), 3.0f);
    BLOOM = 0.6f;
    VIGN = 0.30f;
    EXPOSURE = 0.94f;
    SEA_AMB = v3(0.012f, 0.045f, 0.055f);
    SE.body = 0x0a4652;
    SE.sss = 0x2a9c94;
    SE.seed = 23;
    SE.wind = 8;
    SE.lam0 = 26;
    SE.base_var = 0.00012f;
    SE.speed_z = 3.2f;
    SE.sun_clamp = 5.0f;
    calm(1.7f, 0.72f, 0.50f, 0);
    GLINT = 0.06f;
}
static int hero_build(const char *name) {
    if (!strcmp(name, "hero")) {
        cam(0, 0.56f, 0, 0, 0.60f, 0.46f);
        hero_common(11.5f);
        hero_tallinn(300, -3700);
    } else if (!strcmp(name, "hero-portrait")) {
        cam(0, 0.68f, 0, 0, 0.86f, 0.45f);
        hero_common(3.5f);
        hero_tallinn(-60, -3700);
    } else
        return 0;
    land_done();
    return 1;
}
#endif
