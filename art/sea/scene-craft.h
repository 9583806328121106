/* scene-craft.h - jetski-turn: a jetski in a turn, its spray against the light. rope: the wake boat from the end of its rope. */
#ifndef SCENE_CRAFT_H
#define SCENE_CRAFT_H
#include "../models/jetski.h"
#include "../models/wakeboat.h"
#include "drops.h"

/* Forms around the middle of their box: the shapes of models/ stand on y = 0. */
#define CRAFT(name, f, ctx, cx, cy)                                                                                \
    static float name(V q) { return f(v3(q.x + (cx), q.y + (cy), q.z), ctx); }
static const Ski TURN_SKI = {1.03f, -0.85f, 0, 0, 0};
CRAFT(craft_ski, ski_body, &TURN_SKI, 0.1f, 0.47f)
CRAFT(craft_ski_rail, ski_rail, &TURN_SKI, 0.1f, 0.46f)
CRAFT(craft_ski_seat, ski_seat, &TURN_SKI, -0.4f, 0.76f)
CRAFT(craft_ski_column, ski_column, &TURN_SKI, 0.46f, 0.97f)
CRAFT(craft_ski_bars, ski_bars, &TURN_SKI, 0.30f, 1.12f)
CRAFT(craft_hull, boat_hull, NULL, 0.15f, 0.65f)
CRAFT(craft_rail, boat_rail, NULL, 0.15f, 0.98f)
CRAFT(craft_seats, boat_seats, NULL, -0.35f, 0.95f)
CRAFT(craft_console, boat_console, NULL, 0.45f, 1.25f)
CRAFT(craft_tower, boat_tower, NULL, -0.5f, 1.69f)
CRAFT(craft_roof, boat_roof, NULL, -0.98f, 2.29f)
CRAFT(craft_platform, boat_platform, NULL, -3.72f, 0.36f)

enum { PAINT_SKI = 11, PAINT_BOAT };
static int M_CRAFT_SKI, M_CRAFT_BOAT, M_CRAFT_DARK, M_CRAFT_VINYL, M_CRAFT_CLOTH;
static V craft_surface(const Model *m, V q, V *n, Mat *M) {
    if (M->kind == PAINT_SKI) {
        float rail = 0.37f + 0.04f * sq(fmaxf(q.x, 0));
        if (q.y < rail) return fabsf(q.y - 0.26f - 0.05f * sq(fmaxf(q.x, 0))) < 0.03f ? hexl(0x35b863) : hexl(0x15181a);
        return q.x > 0.02f && q.y > 0.735f - 0.22f * sq(q.x - 0.75f) ? hexl(0xf0f0ee) : hexl(0xe8a908);
    }
    if (M->kind == PAINT_BOAT) {
        float sweep = 0.56f + 0.035f * q.x + 0.020f * sq(fmaxf(q.x, 0));
        if (boat_cockpit(q) < 0.03f) return hexl(n->y > 0.8f ? 0x8a8378 : 0xd9d4ca);
        if (fabsf(q.y - sweep - 0.028f) < 0.013f) return hexl(0xf0904a);
        return q.y < sweep ? hexl(0x0f2f38) : hexl(0xeceae4);
    }
    return water_surface(m, q, n, M);
}
static void craft_mats(void) {
    V z = v3(0, 0, 0);
    SURFACE = craft_surface;
    M_CRAFT_SKI = mat_add(hexl(0xe8a908), 0.94f, 0.05f, z);
    MAT[M_CRAFT_SKI].kind = PAINT_SKI;
    M_CRAFT_BOAT = mat_add(hexl(0xeceae4), 0.94f, 0.05f, z);
    MAT[M_CRAFT_BOAT].kind = PAINT_BOAT;
    M_CRAFT_DARK = mat_add(hexl(0x15191b), 0.6f, 0.04f, z);
    M_CRAFT_VINYL = mat_add(hexl(0xe0d8ca), 0.4f, 0.04f, z);
    M_CRAFT_CLOTH = mat_add(hexl(0x12333c), 0.2f, 0.02f, z);
}
static const float TURN_X = 1.3f, TURN_Z = -21.0f, TURN_ROLL = 20;
static int scene_jetski_turn(void) {
    craft_mats();
    day(-68, 34, 1.4f, NOON, 7);
    SK.cloud = 0.45f;
    SK.cloud_seed = 11;
    aim(0, 3.0f, 0, 0, -7.2f, 0.42f);
    OC.swell = 0.7f;
    OC.chop = 0.8f;
    OC.ripple = 0.6f;
    OC.wind = 60;
    WB.deep = hexc(0x0a5468);
    WB.glint = 0.05f;
    kelvin_make(&KEL, 8, 0.18f, 90, 32);
    Wake2 *w = trail(TURN_X - 0.9f, TURN_Z, 172);
    w->turn = 0.085f;
    w->len = 26;
    w->w0 = 0.45f;
    w->grow = 0.035f;
    w->arm = 0.20f;
    w->armw = 0.4f;
    w->armlen = 14;
    w->arms = 0.8f;
    w->foam = 1.2f;
    w->air = 1.0f;
    w->cell = 0.3f;
    w->wave = 0.22f;
    w->trough = 0.12f;
    w->k = &KEL;
    Model *m = model_new(v3(TURN_X, -0.22f, TURN_Z), rot_ypr(8 * DEG, 7 * DEG, TURN_ROLL * DEG));
    m->step = 0.75f;
    form(m, v3(0.1f, 0.47f, 0), ID3, craft_ski, v3(1.75f, 0.52f, 0.66f), 0, M_CRAFT_SKI);
    form(m, v3(0.1f, 0.46f, 0), ID3, craft_ski_rail, v3(1.78f, 0.17f, 0.68f), 0, M_CRAFT_DARK);
    form(m, v3(-0.4f, 0.76f, 0), ID3, craft_ski_seat, v3(1.0f, 0.33f, 0.27f), 0, M_CRAFT_DARK);
    form(m, v3(0.46f, 0.97f, 0), ID3, craft_ski_column, v3(0.34f, 0.29f, 0.21f), 0, M_CRAFT_DARK);
    form(m, v3(0.30f, 1.12f, 0), ID3, craft_ski_bars, v3(0.14f, 0.14f, 0.46f), 0, M_CRAFT_DARK);
    Pose P = ski_pose(1.78f, 0.75f, 0);
    P.helmet = M_WHITE;
    Model *r = model_new(m->pos, m->rot);
    r->step = 0.85f;
    figure(r, &P);
    return 1;
}
/* The sheet of water that the outer side of the hull throws up, for the last metres of its way. */
static void turn_spray(void) {
    Rng g = {90210};
    V bow = v3(1, 0, 0.05f), out = v3(-0.10f, 0, 1); /* towards the camera */
    for (int i = 0; i < 42000; i++) {
        float back = 0.9f + 4.4f * powf(rnd(&g), 1.3f), t = 0.05f + 0.85f * sqrtf(rnd(&g)) * (0.35f + 0.65f * back / 4.6f), side = rnd(&g) < 0.5f ? 1 : -0.9f;
        float clump = 0.55f + 0.9f * fbm(back * 2.2f + side, t * 3 + i % 7 * 0.02f, 3, 0), k = clump * (0.55f + 0.6f * rnd(&g));
        V p = add(v3(TURN_X + 0.9f, 0.05f, TURN_Z), add(mul(bow, -back), mul(out, side * 0.45f)));
        V v = add(add(mul(out, side * 3.2f * k), mul(bow, 1.6f * k)), v3(0.35f * rnds(&g), (side > 0 ? 2.6f : 4.8f) * k * (0.5f + 0.6f * rnd(&g)), 0.35f * rnds(&g)));
        V q = mad(p, v, t);
        q.y -= 4.9f * t * t;
        if (q.y < 0.02f) continue;
        float r = 0.0030f * expf(0.65f * inv_gauss(rnd(&g))) * (1.1f - 0.5f * t);
        part_add(q, mul(v, 0.004f), r, 0.55f, mul(SUNCOL, 0.50f + 0.6f * rnd(&g)), 0);
        if (i % 24 == 0) part_add(q, v3(0, 0, 0), 0.06f + 0.22f * t, 0.014f, mul(SUNCOL, 0.62f), 1);
    }
}
static int scene_rope(void) {
    craft_mats();
    day(58, 24, 1.35f, NOON, 7);
    SK.cloud = 0.55f;
    SK.cloud_seed = 5;
    SUNTINT = v3(1, 0.90f, 0.76f);
    aim(0.35f, 1.25f, 0, -2, -5.5f, 0.54f);
    OC.swell = 0.35f;
    OC.chop = 0.5f;
    OC.ripple = 0.5f;
    OC.wind = 150;
    WB.deep = hexc(0x0f6068);
    WB.glint = 0.03f;
    kelvin_make(&KEL, 5.2f, 0.45f, 60, 24);
    Wake2 *w = trail(-0.6f, -15.6f, 90);
    w->len = 16;
    w->w0 = 1.0f;
    w->grow = 0.045f;
    w->arm = 0.24f;
    w->armw = 0.45f;
    w->armlen = 13;
    w->arms = 0.95f;
    w->foam = 1.05f;
    w->air = 1.0f;
    w->cell = 0.30f;
    w->wave = 0.55f;
    w->trough = 0.10f;
    w->k = &KEL;
    Model *m = model_new(v3(-0.6f, -0.36f, -19.2f), rot_ypr(90 * DEG, 3.5f * DEG, 4 * DEG));
    m->step = 0.75f;
    form(m, v3(0.15f, 0.65f, 0), ID3, craft_hull, v3(3.7f, 0.72f, 1.35f), 0, M_CRAFT_BOAT);
    form(m, v3(0.15f, 0.98f, 0), ID3, craft_rail, v3(3.7f, 0.26f, 1.37f), 0, M_CRAFT_DARK);
    form(m, v3(-0.35f, 0.95f, 0), ID3, craft_seats, v3(3.15f, 0.5f, 1.06f), 0, M_CRAFT_VINYL);
    form(m, v3(0.45f, 1.25f, 0), ID3, craft_console, v3(1.12f, 0.52f, 1.1f), 0, M_CRAFT_DARK);
    form(m, v3(-0.5f, 1.69f, 0), ID3, craft_tower, v3(1.22f, 0.70f, 1.3f), 0, M_CRAFT_DARK);
    form(m, v3(-0.98f, 2.29f, 0), ID3, craft_roof, v3(0.87f, 0.12f, 1.05f), 0, M_CRAFT_CLOTH);
    form(m, v3(-3.72f, 0.36f, 0), ID3, craft_platform, v3(0.48f, 0.08f, 1.06f), 0, M_WOODH);
    Model *d = model_new(m->pos, m->rot); /* who steers, seen from behind */
    d->step = 0.85f;
    sitter(d, v3(-0.10f, 0.94f, -0.48f), 90, 1.78f, 0, 0.30f, ARM_HANG, M_SHIRT, M_SHORT, M_HAIR);
    /* the rope hangs in a long curve from the tower to the hand of who looks */
    Model *r = model_new(v3(0, 0, 0), ID3);
    V a = v3(0.62f, 0.62f, -0.9f), b = add(m->pos, to_world(m->rot, v3(-1.50f, 2.24f, 0))), last = a;
    for (int i = 1; i <= 24; i++) {
        float t = powf(i / 24.0f, 1.5f);
        V q = mix3(a, b, t);
        q.y -= 0.42f * 4 * t * (1 - t);
        cone(r, last, q, 0.0085f, 0.0085f, 0, M_APRI);
        last = q;
    }
    return 1;
}
#endif
