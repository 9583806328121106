/* mesh.h - signed distance functions turned into triangles by dual contouring: one vertex per cell that the surface
 * crosses, placed where the tangent planes of the crossings meet, so that edges stay sharp. */
#ifndef MESH_H
#define MESH_H
#include "trace.h"
#include <pthread.h>

typedef struct {
    V *v, *n; /* corners: three per triangle, so that normals may break at edges */
    int nt;   /* triangles */
    SdfFn f;  /* what it was made of, NULL for grids and boxes; a gradient is taken over `step` metres */
    const void *fctx;
    float step;
} Mesh;

static int threads(void) {
    const char *s = getenv("THREADS");
    int n = s ? atoi(s) : 2;
    return n < 1 ? 1 : n > 64 ? 64 : n;
}
static void run_threads(void *(*f)(void *), void *arg) {
    pthread_t t[64];
    int n = threads();
    for (int i = 0; i < n; i++) pthread_create(&t[i], NULL, f, arg);
    for (int i = 0; i < n; i++) pthread_join(t[i], NULL);
}

typedef struct {
    SdfFn f;
    const void *ctx;
    V lo;
    float c;
    int nx, ny, nz; /* samples */
    float *d;
    int next;
} Grid;
static inline size_t at(const Grid *g, int x, int y, int z) { return ((size_t)z * g->ny + y) * g->nx + x; }
static inline V spot(const Grid *g, int x, int y, int z) { return add(g->lo, v3(x * g->c, y * g->c, z * g->c)); }

/* Blocks far from the surface get the distance of their centre; the distance may be too long by a factor of 1.6. */
static void *grid_work(void *arg) {
    Grid *g = arg;
    const int B = 8;
    int bx = (g->nx + B - 1) / B, by = (g->ny + B - 1) / B, bz = (g->nz + B - 1) / B;
    for (;;) {
        int k = __sync_fetch_and_add(&g->next, 1);
        if (k >= bx * by * bz) return NULL;
        int x0 = k % bx * B, y0 = k / bx % by * B, z0 = k / bx / by * B;
        V mid = add(spot(g, x0, y0, z0), v3(g->c * 3.5f, g->c * 3.5f, g->c * 3.5f));
        float dm = g->f(mid, g->ctx);
        int far = fabsf(dm) > g->c * 4.5f * 1.74f * 1.6f;
        for (int z = z0; z < z0 + B && z < g->nz; z++)
            for (int y = y0; y < y0 + B && y < g->ny; y++)
                for (int x = x0; x < x0 + B && x < g->nx; x++)
                    g->d[at(g, x, y, z)] = far ? dm : g->f(spot(g, x, y, z), g->ctx);
    }
}
static V sdf_grad(SdfFn f, const void *ctx, V p, float e) {
    static const float k[4][3] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
    V n = v3(0, 0, 0);
    for (int i = 0; i < 4; i++) {
        V kk = v3(k[i][0], k[i][1], k[i][2]);
        n = mad(n, kk, f(mad(p, kk, e), ctx));
    }
    return norm(n);
}
typedef struct {
    V q[12], nq[12], v, nv;
    int n;
} Cell;
typedef struct {
    int *slot;
    Cell *c;
    int n, cap;
} Cells;
static Cell *cell_of(Cells *cs, size_t i) {
    if (cs->slot[i] < 0) {
        if (cs->n == cs->cap) {
            cs->cap *= 2;
            cs->c = realloc(cs->c, sizeof(Cell) * cs->cap);
        }
        cs->c[cs->n].n = 0;
        cs->slot[i] = cs->n++;
    }
    return &cs->c[cs->slot[i]];
}
static Mesh mesh_sdf(SdfFn f, const void *ctx, V lo, V hi, float cell) {
    Grid g = {f, ctx, lo, cell, 0, 0, 0, NULL, 0};
    g.nx = (int)ceilf((hi.x - lo.x) / cell) + 1;
    g.ny = (int)ceilf((hi.y - lo.y) / cell) + 1;
    g.nz = (int)ceilf((hi.z - lo.z) / cell) + 1;
    size_t total = (size_t)g.nx * g.ny * g.nz;
    g.d = malloc(total * sizeof(float));
    run_threads(grid_work, &g);
    Cells cs = {malloc(total * sizeof(int)), malloc(sizeof(Cell) * 4096), 0, 4096};
    memset(cs.slot, 255, total * sizeof(int));
    static const int U[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    int cap = 4096, nq = 0;
    size_t(*quad)[4] = malloc(sizeof(*quad) * cap);
    for (int z = 1; z < g.nz - 1; z++)
        for (int y = 1; y < g.ny - 1; y++)
            for (int x = 1; x < g.nx - 1; x++)
                for (int a = 0; a < 3; a++) {
                    float d0 = g.d[at(&g, x, y, z)], d1 = g.d[at(&g, x + U[a][0], y + U[a][1], z + U[a][2])];
                    if ((d0 < 0) == (d1 < 0)) continue;
                    V p0 = spot(&g, x, y, z), p1 = spot(&g, x + U[a][0], y + U[a][1], z + U[a][2]);
                    float t0 = 0, t1 = 1, t = d0 / (d0 - d1);
                    for (int i = 0; i < 3; i++) { /* the crossing, more exactly */
                        float dm = f(mix3(p0, p1, t), ctx);
                        if ((dm < 0) == (d0 < 0)) {
                            t0 = t;
                            d0 = dm;
                        } else {
                            t1 = t;
                            d1 = dm;
                        }
                        t = clampf(t0 + (t1 - t0) * (d0 - d1 != 0 ? d0 / (d0 - d1) : 0.5f), t0, t1);
                    }
                    V q = mix3(p0, p1, t), n = sdf_grad(f, ctx, q, cell * 0.12f);
                    int b = (a + 1) % 3, c = (a + 2) % 3;
                    if (nq == cap) quad = realloc(quad, sizeof(*quad) * (cap *= 2));
                    for (int i = 0; i < 4; i++) {
                        int ob = i == 1 || i == 2, oc = i >= 2;
                        size_t id = at(&g, x - ob * U[b][0] - oc * U[c][0], y - ob * U[b][1] - oc * U[c][1],
                                       z - ob * U[b][2] - oc * U[c][2]);
                        Cell *ce = cell_of(&cs, id);
                        if (ce->n < 12) {
                            ce->q[ce->n] = q;
                            ce->nq[ce->n++] = n;
                        }
                        quad[nq][g.d[at(&g, x, y, z)] < 0 ? i : 3 - i] = id;
                    }
                    nq++;
                }
    for (int i = 0; i < cs.n; i++) {
        Cell *c = &cs.c[i];
        V m = v3(0, 0, 0);
        for (int k = 0; k < c->n; k++) m = add(m, c->q[k]);
        m = mul(m, 1.0f / c->n);
        c->v = m;
        for (int it = 0; it < 24; it++) {
            V s = v3(0, 0, 0);
            for (int k = 0; k < c->n; k++) s = mad(s, c->nq[k], dot(c->nq[k], sub(c->q[k], c->v)));
            c->v = mad(c->v, s, 1.0f / c->n);
        }
        V o = sub(c->v, m);
        float l = len(o);
        if (l > cell * 0.8f) c->v = mad(m, o, cell * 0.8f / l);
        c->nv = sdf_grad(f, ctx, c->v, cell * 0.12f);
    }
    Mesh me = {malloc(sizeof(V) * 6 * (nq + 1)), malloc(sizeof(V) * 6 * (nq + 1)), 0, f, ctx, cell * 0.12f};
    for (int i = 0; i < nq; i++) {
        V p[4], pn[4];
        for (int k = 0; k < 4; k++) {
            const Cell *ce = &cs.c[cs.slot[quad[i][k]]];
            p[k] = ce->v;
            pn[k] = ce->nv;
        }
        V e = sub(p[2], p[0]), h = sub(p[3], p[1]);
        int s = dot(e, e) > dot(h, h); /* split along the shorter diagonal */
        int tri[2][3] = {{0, 1, s ? 3 : 2}, {s ? 1 : 0, 2, 3}};
        for (int t = 0; t < 2; t++) {
            V a = p[tri[t][0]], b = p[tri[t][1]], c = p[tri[t][2]];
            if (len(cross(sub(b, a), sub(c, a))) < 1e-12f) continue;
            V mid = mul(add(a, add(b, c)), 1 / 3.0f), face = norm(cross(sub(b, a), sub(c, a)));
            V q[3] = {a, b, c};
            for (int k = 0; k < 3; k++) {
                V n = pn[tri[t][k]];
                /* a corner on an edge takes the normal of its own side */
                if (dot(n, face) < 0.9f) n = sdf_grad(f, ctx, mix3(q[k], mid, 0.5f), cell * 0.12f);
                if (dot(n, face) < 0.5f) n = face;
                me.v[me.nt * 3 + k] = q[k];
                me.n[me.nt * 3 + k] = n;
            }
            me.nt++;
        }
    }
    free(g.d);
    free(cs.slot);
    free(cs.c);
    free(quad);
    return me;
}
#endif
