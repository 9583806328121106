/* water-body.h - what water is made of: its colours, its surface with all wakes, the light that waves bundle below it. */
#ifndef WATER_BODY_H
#define WATER_BODY_H
#include "foam.h"
#include "ocean.h"

typedef struct {
    V deep;     /* colour of endless water in full light, as it shall look from above */
    V ext;      /* what a metre takes away */
    V air;      /* colour of water full of bubbles, in full light */
    float sand; /* depth of the sand, 0 = none */
    V sandcol;
    float thick;        /* follow rays inside waves up to this distance from the camera (light through crests) */
    float glow;         /* strength of that light */
    float glint, clamp; /* strength of the sun's glints, and their brightest value */
    float split;        /* distance of the lens from the camera in split-level pictures, 0 = none */
    float mist;         /* how suddenly haze sets in: 1 = evenly with distance */
    float far;          /* distance at which half of the water is lost in the haze of the horizon */
    float rad;          /* radius around the models in which they shade the water */
    int finest;         /* tiles that shape the surface */
} WaterBody;
static WaterBody WB;
static float (*WAVE)(float x, float z, float *sx, float *sz); /* a wave of the scene's own, with its slopes */
static float (*WAVEFOAM)(float x, float z, float foot, float *air);
static V (*SURFACE)(const Model *m, V lp, V *ln, Mat *mat); /* detail of a model's surface; returns its colour */
static float WAVE_MAX = 0, WAVE_STEEP = 0;

static void water_default(void) {
    WaterBody w = {hexc(0x0b4a57),
                   v3(0.55f, 0.12f, 0.13f),
                   hexc(0x7fc9c4),
                   0,
                   hexl(0xd9c7a0),
                   0,
                   1,
                   0.05f,
                   6,
                   0,
                   1,
                   4000,
                   12,
                   3};
    WB = w;
    ocean_default();
}
static inline float water_h(float x, float z, int tiles) {
    float h = ocean_h(x, z, tiles);
    if (NWK) h += wakes_h(x, z, NULL, NULL);
    if (WAVE) h += WAVE(x, z, NULL, NULL);
    return h;
}

/* ---- light that the surface bundles: brightness on a plane WB.sand (or 1.6 m) below, around the scene ---- */
#define CN 2048
static float *CAUS;
static float CX0, CZ0, CSIZE;
static V SUNW; /* direction to the sun inside the water */
static float caustic_depth(void) { return WB.sand > 0 ? WB.sand : 1.6f; }
static void caustics_make(float cx, float cz, float size, int side, int blur) {
    CX0 = cx - size / 2;
    CZ0 = cz - size / 2;
    CSIZE = size;
    CAUS = calloc((size_t)CN * CN, 4);
    float D = caustic_depth(), cell = size / CN;
    int m = CN * side;
    Rng r = {99};
    V in = mul(SUN, -1);
    for (int j = -m / 12; j < m + m / 12; j++)
        for (int i = -m / 12; i < m + m / 12; i++) {
            float x = CX0 + (i + rnd(&r)) * cell / side, z = CZ0 + (j + rnd(&r)) * cell / side, sx, sz, var;
            ocean_slope(x, z, 0.004f, 1, &sx, &sz, &var);
            float h = 0;
            if (NWK) h += wakes_h(x, z, &sx, &sz);
            V n = norm(v3(-sx, 1, -sz));
            float c = -dot(in, n), eta = 1 / 1.33f, k = 1 - eta * eta * (1 - c * c);
            V T = norm(add(mul(in, eta), mul(n, eta * c - sqrtf(k))));
            float t = (D + h) / -T.y, px = (x + T.x * t - CX0) / cell, pz = (z + T.z * t - CZ0) / cell;
            int ix = (int)floorf(px), iz = (int)floorf(pz);
            if (ix < 0 || iz < 0 || ix >= CN - 1 || iz >= CN - 1) continue;
            px -= ix;
            pz -= iz;
            float *q = CAUS + (size_t)iz * CN + ix, e = 1.0f / (side * side);
            q[0] += e * (1 - px) * (1 - pz);
            q[1] += e * px * (1 - pz);
            q[CN] += e * (1 - px) * pz;
            q[CN + 1] += e * px * pz;
        }
    float *b = malloc((size_t)CN * CN * 4); /* even out the grain of the single rays */
    for (int pass = 0; pass < blur; pass++) {
        int s = pass & 1 ? CN : 1;
        memcpy(b, CAUS, (size_t)CN * CN * 4);
        for (int i = 2 * s; i < CN * CN - 2 * s; i++)
            CAUS[i] = (b[i - 2 * s] + 4 * b[i - s] + 6 * b[i] + 4 * b[i + s] + b[i + 2 * s]) / 16;
    }
    free(b);
}
/* brightness at p relative to even light */
static inline float caustic(V p) {
    if (!CAUS) return 1;
    float D = caustic_depth(), t = (p.y + D) / SUNW.y;
    float x = (p.x - SUNW.x * t - CX0) / CSIZE * CN, z = (p.z - SUNW.z * t - CZ0) / CSIZE * CN;
    if (x < 1 || z < 1 || x >= CN - 2 || z >= CN - 2) return 1;
    int i = (int)x, j = (int)z;
    x -= i;
    z -= j;
    float *q = CAUS + (size_t)j * CN + i, c = mixf(mixf(q[0], q[1], x), mixf(q[CN], q[CN + 1], x), z);
    return mixf(1, c, sstep(0, 0.5f * D, -p.y));
}
static V refract_down(V d, V n, float eta) {
    float c = -dot(d, n), k = 1 - eta * eta * (1 - c * c);
    return k < 0 ? v3(0, 0, 0) : norm(add(mul(d, eta), mul(n, eta * c - sqrtf(k))));
}
static void water_setup(void) {
    ocean_setup();
    SUNW = mul(refract_down(mul(SUN, -1), v3(0, 1, 0), 1 / 1.33f), -1);
    OC_MAX += WAVE_MAX;
    OC_STEEP += WAVE_STEEP;
    for (int i = 0; i < NWK; i++) OC_MAX += WK[i].wave * 0.6f + WK[i].trough * 0.3f;
}
static inline V expv(V a, float s) { return v3(expf(-a.x * s), expf(-a.y * s), expf(-a.z * s)); }
static inline int near_models(V p, float r) {
    for (int i = 0; i < nmodels; i++)
        if (len(sub(p, models[i].pos)) < r) return 1;
    return 0;
}
/* is the sun seen from p? The sun has a size, so shadows soften with distance. */
static float sun_seen(V p, V s, Rng *r) {
    if (!near_models(p, WB.rad)) return 1;
    s = norm(v3(s.x + 0.006f * rnds(r), s.y + 0.006f * rnds(r), s.z + 0.006f * rnds(r)));
    return hit_any(p, s, WB.rad) ? 0 : 1;
}

/* first hit with the surface from above (side 1) or below (side -1) */
static int surface_hit(V o, V d, float tmax, float side, float *tout) {
    float top = OC_MAX, t = 0.02f;
    if (side > 0) {
        if (o.y > top) {
            if (d.y > -1e-5f) return 0;
            t = (top - o.y) / d.y;
        }
        if (d.y < -1e-5f && t > 900) {
            *tout = -o.y / d.y;
            return *tout < tmax;
        }
    } else if (d.y < 1e-4f && o.y < -top) return 0;
    float prev = t, hp = 1e9f;
    for (int i = 0; i < 90 && t < tmax; i++) {
        V p = mad(o, d, t);
        if (side > 0 ? p.y > top + 0.01f && d.y > 0 : p.y < -top - 0.3f && d.y < 0) return 0;
        float h = side * (p.y - water_h(p.x, p.z, WB.finest));
        if (h < 0.0008f + t * 1.5e-5f) {
            if (hp < 1e8f && hp > h) {
                float a = prev, b = t, ha = hp, hb = h;
                for (int j = 0; j < 3; j++) {
                    float m = a + (b - a) * ha / (ha - hb + 1e-9f);
                    V q = mad(o, d, m);
                    float hm = side * (q.y - water_h(q.x, q.z, WB.finest));
                    if (hm < 0) b = m, hb = hm;
                    else a = m, ha = hm;
                    t = m;
                }
            }
            if (t > tmax) return 0;
            *tout = t;
            return 1;
        }
        prev = t;
        hp = h;
        t += fmaxf(h / (fabsf(d.y) + OC_STEEP), 0.004f + t * 8e-4f);
        if (side > 0 && d.y < -1e-4f && t > (-top - o.y) / d.y + 0.5f) break;
    }
    if (side < 0 || d.y > -1e-4f) return 0;
    t = -o.y / d.y;
    if (t <= 0 || t >= tmax) return 0;
    *tout = t;
    return 1;
}

#endif
