/* place-noblessner.h - Noblessner: brick halls of the old submarine yard, moored yachts, clear cool morning. */
#ifndef PLACE_NOBLESSNER_H
#define PLACE_NOBLESSNER_H
#include "daylight.h"

/* a moored sailing yacht, sails down */
static const Station ST_YACHT[] = {{-4.2f, 0.75f, 0.95f, -0.2f, 0.1f, 0.4f},
                                   {-2, 1.3f, 0.95f, -0.4f, 0.12f, 0.5f},
                                   {1, 1.35f, 1.02f, -0.4f, 0.12f, 0.55f},
                                   {3.2f, 0.7f, 1.14f, -0.1f, 0.08f, 0.6f},
                                   {4.6f, 0.04f, 1.28f, 1.0f, 0.02f, 0}};
static void moored(float x, float z, float yaw, float s, int hull, int bag) {
    Model *m = model_new(v3(x, 0, z), rot_ypr(yaw * DEG, 0, 0));
    m->step = 0.75f;
    loft(m, v3(0, 0, 0), ID3, ST_YACHT, 5, 0, hull);
    box(m, v3(-0.2f, 1.15f, 0), v3(1.7f, 0.20f, 0.70f), 0.12f, ID3, 0.1f, M_WHITE);
    box(m, v3(-0.1f, 1.22f, 0), v3(1.3f, 0.07f, 0.715f), 0.02f, ID3, 0, M_DARK);
    float top = 12.0f * s;
    cone(m, v3(0.6f, 1, 0), v3(0.6f, top, 0), 0.07f, 0.045f, 0, M_SHIRT);
    cone(m, v3(0.5f, 2.15f, 0), v3(-3.1f, 2.1f, 0), 0.16f, 0.10f, 0, bag);
    for (int k = -1; k <= 1; k += 2) {
        cone(m, v3(0.6f, top * 0.55f, 0), v3(0.5f, top * 0.55f, 0.85f * k), 0.025f, 0.02f, 0, M_WHITE);
        cone(m, v3(0.5f, top * 0.55f, 0.85f * k), v3(0.4f, 1, 1.2f * k), 0.006f, 0.006f, 0, M_DARK);
        cone(m, v3(0.5f, top * 0.55f, 0.85f * k), v3(0.6f, top * 0.95f, 0), 0.006f, 0.006f, 0, M_DARK);
    }
    cone(m, v3(4.5f, 1.3f, 0), v3(0.6f, top * 0.97f, 0), 0.035f, 0.012f, 0, M_SHIRT);
    cone(m, v3(-4.1f, 1.0f, 0), v3(0.6f, top * 0.98f, 0), 0.006f, 0.006f, 0, M_DARK);
    box(m, v3(0.6f, top + 0.25f, 0), v3(0.02f, 0.25f, 0.02f), 0.01f, ID3, 0, M_DARK);
}
static void place_noblessner(void) {
    static const Stop st[] = {{0, 0xe6ddd0, 0xcbd8de},  {2.5f, 0xdfe0dc, 0xbcd0dc}, {6, 0xc6d8e2, 0xa3c1d6},
                              {11, 0x9fc2da, 0x80aacb}, {18, 0x77a8cd, 0x5f92be},   {30, 0x4f88b8, 0x447bac},
                              {70, 0x386ea4, 0x346a9e}};
    cam(0, 1.9f, 0, 0, 0.46f, 0.615f);
    sky_stops(7, st);
    SK.sun_az = -112;
    SK.sun_el = 17;
    SK.spread = 50;
    SK.cloud = 0.40f;
    SK.cloud_seed = 9.4f;
    AR.glow = v3(1, 0.85f, 0.65f);
    AR.glow2 = 0.25f;
    AR.cloud_lit = v3(0.95f, 0.95f, 0.96f);
    AR.cloud_dark = v3(0.62f, 0.68f, 0.74f);
    AR.haze_beta = mul(v3(0.00019f, 0.00025f, 0.00036f), 1.2f);
    AR.haze_tint = v3(1, 1, 1);
    day_sky(v3(1.0f, 0.82f, 0.60f), 2.3f);
    SEA_AMB = v3(0.05f, 0.08f, 0.10f);
    SE.body = 0x2b4450;
    SE.sss = 0x3b6a70;
    SE.seed = 59;
    SE.wind = 40;
    calm(0.10f, 0.26f, 0.50f, 0.9f);
    GLINT = 0.03f;

    SOLID_COL[F_ROOF] = v3(0.16f, 0.17f, 0.18f);
    SOLID_COL[F_SAWGLASS] = v3(0.17f, 0.175f, 0.18f);
    SOLID_COL[F_STONE] = v3(0.50f, 0.47f, 0.42f);
    SOLID_COL[F_PLAIN] = v3(0.20f, 0.33f, 0.30f);
    SOLID_COL[F_QUAY] = v3(0.36f, 0.35f, 0.33f);
    SOLID_COL[F_METAL] = v3(0.10f, 0.10f, 0.11f);
    SOLID_COL[F_TILES] = v3(0.36f, 0.17f, 0.11f);
    s_box(v3(-40, -1, -175), 80, 3.1f, 80, 0, 1, F_QUAY);
    /* the great hall: three gables side by side */
    for (int i = 0; i < 2; i++) {
        float x = -33.5f + 17.6f * i;
        s_box(v3(x, 2.1f, -124), 8.8f, 10.2f, 16, 0, 1, F_BRICK);
        Solid *g = s_roof(v3(x, 12.3f, -124), 8.8f, 5.0f, 15.95f, 0, 0.5f, F_TILES);
        g->mat = F_TILES;
        s_roof(v3(x, 12.45f, -124), 9.2f, 5.25f, 15.7f, 0, 0.5f, F_ROOF);
        s_box(v3(x, 16.4f, -126), 1.6f, 1.9f, 11, 0, 1, F_SAWGLASS);
        s_roof(v3(x, 18.3f, -126), 1.9f, 0.8f, 11.2f, 0, 0.5f, F_ROOF);
    }
    /* saw-tooth workshop */
    s_box(v3(4.6f, 2.1f, -122), 11.7f, 7.0f, 14, 0, 1, F_BRICK);
    for (int i = 0; i < 4; i++)
        s_roof(v3(-4.2f + 5.85f * i, 9.1f, -122), 2.925f, 3.6f, 14.0f, 0, 0.985f, F_SAWGLASS);
    s_box(v3(23.5f, 2.1f, -126), 7.1f, 4.6f, 10, 0, 1, F_BRICK);
    s_roof(v3(23.5f, 6.7f, -126), 7.5f, 2.6f, 10.4f, 0, 0.5f, F_ROOF);
    /* chimney with bands */
    s_cyl(v3(-5.4f, 2, -139), 1.75f, 1.05f, 24, F_TILES);
    s_cyl(v3(-5.4f, 25.2f, -139), 1.30f, 1.30f, 0.9f, F_STONE);
    /* quay: bollards, lamps, a pontoon */
    for (int i = 0; i < 14; i++) s_cyl(v3(-44 + 6.1f * i, 2.1f, -95.8f), 0.20f, 0.26f, 0.55f, F_METAL);
    for (int i = 0; i < 7; i++) {
        s_cyl(v3(-41 + 12.2f * i, 2.1f, -99), 0.09f, 0.06f, 5.2f, F_METAL);
        s_box(v3(-41 + 12.2f * i, 7.3f, -99), 0.28f, 0.35f, 0.28f, 0, 1, F_STONE);
    }
    s_box(v3(-6, 0, -80), 30, 0.5f, 1.1f, 0, 1, F_STONE);
    for (int i = 0; i < 6; i++) s_cyl(v3(-34 + 11.5f * i, -1, -78.7f), 0.18f, 0.18f, 3.2f, F_METAL);
    /* old town far to the right: Oleviste, Niguliste, the Dome church */
    s_box(v3(420, 0, -1500), 330, 9, 60, 0, 1, F_PLAIN);
    Rng g = {4711};
    for (int i = 0; i < 90; i++) {
        float x = 215 + 300 * rnd(&g), z = -1400 - 120 * rnd(&g), h = 10 + 12 * rnd(&g), w = 6 + 7 * rnd(&g);
        s_box(v3(x, 6, z), w, h, 8, 0, 1, F_STONE);
        s_roof(v3(x, 6 + h, z), w * 1.05f, 6 + 4 * rnd(&g), 8.4f, rnd(&g) < 0.5f ? 90 : 0, 0.5f, F_TILES);
    }
    spire(298, -1450, 9, 62, 128, F_PLAIN);
    spire(372, -1500, 7, 44, 92, F_PLAIN);
    spire(446, -1500, 6, 48, 76, F_PLAIN);
    spire(408, -1480, 3.5f, 40, 70, F_PLAIN);
    /* yachts along the pontoon, bows and sterns mixed */
    static const float Y[][4] = {{-29.5f, -75, 96, 0.95f}, {-25.6f, -74, -84, 1.16f}, {-21.9f, -75, 92, 0.80f},
                                 {-13.2f, -74, 87, 1.25f}, {-9.4f, -75, -93, 0.9f},   {5.5f, -74, 95, 1.02f},
                                 {9.0f, -75, -88, 0.78f},  {24.5f, -84, 172, 1.12f}};
    for (int i = 0; i < 8; i++)
        moored(Y[i][0], Y[i][1], Y[i][2], Y[i][3], i == 3 || i == 6 ? M_CARBON : M_WHITE,
               i % 3 == 1 ? M_WHITE : M_CARBON);
    moored(12.4f, -58, 158, 0.92f, M_CARBON, M_WHITE);
    land_done();
}
#endif
