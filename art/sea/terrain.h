/* terrain.h - the ground of the shore: heights on a grid. */
#ifndef SEA_TERRAIN_H
#define SEA_TERRAIN_H
#include "solids.h"

typedef struct {
    float x0, z0, cell, hmax;
    int nx, nz;
    float *h;
    V (*col)(V p, V n);
    float bump, bump_scale; /* roughness too fine for the grid: strength, cells per metre */
} Ground;
static Ground grounds[4];
static int ngrounds;
static Ground *ground_add(float x0, float x1, float z0, float z1, float cell, float (*f)(float, float),
                          V (*col)(V, V)) {
    Ground *g = &grounds[ngrounds++];
    g->x0 = x0;
    g->z0 = z0;
    g->cell = cell;
    g->nx = (int)((x1 - x0) / cell) + 1;
    g->nz = (int)((z1 - z0) / cell) + 1;
    g->h = malloc(sizeof(float) * (size_t)g->nx * g->nz);
    g->col = col;
    g->hmax = 0;
    g->bump = 0;
    for (int j = 0; j < g->nz; j++)
        for (int i = 0; i < g->nx; i++) {
            float h = f(x0 + i * cell, z0 + j * cell);
            g->h[(size_t)j * g->nx + i] = h;
            if (h > g->hmax) g->hmax = h;
        }
    return g;
}
static inline float ground_h(const Ground *g, float x, float z) {
    float fx = (x - g->x0) / g->cell, fz = (z - g->z0) / g->cell;
    if (fx < 0 || fz < 0 || fx >= g->nx - 1 || fz >= g->nz - 1) return -5;
    int ix = (int)fx, iz = (int)fz;
    fx -= ix;
    fz -= iz;
    const float *q = g->h + (size_t)iz * g->nx + ix;
    return mixf(mixf(q[0], q[1], fx), mixf(q[g->nx], q[g->nx + 1], fx), fz);
}
static int ground_hit(const Ground *g, V o, V d, float tmin, float tmax, float *tout) {
    float x1 = g->x0 + (g->nx - 1) * g->cell, z1 = g->z0 + (g->nz - 1) * g->cell;
    Node b = {v3(g->x0, -1, g->z0), v3(x1, g->hmax, z1), 0, 0, 0};
    float t0 = tmin, t1 = tmax;
    const float lo[3] = {b.lo.x, b.lo.y, b.lo.z}, hi[3] = {b.hi.x, b.hi.y, b.hi.z}, oo[3] = {o.x, o.y, o.z},
                dd[3] = {d.x, d.y, d.z};
    for (int i = 0; i < 3; i++) {
        float q = fabsf(dd[i]) < 1e-9f ? 1e-9f : dd[i], u = (lo[i] - oo[i]) / q, v = (hi[i] - oo[i]) / q;
        t0 = fmaxf(t0, fminf(u, v));
        t1 = fminf(t1, fmaxf(u, v));
    }
    if (t0 >= t1) return 0;
    float t = t0, prev = t0;
    for (int i = 0; i < 4000 && t < t1; i++) {
        V p = mad(o, d, t);
        float k = p.y - ground_h(g, p.x, p.z);
        if (k < 0) {
            float a = prev, c = t;
            for (int j = 0; j < 6; j++) {
                float m = 0.5f * (a + c);
                V q = mad(o, d, m);
                if (q.y < ground_h(g, q.x, q.z))
                    c = m;
                else
                    a = m;
            }
            *tout = c;
            return 1;
        }
        prev = t;
        t += fmaxf(k * 0.45f, fmaxf(g->cell * 0.5f, t * 2e-4f));
    }
    return 0;
}
static V ground_normal(const Ground *g, float x, float z) {
    float e = g->cell;
    return norm(
        v3(ground_h(g, x - e, z) - ground_h(g, x + e, z), 2 * e, ground_h(g, x, z - e) - ground_h(g, x, z + e)));
}
#endif
