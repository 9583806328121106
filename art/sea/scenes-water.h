/* scenes-water.h - pictures of water, wakes and light. */
#ifndef SCENES_WATER_H
#define SCENES_WATER_H
#include "board-surface.h"
#include "scene-wave.h"

static void aim(float x, float y, float z, float yaw, float pitch, float f2) {
    CAM.pos = v3(x, y, z);
    CAM.yaw = yaw;
    CAM.pitch = pitch;
    CAM.f2 = f2;
    CAM.horizon = 0.5f;
}
/* stops of a sky, from the horizon up, each as it shall look: toward the sun and away from it */
static void day(float az, float el, float power, const Stop *st, int n) {
    SK.sun_az = az;
    SK.sun_el = el;
    SK.sun_power = power;
    SK.sun_rad = 0.5f;
    SK.rim_power = 0;
    SK.scale = 1;
    SK.spread = 60;
    SK.cloud = 0;
    SK.nstops = n;
    for (int i = 0; i < n; i++) SK.stops[i] = st[i];
    SUNTINT = v3(1, 0.94f, 0.84f);
    SKYFN = open_sky;
    nlayers = 0;
    GRAIN = 0.006f;
    VIGN = 0.12f;
    BLOOM = 0.7f;
}
static const Stop NOON[] = {{0, 0xc3d8e2, 0xb5ccd9},  {3, 0xaccbdd, 0x9dbfd4},  {8, 0x8cb7d3, 0x7eabc9},
                            {16, 0x689fc6, 0x5c94bd}, {30, 0x4584b5, 0x3b79ab}, {55, 0x2a6699, 0x285f92},
                            {90, 0x1f5285, 0x1d4f80}};
static const Stop GOLD[] = {{0, 0xf6bf72, 0x8a979c},  {3, 0xf4c084, 0x74909b},  {8, 0xeebb88, 0x54808f},
                            {16, 0xd8ab82, 0x3f7082}, {30, 0x93998c, 0x2e6074}, {55, 0x4a7484, 0x234f64},
                            {90, 0x2f5a70, 0x1f475c}};
static const Stop MIST[] = {{0, 0xd9dcd8, 0xc6d0d2},  {3, 0xdcddd8, 0xc5cfd1},  {8, 0xdddcd6, 0xc0cbcf},
                            {16, 0xd6d8d4, 0xb4c3c9}, {30, 0xc3ccce, 0xa3b5bd}, {55, 0xa9bac1, 0x90a6b0},
                            {90, 0x98acb5, 0x849ca7}};
static const Stop BLUE[] = {{0, 0xd99a72, 0x53626f}, {2, 0xcf9c7e, 0x485b6b},  {5, 0xa98d86, 0x3d5367},
                            {9, 0x75788a, 0x334a61}, {16, 0x465c7a, 0x273e58}, {30, 0x2a4262, 0x1c324c},
                            {90, 0x15273f, 0x122338}};

static void foil(V p, float yaw, float pitch, float roll, int parts) {
    foil_at(p, rot_ypr(yaw * DEG, pitch * DEG, roll * DEG), parts);
}
/* a rider far away, at ease on the board */
static void far_rider(V p, float yaw, float roll) {
    Pose P = surf_pose(1.78f, 0, 0.22f, 0, 0.1f);
    P.helmet = M_WHITE;
    V sh = add(P.pelvis, v3(0.09f, 0.46f, 0.17f));
    P.hand[0] = add(sh, v3(-0.26f, -0.44f, 0.06f));
    P.hand[1] = add(sh, v3(0.24f, -0.42f, 0.12f));
    Model *m = model_new(p, rot_ypr(yaw * DEG, 2 * DEG, roll * DEG));
    m->step = 0.85f;
    figure(m, &P);
    foil(p, yaw, 2, roll, 7);
}
static Kelvin KEL;
static Wake2 *trail(float x, float z, float deg) {
    Wake2 *w = &WK[NWK++];
    memset(w, 0, sizeof *w);
    w->x = x;
    w->z = z;
    w->dx = cosf(deg * DEG);
    w->dz = sinf(deg * DEG);
    return w;
}
static float CAUST_X, CAUST_Z, CAUST_SIZE = 0;

static int scene_glitter(int portrait) {
    day(portrait ? 1 : 7, 3.0f, 0.8f, BLUE, 7);
    SUNTINT = v3(1, 0.66f, 0.48f);
    DAYHALO = v3(1.0f, 0.60f, 0.44f);
    SK.spread = 9;
    SK.glow = 0.22f;
    WB.glint = 0.013f;
    aim(0, 2.2f, 0, 0, portrait ? -11 : -9, 0.30f);
    OC.swell = 0.25f;
    OC.chop = 0.35f;
    OC.ripple = 0.55f;
    OC.seed = 8;
    WB.deep = hexc(0x0a2a3c);
    CAM.aperture = 0.012f;
    CAM.focus = 14;
    return 1;
}
static int scene_mist(void) {
    day(9.0f, 5.2f, 0.6f, MIST, 7);
    DAYHALO = v3(1.0f, 0.80f, 0.58f);
    SK.glow = 0.75f;
    SK.spread = 26;
    HAZEHALO = 11;
    DAYSUN = 0.8f;
    SK.sun_rad = 0.80f;
    SUNTINT = v3(1, 0.82f, 0.62f);
    aim(0, 0.72f, 5.6f, 0, -3.0f, 0.40f);
    OC.swell = 0.03f;
    OC.chop = 0.03f;
    OC.ripple = 0.010f;
    OC.gust = 0.8f;
    WB.deep = hexc(0x0d1c21);
    WB.far = 44;
    WB.mist = 1.7f;
    WB.glint = 0;
    foil(v3(0.62f, 0.06f, 0.6f), 24, 0.8f, 0, 1);
    return 1;
}
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
    Wake2 *w = trail(2.3f, -1.4f, 152);
    w->turn = 0.045f;
    w->len = 11;
    w->w0 = 0.10f;
    w->grow = 0.040f;
    w->arm = 0.30f;
    w->armw = 0.07f;
    w->armlen = 2.6f;
    w->arms = 0.42f;
    w->foam = 1.2f;
    w->air = 0.85f;
    w->cell = 0.13f;
    w->wave = 0.12f;
    w->k = &KEL;
    w->trough = 0.05f;
    return 1;
}
static int scene_lagoon(void) {
    day(38, 50, 1.3f, NOON, 7);
    aim(0, 6.2f, 0, 0, -90, 0.74f);
    OC.tile = 26;
    OC.peak = 2.2f;
    OC.swell = 1.9f;
    OC.chop = 1.5f;
    OC.ripple = 0.06f;
    OC.spread = 2.5f;
    OC.gust = 0;
    WB.sand = 1.4f;
    WB.ext = v3(0.42f, 0.060f, 0.040f);
    WB.deep = hexc(0x1496ba);
    WB.sandcol = hexl(0xe8d9c2);
    CAUST_SIZE = 13;
    foil(v3(0.95f, 0.055f, 0.1f), 62, 0, 0, 7);
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
    Wake2 *w = trail(6.5f, -46, 97);
    w->turn = -0.012f;
    w->len = 30;
    w->w0 = 0.30f;
    w->grow = 0.022f;
    w->arm = 0.22f;
    w->armw = 0.2f;
    w->armlen = 8;
    w->arms = 0.6f;
    w->foam = 1.1f;
    w->air = 0.8f;
    w->cell = 0.2f;
    w->wave = 0.10f;
    w->k = &KEL;
    far_rider(v3(6.5f, 0.55f, -46.6f), 83, -8);
    return 1;
}
static int scene_wing(void) {
    day(30, 38, 1.4f, NOON, 7);
    SK.cloud = 0.4f;
    aim(0.06f, 0.0f, 1.30f, 0, -13, 1.0f);
    OC.tile = 26;
    OC.peak = 2.4f;
    OC.swell = 1.0f;
    OC.chop = 1.0f;
    OC.ripple = 0.10f;
    OC.spread = 2;
    OC.gust = 0;
    WB.split = 0.22f;
    WB.rad = 1.7f;
    WB.deep = hexc(0x3fb3a4);
    WB.ext = v3(0.75f, 0.20f, 0.25f);
    CAUST_SIZE = 14;
    CAUST_Z = -3;
    foil(v3(0.42f, 0.42f, -0.1f), -28, 2, 4, 7);
    Wake2 *w = trail(0.22f, -0.2f, 180 + 28);
    w->len = 6;
    w->w0 = 0.05f;
    w->grow = 0.03f;
    w->arm = 0.3f;
    w->armw = 0.05f;
    w->armlen = 1.5f;
    w->arms = 0.5f;
    w->foam = 1.0f;
    w->air = 0.6f;
    w->cell = 0.08f;
    w->trough = 0.05f;
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
    Wake2 *w = trail(0.25f, 0.6f, -86);
    w->turn = 0.006f;
    w->len = 24;
    w->w0 = 0.42f;
    w->grow = 0.034f;
    w->arm = 0.20f;
    w->armw = 0.30f;
    w->armlen = 16;
    w->arms = 0.75f;
    w->foam = 0.90f;
    w->air = 1.0f;
    w->cell = 0.24f;
    w->wave = 0.22f;
    w->trough = 0.16f;
    w->k = &KEL;
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
        Wake2 *w = trail(at[i][0], at[i][1], a);
        w->len = 30;
        w->w0 = 0.28f;
        w->grow = 0.020f;
        w->arm = 0.26f;
        w->armw = 0.35f;
        w->armlen = 12;
        w->arms = 0.9f;
        w->foam = 1.3f;
        w->air = 0.8f;
        w->cell = 0.3f;
        w->wave = 0.20f;
        w->k = &KEL;
        far_rider(v3(at[i][0] + 0.2f, 0.6f, at[i][1]), 180 - a, 0);
    }
    return 1;
}
static int scene_wave(void) {
    day(34, 20, 1.45f, NOON, 7);
    SUNTINT = v3(1, 0.90f, 0.74f);
    DAYHALO = v3(1.0f, 0.92f, 0.78f);
    SK.glow = 0.7f;
    HAZEHALO = 18;
    aim(-1.6f, 0.66f, 0.6f, 24, -2.0f, 0.58f);
    OC.tile = 80;
    OC.peak = 9;
    OC.swell = 0.5f;
    OC.chop = 0.35f;
    OC.ripple = 0.30f;
    WB.deep = hexc(0x0f7a78);
    WB.ext = v3(2.2f, 0.75f, 0.80f);
    WB.glow = 3.2f;
    WB.thick = 14;
    WB.glint = 0.05f;
    WAVE = wave_disp;
    WAVEFOAM = wave_lip;
    WAVE_MAX = WAVE_H * 1.05f;
    WAVE_STEEP = 1.3f;
    return 1;
}
static int scene_spray(void) {
    day(13, 24, 1.4f, NOON, 7);
    DAYHALO = v3(1.0f, 0.95f, 0.85f);
    SK.glow = 0.75f;
    HAZEHALO = 24;
    aim(0, 0.30f, 0, 0, -5, 0.50f);
    OC.tile = 60;
    OC.peak = 6;
    OC.ripple = 0.6f;
    WB.deep = hexc(0x073f4f);
    WB.glint = 0.10f;
    WB.clamp = 9;
    CAM.focus = 0.95f;
    DROPBLUR = 0.024f;
    return 1;
}
#include "scene-craft.h"
static int water_scene(const char *n) {
    water_default();
    foil_mats();
    MAT[M_LACQUER].kind = 7;
    SURFACE = water_surface;
    TRACER = trace_water;
    if (!strcmp(n, "glitter")) return scene_glitter(0);
    if (!strcmp(n, "glitter-portrait")) return scene_glitter(1);
    if (!strcmp(n, "mist")) return scene_mist();
    if (!strcmp(n, "above")) return scene_above();
    if (!strcmp(n, "lagoon")) return scene_lagoon();
    if (!strcmp(n, "nose")) return scene_nose();
    if (!strcmp(n, "wing")) return scene_wing();
    if (!strcmp(n, "jetski-wake")) return scene_jetwake();
    if (!strcmp(n, "three-wakes")) return scene_three();
    if (!strcmp(n, "spray")) return scene_spray();
    if (!strcmp(n, "wave")) return scene_wave();
    if (!strcmp(n, "jetski-turn")) return scene_jetski_turn();
    if (!strcmp(n, "rope")) return scene_rope();
    TRACER = NULL;
    return 0;
}
/* after sky and light are known */
static void water_ready(void) {
    water_setup();
    if (CAUST_SIZE > 0) caustics_make(CAUST_X, CAUST_Z, CAUST_SIZE, W > 1200 ? 3 : 2, WB.split > 0 ? 40 : 6);
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
static void water_particles(const char *n) {
    if (!strcmp(n, "spray")) {
        V a = v3(-1, 0, 0), b = v3(0, 1, 0), out = v3(0, 0, 1);
        drop_fan(v3(0.36f, 0.05f, -0.96f), a, b, out, 10, 58, 560, 3.7f, 0.22f, 0.00090f, 1);
        drop_fan(v3(0.38f, 0.06f, -1.20f), a, b, out, 5, 75, 360, 3.3f, 0.20f, 0.0011f, 2);
        drop_fan(v3(0.30f, 0.05f, -0.72f), a, b, out, 15, 70, 34, 2.8f, 0.20f, 0.0012f, 3);
        drops_draw();
    }
    if (!strcmp(n, "wave")) wave_spray();
    if (!strcmp(n, "jetski-turn")) turn_spray();
    if (!strcmp(n, "wing")) {
        Model *m = &models[2];
        V back = mul(m->rot.x, -1);
        float y = -0.105f - FOIL_MAST;
        for (int i = -1; i <= 1; i += 2)
            bubbles(add(m->pos, to_world(m->rot, v3(-0.06f, y - 0.055f, i * 0.465f))), back, m->rot.z, 1.9f, 0.05f,
                    1500, 0.0032f, 3 + i);
        bubbles(add(m->pos, to_world(m->rot, v3(-0.45f, y + 0.055f, 0))), back, m->rot.z, 1.9f, 0.11f, 3600,
                0.0034f, 9);
    }
}
#endif
