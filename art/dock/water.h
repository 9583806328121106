/* water.h - heights of still and nearly still water: ripples, rings of rain, and the light it throws upward. */
#ifndef DOCK_WATER_H
#define DOCK_WATER_H
#include "trace.h"

#define NWAVE 40
static struct {
    float kx[NWAVE], kz[NWAVE], k[NWAVE], a[NWAVE], ph[NWAVE];
    int n;
} WV;
/* Waves between two lengths, around a direction; `slope` is the mean slope of all together. */
static void waves_add(int n, float l0, float l1, float dir, float spread, float slope, uint32_t seed) {
    Rng r = {seed};
    for (int i = 0; i < n && WV.n < NWAVE; i++) {
        int j = WV.n++;
        float l = l0 * powf(l1 / l0, (i + rnd(&r)) / n), a = (dir + spread * rnds(&r)) * DEG;
        WV.k[j] = 2 * PI / l;
        WV.kx[j] = WV.k[j] * sinf(a);
        WV.kz[j] = WV.k[j] * cosf(a);
        WV.a[j] = slope * sqrtf(2.0f / n) / WV.k[j];
        WV.ph[j] = 2 * PI * rnd(&r);
    }
}
static float waves(float x, float z, float px) {
    float h = 0;
    for (int i = 0; i < WV.n; i++) {
        float f = 1.6f - px * WV.k[i] * 0.5f; /* waves shorter than a few pixels turn into roughness */
        if (f <= 0) continue;
        h += WV.a[i] * fminf(f, 1) * sinf(WV.kx[i] * x + WV.kz[i] * z + WV.ph[i]);
    }
    return h;
}
static float waves_rough(float x, float z, float px) {
    (void)x;
    (void)z;
    float v = 0;
    for (int i = 0; i < WV.n; i++) {
        float f = clampf(1.6f - px * WV.k[i] * 0.5f, 0, 1);
        v += 0.25f * (1 - f * f) * sq(WV.a[i] * WV.k[i]);
    }
    return sqrtf(v);
}

typedef struct {
    float x, z, r, a; /* centre, radius of the front, strength */
} Ring;
static Ring rings[400];
static int nrings = 0;
/* rings by cells of half a metre, so that a point asks only those that reach it */
#define RCELL 48
static short rcell[RCELL][RCELL][64], rcount[RCELL][RCELL];
static void ring_add(float x, float z, float r, float a) {
    Ring g = {x, z, r, a};
    int i0 = (int)floorf((x - r - 0.1f) * 2) + 8, i1 = (int)floorf((x + r + 0.1f) * 2) + 8,
        j0 = (int)floorf((z - r - 0.1f) * 2) + 8, j1 = (int)floorf((z + r + 0.1f) * 2) + 8;
    rings[nrings] = g;
    for (int i = i0; i <= i1; i++)
        for (int j = j0; j <= j1; j++)
            if (i >= 0 && j >= 0 && i < RCELL && j < RCELL && rcount[i][j] < 64)
                rcell[i][j][rcount[i][j]++] = (short)nrings;
    nrings++;
}
static float rings_height(float x, float z, float px) {
    int ci = (int)floorf(x * 2) + 8, cj = (int)floorf(z * 2) + 8;
    if (ci < 0 || cj < 0 || ci >= RCELL || cj >= RCELL) return 0;
    float h = 0;
    for (int k = 0; k < rcount[ci][cj]; k++) {
        const Ring *g = &rings[rcell[ci][cj][k]];
        float dx = x - g->x, dz = z - g->z, R = g->r, d2 = dx * dx + dz * dz;
        if (d2 > sq(R + 0.06f)) continue;
        float d = sqrtf(d2), u = d - R, l = 0.020f + 0.030f * R; /* waves spread out and get longer */
        float w = 0.02f + 0.22f * R, e = u > 0 ? expf(-sq(u / (0.5f * l))) : expf(-sq(u / w));
        float f = clampf(1.6f - px * PI / l, 0, 1);
        float slope = g->a * 0.34f * expf(-R / 0.30f) * sstep(0, 0.02f, d);
        h += slope * l / (2 * PI) * f * e * cosf(2 * PI * u / l * (1 - 0.25f * u / (w + l)));
    }
    return h;
}
/* Bright lines of light thrown by ripples: sharp where two folded noise sheets meet. Drawn, not traced. */
static float caustic_lines(float x, float z) {
    float s = 0;
    for (int i = 0; i < 2; i++) {
        float a = x * (1 + 0.3f * i) + 3.1f * i, b = z * (1 + 0.2f * i) - 1.7f * i;
        float wx = fbm(a * 1.3f, b * 1.3f + 7, 2, 0), wz = fbm(a * 1.3f + 11, b * 1.3f, 2, 0);
        float n = worley(a * 1.7f + 1.6f * wx, b * 1.7f + 1.6f * wz, 0);
        s += powf(clampf(n, 0, 1.1f), 5) * 1.2f;
    }
    return s;
}
#endif
