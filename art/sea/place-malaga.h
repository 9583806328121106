/* place-malaga.h - Malaga: bare mountains, white town, lighthouse, wind chop, late afternoon. */
#ifndef PLACE_MALAGA_H
#define PLACE_MALAGA_H
#include "daylight.h"

static float sierra(float x, float z) {
    float wx = x + 900 * (fbm(x * 0.0003f + 5, z * 0.0003f, 3, 0) - 0.5f),
          wz = z + 900 * (fbm(x * 0.0003f, z * 0.0003f + 9, 3, 0) - 0.5f);
    float s = 0, a = 0.5f, f = 1 / 2600.0f, w = 1;
    for (int i = 0; i < 9; i++) {
        float n = 1 - fabsf(2 * vnoise(wx * f + i * 13.1f, wz * f + i * 7.7f, 0) - 1);
        n = n * n * w;
        s += a * n;
        w = clampf(n * 1.9f, 0, 1);
        a *= 0.49f;
        f *= 2.07f;
    }
    float d = -z - 3600, env = sstep(-300, 3800, d) *
                               (0.62f + 0.42f * sstep(-1800, 2200, x) + 0.25f * expf(-sq((x + 1900) / 900)));
    return 60 * sstep(-900, 400, d) + 1750 * env * s;
}
static V sierra_col(V p, V n) {
    float k = fbm(p.x * 0.004f, p.z * 0.004f, 5, 0), q = fbm(p.x * 0.02f, p.y * 0.02f + p.z * 0.01f, 4, 0);
    V c = mix3(v3(0.34f, 0.235f, 0.15f), v3(0.47f, 0.35f, 0.235f), q);
    c = mix3(c, v3(0.13f, 0.135f, 0.075f), sstep(0.46f, 0.62f, k) * sstep(0.5f, 0.85f, n.y) * 0.8f);
    return c;
}
static float coast(float x, float z) {
    float d = -z - 1380 + 60 * sinf(x * 0.002f);
    return -1 + 4 * sstep(0, 30, d) + 52 * sstep(150, 1900, d) * (0.5f + fbm(x * 0.0016f + 3, z * 0.0016f, 4, 0)) +
           85 * expf(-sq((x - 520) / 230) - sq((d - 700) / 330));
}
static V coast_col(V p, V n) {
    (void)n;
    return mix3(v3(0.32f, 0.25f, 0.16f), v3(0.10f, 0.115f, 0.05f),
                sstep(0.4f, 0.6f, fbm(p.x * 0.02f, p.z * 0.02f, 4, 0)));
}
static float whitecaps(float x, float z, float t, float *rough) {
    (void)t;
    float h = waves_h(WPH[0], x, z, NLO),
          k = sstep(0.30f, 0.52f, h / HMAX) * sstep(0.48f, 0.62f, vnoise(x / 9, z / 5, 0));
    if (k <= 0) return 0;
    *rough = k;
    return k * sstep(0.42f, 0.62f, fbm(x * 1.7f, z * 2.4f, 5, 0));
}
static void place_malaga(void) {
    static const Stop st[] = {{0, 0xe8d3bb, 0xd9c4b6}, {2, 0xe3d2c0, 0xcfc3be},  {5, 0xd0d2d0, 0xaec4d2},
                              {9, 0xabc8da, 0x8ab2d0}, {14, 0x8cb0d2, 0x6f9bc6}, {25, 0x5688bd, 0x4a7db4},
                              {70, 0x34659f, 0x305f98}};
    cam(0, 1.8f, 0, 0, 0.40f, 0.60f);
    sky_stops(7, st);
    SK.sun_az = 104;
    SK.sun_el = 16;
    SK.spread = 60;
    SK.cloud = 0.55f;
    SK.cloud_seed = 41;
    AR.glow = v3(1, 0.8f, 0.58f);
    AR.glow2 = 0.35f;
    AR.cloud_lit = v3(1.0f, 0.90f, 0.80f);
    AR.cloud_dark = v3(0.62f, 0.62f, 0.68f);
    AR.haze_beta = mul(v3(0.9f, 1.05f, 1.5f), 0.000058f);
    AR.haze_tint = v3(0.78f, 0.80f, 0.96f);
    day_sky(v3(1.0f, 0.76f, 0.50f), 2.5f);
    SEA_AMB = v3(0.02f, 0.06f, 0.11f);
    SE.body = 0x053c60;
    SE.sss = 0x1a7c98;
    SE.seed = 71;
    SE.wind = -34;
    SE.lam0 = 14;
    SE.foam = whitecaps;
    calm(0.9f, 1.25f, 1.0f, 0.5f);
    GLINT = 0.03f;
    Ground *si = ground_add(-4200, 4200, -11500, -3300, 7.5f, sierra, sierra_col);
    si->bump = 0.32f;
    si->bump_scale = 0.04f;
    ground_add(-1500, 1500, -3900, -1330, 8.0f, coast, coast_col);
    SOLID_COL[F_STONE] = v3(0.52f, 0.45f, 0.35f);
    SOLID_COL[F_PLAIN] = v3(0.86f, 0.84f, 0.79f);
    SOLID_COL[F_METAL] = v3(0.12f, 0.13f, 0.14f);
    SOLID_COL[F_QUAY] = v3(0.30f, 0.27f, 0.23f);
    SOLID_COL[F_ROOF] = v3(0.36f, 0.17f, 0.095f);
    Rng g = {1516};
    for (int i = 0; i < 5200; i++) { /* houses of two to four storeys, close together along the streets, most under tiles */
        float x = -1300 + 2600 * rnd(&g), z = -1404 - 1500 * powf(rnd(&g), 1.7f);
        float y = ground_h(&grounds[1], x, z), dens = fbm(x * 0.004f + 1, z * 0.004f, 3, 0);
        if (y < 1 || rnd(&g) > 1.4f * sstep(0.28f, 0.50f, dens) + 0.15f || y > 74) continue;
        int block = rnd(&g) < 0.035f && z < -1480 && z > -2000;
        float tall = block ? 19 + 8 * rnd(&g) : 5.5f + 3.1f * floorf(3 * rnd(&g) * (0.5f + 0.5f * rnd(&g)));
        float hx = block ? 7 + 4 * rnd(&g) : 4 + 5 * rnd(&g), hz = 4 + 4 * rnd(&g), yaw = 12 * rnds(&g) + 90 * (rnd(&g) < 0.5f);
        s_box(v3(x, y - 4, z), hx, tall + 4, hz, yaw, 1, F_WHITE);
        if (!block && rnd(&g) < 0.75f) s_roof(v3(x, y + tall, z), hx + 0.4f, 1.5f + 0.16f * hx, hz + 0.4f, yaw, 0.5f, F_ROOF);
    }
    /* palms of the promenade, gardens and pines between the houses */
    for (int i = 0; i < 4; i++) sprite_add(grow_palm(i, 500), v3(0.040f, 0.060f, 0.018f), v3(0.11f, 0.13f, 0.045f));
    for (int i = 0; i < 3; i++) sprite_add(grow_broad(31 + i, 300, 0.9f, 0.14f, BARK_DARK, 0.7f), v3(0.028f, 0.045f, 0.014f), v3(0.075f, 0.095f, 0.032f));
    for (int i = 0; i < 240; i++) tree_add(-760 + 1520 * (i + 0.6f * rnd(&g)) / 240, 2, -1397 - 2 * (i % 3), 9 + 5 * rnd(&g), (int)(4 * rnd(&g)), 0.8f + 0.4f * rnd(&g), 0);
    for (int i = 0; i < 2600; i++) {
        float x = -1200 + 2400 * rnd(&g), z = -1420 - 10 * floorf(130 * powf(rnd(&g), 1.4f)), y = ground_h(&grounds[1], x, z);
        if (y > 1 && fbm(x * 0.006f + 9, z * 0.006f, 3, 0) > 0.42f) tree_add(x, y - 1, z, 6 + 8 * rnd(&g), 4 + (int)(3 * rnd(&g)), 0.7f + 0.6f * rnd(&g), 0);
    }
    /* cathedral with its one finished tower; castle wall on the hill */
    s_box(v3(-165, 6, -1560), 34, 30, 16, 8, 1, F_STONE);
    s_box(v3(-165, 6, -1560), 35, 18, 21, 8, 1, F_STONE);
    s_roof(v3(-165, 36, -1560), 17, 6, 34, 98, 0.5f, F_ROOF);
    s_dome(v3(-138, 36, -1562), 9, 11, F_STONE);
    for (int i = 0; i < 7; i++) {
        float x = -190 + 9 * i, z = -1537 - 1.28f * i;
        s_box(v3(x, 6, z), 1.1f, 21, 1.4f, 8, 0.9f, F_STONE);
        s_box(v3(x + 4.5f, 12, z - 1.0f), 1.4f, 7, 0.5f, 8, 1, F_METAL);
    }
    static const float tier[5][3] = {{6, 9.0f, 24}, {30, 8.4f, 17}, {47, 7.8f, 14}, {61, 5.2f, 8}, {69, 3.0f, 5}};
    for (int i = 0; i < 5; i++) {
        float y = tier[i][0], w = tier[i][1], h = tier[i][2];
        s_box(v3(-200, y, -1545), w, h, w, 8, 1, F_STONE);
        s_box(v3(-200, y + h - 1.6f, -1545), w + 1.0f, 1.6f, w + 1.0f, 8, 1, F_STONE);
        for (int k = -1; k <= 1 && i < 3; k++)
            s_box(v3(-200 + 0.53f * w * k, y + 0.22f * h, -1545 + w - 0.2f), 0.14f * w, 0.48f * h, 0.45f, 8, 1, F_METAL);
    }
    s_dome(v3(-200, 74, -1545), 3, 5, F_STONE);
    s_cyl(v3(-200, 79, -1545), 0.3f, 0.2f, 5, F_METAL);
    for (int i = 0; i < 7; i++)
        s_box(v3(430 + 34 * i, ground_h(&grounds[1], 430 + 34 * i, -2060) - 4, -2060), 18, 16 + 6 * (i % 2), 6,
              6 * (i % 3), 1, F_STONE);
    /* mole and lighthouse */
    s_box(v3(205, -1, -452), 150, 4.4f, 9, 2, 0.97f, F_QUAY);
    for (int i = 0; i < 260; i++) {
        float x = 55 + 290 * rnd(&g);
        s_box(v3(x, -1, -440 + 2.5f * rnd(&g)), 0.8f + 1.3f * rnd(&g), 1.4f + 2.2f * rnd(&g), 1 + rnd(&g),
              90 * rnd(&g), 0.7f, F_QUAY);
    }
    s_box(v3(84, 3, -452), 11, 7.5f, 7, 2, 1, F_PLAIN);
    for (int i = 0; i < 4; i++) s_box(v3(77 + 4.6f * i, i == 1 ? 3 : 5.2f, -444.9f), 0.7f, i == 1 ? 3.2f : 2, 0.2f, 2, 1, F_METAL);
    s_box(v3(84, 10.5f, -452), 11.5f, 0.7f, 7.5f, 2, 1, F_STONE);
    s_cyl(v3(84, 11, -452), 4.2f, 2.9f, 22, F_PLAIN);
    s_cyl(v3(84, 17.5f, -452), 3.95f, 3.85f, 0.7f, F_STONE);
    s_cyl(v3(84, 33, -452), 3.9f, 3.9f, 1.0f, F_PLAIN);
    s_cyl(v3(84, 34, -452), 1.9f, 1.9f, 3.4f, F_METAL);
    s_dome(v3(84, 37.4f, -452), 2.2f, 1.9f, F_PLAIN);
    land_done();
}
#endif
