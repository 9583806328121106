/* profile.h - helpers of the shapes that are given as formulas: wings, hulls, the mark. */
#ifndef PROFILE_H
#define PROFILE_H
#include "../core/march.h"

/* A formula f that is zero on the surface, made into a distance: divided by its slope. */
#define BY_SLOPE(name, f)                                                                                          \
    static float name(V p, const void *ctx) {                                                                      \
        float e = 0.0004f, v = f(p, ctx);                                                                          \
        V g = v3(f(v3(p.x + e, p.y, p.z), ctx) - v, f(v3(p.x, p.y + e, p.z), ctx) - v,                             \
                 f(v3(p.x, p.y, p.z + e), ctx) - v);                                                               \
        return v / fmaxf(len(g) / e, 0.05f);                                                                       \
    }
/* half thickness of a wing section, chord 1, x from the leading edge; the trailing edge keeps `end` */
static inline float section(float x, float thick, float end) {
    x = clampf(x, 0, 1);
    float y = 5 * thick * (0.2969f * sqrtf(x) - 0.126f * x - x * x * (0.3516f - x * (0.2843f - 0.1036f * x)));
    return fmaxf(y, end * sstep(0, 0.2f, x));
}
static inline float rbox(V p, V h, float r) {
    V q = v3(fabsf(p.x) - h.x + r, fabsf(p.y) - h.y + r, fabsf(p.z) - h.z + r);
    return len(v3(fmaxf(q.x, 0), fmaxf(q.y, 0), fmaxf(q.z, 0))) + fminf(fmaxf(q.x, fmaxf(q.y, q.z)), 0) - r;
}
static inline float capsule(V p, V a, V b, float ra, float rb) {
    V ba = sub(b, a), pa = sub(p, a);
    float h = clampf(dot(pa, ba) / dot(ba, ba), 0, 1);
    return len(mad(pa, ba, -h)) - mixf(ra, rb, h);
}
static inline float smin_(float a, float b, float k) {
    float h = fmaxf(k - fabsf(a - b), 0) / k;
    return fminf(a, b) - h * h * k * 0.25f;
}
/* as smin_, but the curvature is continuous too: no step in what the surface mirrors */
static inline float smin3_(float a, float b, float k) {
    float h = fmaxf(k - fabsf(a - b), 0) / k;
    return fminf(a, b) - h * h * h * k / 6;
}
static inline float smax_(float a, float b, float k) { return -smin_(-a, -b, k); }

/* ---- hulls ---- */
/* a section that leans: half width at the bottom and at the top */
typedef struct {
    float x, wb, wt, bot, top, r;
} HullStation;
static float hull_sections(V p, const HullStation *s, int n) {
    float x = clampf(p.x, s[0].x, s[n - 1].x);
    int i = 0;
    while (i < n - 2 && x > s[i + 1].x) i++;
    float t = (x - s[i].x) / (s[i + 1].x - s[i].x);
    const HullStation *a = &s[i > 0 ? i - 1 : 0], *b = &s[i], *c = &s[i + 1], *d = &s[i + 2 < n ? i + 2 : n - 1];
#define AT(f) catm(a->f, b->f, c->f, d->f, t)
    float wb = AT(wb), wt = AT(wt), bot = AT(bot), top = AT(top), r = fmaxf(mixf(b->r, c->r, t), 0.004f);
#undef AT
    float h = fmaxf(top - bot, 0.01f), k = (wt - wb) / h, y = p.y - bot;
    float side = (fabsf(p.z) - wb - k * y) / sqrtf(1 + k * k);
    float v = smax_(smax_(side, p.y - top, r), -y, r * 0.6f), ex = fabsf(p.x - x);
    return ex > 0 ? sqrtf(sq(fmaxf(v, 0)) + ex * ex) : v;
}

/* The mark: a sun cut by a sea bird, in a square of 64; y down. */
static float mark_hi[64], mark_lo[64];
static void mark_curve(float *to, const float *b) { /* one cubic: x0 y0 .. x3 y3 */
    for (int i = 0; i <= 200; i++) {
        float t = i / 200.0f, u = 1 - t, c[4] = {u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t}, x = 0, y = 0;
        for (int k = 0; k < 4; k++) {
            x += c[k] * b[2 * k];
            y += c[k] * b[2 * k + 1];
        }
        to[(int)clampf(x, 0, 63)] = y;
    }
}
static int in_mark(float x, float y) {
    if (mark_hi[30] == 0) {
        static const float hi[3][8] = {{3.7f, 38.2f, 8, 31.1f, 12.6f, 27.5f, 17.5f, 27.5f},
                                       {17.5f, 27.5f, 23, 27.5f, 26.3f, 32, 28, 37.5f},
                                       {28, 37.5f, 30.5f, 27.6f, 37.8f, 18.6f, 54.4f, 13.6f}};
        static const float lo[3][8] = {{5.4f, 43.7f, 9.4f, 39.3f, 13.3f, 37.1f, 17.3f, 37.2f},
                                       {17.3f, 37.2f, 23.2f, 37.4f, 27, 43.5f, 30.3f, 53},
                                       {30.3f, 53, 35.1f, 37, 43.3f, 26.3f, 57.5f, 18.1f}};
        for (int i = 0; i < 64; i++) mark_lo[i] = 1e9f;
        for (int i = 0; i < 3; i++) mark_curve(mark_lo, lo[i]);
        for (int i = 0; i < 3; i++) mark_curve(mark_hi, hi[i]);
    }
    if (sq(x - 32) + sq(y - 32) > 29 * 29) return 0;
    int i = (int)clampf(x, 0, 62);
    float f = clampf(x - i, 0, 1), h = mixf(mark_hi[i], mark_hi[i + 1], f), l = mixf(mark_lo[i], mark_lo[i + 1], f);
    return y < h || y > l;
}
#endif
