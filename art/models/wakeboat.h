/* wakeboat.h - a wake boat of seven metres in its parts; bow at +x, keel at about y = 0. */
#ifndef WAKEBOAT_H
#define WAKEBOAT_H
#include "profile.h"

static const HullStation BOAT_LOW[] = { /* topsides up to the rail; the bottom is cut to a V */
    {-3.40f, 1.03f, 1.14f, 0.0f, 0.84f, 0.05f}, {-1.8f, 1.10f, 1.23f, 0.0f, 0.85f, 0.05f},
    {0.2f, 1.10f, 1.26f, 0.0f, 0.90f, 0.05f},   {1.6f, 0.86f, 1.19f, 0.02f, 0.97f, 0.05f},
    {2.6f, 0.46f, 0.98f, 0.14f, 1.05f, 0.04f},  {3.25f, 0.14f, 0.62f, 0.38f, 1.10f, 0.03f},
    {3.66f, 0.02f, 0.22f, 0.74f, 1.13f, 0.02f}};
static const HullStation BOAT_DECK[] = { /* above the rail: leans inward */
    {-3.38f, 1.12f, 0.98f, 0.82f, 1.02f, 0.05f}, {-1.8f, 1.22f, 1.09f, 0.83f, 1.07f, 0.05f},
    {0.2f, 1.25f, 1.11f, 0.88f, 1.13f, 0.05f},   {1.6f, 1.18f, 1.03f, 0.95f, 1.17f, 0.05f},
    {2.6f, 0.97f, 0.83f, 1.03f, 1.20f, 0.04f},   {3.25f, 0.61f, 0.47f, 1.08f, 1.20f, 0.03f},
    {3.64f, 0.21f, 0.12f, 1.11f, 1.19f, 0.02f}};
static float boat_cockpit(V p) { /* negative in the cockpit and in the seats of the bow */
    float a = rbox(v3(p.x + 1.00f, p.y - 1.05f, p.z), v3(1.72f, 0.62f, 0.93f), 0.10f);
    float w = 0.74f - 0.20f * fmaxf(p.x - 1.9f, 0);
    float b = rbox(v3(p.x - 1.95f, p.y - 1.30f, p.z), v3(0.85f, 0.45f, w), 0.12f);
    float way = rbox(v3(p.x - 0.9f, p.y - 1.3f, p.z), v3(0.5f, 0.45f, 0.24f), 0.05f);
    return fminf(a, fminf(b, way));
}
static float boat_hull(V p, const void *ctx) {
    (void)ctx;
    float keel = 0.74f * powf(clampf((p.x - 0.6f) / 3.1f, 0, 1), 2.2f);
    float vee = (keel + 0.32f * fabsf(p.z) - p.y) / 1.05f, d = smax_(hull_sections(p, BOAT_LOW, 7), vee, 0.02f);
    d = smin_(d, hull_sections(p, BOAT_DECK, 7), 0.012f);
    d = smax_(d, -boat_cockpit(p), 0.02f);
    return d * 0.8f;
}
static float boat_rail(V p, const void *ctx) { /* rubber round the hull where both halves meet */
    int i = 0;
    (void)ctx;
    while (i < 5 && p.x > BOAT_LOW[i + 1].x) i++;
    float t = clampf((p.x - BOAT_LOW[i].x) / (BOAT_LOW[i + 1].x - BOAT_LOW[i].x), 0, 1);
    float y = catm(BOAT_LOW[i > 0 ? i - 1 : 0].top, BOAT_LOW[i].top, BOAT_LOW[i + 1].top, BOAT_LOW[i < 5 ? i + 2 : 6].top, t) - 0.012f;
    return fmaxf(fabsf(hull_sections(p, BOAT_LOW, 7) - 0.004f) - 0.022f, fabsf(p.y - y) - 0.024f) * 0.8f;
}
static float boat_seats(V p, const void *ctx) {
    (void)ctx;
    float d = 9, z = fabsf(p.z);
    float seam = 0.010f * expf(-sq((p.x + 0.62f * roundf((p.x) / 0.62f) * -1) / 0.012f));
    d = rbox(v3(p.x + 1.55f, p.y - 0.72f, z - 0.70f), v3(0.95f, 0.13f, 0.22f), 0.05f);                       /* along both sides */
    d = fminf(d, rbox(v3(p.x + 1.55f, p.y - 0.98f, z - 0.88f), v3(0.95f, 0.16f, 0.055f), 0.045f));
    d = fminf(d, rbox(v3(p.x + 2.40f, p.y - 0.72f, p.z), v3(0.25f, 0.13f, 0.80f), 0.05f));                    /* across the stern */
    d = fminf(d, rbox(v3(p.x + 2.98f, p.y - 1.09f, p.z), v3(0.40f, 0.085f, 0.94f), 0.06f));                   /* sun pad */
    d = fminf(d, rbox(v3(p.x + 0.10f, p.y - 0.86f, p.z + 0.48f), v3(0.24f, 0.09f, 0.24f), 0.06f));            /* driver's */
    d = fminf(d, rbox(v3(p.x + 0.33f, p.y - 1.10f, p.z + 0.48f), v3(0.055f, 0.26f, 0.23f), 0.05f));
    d = fminf(d, rbox(v3(p.x - 1.95f, p.y - 0.98f, z - 0.50f), v3(0.72f, 0.11f, 0.17f), 0.05f));              /* in the bow */
    return d + seam;
}
static float boat_console(V p, const void *ctx) { /* dash, frame of the windscreen */
    (void)ctx;
    float z = fabsf(p.z), d = rbox(v3(p.x - 0.78f, p.y - 1.02f, z - 0.58f), v3(0.16f, 0.20f, 0.33f), 0.06f);
    d = fminf(d, capsule(v3(p.x, p.y, z), v3(1.42f, 1.17f, 0.26f), v3(0.88f, 1.62f, 0.24f), 0.017f, 0.015f));
    d = fminf(d, capsule(v3(p.x, p.y, z), v3(0.88f, 1.62f, 0.24f), v3(0.62f, 1.60f, 0.80f), 0.015f, 0.015f));
    d = fminf(d, capsule(v3(p.x, p.y, z), v3(0.62f, 1.60f, 0.80f), v3(-0.55f, 1.22f, 1.03f), 0.015f, 0.014f));
    d = fminf(d, capsule(v3(p.x, p.y, z), v3(0.62f, 1.60f, 0.80f), v3(1.06f, 1.17f, 0.98f), 0.014f, 0.014f));
    d = fminf(d, capsule(v3(p.x, p.y, z), v3(1.42f, 1.17f, 0.26f), v3(1.06f, 1.17f, 0.98f), 0.014f, 0.014f));
    V w = v3(p.x - 0.52f, p.y - 1.16f, p.z + 0.48f); /* wheel */
    V q = v3(w.x * 0.85f + w.y * 0.53f, w.y * 0.85f - w.x * 0.53f, w.z);
    d = fminf(d, sqrtf(sq(sqrtf(q.y * q.y + q.z * q.z) - 0.17f) + q.x * q.x) - 0.014f);
    return d;
}
static float boat_tower(V p, const void *ctx) { /* two hoops that lean forward, and a rack on each side */
    (void)ctx;
    float z = fabsf(p.z), d;
    V q = v3(p.x, p.y, z);
    d = smin_(capsule(q, v3(0.55f, 1.10f, 1.13f), v3(-0.45f, 2.20f, 0.98f), 0.044f, 0.036f),
              capsule(q, v3(-1.15f, 1.08f, 1.11f), v3(-0.55f, 2.22f, 0.97f), 0.038f, 0.034f), 0.05f);
    d = smin_(d, capsule(q, v3(-0.45f, 2.21f, 0.98f), v3(-1.55f, 2.26f, 0.92f), 0.036f, 0.032f), 0.04f);
    d = fminf(d, capsule(v3(p.x, p.y, p.z), v3(-0.45f, 2.22f, -0.96f), v3(-0.45f, 2.22f, 0.96f), 0.034f, 0.034f));
    d = fminf(d, capsule(v3(p.x, p.y, p.z), v3(-1.50f, 2.26f, -0.92f), v3(-1.50f, 2.26f, 0.92f), 0.030f, 0.030f));
    d = fminf(d, capsule(v3(p.x, p.y, p.z), v3(-0.98f, 2.24f, -0.94f), v3(-0.98f, 2.24f, 0.94f), 0.026f, 0.026f));
    for (int k = 0; k < 2; k++) {
        float y = 1.78f + 0.16f * k;
        d = fminf(d, capsule(q, v3(-0.30f - 0.2f * k, y, 1.06f), v3(-0.30f - 0.2f * k, y - 0.02f, 1.22f), 0.016f, 0.016f));
    }
    return d;
}
static float boat_roof(V p, const void *ctx) { /* cloth stretched over the tower */
    (void)ctx;
    float y = 2.31f + 0.02f * (p.x + 1) - 0.07f * sq(p.z / 0.9f) * 0.6f;
    return rbox(v3(p.x + 0.98f, p.y - y, p.z), v3(0.78f, 0.016f, 0.98f), 0.014f) * 0.85f;
}
static float boat_platform(V p, const void *ctx) {
    (void)ctx;
    float w = 0.98f - 0.25f * sq(fmaxf(-3.75f - p.x, 0) / 0.3f);
    return rbox(v3(p.x + 3.72f, p.y - 0.36f, p.z), v3(0.40f, 0.028f, w), 0.024f) * 0.8f;
}
static float boat_cradle(V p, const void *ctx) { /* soft blocks that it stands on */
    (void)ctx;
    float x = fabsf(p.x + 0.6f) - 1.5f;
    return rbox(v3(x, p.y - 0.12f, fabsf(p.z) - 0.62f), v3(0.11f, 0.15f, 0.20f), 0.03f);
}
#endif
