/* scene-wakeboat.h - machine-wakeboat: the wake boat in the studio. */
#include "../models/wakeboat.h"
#include "studio.h"
#include "wood.h"

static Mtl boat_paint(V p, V n, const void *ctx) {
    (void)ctx;
    Mtl m = lacquer(hexl(0xeceae4));
    float inside = boat_cockpit(p), sweep = 0.56f + 0.035f * p.x + 0.020f * sq(fmaxf(p.x, 0));
    if (inside < 0.03f) return coated(hexl(n.y > 0.8f ? 0x8a8378 : 0xd9d4ca), 0.7f, 0.4f);
    if (p.y > 0.9f + 0.01f * p.x && n.y > 0.5f) return m;
    if (p.y < sweep) m = lacquer(hexl(0x0f2f38));
    if (fabsf(p.y - sweep - 0.028f) < 0.013f) m = lacquer(hexl(0xf0904a));
    if (p.y < 0.20f + 0.02f * p.x) m = lacquer(hexl(0x0b2027));
    if (in_mark(32 + (p.x + 2.35f) * 64 / 0.34f * (p.z > 0 ? 1 : -1), 32 - (p.y - 0.73f) * 64 / 0.34f) && fabsf(p.x + 2.35f) < 0.17f && fabsf(p.y - 0.73f) < 0.17f)
        m = lacquer(hexl(0x0d4a55));
    return m;
}
static Mtl boat_vinyl(V p, V n, const void *ctx) {
    (void)ctx;
    Mtl m = coated(hexl(0xe4ddd0), 0.6f, 0.45f);
    if (fabsf(fabsf(p.z) - 0.70f) < 0.05f && n.y > 0.7f) m.col = hexl(0x1d4a54);
    return m;
}
static void boat_panes(V at, M3 turn) {
    const Mtl *glass_ = keep(pane(v3(0.42f, 0.50f, 0.53f)));
    static const float Q[3][4][3] = {{{1.42f, 1.17f, -0.26f}, {1.42f, 1.17f, 0.26f}, {0.88f, 1.62f, -0.24f}, {0.88f, 1.62f, 0.24f}},
                                     {{1.42f, 1.17f, 0.26f}, {1.06f, 1.17f, 0.98f}, {0.88f, 1.62f, 0.24f}, {0.62f, 1.60f, 0.80f}},
                                     {{1.06f, 1.17f, -0.98f}, {1.42f, 1.17f, -0.26f}, {0.62f, 1.60f, -0.80f}, {0.88f, 1.62f, -0.24f}}};
    for (int i = 0; i < 3; i++) {
        V q[4];
        for (int k = 0; k < 4; k++) q[k] = add(at, to_world(turn, v3(Q[i][k][0], Q[i][k][1], Q[i][k][2])));
        V c = mul(add(add(q[0], q[1]), add(q[2], q[3])), 0.25f);
        V a = mul(sub(add(q[1], q[3]), add(q[0], q[2])), 0.25f), b = mul(sub(add(q[2], q[3]), add(q[0], q[1])), 0.25f);
        add_quad(c, a, b, same, glass_);
    }
}
static void scene_wakeboat(const char *name) {
    (void)name;
    static Wood teak;
    teak = TEAK;
    teak.plank = 0.07f;
    teak.gap = 0.006f;
    studio(3.6f);
    float c = 0.011f;
    V at = v3(-0.05f, 0.03f, 0);
    M3 r = rot_ypr(-38 * DEG, 0, 0);
    const Mtl *dark = keep(coated(hexl(0x15191b), 1, 0.35f)), *rub = keep(rubber(hexl(0x15181a)));
    add_sdf(boat_hull, NULL, v3(-3.5f, -0.05f, -1.35f), v3(3.8f, 1.35f, 1.35f), c, at, r, boat_paint, NULL);
    add_sdf(boat_rail, NULL, v3(-3.5f, 0.75f, -1.36f), v3(3.8f, 1.22f, 1.36f), c * 0.8f, at, r, same, rub);
    add_sdf(boat_seats, NULL, v3(-3.5f, 0.5f, -1.05f), v3(2.8f, 1.45f, 1.05f), c, at, r, boat_vinyl, NULL);
    add_sdf(boat_console, NULL, v3(-0.65f, 0.75f, -1.1f), v3(1.55f, 1.75f, 1.1f), c * 0.6f, at, r, same, dark);
    add_sdf(boat_tower, NULL, v3(-1.7f, 1.0f, -1.30f), v3(0.7f, 2.38f, 1.30f), c * 0.9f, at, r, same, dark);
    add_sdf(boat_roof, NULL, v3(-1.85f, 2.18f, -1.04f), v3(-0.12f, 2.40f, 1.04f), c * 0.7f, at, r, same, keep(fabric(hexl(0x12333c))));
    add_sdf(boat_platform, NULL, v3(-4.18f, 0.29f, -1.06f), v3(-3.26f, 0.43f, 1.06f), c * 0.8f, at, r, wood_mtl, &teak);
    add_sdf(boat_cradle, NULL, v3(-2.3f, -0.06f, -0.9f), v3(1.1f, 0.32f, 0.9f), c, at, r, same, rub);
    boat_panes(at, r);
    camera(v3(1.0f, 4.1f, 18), v3(0.02f, 1.02f, 0), 15.4f, 0, 18);
}
