/* scene-turn.h - from high above: a jetski turns, and its wake is a white arc. */
#ifndef SCENE_TURN_H
#define SCENE_TURN_H
#include "../models/jetski.h"
#include "craft.h"

static const Ski TURN_SKI = {1.03f, -0.85f, 0, 0, 0};
CRAFT(craft_ski, ski_body, &TURN_SKI, 0.1f, 0.47f)
CRAFT(craft_ski_rail, ski_rail, &TURN_SKI, 0.1f, 0.46f)
CRAFT(craft_ski_seat, ski_seat, &TURN_SKI, -0.4f, 0.76f)
CRAFT(craft_ski_column, ski_column, &TURN_SKI, 0.46f, 0.97f)
CRAFT(craft_ski_bars, ski_bars, &TURN_SKI, 0.30f, 1.12f)
CRAFT(craft_ski_pad, ski_pad, &TURN_SKI, 0.35f, 1.125f)
CRAFT(craft_ski_grab, ski_grab, &TURN_SKI, -0.96f, 0.72f)
CRAFT(craft_ski_mat, ski_mat, &TURN_SKI, -0.64f, 0.41f)
enum { PAINT_SKI = 11 };
/* the paint of the yellow one of trace/scene-jetski.h */
static V ski_surface(const Model *m, V q, V *n, Mat *M) {
    if (M->kind != PAINT_SKI) return water_surface(m, q, n, M);
    V p = ski_in(q, &TURN_SKI), accent = hexl(0x35b863);
    float x = p.x, y = p.y, out = p.z * n->z;
    float rail = 0.37f + 0.03f * fmaxf(x, 0) + 0.04f * sq(fmaxf(x, 0)), band = 0.255f + 0.07f * sq(fmaxf(x, 0)) + 0.03f * x;
    if (y < rail) return x > -0.30f - (y - band) * 2 && fabsf(y - band) < 0.03f ? accent : hexl(0x15181a);
    if (x < 0.42f && y < 0.62f && (out < -0.02f || (n->y > 0.7f && y < 0.46f))) return hexl(0x1a1e20);
    if (x > 0.35f && x < 1.15f && fabsf(y - 0.507f - 0.085f * (x - 0.5f)) < 0.012f) return accent;
    if (x > -1.2f && x < 0.15f && out > 0 && fabsf(y - 0.440f - 0.012f * x) < 0.011f) return accent;
    if (ski_intake(x, y) < 0.001f && fabsf(p.z) < 0.55f && x > 0.3f) return hexl(0x121517);
    return x > 0.02f && y > 0.725f - 0.22f * sq(x - 0.75f) ? hexl(0xf0f0ee) : hexl(0xe8a908);
}
/* Where it is, the way it goes (degrees from +x towards -z), and how its way bends, per metre. */
static const float TURN_X = 6.2f, TURN_Z = -9.5f, TURN_YAW = 62, TURN_BEND = 0.074f;
static V turn_ahead(void) { return v3(cosf(TURN_YAW * DEG), 0, -sinf(TURN_YAW * DEG)); }
static int scene_jetski_turn(void) {
    V z = v3(0, 0, 0);
    SURFACE = ski_surface;
    int hull = mat_add(hexl(0xe8a908), 0.94f, 0.05f, z), dark = mat_add(hexl(0x15191b), 0.6f, 0.04f, z);
    MAT[hull].kind = PAINT_SKI;
    day(-72, 36, 1.4f, NOON, 7);
    aim(0.9f, 34, 7.5f, 0, -66, 0.58f);
    waves(1.5f, 1.2f, 0.8f, 60);
    WB.deep = hexc(0x085066);
    WB.ext = v3(0.9f, 0.36f, 0.36f);
    WB.glint = 0.04f;
    CRISP = 1;
    BLOOM = 0.4f;
    kelvin_make(&KEL, 8, 0.16f, 90, 30);
    V at = mad(v3(TURN_X, 0, TURN_Z), turn_ahead(), -1.2f);
    trail(at.x, at.z, 180 - TURN_YAW, (Wake2){
        .turn = TURN_BEND, .len = 26, .w0 = 0.42f, .grow = 0.036f, .arm = 0.17f, .armw = 0.30f, .armlen = 9,
        .arms = 0.7f, .foam = 1.25f, .air = 1.1f, .cell = 0.26f, .wave = 0.18f, .trough = 0.10f, .k = &KEL});
    Model *m = model_new(v3(TURN_X, -0.20f, TURN_Z), rot_ypr(TURN_YAW * DEG, 5 * DEG, -18 * DEG));
    m->step = 0.5f;
    craft(m, craft_ski, v3(1.75f, 0.52f, 0.66f), hull);
    craft(m, craft_ski_rail, v3(1.78f, 0.17f, 0.68f), dark);
    craft(m, craft_ski_seat, v3(1.0f, 0.33f, 0.27f), dark);
    craft(m, craft_ski_column, v3(0.34f, 0.29f, 0.21f), dark);
    craft(m, craft_ski_bars, v3(0.14f, 0.14f, 0.46f), dark);
    craft(m, craft_ski_pad, v3(0.13f, 0.15f, 0.19f), hull);
    craft(m, craft_ski_grab, v3(0.19f, 0.10f, 0.24f), dark);
    craft(m, craft_ski_mat, v3(1.03f, 0.05f, 0.46f), dark);
    Pose P = ski_pose(1.78f, 0.55f, 0);
    P.helmet = M_WHITE;
    Model *r = model_new(m->pos, m->rot);
    r->step = 0.85f;
    figure(r, &P);
    return 1;
}
/* The fan of water that the stern throws to the outside of the turn. */
static void turn_spray(void) {
    Rng g = {90210};
    V bow = turn_ahead(), out = v3(-bow.z, 0, bow.x);
    for (int i = 0; i < 26000; i++) {
        float back = 0.4f + 5.5f * powf(rnd(&g), 1.2f), t = 0.05f + 0.75f * sqrtf(rnd(&g)), side = rnd(&g) < 0.8f ? 1 : -0.5f;
        float k = (0.35f + 0.9f * fbm(back * 4 + side, 3, 4, 0)) * (0.3f + 0.8f * rnd(&g)) * sstep(-0.3f, 1.6f, back) * sstep(6.4f, 3, back);
        V p = add(v3(TURN_X, 0.05f, TURN_Z), add(mul(bow, -back), mul(out, side * 0.45f)));
        V v = add(add(mul(out, side * 4.6f * k), mul(bow, 2.2f * k)), v3(0.5f * rnds(&g), 3.4f * k, 0.5f * rnds(&g)));
        V q = mad(p, v, t);
        q.y -= 4.9f * t * t;
        if (q.y < 0.02f) continue;
        float r = 0.0050f * expf(0.5f * inv_gauss(rnd(&g))) * (1.1f - 0.5f * t);
        part_add(q, mul(v, 0.004f), r, 0.6f, mul(SUNCOL, 0.8f + 0.6f * rnd(&g)), 0);
        if (i % 24 == 0) part_add(q, v3(0, 0, 0), 0.08f + 0.26f * t, 0.010f, mul(SUNCOL, 0.9f), 1);
    }
}
#endif
