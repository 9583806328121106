/* scene-gear.h - machine-vest: vest and helmet. */
#include "../models/gear.h"
#include "studio.h"

static Mtl vest_mtl(V p, V n, const void *ctx) {
    float x = fabsf(p.x), puff = vest_puff(p);
    (void)ctx;
    Mtl m = fabric(hexl(0x12333c));
    if (x > 0.140f) m.col = hexl(0x0b1a1f);
    if (p.y > 0.055f + 0.10f * x && p.z > 0 && torso(p) > 0.012f && x < 0.137f) m.col = hexl(0xe9823f); /* breast panel */
    if (puff < 0.30f) m.col = mul(m.col, 0.55f); /* seams */
    float u = p.x * 900 + p.z * 500, v = p.y * 900; /* weave */
    m.nrm = norm(add(n, v3(0.03f * sinf(u), 0.03f * sinf(v), 0)));
    return m;
}
static Mtl shell_mtl(V p, V n, const void *ctx) {
    (void)ctx;
    Mtl m = coated(hexl(0xe9e8e3), 1, 0.22f);
    float o = helmet_outer(p);
    if (o < -0.004f || n.y < -0.55f) return coated(hexl(0x101416), 0.6f, 0.5f);
    if (fabsf(p.x) < 0.0135f && p.y > 0.03f) m.col = hexl(0xf08c48);
    if (in_mark(32 + (p.z + 0.004f) * 64 / 0.034f * (p.x > 0 ? -1 : 1), 32 - (p.y - 0.012f) * 64 / 0.034f)) m.col = hexl(0x0d4a55);
    return m;
}
static void scene_gear(const char *name) {
    (void)name;
    studio(0.62f);
    float c = 0.0022f;
    V at = v3(-0.15f, 0.290f, -0.02f);
    M3 turn = rot_ypr(28 * DEG, 0, 0);
    add_sdf(vest_body, NULL, v3(-0.26f, -0.31f, -0.19f), v3(0.26f, 0.33f, 0.19f), c, at, turn, vest_mtl, NULL);
    add_sdf(vest_straps, NULL, v3(-0.26f, -0.26f, -0.19f), v3(0.26f, -0.06f, 0.19f), c * 0.8f, at, turn, same,
            keep(fabric(hexl(0x15191b))));
    add_sdf(vest_buckle, NULL, v3(-0.06f, -0.26f, 0), v3(0.06f, -0.06f, 0.20f), c * 0.6f, at, turn, same,
            keep(coated(hexl(0x101314), 1, 0.3f)));
    add_sdf(vest_zip, NULL, v3(-0.03f, -0.30f, 0), v3(0.03f, 0.18f, 0.19f), c * 0.5f, at, turn, same,
            keep(metal(v3(0.32f, 0.33f, 0.34f), 0.35f)));
    V h = v3(0.255f, 0.088f, 0.12f);
    M3 ht = rot_ypr(58 * DEG, 4 * DEG, 0);
    add_sdf(helmet_shell, NULL, v3(-0.13f, -0.11f, -0.16f), v3(0.13f, 0.14f, 0.16f), c * 0.6f, h, ht, shell_mtl, NULL);
    add_sdf(helmet_lining, NULL, v3(-0.13f, -0.11f, -0.16f), v3(0.13f, 0.14f, 0.16f), c, h, ht, same,
            keep(rubber(hexl(0x101416))));
    camera(v3(0.25f, 0.62f, 3.0f), v3(0.02f, 0.275f, 0), 14.6f, 0, 3);
}
