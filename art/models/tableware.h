/* tableware.h - plates, glasses, candles, a cake; each stands on y = 0 around the y axis. */
#ifndef TABLEWARE_H
#define TABLEWARE_H
#include "profile.h"

static float plate_dist(V p, const void *ctx) {
    float r = sqrtf(p.x * p.x + p.z * p.z), y = 0.006f + 0.016f * sstep(0.085f, 0.135f, r);
    (void)ctx;
    float d = smax_(fabsf(p.y - y) - 0.0032f, r - 0.138f, 0.004f);
    return smin_(d, fmaxf(fabsf(r - 0.070f) - 0.004f, fabsf(p.y - 0.004f) - 0.004f), 0.004f) * 0.9f;
}
static float napkin_dist(V p, const void *ctx) { /* folded to a strip */
    float wave = 0.0025f * sinf(p.z * 38 + 1) * sstep(0, 0.05f, fabsf(p.x) + 0.02f);
    (void)ctx;
    float a = rbox(v3(p.x, p.y - 0.006f - wave, p.z), v3(0.038f, 0.0055f, 0.098f), 0.005f);
    return smin_(a, rbox(v3(p.x + 0.004f, p.y - 0.016f - wave, p.z - 0.006f), v3(0.034f, 0.004f, 0.088f), 0.004f), 0.002f) * 0.85f;
}
static float tumbler_dist(V p, const void *ctx) {
    float r = sqrtf(p.x * p.x + p.z * p.z), R = 0.0335f + 0.055f * p.y;
    (void)ctx;
    float out = smax_(smax_(r - R, p.y - 0.098f, 0.0015f), -p.y, 0.004f);
    float in = smax_(r - R + 0.0024f, 0.012f - p.y, 0.006f);
    return smax_(out, -in, 0.0012f) * 0.95f;
}
static float drink_dist(V p, const void *ctx) { /* fills a tumbler, without touching it */
    float r = sqrtf(p.x * p.x + p.z * p.z), R = 0.0335f + 0.055f * p.y - 0.0030f;
    (void)ctx;
    return smax_(smax_(r - R, p.y - 0.062f, 0.001f), 0.0130f - p.y, 0.006f) * 0.95f;
}
static float candle_dist(V p, const void *ctx) { /* ctx: height; its top is a little hollow */
    float h = *(const float *)ctx, r = sqrtf(p.x * p.x + p.z * p.z), top = h - 0.006f * sstep(0.026f, 0.006f, r);
    float d = smax_(smax_(r - 0.0315f, p.y - top, 0.004f), -p.y, 0.002f);
    return fminf(d, capsule(p, v3(0, h - 0.01f, 0), v3(0.001f, h + 0.008f, 0), 0.0011f, 0.0009f)) * 0.9f;
}
static float flame_dist(V p, const void *ctx) {
    float t = clampf(p.y / 0.034f, 0, 1), r = sqrtf(p.x * p.x + p.z * p.z);
    (void)ctx;
    float w = 0.0060f * sqrtf(t) * (1 - t) * 2.0f;
    return fmaxf(r - w, fabsf(p.y - 0.017f) - 0.017f) * 0.6f;
}
static float thin_candle_dist(V p, const void *ctx) {
    (void)ctx;
    float d = capsule(p, v3(0, -0.01f, 0), v3(0, 0.058f, 0), 0.0034f, 0.0034f);
    return fminf(d, capsule(p, v3(0, 0.058f, 0), v3(0, 0.067f, 0), 0.0007f, 0.0006f));
}
static float cake_dist(V p, const void *ctx) { /* two layers under cream that was drawn round with a knife */
    float a = atan2f(p.z, p.x), r = sqrtf(p.x * p.x + p.z * p.z);
    (void)ctx;
    float rough = 0.0016f * sinf(p.y * 260 + 0.8f * sinf(a * 3)) + 0.002f * (vnoise(a * 6 + 20, p.y * 60, 0) - 0.5f);
    float d = smax_(smax_(r - 0.112f - rough, p.y - 0.105f - 0.003f * fbm(p.x * 30 + 5, p.z * 30, 2, 0), 0.016f), -p.y, 0.004f);
    return d * 0.8f;
}
static float cake_stand_dist(V p, const void *ctx) {
    float r = sqrtf(p.x * p.x + p.z * p.z);
    (void)ctx;
    float top = smax_(fabsf(p.y - 0.093f - 0.006f * sstep(0.12f, 0.15f, r)) - 0.0035f, r - 0.152f, 0.003f);
    float foot = smax_(r - 0.016f - 0.055f * expf(-p.y / 0.014f) - 0.03f * expf((p.y - 0.095f) / 0.016f), fabsf(p.y - 0.047f) - 0.047f, 0.003f);
    return smin_(top, foot, 0.006f) * 0.7f;
}
static float fruit_dist(V p, const void *ctx) { /* an apricot with its seam */
    float r = len(v3(p.x, p.y * 1.05f, p.z)), seam = expf(-sq(p.x / 0.004f)) * (p.z > 0 ? 1 : 0);
    (void)ctx;
    return (r - 0.0235f + 0.0022f * seam + 0.003f * expf(-(sq(p.x) + sq(p.z)) / 0.00006f) * (p.y > 0 ? 1 : 0)) * 0.85f;
}
static float bowl_dist(V p, const void *ctx) {
    V q = v3(p.x, p.y - 0.085f, p.z);
    float l = len(v3(q.x, q.y * 1.25f, q.z)), d = smax_(fabsf(l - 0.105f) - 0.0028f, q.y + 0.008f, 0.002f);
    (void)ctx;
    float foot = fmaxf(fabsf(sqrtf(p.x * p.x + p.z * p.z) - 0.042f) - 0.004f, fabsf(p.y - 0.006f) - 0.006f);
    return fminf(d, foot) * 0.8f;
}
#endif
