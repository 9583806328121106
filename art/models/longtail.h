/* longtail.h - a Thai boat of eleven metres: open wooden hull, high bow with ribbons, a canopy, engine on a long shaft. */
#ifndef LONGTAIL_H
#define LONGTAIL_H
#include "../core/march.h"

/* Bow at +x, water at y = 0. Height of the rail, of the keel, and half the width at the rail. */
static float longtail_rail(float x) { return 0.66f + 0.05f * sq(fminf(x, 0) / 5) + 2.1f * powf(sstep(0.5f, 6.6f, x), 1.5f); }
static float longtail_keel(float x) { return -0.30f + 2.75f * powf(clampf((x - 2.2f) / 3.6f, 0, 1), 2.0f); }
static float longtail_beam(float x) {
    float q = x > 0.2f ? (x - 0.2f) / 5.3f : (0.2f - x) / 9.5f;
    return 0.02f + 1.0f * sqrtf(fmaxf(0, 1 - q * q)) * (x > 0 ? 1 - 0.35f * q : 1);
}
/* distance to the side of the hull, from outside; `high` is 0 at the keel and 1 at the rail */
static float longtail_side(V q, float *high) {
    float k = longtail_keel(q.x), h = longtail_rail(q.x) - k;
    *high = (q.y - k) / h;
    float u = clampf(*high, 0.001f, 1.1f);
    return fmaxf(fabsf(q.z) - longtail_beam(q.x) * powf(u, 0.27f), k - q.y);
}
static float longtail_hull(V q) {
    float u, d = longtail_side(q, &u), seam = fabsf(u * 6.5f - roundf(u * 6.5f)) / 6.5f;
    d += 0.012f * sstep(0.02f, 0.0f, seam) * (u > 0.1f && u < 0.95f); /* where planks meet */
    float in = fmaxf(d + 0.07f, longtail_keel(q.x) + 0.26f - q.y);
    return 0.55f * fmaxf(fmaxf(fmaxf(d, -in), (u - 1) * 0.8f), fabsf(q.x) - 5.6f);
}
/* a band along the hull: from and to as parts of its height, and how far it stands out */
static float longtail_band(V q, float from, float to, float out) {
    float u, d = fabsf(longtail_side(q, &u) + 0.02f) - 0.02f - out;
    return 0.55f * fmaxf(fmaxf(d, fabsf(u - (from + to) / 2) - (to - from) / 2), fabsf(q.x) - 5.6f);
}
static float longtail_stripe(V q) { return longtail_band(q, 0.72f, 0.90f, 0.008f); }
static float longtail_gunwale(V q) { return longtail_band(q, 0.93f, 1.02f, 0.022f); }
static float longtail_canopy(V q) {
    float roof = fabsf(q.y - 2.02f + 0.20f * q.z * q.z) - 0.025f;
    return 0.8f * fmaxf(roof, fmaxf(fabsf(q.x + 1.0f) - 2.3f, fabsf(q.z) - 0.98f));
}
static void longtail(V at, float yaw, uint32_t stripe, uint32_t roof) {
    static int wood, dark, red, yellow, metal;
    V z = v3(0, 0, 0);
    if (!wood) {
        wood = mat_add(hexl(0xa86a3a), 0.55f, 0.04f, z);
        dark = mat_add(hexl(0x6d3a20), 0.4f, 0.04f, z);
        red = mat_add(hexl(0xb5201f), 0.15f, 0.02f, z);
        yellow = mat_add(hexl(0xe8b021), 0.15f, 0.02f, z);
        metal = mat_add(hexl(0x3a4044), 0.6f, 0.2f, z);
    }
    int paint = mat_add(hexl(stripe), 0.6f, 0.04f, z), cloth = mat_add(hexl(roof), 0.1f, 0.02f, z);
    Model *m = model_new(at, rot_ypr(yaw * DEG, 0.5f * DEG, 1.0f * DEG));
    m->step = 0.9f;
    V half = v3(5.8f, 1.9f, 1.1f), mid = v3(0, 1.4f, 0);
#define LONGTAIL_PART(name, mat) form(m, z, ID3, name, add(half, mid), 0, mat)
    LONGTAIL_PART(longtail_hull, wood);
    LONGTAIL_PART(longtail_stripe, paint);
    LONGTAIL_PART(longtail_gunwale, dark);
    LONGTAIL_PART(longtail_canopy, cloth);
#undef LONGTAIL_PART
    for (int i = 0; i < 4; i++)
        for (int s = -1; s <= 1; s += 2)
            cone(m, v3(-3.1f + 1.4f * i, 0.5f, 0.86f * s), v3(-3.1f + 1.4f * i, 1.86f, 0.88f * s), 0.030f, 0.026f, 0, dark);
    for (int i = 0; i < 4; i++) box(m, v3(-3.4f + 1.45f * i, 0.42f, 0), v3(0.16f, 0.02f, 0.84f), 0.01f, ID3, 0, wood);
    /* bow post with ribbons, their ends hanging */
    cone(m, v3(5.0f, 2.0f, 0), v3(5.75f, 3.35f, 0), 0.13f, 0.075f, 0.05f, wood);
    cone(m, v3(5.75f, 3.35f, 0), v3(6.02f, 3.98f, 0), 0.075f, 0.05f, 0.05f, wood);
    static const V post = {0.487f, 0.873f, 0};
    for (int i = 0; i < 6; i++) {
        int c = i % 3 == 0 ? red : i % 3 == 1 ? yellow : paint;
        V at2 = mad(v3(5.30f, 2.54f, 0), post, 0.105f * i);
        cone(m, at2, mad(at2, post, 0.08f), 0.16f - 0.006f * i, 0.155f - 0.006f * i, 0, c);
        if (i % 2) continue;
        for (int s = -1; s <= 1; s += 2) {
            V a = add(at2, v3(0.02f, 0, 0.14f * s)), b = add(a, v3(0.10f + 0.05f * i, -0.55f, 0.05f * s));
            cone(m, a, b, 0.020f, 0.030f, 0, c);
            cone(m, b, add(b, v3(-0.05f, -0.40f - 0.06f * i, 0.02f * s)), 0.030f, 0.045f, 0, c);
        }
    }
    /* engine on its fork, shaft out of the water */
    box(m, v3(-4.9f, 1.10f, 0), v3(0.42f, 0.20f, 0.19f), 0.06f, ID3, 0, metal);
    box(m, v3(-4.75f, 1.33f, 0), v3(0.16f, 0.09f, 0.14f), 0.04f, ID3, 0, red);
    cone(m, v3(-4.9f, 0.3f, 0), v3(-4.9f, 1.0f, 0), 0.05f, 0.05f, 0, metal);
    cone(m, v3(-5.2f, 1.08f, 0), v3(-8.3f, 0.62f, 0), 0.035f, 0.028f, 0, metal);
    cone(m, v3(-4.5f, 1.15f, 0), v3(-3.5f, 1.35f, 0.1f), 0.025f, 0.02f, 0, metal);
    cone(m, v3(5.0f, 1.9f, 0.05f), v3(8.6f, -0.3f, 0.4f), 0.018f, 0.018f, 0, cloth);
}
#endif
