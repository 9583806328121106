/* jetski.h - a jetski in its parts; bow at +x, keel at about y = 0. Lengths are stretched by `stretch`. */
#ifndef JETSKI_H
#define JETSKI_H
#include "profile.h"
#include "../core/march.h"

typedef struct {
    float stretch; /* 1: 3.2 m */
    float seat;    /* where the saddle ends at the back */
    int bolster, mirrors, tall;
} Ski;

static V ski_in(V p, const Ski *k) { return v3(p.x / k->stretch, p.y, p.z); }

static const HullStation SKI_LOW[] = { /* topsides below the rail; the bottom is cut to a V */
    {-1.50f, 0.49f, 0.555f, 0.0f, 0.36f, 0.03f}, {-0.7f, 0.52f, 0.585f, 0.0f, 0.365f, 0.03f},
    {0.1f, 0.52f, 0.59f, 0.0f, 0.38f, 0.03f},    {0.7f, 0.40f, 0.545f, 0.0f, 0.42f, 0.03f},
    {1.15f, 0.17f, 0.42f, 0.05f, 0.475f, 0.03f}, {1.45f, 0.04f, 0.255f, 0.16f, 0.52f, 0.02f},
    {1.66f, 0.006f, 0.06f, 0.30f, 0.56f, 0.01f}};
static const HullStation SKI_DECK[] = { /* above the rail: gunwales and the root of the hood */
    {-1.50f, 0.545f, 0.47f, 0.36f, 0.485f, 0.04f}, {-0.9f, 0.575f, 0.50f, 0.365f, 0.51f, 0.04f},
    {-0.2f, 0.58f, 0.50f, 0.375f, 0.525f, 0.04f},  {0.3f, 0.57f, 0.46f, 0.395f, 0.60f, 0.04f},
    {0.7f, 0.53f, 0.36f, 0.42f, 0.705f, 0.03f},    {1.1f, 0.42f, 0.22f, 0.465f, 0.70f, 0.03f},
    {1.4f, 0.27f, 0.10f, 0.51f, 0.65f, 0.025f},    {1.69f, 0.045f, 0.015f, 0.54f, 0.575f, 0.01f}};
static const HullStation SKI_HOOD[] = { /* a ridge on the bow, higher and narrower */
    {0.05f, 0.22f, 0.13f, 0.5f, 0.80f, 0.04f}, {0.40f, 0.30f, 0.17f, 0.55f, 0.90f, 0.04f},
    {0.72f, 0.30f, 0.16f, 0.6f, 0.885f, 0.035f}, {1.05f, 0.22f, 0.11f, 0.62f, 0.80f, 0.03f},
    {1.33f, 0.13f, 0.055f, 0.59f, 0.705f, 0.02f}, {1.62f, 0.04f, 0.015f, 0.48f, 0.56f, 0.01f}};
/* the air intake in the side of the deck, seen from the side: negative inside; it stays clear of the deck's shoulder */
static float ski_intake(float x, float y) {
    float top = 0.556f + 0.30f * (x - 0.42f) - 0.245f * sq(x - 0.42f), low = 0.530f + 0.08f * (x - 0.5f);
    float d = smax_(y - top, low - y, 0.012f);
    d = smax_(d, (0.43f - x + 0.9f * (y - 0.55f)) / 1.35f, 0.012f);
    return smax_(d, (x - 1.05f - 0.9f * (y - 0.6f)) / 1.35f, 0.012f);
}
/* the bottom: a V that rises from the keel to the chine; negative above it */
static float ski_vee(V p) {
    float stem = clampf((p.x - 0.1f) / 1.56f, 0, 1), keel = 0.36f * powf(stem, 2.3f) + 0.16f * powf(stem, 14);
    return (keel + 0.34f * fabsf(p.z) - p.y) / 1.06f;
}
/* on the surface of the hull: whether the place is below the chine */
static int ski_below_chine(V p) { return ski_vee(p) > hull_sections(p, SKI_LOW, 7); }
static float ski_body(V q, const void *ctx) {
    const Ski *k = ctx;
    V p = ski_in(q, k);
    float dk = hull_sections(p, SKI_DECK, 8), low = hull_sections(p, SKI_LOW, 7);
    float d = smax_(low, ski_vee(p), 0.012f);
    d = smin_(d, dk, 0.012f);
    /* foot wells */
    float f = clampf((p.x + 1.45f) / 1.85f, 0, 1);
    V w = v3(p.x + 0.52f, p.y - 0.62f, fabsf(p.z) - 0.345f + 0.03f * f);
    d = smax_(d, -rbox(w, v3(0.95f, 0.235f, 0.125f), 0.05f), 0.03f);
    w = v3(p.x + 1.46f, p.y - 0.62f, p.z); /* platform */
    d = smax_(d, -rbox(w, v3(0.20f, 0.19f, 0.44f), 0.04f), 0.03f);
    d = smin3_(d, hull_sections(p, SKI_HOOD, 6), 0.10f);
    /* intakes */
    float in = ski_intake(p.x, p.y);
    d = smax_(d, -smax_(in, -dk - 0.022f, 0.012f), 0.012f);
    return d * 0.8f;
}
static float ski_rail(V q, const void *ctx) { /* rubber round the gunwale */
    const Ski *k = ctx;
    V p = ski_in(q, k);
    float y = 0.37f + 0.012f * p.x + 0.055f * sq(fmaxf(p.x, 0)) - 0.004f * p.x;
    V s = p;
    s.y = clampf(p.y, y - 0.012f, y + 0.012f);
    float a = fminf(hull_sections(s, SKI_LOW, 7), hull_sections(s, SKI_DECK, 8));
    return smax_(fabsf(a - 0.006f) - 0.018f, fabsf(p.y - y) - 0.026f, 0.018f) * 0.8f;
}
static float ski_seat(V q, const void *ctx) {
    const Ski *k = ctx;
    V p = ski_in(q, k);
    float b = k->seat;
    const HullStation s[6] = {{b - 0.13f, 0.13f, 0.10f, 0.5f, 0.70f, 0.06f},
                              {b + 0.05f, 0.20f, 0.155f, 0.5f, 0.835f, 0.06f},
                              {b + 0.42f, 0.215f, 0.17f, 0.5f, 0.845f, 0.06f},
                              {fmaxf(-0.30f, b + 0.55f), 0.195f, 0.15f, 0.5f, 0.775f, 0.06f},
                              {0.12f, 0.17f, 0.125f, 0.5f, 0.79f, 0.05f},
                              {0.46f, 0.16f, 0.09f, 0.5f, 0.925f, 0.05f}};
    float d = hull_sections(p, s, 6);
    if (k->bolster) {
        float e = rbox(v3(p.x - b - 0.16f + 0.25f * (p.y - 0.9f), p.y - 0.88f, p.z), v3(0.085f, 0.115f, 0.17f), 0.06f);
        d = smin_(d, e, 0.06f);
    } else
        d = smin_(d, rbox(v3(p.x - b - 0.52f, p.y - 0.81f, p.z), v3(0.10f, 0.055f, 0.16f), 0.05f), 0.09f);
    float seam = fabsf(fabsf(p.z) - 0.105f + 0.02f * p.x); /* piping sunk along the top */
    d += 0.006f * sstep(0.012f, 0.0f, seam) * sstep(0.70f, 0.76f, p.y);
    float rib = fabsf(p.x / 0.07f - floorf(p.x / 0.07f) - 0.5f);
    d += 0.0045f * sstep(0.40f, 0.5f, rib) * sstep(0.105f, 0.09f, fabsf(p.z)) * sstep(0.70f, 0.75f, p.y);
    return d * 0.8f;
}
static float ski_column(V q, const void *ctx) {
    const Ski *k = ctx;
    V p = ski_in(q, k);
    float up = k->tall ? 0.10f : 0;
    float d = capsule(v3(p.x, p.y, p.z * 0.75f), v3(0.52f, 0.84f, 0), v3(0.33f, 1.02f + up, 0), 0.095f, 0.055f);
    d = smin_(d, rbox(v3(p.x - 0.56f, p.y - 0.885f, p.z), v3(0.14f, 0.035f, 0.12f), 0.03f), 0.05f);
    return d * 0.8f;
}
static float ski_bars(V q, const void *ctx) {
    const Ski *k = ctx;
    V p = ski_in(q, k);
    float up = k->tall ? 0.10f : 0, z = fabsf(p.z);
    V s = v3(p.x, p.y - up, z);
    float d = capsule(s, v3(0.32f, 1.05f, 0), v3(0.30f, 1.085f, 0.16f), 0.020f, 0.017f);
    d = fminf(d, capsule(s, v3(0.30f, 1.085f, 0.16f), v3(0.235f, 1.075f, 0.40f), 0.016f, 0.016f));
    float grip = capsule(s, v3(0.265f, 1.08f, 0.275f), v3(0.237f, 1.075f, 0.395f), 0.0195f, 0.0195f);
    grip += 0.0015f * sinf(s.z * 700);
    d = fminf(d, grip);
    d = fminf(d, capsule(s, v3(0.325f, 1.06f, 0.22f), v3(0.315f, 1.055f, 0.385f), 0.0075f, 0.006f)); /* lever */
    d = smin_(d, rbox(v3(s.x - 0.283f, s.y - 1.082f, s.z - 0.23f), v3(0.026f, 0.022f, 0.032f), 0.012f), 0.01f);
    return d * 0.85f;
}
static float ski_pad(V q, const void *ctx) { /* cover on the bar, in the machine's colour */
    const Ski *k = ctx;
    V p = ski_in(q, k);
    float up = k->tall ? 0.10f : 0;
    return rbox(v3(p.x - 0.335f + 0.5f * (p.y - 1.075f - up), p.y - 1.075f - up, p.z), v3(0.06f, 0.052f, 0.115f - 0.35f * (p.x - 0.33f)), 0.025f) * 0.75f;
}
static float ski_mirrors(V q, const void *ctx) {
    const Ski *k = ctx;
    V p = ski_in(q, k);
    float z = fabsf(p.z);
    float arm = capsule(v3(p.x, p.y, z), v3(0.78f, 0.80f, 0.20f), v3(0.73f, 0.935f, 0.34f), 0.030f, 0.016f);
    V s = v3(p.x - 0.72f + 0.3f * (z - 0.4f), p.y - 0.955f, z - 0.40f);
    /* a shell: round in front, nearly a rectangle seen from behind */
    float head = (sqrtf(sq(s.x / 0.065f) + sqrtf(sq(sq(s.y / 0.052f)) + sq(sq(s.z / 0.10f)))) - 1) * 0.05f;
    head = smax_(head, -s.x - 0.026f, 0.01f);
    return k->mirrors ? smin_(arm, head, 0.02f) * 0.7f : 1;
}
static float ski_jet(V q, const void *ctx) {
    V p = ski_in(q, ctx);
    float r = sqrtf(sq(p.y - 0.20f) + sq(p.z));
    float d = fmaxf(fabsf(r - 0.085f + 0.15f * (p.x + 1.62f)) - 0.012f, fabsf(p.x + 1.60f) - 0.08f);
    d = fminf(d, rbox(v3(p.x + 1.53f, p.y - 0.24f, p.z), v3(0.03f, 0.10f, 0.20f), 0.02f));
    d = fminf(d, rbox(v3(p.x + 1.525f, p.y - 0.22f, fabsf(p.z) - 0.42f), v3(0.07f, 0.045f, 0.065f), 0.03f)); /* sponsons */
    return d * 0.85f;
}
static float ski_mat(V q, const void *ctx) { /* foam in the wells and on the platform */
    const Ski *k = ctx;
    V p = ski_in(q, k);
    float f = clampf((p.x + 1.45f) / 1.85f, 0, 1);
    float a = rbox(v3(p.x + 0.55f, p.y - 0.385f, fabsf(p.z) - 0.345f + 0.03f * f), v3(0.86f, 0.0075f, 0.092f), 0.006f);
    float b = rbox(v3(p.x + 1.42f, p.y - 0.43f, p.z), v3(0.13f, 0.0075f, 0.39f), 0.006f);
    return fminf(a, b) * 0.9f;
}
static float ski_grab(V q, const void *ctx) { /* handle behind the seat */
    const Ski *k = ctx;
    V p = ski_in(q, k);
    float b = k->seat, z = fabsf(p.z);
    float d = capsule(v3(p.x, p.y, z), v3(b + 0.02f, 0.70f, 0.185f), v3(b - 0.16f, 0.765f, 0.14f), 0.016f, 0.016f);
    d = smin_(d, capsule(v3(p.x, p.y, z), v3(b - 0.16f, 0.765f, 0.14f), v3(b - 0.175f, 0.765f, 0.0f), 0.016f, 0.016f), 0.03f);
    return d * 0.9f;
}
#endif
