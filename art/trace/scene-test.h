/* scene-test.h - a small scene that shows every kind of material; a start for new scenes. */
#include "trace.h"
#include "wood.h"

static float test_ball(V p, const void *ctx) {
    (void)ctx;
    return len(p) - 0.1f;
}
static float test_block(V p, const void *ctx) {
    V q = v3(fabsf(p.x) - 0.09f, fabsf(p.y) - 0.09f, fabsf(p.z) - 0.09f);
    (void)ctx;
    return len(v3(fmaxf(q.x, 0), fmaxf(q.y, 0), fmaxf(q.z, 0))) + fminf(fmaxf(q.x, fmaxf(q.y, q.z)), 0) - 0.004f;
}
static V test_sky(V d) { return mix3(v3(0.5f, 0.5f, 0.5f), v3(0.35f, 0.5f, 0.7f), clampf(d.y, 0, 1)); }
static void scene_test(const char *name) {
    (void)name;
    V r = v3(0.11f, 0.11f, 0.11f);
    add_quad(v3(0, 0, 0), v3(0, 0, 3), v3(3, 0, 0), wood_mtl, &PINE);
    Mtl m[7] = {lacquer(hexl(0xd8622a)), metal(v3(0.9f, 0.9f, 0.9f), 0.25f), glass(v3(3, 0.6f, 0.5f)),
                rubber(hexl(0x15191b)),  fabric(hexl(0x1d4a54)),              plastic(hexl(0xe8e4da)),
                glow(v3(3, 1.4f, 0.5f))};
    int ball = -1;
    for (int i = 0; i < 7; i++) {
        V pos = v3(-0.78f + 0.26f * i, 0.1f, 0);
        if (ball < 0)
            ball = add_sdf(test_ball, NULL, mul(r, -1), r, 0.006f, pos, ID3, same, keep(m[i]));
        else
            add_copy(ball, pos, ID3, same, keep(m[i]));
    }
    for (int i = 0; i < 3; i++)
        add_sdf(test_block, NULL, mul(r, -1), r, 0.006f, v3(-0.5f + 0.5f * i, 0.094f, -0.35f),
                rot_ypr(0.4f + i, 0, 0), i == 1 ? wood_up : same, i == 1 ? (const void *)&TEAK : keep(m[i * 2]));
    light_rect(v3(-1.2f, 1.8f, 0.8f), v3(0.4f, 0.35f, -0.3f), v3(0.35f, 0, 0.5f), v3(9, 8.6f, 8), 0);
    sky(test_sky);
    camera(v3(0.2f, 0.75f, 1.9f), v3(0, 0.05f, -0.05f), 30, 0.008f, 1.95f);
    exposure(0.9f);
}
