/* bvh.h - all triangles of the scene in one tree of boxes (surface area heuristic, 16 bins). */
#ifndef BVH_H
#define BVH_H
#include "mesh.h"

typedef struct {
    V a, e1, e2; /* a corner and two edges, in the world */
    int obj, id; /* object; number of the triangle in its mesh */
} Tri;
typedef struct {
    V lo, hi;
    int first, n; /* leaf: n > 0; inner: children at first, first + 1 */
} Node;
static Tri *tris;
static int ntris, captris;
static Node *nodes;
static int nnodes;

static void tri_add(V a, V b, V c, int obj, int id) {
    if (ntris == captris) tris = realloc(tris, sizeof(Tri) * (captris = captris ? captris * 2 : 65536));
    tris[ntris++] = (Tri){a, sub(b, a), sub(c, a), obj, id};
}
static inline V vmin(V a, V b) { return v3(fminf(a.x, b.x), fminf(a.y, b.y), fminf(a.z, b.z)); }
static inline V vmax(V a, V b) { return v3(fmaxf(a.x, b.x), fmaxf(a.y, b.y), fmaxf(a.z, b.z)); }
static inline float area(V lo, V hi) {
    V d = sub(hi, lo);
    return d.x < 0 ? 0 : d.x * d.y + d.y * d.z + d.z * d.x;
}
static void tri_box(const Tri *t, V *lo, V *hi) {
    V b = add(t->a, t->e1), c = add(t->a, t->e2);
    *lo = vmin(t->a, vmin(b, c));
    *hi = vmax(t->a, vmax(b, c));
}
static inline float axis(V v, int a) { return a == 0 ? v.x : a == 1 ? v.y : v.z; }
static inline V tri_mid(const Tri *t) { return mad(t->a, add(t->e1, t->e2), 1 / 3.0f); }

static void bvh_split(int ni) {
    enum { BINS = 16 };
    Node *n = &nodes[ni];
    V clo = v3(1e9f, 1e9f, 1e9f), chi = v3(-1e9f, -1e9f, -1e9f);
    n->lo = clo;
    n->hi = chi;
    for (int i = n->first; i < n->first + n->n; i++) {
        V lo, hi, m = tri_mid(&tris[i]);
        tri_box(&tris[i], &lo, &hi);
        n->lo = vmin(n->lo, lo);
        n->hi = vmax(n->hi, hi);
        clo = vmin(clo, m);
        chi = vmax(chi, m);
    }
    if (n->n <= 3) return;
    float best = n->n * area(n->lo, n->hi), bestpos = 0;
    int ba = -1;
    for (int a = 0; a < 3; a++) {
        float l = axis(clo, a), w = axis(chi, a) - l;
        if (w < 1e-7f) continue;
        V blo[BINS], bhi[BINS];
        int cnt[BINS] = {0};
        for (int b = 0; b < BINS; b++) {
            blo[b] = v3(1e9f, 1e9f, 1e9f);
            bhi[b] = v3(-1e9f, -1e9f, -1e9f);
        }
        for (int i = n->first; i < n->first + n->n; i++) {
            int b = (int)((axis(tri_mid(&tris[i]), a) - l) / w * BINS);
            b = b < 0 ? 0 : b >= BINS ? BINS - 1 : b;
            V lo, hi;
            tri_box(&tris[i], &lo, &hi);
            blo[b] = vmin(blo[b], lo);
            bhi[b] = vmax(bhi[b], hi);
            cnt[b]++;
        }
        float right[BINS];
        V lo = v3(1e9f, 1e9f, 1e9f), hi = v3(-1e9f, -1e9f, -1e9f);
        int c = 0;
        for (int b = BINS - 1; b > 0; b--) {
            lo = vmin(lo, blo[b]);
            hi = vmax(hi, bhi[b]);
            c += cnt[b];
            right[b] = c * area(lo, hi);
        }
        lo = v3(1e9f, 1e9f, 1e9f);
        hi = v3(-1e9f, -1e9f, -1e9f);
        c = 0;
        for (int b = 0; b < BINS - 1; b++) {
            lo = vmin(lo, blo[b]);
            hi = vmax(hi, bhi[b]);
            c += cnt[b];
            float cost = c * area(lo, hi) + right[b + 1] + 0.5f * area(n->lo, n->hi);
            if (c > 0 && c < n->n && cost < best) {
                best = cost;
                ba = a;
                bestpos = l + w * (b + 1) / BINS;
            }
        }
    }
    if (ba < 0) return;
    int i = n->first, j = n->first + n->n - 1;
    while (i <= j) {
        if (axis(tri_mid(&tris[i]), ba) < bestpos)
            i++;
        else {
            Tri t = tris[i];
            tris[i] = tris[j];
            tris[j--] = t;
        }
    }
    int left = i - n->first;
    if (left == 0 || left == n->n) return;
    int k = nnodes;
    nnodes += 2;
    nodes[k] = (Node){{0, 0, 0}, {0, 0, 0}, n->first, left};
    nodes[k + 1] = (Node){{0, 0, 0}, {0, 0, 0}, i, n->n - left};
    n->first = k;
    n->n = 0;
    bvh_split(k);
    bvh_split(k + 1);
}
static void bvh_build(void) {
    nodes = malloc(sizeof(Node) * (2 * (size_t)ntris + 2));
    nodes[0] = (Node){{0, 0, 0}, {0, 0, 0}, 0, ntris};
    nnodes = 1;
    if (ntris) bvh_split(0);
}
static inline float box_t(const Node *n, V o, V inv, float tmax) {
    float a = (n->lo.x - o.x) * inv.x, b = (n->hi.x - o.x) * inv.x;
    float t0 = fminf(a, b), t1 = fmaxf(a, b);
    a = (n->lo.y - o.y) * inv.y;
    b = (n->hi.y - o.y) * inv.y;
    t0 = fmaxf(t0, fminf(a, b));
    t1 = fminf(t1, fmaxf(a, b));
    a = (n->lo.z - o.z) * inv.z;
    b = (n->hi.z - o.z) * inv.z;
    t0 = fmaxf(t0, fminf(a, b));
    t1 = fminf(t1, fmaxf(a, b));
    return t1 >= fmaxf(t0, 0) && t0 < tmax ? fmaxf(t0, 0) : 1e30f;
}
typedef struct {
    float t, u, v;
    int tri;
} Isect;
/* any != 0: stops at the first hit of an object for which solid(obj) holds */
static int bvh_hit(V o, V d, float tmax, Isect *is) {
    V inv = v3(1 / (fabsf(d.x) < 1e-9f ? 1e-9f : d.x), 1 / (fabsf(d.y) < 1e-9f ? 1e-9f : d.y),
               1 / (fabsf(d.z) < 1e-9f ? 1e-9f : d.z));
    int st[64], sp = 0, ni = 0;
    is->t = tmax;
    is->tri = -1;
    if (!ntris || box_t(&nodes[0], o, inv, tmax) > 1e29f) return 0;
    for (;;) {
        const Node *n = &nodes[ni];
        if (n->n) {
            for (int i = n->first; i < n->first + n->n; i++) {
                const Tri *t = &tris[i];
                V p = cross(d, t->e2);
                float det = dot(t->e1, p);
                if (fabsf(det) < 1e-14f) continue;
                float id = 1 / det;
                V s = sub(o, t->a);
                float u = dot(s, p) * id;
                if (u < -1e-5f || u > 1.00001f) continue;
                V q = cross(s, t->e1);
                float v = dot(d, q) * id;
                if (v < -1e-5f || u + v > 1.00001f) continue;
                float tt = dot(t->e2, q) * id;
                if (tt > 0 && tt < is->t) {
                    is->t = tt;
                    is->u = u;
                    is->v = v;
                    is->tri = i;
                }
            }
        } else {
            float a = box_t(&nodes[n->first], o, inv, is->t), b = box_t(&nodes[n->first + 1], o, inv, is->t);
            int l = n->first, r = n->first + 1;
            if (a > b) {
                float s = a;
                a = b;
                b = s;
                l = n->first + 1;
                r = n->first;
            }
            if (a < 1e29f) {
                if (b < 1e29f) st[sp++] = r;
                ni = l;
                continue;
            }
        }
        if (!sp) break;
        ni = st[--sp];
    }
    return is->tri >= 0;
}
#endif
