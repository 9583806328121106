/* scene-jetski.h - the five jetskis: machine-{id}-side, machine-{id}-angle. */
#include "../models/jetski.h"
#include "studio.h"

typedef struct {
    Ski shape;
    const char *id;
    uint32_t body, hood, low, accent, seat;
} Livery;
static const Livery LIVERY[] = {
    {{0.90f, -0.95f, 0, 0, 1}, "trixx-23-blue", 0x1560c4, 0xeef0f0, 0x171b1e, 0xc2e52e, 0x1b1f22},
    {{0.90f, -0.95f, 0, 0, 1}, "trixx-23-red", 0xc81a22, 0xeef0f0, 0x171b1e, 0xf2bd2c, 0x1b1f22},
    {{0.90f, -0.70f, 1, 0, 1}, "trixx-25-red", 0xc81a22, 0xc81a22, 0x171b1e, 0xf0f0ee, 0x1b1f22},
    {{1.03f, -0.85f, 0, 0, 0}, "rxp-x-rs", 0xe8a908, 0xf0f0ee, 0x15181a, 0x35b863, 0x1b1f22},
    {{1.02f, -1.10f, 0, 1, 0}, "gti-130", 0xe6e9e9, 0xe6e9e9, 0x0b6a70, 0x0b7f84, 0x3a4246},
};
static Mtl ski_paint(V q, V n, const void *ctx) {
    const Livery *l = ctx;
    V p = ski_in(q, &l->shape);
    float x = p.x, y = p.y, rail = 0.37f + 0.03f * fmaxf(x, 0) + 0.04f * sq(fmaxf(x, 0));
    Mtl m = lacquer(hexl(l->body));
    if (y < rail) { /* topsides: dark, with a band of the accent's colour that narrows to the bow */
        m = lacquer(hexl(l->low));
        if (ski_below_chine(p)) return coated(m.col, 0.12f, 0.4f); /* matt: lacquer would mirror the floor */
        float band = 0.255f + 0.07f * sq(fmaxf(x, 0)) + 0.03f * x;
        if (x > -0.30f - (y - band) * 2 && fabsf(y - band) < 0.030f * clampf((1.35f - x) / 1.4f, 0, 1)) m.col = hexl(l->accent);
        return m;
    }
    if (ski_intake(x, y) < 0.001f && fabsf(p.z) < 0.55f && x > 0.3f) m = coated(hexl(0x121517), 1, 0.35f);
    float edge = 0.725f - 0.22f * (x - 0.75f) * (x - 0.75f);
    if (x > 0.02f && y > edge) m.col = hexl(l->hood);
    if (x > 0.35f && fabsf(y - 0.507f - 0.085f * (x - 0.5f)) < 0.012f && x < 1.15f) m.col = hexl(l->accent);
    if (x < 0.15f && x > -1.2f && fabsf(y - 0.440f - 0.012f * x) < 0.011f && p.z * n.z > 0) m.col = hexl(l->accent);
    if (x < 0.42f && y < 0.62f && (p.z * n.z < 0 || (n.y > 0.7f && y < 0.46f))) m = coated(hexl(0x1a1e20), 1, 0.4f);
    return m;
}
static Mtl ski_vinyl(V q, V n, const void *ctx) {
    const Livery *l = ctx;
    V p = ski_in(q, &l->shape);
    Mtl m = coated(hexl(l->seat), 0.7f, 0.45f);
    if (p.y < 0.665f + 0.02f * sinf(p.x * 3)) m = lacquer(hexl(l->body));
    float seam = fabsf(fabsf(p.z) - 0.105f + 0.02f * p.x);
    if (seam < 0.006f && p.y > 0.7f) m.col = mul(hexl(l->accent), 0.8f);
    m.nrm = norm(add(n, v3(0.10f * (vnoise(q.x * 500, q.z * 500, 0) - 0.5f), 0, 0.10f * (vnoise(q.x * 500 + 9, q.z * 500, 0) - 0.5f))));
    return m;
}
static void scene_jetski(const char *name) {
    const Livery *l = &LIVERY[0];
    for (int i = 0; i < 5; i++)
        if (strstr(name, LIVERY[i].id)) l = &LIVERY[i];
    const Ski *k = &l->shape;
    float s = k->stretch, c = 0.004f;
    int side = strstr(name, "-side") != NULL;
    studio(1.75f);
    V at = v3(0, 0.004f, 0);
    M3 r = rot_ypr(side ? -6 * DEG : -42 * DEG, 0, 0);
    const Mtl *dark = keep(coated(hexl(0x15191b), 1, 0.38f)), *rub = keep(rubber(hexl(0x1a1d1f)));
    add_sdf(ski_body, k, v3(-1.60f * s, -0.03f, -0.66f), v3(1.76f * s, 0.98f, 0.66f), c, at, r, ski_paint, l);
    add_sdf(ski_rail, k, v3(-1.60f * s, 0.30f, -0.68f), v3(1.80f * s, 0.62f, 0.68f), c * 0.8f, at, r, same, rub);
    add_sdf(ski_seat, k, v3(-1.35f * s, 0.45f, -0.26f), v3(0.54f * s, 1.08f, 0.26f), c * 0.7f, at, r, ski_vinyl, l);
    add_sdf(ski_column, k, v3(0.15f * s, 0.70f, -0.20f), v3(0.78f * s, 1.25f, 0.20f), c * 0.6f, at, r, same, dark);
    add_sdf(ski_bars, k, v3(0.18f * s, 1.0f, -0.45f), v3(0.42f * s, 1.25f, 0.45f), c * 0.4f, at, r, same, rub);
    add_sdf(ski_pad, k, v3(0.22f * s, 0.98f, -0.19f), v3(0.46f * s, 1.27f, 0.19f), c * 0.5f, at, r, same,
            keep(lacquer(hexl(l->body))));
    if (k->mirrors)
        add_sdf(ski_mirrors, k, v3(0.6f * s, 0.75f, -0.55f), v3(0.85f * s, 1.04f, 0.55f), c * 0.5f, at, r, same, dark);
    add_sdf(ski_jet, k, v3(-1.74f * s, 0.06f, -0.52f), v3(-1.42f * s, 0.38f, 0.52f), c * 0.6f, at, r, same, dark);
    add_sdf(ski_mat, k, v3(-1.62f * s, 0.36f, -0.46f), v3(0.38f * s, 0.46f, 0.46f), c * 0.7f, at, r, same, rub);
    if (!k->bolster)
        add_sdf(ski_grab, k, v3((k->seat - 0.25f) * s, 0.62f, -0.24f), v3((k->seat + 0.08f) * s, 0.82f, 0.24f), c * 0.5f, at, r, same, dark);
    if (side)
        camera(v3(0.5f, 1.15f, 9), v3(0.03f, 0.52f, 0), 17.2f, 0, 9);
    else
        camera(v3(0.5f, 1.9f, 8.5f), v3(0.05f, 0.47f, 0), 15.6f, 0, 9);
}
