/* foil.h - the e-foil in its parts. Nose at +x, deck at about y = 0, length 1.65 m. */
#ifndef FOIL_H
#define FOIL_H
#include "profile.h"

/* ---- board ---- */
typedef struct {
    float in, mid, up, dn; /* distance from the outline inwards; middle of the rail; thickness above and below */
} Cut;
static Cut board_cut(float x, float z) {
    const float x0 = -0.10f, W = 0.335f;
    float fore = x > x0, L = fore ? 0.925f : 0.725f, p = fore ? 2.25f : 5.0f, q = fore ? 2.0f : 2.6f;
    float u = fabsf(x - x0) / L, s = fabsf(z) / W;
    float P = powf(u + 1e-5f, p) + powf(s + 1e-5f, q) - 1;
    float gx = p * powf(u + 1e-5f, p - 1) / L, gz = q * powf(s + 1e-5f, q - 1) / W;
    float e = fmaxf(x + 0.02f, 0) / 0.845f, t = fmaxf(-x - 0.45f, 0) / 0.375f;
    Cut c;
    c.in = -P / fmaxf(sqrtf(gx * gx + gz * gz), 1.2f);
    c.mid = -0.037f + 0.115f * powf(e, 2.4f) + 0.012f * t * t;
    c.up = 0.036f * (1 - 0.42f * e * e) - 0.010f * t * t;
    c.dn = 0.070f * (1 - 0.62f * e * e) - 0.022f * t * t;
    return c;
}
#define RAIL 0.105f
static float board_f(V p, const void *ctx) {
    Cut c = board_cut(p.x, p.z);
    const float R = RAIL;
    (void)ctx;
    float a = fmaxf((R - c.in) / R, 0), y = p.y - c.mid;
    float up = c.up * (1 + 0.10f * clampf(c.in / 0.3f, 0, 1)), dn = c.dn;
    float b = fabsf(y) / (y > 0 ? up : dn), n = y > 0 ? 2.3f : 2.4f;
    return powf(powf(a, n) + powf(b, n), 1 / n) - 1;
}
BY_SLOPE(board_hull, board_f)
/* height of the deck at x, z */
static float deck_y(float x, float z) {
    Cut c = board_cut(x, z);
    float a = fmaxf((RAIL - c.in) / RAIL, 0);
    return c.mid + c.up * (1 + 0.10f * clampf(c.in / 0.3f, 0, 1)) * powf(fmaxf(1 - powf(a, 2.3f), 0), 1 / 2.3f);
}
/* the pad: a sheet of foam on the deck, cut along the outline and in a bow before the lid */
static float pad_edge(float x, float z) {
    float r = 0.55f; /* its front is an arc */
    return fminf(board_cut(x, z).in - 0.052f, fminf(r - sqrtf(sq(x + 0.22f) + z * z * 0.55f), x + 0.755f));
}
static float pad_f(V p, const void *ctx) {
    float e = pad_edge(p.x, p.z), t = 0.0065f * sqrtf(clampf(e / 0.006f, 0, 1));
    (void)ctx;
    if (e < 0) return fmaxf(-e, fabsf(p.y - deck_y(p.x, p.z)) - t);
    return fmaxf(fabsf(p.y - deck_y(p.x, p.z)) - t, -e);
}
/* ---- mast: a blade of even chord, a foot under the board. ctx: length (float) ---- */
#define MAST_X -0.30f
static float mast_blade(V p, const void *ctx) {
    float l = *(const float *)ctx, y = -p.y - 0.11f, c = mixf(0.128f, 0.112f, clampf(y / l, 0, 1));
    float x = (MAST_X + 0.062f - p.x) / c, half = section(x, 0.135f, 0.006f) * c;
    float d = fmaxf(fabsf(p.z) - half, fmaxf(-x, x - 1) * c);
    d = fmaxf(d * 0.8f, fmaxf(0.012f - y, y - l - 0.02f));
    V q = v3(p.x - MAST_X, p.y + 0.122f, p.z);
    float foot = rbox(q, v3(0.105f, 0.009f, 0.046f), 0.008f);
    return smin_(d, foot, 0.024f);
}
/* ---- pod with motor and propeller: centre at the origin, axis along x ---- */
static float pod_body(V p, const void *ctx) {
    float r = sqrtf(p.y * p.y + p.z * p.z), x = p.x;
    (void)ctx;
    float R = x > 0.06f ? 0.041f * sqrtf(fmaxf(1 - sq((x - 0.06f) / 0.12f), 0))
                        : mixf(0.041f, 0.026f, sstep(-0.06f, -0.20f, x));
    float d = (r - R) * (x > 0.12f ? 0.55f : 0.9f);
    if (x > 0.15f) d = 0.5f * (len(v3((x - 0.06f) / 0.12f, p.y / 0.041f, p.z / 0.041f)) - 1) * 0.041f;
    return fmaxf(d, -x - 0.195f);
}
static float pod_ring(V p, const void *ctx) { /* fins of the cooler and the collar before the propeller */
    float r = sqrtf(p.y * p.y + p.z * p.z), d = 1;
    (void)ctx;
    for (int i = 0; i < 5; i++) {
        float q = fmaxf(fabsf(p.x + 0.04f - 0.011f * i) - 0.0022f, r - 0.0445f);
        d = fminf(d, q);
    }
    return fmaxf(d, 0.034f - r);
}
static float prop(V p, const void *ctx) {
    (void)ctx;
    V q = v3(p.x + 0.222f, p.y, p.z);
    float r = sqrtf(q.y * q.y + q.z * q.z);
    float hub = fmaxf(r - 0.0245f * sqrtf(clampf(1 - sq(fminf(q.x + 0.005f, 0) / 0.055f), 0, 1)), q.x - 0.024f);
    hub = fmaxf(hub * 0.8f, -q.x - 0.06f);
    float a = atan2f(q.z, q.y), step = 2 * PI / 3;
    a -= step * floorf(a / step + 0.5f);
    float pitch = 0.9f - 6.0f * (r - 0.02f), s = r * a, cs = cosf(pitch), sn = sinf(pitch);
    float u = q.x * cs + s * sn, v = -q.x * sn + s * cs; /* v: across the blade's face */
    float t = clampf((r - 0.02f) / 0.055f, 0, 1);
    float half = 0.023f * (0.65f + 0.9f * t * (1 - t) * 2) * sqrtf(fmaxf(1 - t * t * t * t, 0)) + 0.0008f;
    float blade = fmaxf(fabsf(u) - 0.0022f * (1.3f - t), fabsf(v) - half);
    blade = fmaxf(blade * 0.7f, r - 0.0735f);
    return smin_(hub, blade, 0.006f);
}
static float duct(V p, const void *ctx) { /* ring round the propeller, on three stays */
    (void)ctx;
    V q = v3(p.x + 0.218f, p.y, p.z);
    float r = sqrtf(q.y * q.y + q.z * q.z), c = 0.060f, x = (0.028f - q.x) / c;
    float d = fmaxf(fabsf(r - 0.083f + 0.004f * x) - section(x, 0.13f, 0.02f) * c, fmaxf(-x, x - 1) * c) * 0.8f;
    for (int i = 0; i < 3; i++) {
        float a = PI / 6 + i * 2 * PI / 3, cs = cosf(a), sn = sinf(a);
        float l = q.y * cs + q.z * sn, w = -q.y * sn + q.z * cs, xx = (0.052f - q.x) / 0.034f;
        float s = fmaxf(fabsf(w) - section(xx, 0.16f, 0.03f) * 0.034f, fmaxf(-xx, xx - 1) * 0.034f) * 0.8f;
        d = fminf(d, fmaxf(s, fmaxf(l - 0.083f, 0.024f - l)));
    }
    return d;
}
/* ---- fuselage along x, origin at the mast; wings sit on it ---- */
static float fuselage(V p, const void *ctx) {
    (void)ctx;
    float t = clampf((p.x + 0.44f) / 0.86f, 0, 1), r = mixf(0.0125f, 0.0185f, sstep(0, 0.6f, t));
    float d = capsule(p, v3(-0.44f, 0, 0), v3(0.36f, 0, 0), r, r) * 0.9f;
    return smin_(d, rbox(v3(p.x, p.y - 0.008f, p.z), v3(0.075f, 0.022f, 0.020f), 0.014f), 0.02f);
}
typedef struct {
    float half, root, tip, sweep, drop, thick, curl; /* metres; drop: how far the tips hang, curl: tips up again */
} Wing;
static const Wing FRONT_WING = {0.41f, 0.190f, 0.050f, 0.085f, 0.020f, 0.125f, 0.030f};
static const Wing REAR_WING = {0.195f, 0.080f, 0.032f, 0.030f, 0.0f, 0.105f, -0.014f};
/* leading edge of the root at x = 0, nose at +x */
static float wing(V p, const void *ctx) {
    const Wing *w = ctx;
    float s = clampf(fabsf(p.z) / w->half, 0, 1);
    float full = mixf(w->tip, w->root, sqrtf(fmaxf(1 - powf(s, 2.4f), 0)) * 0.45f + 0.55f * (1 - powf(s, 1.7f)));
    float round = sqrtf(fmaxf(1 - powf(s, 20), 0)); /* the tip closes as an ellipse, without a kink where that begins */
    float lead = -w->sweep * s * s - full * 0.42f * (1 - round), c = fmaxf(full * round, 0.004f);
    float x = (lead - p.x) / c, mid = -w->drop * s * s + w->curl * powf(s, 5);
    float camber = 0.032f * c * 4 * clampf(x, 0, 1) * (1 - clampf(x, 0, 1));
    float thick = section(x, w->thick, 0) * c; /* edges of 2.4 mm, rounded into the faces */
    float d = fabsf(p.y - mid - camber) - sqrtf(thick * thick + sq(0.0012f));
    d = fmaxf(d, fmaxf(-x, x - 1) * c);
    return fmaxf(d * 0.78f, fabsf(p.z) - w->half);
}
#endif
