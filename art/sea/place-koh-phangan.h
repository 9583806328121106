/* place-koh-phangan.h - Koh Phangan: turquoise over sand at noon, jungle hills, boulders, a long-tail boat, cumulus. */
#ifndef PLACE_KOH_PHANGAN_H
#define PLACE_KOH_PHANGAN_H
#include "longtail.h"
#include "daylight.h"

/* The shore: a bay, and at the right a point that comes near. */
static float tropic_shore(float x) {
    return -190 + 5 * sinf(x * 0.05f + 2) - 10 * sinf(x * 0.021f) + 92 * sstep(12, 62, x) + 22 * sstep(-30, -90, x);
}
static float tropic_depth(float x, float z) {
    float off = z - tropic_shore(x); /* distance to the shore */
    float bar = 1.5f * expf(-sq((off - 92 + 0.5f * x) / 20));
    float dep = 2.3f * sstep(0, 46, off) + 1.5f * sstep(46, 100, off) - bar - 1.9f * sstep(132, 176, off) +
                0.7f * (fbm(x * 0.045f, z * 0.045f + 9, 3, 0) - 0.5f) * sstep(0, 30, off);
    return fmaxf(dep, 0.03f);
}
static float tropic_reef(float x, float z) {
    return sstep(0.56f, 0.68f, fbm(x * 0.035f + 4, z * 0.05f + 2, 5, 0));
}
static V tropic_body(V p, V n, V d, float t, V body) {
    (void)body;
    float eta = 1 / 1.33f, c1 = -dot(n, d), k = 1 - eta * eta * (1 - c1 * c1);
    V T = add(mul(d, eta), mul(n, eta * c1 - sqrtf(k)));
    float D = tropic_depth(p.x, p.z) + 0.15f, path = D / fmaxf(-T.y, 0.35f);
    V f = mad(p, T, path);
    float fade = 1 / (1 + t * 0.03f), rip = sinf(f.x * 3.1f + 5 * f.z + 9 * fbm(f.x * 0.5f, f.z * 0.5f, 3, 0));
    float ca = 1 - worley(f.x * 1.1f + 0.35f * vnoise(f.x * 2, f.z * 2, 0), f.z * 1.1f, 0);
    float caustic = 0.82f + 0.75f * fade * (powf(clampf(ca, 0, 1), 3.0f) - 0.22f);
    V sand = mul(v3(0.68f, 0.62f, 0.49f),
                 (1 + 0.07f * fade * rip) * caustic * (0.85f + 0.3f * fbm(f.x * 0.2f, f.z * 0.2f, 3, 0)));
    V reef = mul(v3(0.10f, 0.095f, 0.055f), 0.5f + fbm(f.x * 1.3f, f.z * 1.3f, 4, 0));
    sand = mix3(sand, reef, tropic_reef(f.x, f.z) * sstep(0.9f, 1.5f, D) * 0.85f);
    if (t < 200 && hit_any(v3(f.x, 0.0f, f.z), norm(v3(SUN.x * 0.75f, SUN.y, SUN.z * 0.75f)), 14)) sand = mul(sand, 0.38f);
    float L = path + D * 1.12f;
    V a = v3(expf(-L * 0.34f), expf(-L * 0.050f), expf(-L * 0.044f));
    V light = add(mul(SUNCOL, 0.46f), mul(sh_irr(v3(0, 1, 0)), 0.5f));
    V deep = mulv(v3(0.012f, 0.165f, 0.200f), light);
    return add(mulv(mulv(sand, light), a), mulv(deep, v3(1 - a.x, 1 - a.y, 1 - a.z)));
}
static float tropic_hill(float x, float z) {
    float d = tropic_shore(x) - z;
    if (d < -14) return -3;
    float beach = 2.2f * sstep(-10, 14, d);
    float r = fbm(x * 0.0035f + 11, z * 0.0035f, 4, 0),
          q = 1 - fabsf(2 * fbm(x * 0.006f + 3, z * 0.005f + 8, 4, 0) - 1);
    float env =
        13 + 66 * expf(-sq((x + 190) / 120)) + 44 * expf(-sq((x - 300) / 130)) + 20 * expf(-sq((x - 60) / 60));
    return beach + env * sstep(18, 330, d) * (0.40f + 0.55f * r + 0.5f * q);
}
static V tropic_floor(V p, V n) {
    (void)n;
    float sand = sstep(3.2f, 1.8f, p.y);
    V dry = mul(v3(0.70f, 0.61f, 0.45f), 0.86f + 0.28f * fbm(p.x * 0.35f, p.z * 0.35f, 4, 0));
    V beach = mix3(dry, v3(0.40f, 0.34f, 0.24f), sstep(0.55f, 0.20f, p.y));
    return mix3(mul(v3(0.030f, 0.046f, 0.014f), 0.5f + fbm(p.x * 0.3f, p.z * 0.3f, 3, 0)), beach, sand);
}
/* granite boulders, round from the sea: place, half widths, height */
static const float BOULDERS[][5] = {
    {-64, -172, 7.5f, 6.0f, 8.6f}, {-73, -176, 9.0f, 8.0f, 13.0f}, {-55, -168, 4.6f, 4.0f, 4.6f}, {-47.5f, -170, 3.0f, 2.6f, 2.6f},
    {-84, -174, 8.0f, 7.0f, 9.5f}, {-60, -165, 2.6f, 2.4f, 1.9f},  {-40, -168, 1.8f, 1.7f, 1.2f}, {-69, -166, 4.0f, 3.4f, 3.6f},
    {30.5f, -138, 2.6f, 2.3f, 2.2f}, {27.5f, -136, 1.5f, 1.4f, 1.0f}};
static float rock_h(float x, float z) {
    float h = -3;
    for (unsigned i = 0; i < sizeof BOULDERS / sizeof *BOULDERS; i++) {
        const float *b = BOULDERS[i];
        float dx = (x - b[0]) / b[2], dz = (z - b[1]) / b[3], e = sq(dx * dx + dz * dz) * (1 + 0.5f * (fbm(x * 0.3f + 9 * i, z * 0.3f, 2, 0) - 0.5f));
        if (e < 1) h = fmaxf(h, b[4] * powf(1 - e, 0.42f) - 0.4f + 0.10f * b[4] * (fbm(x * 0.25f + 3 * i, z * 0.25f, 3, 0) - 0.5f));
    }
    return h;
}
static V rock_col(V p, V n) {
    float s = fbm(p.x * 0.9f, p.y * 0.9f + p.z * 0.6f, 5, 0), l = fbm(p.x * 0.8f + 7, p.y * 0.07f + p.z * 0.4f, 4, 0);
    V c = mix3(v3(0.16f, 0.135f, 0.11f), v3(0.42f, 0.36f, 0.29f), sstep(0.25f, 0.75f, s));
    c = mix3(c, v3(0.11f, 0.105f, 0.10f), 0.85f * sstep(0.46f, 0.62f, l) * sstep(1.0f, 0.6f, n.y));
    return mul(c, mixf(0.28f, 1, sstep(0.4f, 1.1f, p.y + 0.5f * (s - 0.5f))));
}
static void place_koh_phangan(void) {
    static const Stop st[] = {{0, 0xd3e4ea, 0xcfe2ea}, {2, 0xc2dcea, 0xbcd8e8},  {5, 0x9cc9e6, 0x97c4e2},
                              {9, 0x70b0e0, 0x6caadb}, {14, 0x4a96d8, 0x4690d0}, {25, 0x2d7ac6, 0x2b74bd},
                              {70, 0x1d5fae, 0x1c5aa6}};
    cam(0, 5.2f, 0, 0, 0.56f, 0.43f);
    sky_stops(7, st);
    SK.sun_az = -140;
    SK.sun_el = 58;
    SK.spread = 60;
    SK.cloud = 0.10f;
    SK.cloud_seed = 21;
    AR.glow = v3(1, 0.98f, 0.94f);
    AR.cloud_lit = v3(1.10f, 1.06f, 1.00f);
    AR.cloud_dark = v3(0.13f, 0.17f, 0.235f);
    CUM_EXT = 0.016f;
    AR.haze_beta = v3(0.00013f, 0.00019f, 0.00030f);
    AR.haze_tint = v3(0.90f, 0.97f, 1.0f);
    SUN = v3(-0.34f, 0.85f, 0.40f); /* for the clouds' shade, worked out before the sky */
    static const Puff pf[] = {{-700, 930, -8600, 420},  {-200, 960, -8500, 480},  {300, 940, -8600, 400},
                              {-1150, 880, -8700, 300}, {-420, 1330, -8600, 390}, {80, 1420, -8700, 340},
                              {-160, 1760, -8700, 270}, {-650, 1250, -8700, 250}, {720, 850, -8500, 240},
                              {2200, 880, -9300, 300},  {2600, 960, -9300, 400},  {3050, 880, -9300, 300},
                              {2560, 1260, -9300, 230}, {-2900, 850, -9000, 240}, {-2500, 880, -9000, 200},
                              {1500, 800, -9500, 150},  {-1900, 800, -9500, 130}, {-240, 1150, -8300, 300}};
    SUN = norm(SUN);
    cumulus_build(pf, sizeof pf / sizeof *pf, v3(-4200, 620, -10200), v3(4200, 2800, -7500));
    day_sky(v3(1.0f, 0.95f, 0.86f), 2.0f);
    SEA_AMB = v3(0.06f, 0.20f, 0.22f);
    SE.body = 0x1b9aa8;
    SE.sss = 0x40c8c0;
    SE.seed = 67;
    calm(0.16f, 0.30f, 0.42f, 0.6f);
    SE.base_var = 0.0002f;
    GLINT = 0.05f;
    BODY = tropic_body;
    ground_add(-520, 640, -760, -60, 2.0f, tropic_hill, tropic_floor);
    Ground *rk = ground_add(-96, 36, -190, -130, 0.30f, rock_h, rock_col);
    rk->bump = 0.7f;
    rk->bump_scale = 0.45f;
    for (int i = 0; i < 7; i++)
        sprite_add(
            grow_broad(20 + i, 420, 0.95f + 0.08f * i, 0.12f + 0.03f * (i % 3), i % 2 ? BARK_DARK : 0, 0.72f),
            i % 3 == 0 ? v3(0.030f, 0.062f, 0.014f) : v3(0.040f, 0.085f, 0.016f),
            i % 3 == 1 ? v3(0.15f, 0.21f, 0.040f) : v3(0.095f, 0.165f, 0.032f));
    for (int i = 0; i < 5; i++)
        sprite_add(grow_palm(i, 700), v3(0.030f, 0.065f, 0.014f), v3(0.115f, 0.165f, 0.042f));
    Rng g = {777};
    for (int k = -17; k < 92; k++) {
        float z = -196 - k * 5.6f;
        for (float x = -480 + 8 * rnd(&g); x < 560; x += 4.2f + 4.6f * rnd(&g)) {
            float y = ground_h(&grounds[0], x, z);
            if (y < 3.0f) continue;
            float h = (8 + 9 * rnd(&g) * rnd(&g) + 3 * rnd(&g)) * (y < 5 ? 0.6f : 1),
                  clump = fbm(x * 0.02f, z * 0.02f, 2, 0);
            int palm = rnd(&g) < (y < 9 ? 0.75f : y < 24 ? 0.16f : 0.03f);
            if (y < 14) tree_add(x + 2 * rnds(&g), y - 0.9f, z, 1.1f + 1.5f * rnd(&g), (int)(7 * rnd(&g)), 0.5f + 0.5f * rnd(&g), 0);
            tree_add(x, y - 1.2f, z, palm ? 9 + 6 * rnd(&g) : h,
                     palm ? 7 + (int)(5 * rnd(&g)) : (int)(7 * rnd(&g)),
                     (0.65f + 0.6f * rnd(&g)) * (0.7f + 0.6f * clump), 0);
        }
    }
    longtail(v3(-9.5f, 0, -40), -22, 0xd8efe8, 0xece6d6);
    longtail(v3(15, 0, -112), 158, 0xe9b13a, 0x2d6f9c);
    SHADOW_FAR = 60;
    land_done();
}
#endif
