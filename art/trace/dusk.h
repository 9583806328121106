/* dusk.h - the blue hour: sky with a far shore, and still water. */
#ifndef DUSK_H
#define DUSK_H
#include "trace.h"

static V dusk_sky(V d) {
    float e = clampf(asinf(clampf(d.y, -1, 1)) / (PI / 2), 0, 1);
    V c = mix3(v3(0.30f, 0.235f, 0.225f), v3(0.135f, 0.205f, 0.30f), sstep(0, 0.14f, e));
    c = mix3(c, v3(0.030f, 0.066f, 0.13f), sstep(0.08f, 0.65f, e));
    float az = atan2f(d.x, -d.z), cloud = fbm(az * 3 + 4, e * 26 + 0.5f * fbm(az * 9, e * 40, 2, 0), 4, 0);
    c = mix3(c, v3(0.115f, 0.125f, 0.165f), 0.55f * sstep(0.48f, 0.72f, cloud) * sstep(0.01f, 0.06f, e) * sstep(0.5f, 0.2f, e));
    float shore = 0.021f * (0.45f + 0.8f * fbm(az * 5 + 3, 1, 2, 0)) + 0.004f * (fbm(az * 160, 3, 3, 0) - 0.5f);
    return mix3(c, v3(0.020f, 0.032f, 0.042f), sstep(shore + 0.0015f, shore - 0.0015f, d.y));
}
/* Still water: a dark body whose mirror is bent by ripples; far ones are finer than a pixel and only spread the light. */
static Mtl dusk_water(V p, V n, const void *ctx) {
    (void)n;
    (void)ctx;
    float far = len(v3(p.x - 2, 0, p.z - 19)), near = clampf(22 / (far + 6), 0.10f, 1), sx = 0, sz = 0;
    Rng r = {9};
    for (int i = 0; i < 22; i++) {
        float l = 0.16f * powf(12.0f, rnd(&r)), a = (0.35f + 1.0f * rnds(&r)), k = 2 * PI / l, ph = 2 * PI * rnd(&r);
        float s = 0.0062f * clampf(l * 30 / far, 0, 1) * cosf(k * (p.x * sinf(a) + p.z * cosf(a)) + ph);
        sx += s * sinf(a);
        sz += s * cosf(a);
    }
    float calm = 0.45f + 0.9f * fbm(p.x * 0.10f, p.z * 0.22f + 7, 2, 0);
    Mtl m = coated(v3(0.004f, 0.009f, 0.012f), 1, mixf(0.05f, 0.02f, near));
    m.ior = 1.33f;
    m.nrm = norm(v3(-sx * calm, 1, -sz * calm));
    return m;
}
#endif
