/* scene-rope.h - the wake boat from the end of its rope. */
#ifndef SCENE_ROPE_H
#define SCENE_ROPE_H
#include "../models/wakeboat.h"
#include "craft.h"

CRAFT(craft_hull, boat_hull, NULL, 0.15f, 0.65f)
CRAFT(craft_rail, boat_rail, NULL, 0.15f, 0.98f)
CRAFT(craft_seats, boat_seats, NULL, -0.35f, 0.95f)
CRAFT(craft_console, boat_console, NULL, 0.45f, 1.25f)
CRAFT(craft_tower, boat_tower, NULL, -0.5f, 1.69f)
CRAFT(craft_roof, boat_roof, NULL, -0.98f, 2.29f)
CRAFT(craft_platform, boat_platform, NULL, -3.72f, 0.36f)
enum { PAINT_BOAT = 11, PAINT_ROPE };
enum { ROPE_PARTS = 24 };
static V ROPE[ROPE_PARTS + 1];
/* Braid: two sets of strands wound against each other, one of them dark; too fine to be seen from far. */
static V braid(V q, V *n, V col) {
    float along = 0, l;
    for (int i = 0; i < ROPE_PARTS; i++, along += l) {
        V ax = sub(ROPE[i + 1], ROPE[i]), o = sub(q, ROPE[i]);
        l = len(ax);
        ax = mul(ax, 1 / l);
        float u = dot(o, ax);
        if (u > l && i < ROPE_PARTS - 1) continue;
        V side = norm(cross(ax, v3(0, 1, 0))), up = cross(side, ax), r = mad(o, ax, -u);
        float round = 4 * atan2f(dot(r, up), dot(r, side)), way = (along + u) * 2 * PI / 0.036f;
        float fade = sstep(0.0025f, 0.0008f, len(q) * PIX);
        float right = round + way, left = round - way, over = sinf(right) * sinf(left);
        float edge = fabsf(over);
        *n = norm(add(*n, add(mul(ax, 0.22f * fade * cosf(right) * sinf(left)), mul(up, 0.15f * fade * cosf(left)))));
        int strand = (int)floorf(right / (2 * PI)) & 3;
        if (strand == 0 && over > 0) col = mix3(col, hexl(0x17404a), fade);
        return mul(col, 1 - 0.55f * fade * sstep(0.30f, 0.0f, edge));
    }
    return col;
}
static V boat_surface(const Model *m, V q, V *n, Mat *M) {
    if (M->kind == PAINT_ROPE) return braid(q, n, M->col);
    if (M->kind == PAINT_BOAT) {
        float sweep = 0.56f + 0.035f * q.x + 0.020f * sq(fmaxf(q.x, 0));
        if (boat_cockpit(q) < 0.03f) return hexl(n->y > 0.8f ? 0x8a8378 : 0xd9d4ca);
        if (fabsf(q.y - sweep - 0.028f) < 0.013f) return hexl(0xf0904a);
        return q.y < sweep ? hexl(0x0f2f38) : hexl(0xeceae4);
    }
    return water_surface(m, q, n, M);
}
static int scene_rope(void) {
    V z = v3(0, 0, 0);
    SURFACE = boat_surface;
    int hull = mat_add(hexl(0xeceae4), 0.94f, 0.05f, z), dark = mat_add(hexl(0x15191b), 0.6f, 0.04f, z),
        vinyl = mat_add(hexl(0xe0d8ca), 0.4f, 0.04f, z), cloth = mat_add(hexl(0x12333c), 0.2f, 0.02f, z),
        cord = mat_add(hexl(0xe59a5e), 0.15f, 0.03f, z);
    MAT[hull].kind = PAINT_BOAT;
    MAT[cord].kind = PAINT_ROPE;
    day(58, 24, 1.35f, NOON, 7);
    CRISP = 1;
    SK.cloud = 0.55f;
    SK.cloud_seed = 5;
    SUNTINT = v3(1, 0.90f, 0.76f);
    aim(0.35f, 1.25f, 0, -2, -5.5f, 0.54f);
    waves(0.35f, 0.5f, 0.5f, 150);
    WB.deep = hexc(0x0f6068);
    WB.glint = 0.03f;
    kelvin_make(&KEL, 5.2f, 0.45f, 60, 24);
    trail(-0.6f, -15.6f, 90, (Wake2){
        .len = 16, .w0 = 1.0f, .grow = 0.045f, .arm = 0.24f, .armw = 0.45f, .armlen = 13, .arms = 0.95f,
        .foam = 1.05f, .air = 1.0f, .cell = 0.30f, .wave = 0.55f, .trough = 0.10f, .k = &KEL});
    Model *m = model_new(v3(-0.6f, -0.36f, -19.2f), rot_ypr(90 * DEG, 3.5f * DEG, 4 * DEG));
    m->step = 0.75f;
    craft(m, craft_hull, v3(3.7f, 0.72f, 1.35f), hull);
    craft(m, craft_rail, v3(3.7f, 0.26f, 1.37f), dark);
    craft(m, craft_seats, v3(3.15f, 0.5f, 1.06f), vinyl);
    craft(m, craft_console, v3(1.12f, 0.52f, 1.1f), dark);
    craft(m, craft_tower, v3(1.22f, 0.70f, 1.3f), dark);
    craft(m, craft_roof, v3(0.87f, 0.12f, 1.05f), cloth);
    craft(m, craft_platform, v3(0.48f, 0.08f, 1.06f), M_WOODH);
    Model *d = model_new(m->pos, m->rot); /* who steers, seen from behind */
    d->step = 0.85f;
    sitter(d, v3(-0.10f, 0.94f, -0.48f), 90, 1.78f, 0, 0.30f, M_SHIRT, M_SHORT, M_HAIR);
    /* the rope hangs in a long curve from the tower to the hand of who looks */
    Model *r = model_new(v3(0, 0, 0), ID3);
    V a = v3(0.62f, 0.62f, -0.9f), b = add(m->pos, to_world(m->rot, v3(-1.50f, 2.24f, 0)));
    for (int i = 0; i <= ROPE_PARTS; i++) {
        float t = powf((float)i / ROPE_PARTS, 1.5f);
        V q = mix3(a, b, t);
        q.y -= 0.42f * 4 * t * (1 - t);
        ROPE[i] = q;
        if (i > 0) cone(r, ROPE[i - 1], q, 0.0085f, 0.0085f, 0, cord);
    }
    return 1;
}
#endif
