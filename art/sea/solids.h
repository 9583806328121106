/* solids.h - what is built on the shore: boxes, roofs, towers, domes in a tree of bounding boxes. */
#ifndef SEA_SOLIDS_H
#define SEA_SOLIDS_H
#include "sea.h"

/* Convex bodies cut out by planes, upright cylinders and domes; each may be turned about y. */
enum { S_HULL, S_CYL, S_DOME };
typedef struct {
    V n;
    float d;
} Plane; /* inside is dot(n, p) <= d, in the frame of the solid */
typedef struct {
    int kind, mat, np;
    Plane pl[8];
    V c; /* middle of the foot */
    float cs, sn, r0, r1, h;
    uint32_t id;
    V lo, hi;
} Solid;
typedef struct {
    float t;
    V n, lp, ln; /* normal; point and normal in the frame of the solid */
    const Solid *s;
} Hit;
#define MAXSOLID 8192
static Solid *solids;
static int nsolids;

static Solid *solid_new(int kind, V c, float yaw, int mat) {
    if (!solids) solids = calloc(MAXSOLID, sizeof(Solid));
    if (nsolids == MAXSOLID) {
        fprintf(stderr, "too many solids\n");
        exit(1);
    }
    Solid *s = &solids[nsolids++];
    s->kind = kind;
    s->mat = mat;
    s->c = c;
    s->cs = cosf(yaw * DEG);
    s->sn = sinf(yaw * DEG);
    s->id = hash32((uint32_t)nsolids * 977u);
    return s;
}
static void solid_bounds(Solid *s, float rx, float y1, float rz) {
    float ex = fabsf(s->cs) * rx + fabsf(s->sn) * rz, ez = fabsf(s->sn) * rx + fabsf(s->cs) * rz;
    s->lo = add(s->c, v3(-ex, 0, -ez));
    s->hi = add(s->c, v3(ex, y1, ez));
    s->h = y1;
}
static void plane_add(Solid *s, V n, V through) {
    Plane *p = &s->pl[s->np++];
    p->n = norm(n);
    p->d = dot(p->n, through);
}
/* box whose sides may lean: top = size at the top compared with the foot */
static Solid *s_box(V c, float hx, float h, float hz, float yaw, float top, int mat) {
    Solid *s = solid_new(S_HULL, c, yaw, mat);
    float kx = hx * (1 - top) / h, kz = hz * (1 - top) / h;
    plane_add(s, v3(1, kx, 0), v3(hx, 0, 0));
    plane_add(s, v3(-1, kx, 0), v3(-hx, 0, 0));
    plane_add(s, v3(0, kz, 1), v3(0, 0, hz));
    plane_add(s, v3(0, kz, -1), v3(0, 0, -hz));
    plane_add(s, v3(0, 1, 0), v3(0, h, 0));
    plane_add(s, v3(0, -1, 0), v3(0, 0, 0));
    solid_bounds(s, hx * fmaxf(1, top), h, hz * fmaxf(1, top));
    return s;
}
/* roof; ridge along local z, at the share `at` of the width (0.5 a gable, 0.98 a saw tooth) */
static Solid *s_roof(V c, float hx, float h, float hz, float yaw, float at, int mat) {
    Solid *s = solid_new(S_HULL, c, yaw, mat);
    float rx = -hx + 2 * hx * at;
    plane_add(s, v3(h, hx - rx, 0), v3(hx, 0, 0));
    plane_add(s, v3(-h, rx + hx, 0), v3(-hx, 0, 0));
    plane_add(s, v3(0, 0, 1), v3(0, 0, hz));
    plane_add(s, v3(0, 0, -1), v3(0, 0, -hz));
    plane_add(s, v3(0, -1, 0), v3(0, 0, 0));
    solid_bounds(s, hx, h, hz);
    return s;
}
static Solid *s_cyl(V c, float r0, float r1, float h, int mat) {
    Solid *s = solid_new(S_CYL, c, 0, mat);
    s->r0 = r0;
    s->r1 = r1;
    float r = fmaxf(r0, r1);
    solid_bounds(s, r, h, r);
    return s;
}
static Solid *s_dome(V c, float r, float h, int mat) {
    Solid *s = solid_new(S_DOME, c, 0, mat);
    s->r0 = r;
    solid_bounds(s, r, h, r);
    return s;
}
static inline V s_local(const Solid *s, V q) {
    return v3(s->cs * q.x + s->sn * q.z, q.y, -s->sn * q.x + s->cs * q.z);
}
static inline V s_world(const Solid *s, V q) {
    return v3(s->cs * q.x - s->sn * q.z, q.y, s->sn * q.x + s->cs * q.z);
}

static int solid_hit(const Solid *s, V o, V d, float tmax, Hit *h) {
    V lo = s_local(s, sub(o, s->c)), ld = s_local(s, d);
    float t = -1;
    V n = v3(0, 1, 0);
    if (s->kind == S_HULL) {
        float a = 1e-3f, b = tmax;
        for (int i = 0; i < s->np; i++) {
            float nd = dot(s->pl[i].n, ld), k = s->pl[i].d - dot(s->pl[i].n, lo);
            if (fabsf(nd) < 1e-9f) {
                if (k < 0) return 0;
                continue;
            }
            float u = k / nd;
            if (nd < 0) {
                if (u > a) {
                    a = u;
                    n = s->pl[i].n;
                    t = u;
                }
            } else if (u < b)
                b = u;
            if (a > b) return 0;
        }
        if (t < 0) return 0;
    } else if (s->kind == S_CYL) {
        float k = (s->r1 - s->r0) / s->h, r = s->r0 + k * lo.y;
        float A = ld.x * ld.x + ld.z * ld.z - sq(k * ld.y), B = lo.x * ld.x + lo.z * ld.z - r * k * ld.y,
              C = lo.x * lo.x + lo.z * lo.z - r * r, D = B * B - A * C;
        if (D < 0 || fabsf(A) < 1e-12f) return 0;
        float u = (-B - sqrtf(D)) / A, y = lo.y + ld.y * u;
        if (u > 1e-3f && u < tmax && y >= 0 && y <= s->h) {
            t = u;
            V q = mad(lo, ld, u);
            float l = sqrtf(q.x * q.x + q.z * q.z) + 1e-9f;
            n = norm(v3(q.x / l, -k, q.z / l));
        } else {
            u = (s->h - lo.y) / ld.y;
            V q = mad(lo, ld, u);
            if (!(u > 1e-3f && u < tmax && q.x * q.x + q.z * q.z < s->r1 * s->r1)) return 0;
            t = u;
        }
    } else {
        V e = v3(1 / s->r0, 1 / s->h, 1 / s->r0), a = mulv(lo, e), b = mulv(ld, e);
        float A = dot(b, b), B = dot(a, b), C = dot(a, a) - 1, D = B * B - A * C;
        if (D < 0) return 0;
        t = (-B - sqrtf(D)) / A;
        V q = mad(a, b, t);
        if (t < 1e-3f || t > tmax || q.y < 0) return 0;
        n = norm(mulv(q, e));
    }
    if (!h) return 1;
    h->t = t;
    h->lp = mad(lo, ld, t);
    h->ln = n;
    h->n = s_world(s, n);
    h->s = s;
    return 1;
}

typedef struct {
    V lo, hi;
    int left, first, n;
} Node; /* n > 0: a leaf */
static Node *nodes;
static int nnodes, sort_axis;
static int solid_cmp(const void *a, const void *b) {
    const Solid *p = a, *q = b;
    float u = sort_axis == 0   ? p->lo.x + p->hi.x - q->lo.x - q->hi.x
              : sort_axis == 1 ? p->lo.y + p->hi.y - q->lo.y - q->hi.y
                               : p->lo.z + p->hi.z - q->lo.z - q->hi.z;
    return u < 0 ? -1 : u > 0;
}
static void node_build(int k, int first, int n) {
    Node *q = &nodes[k];
    V lo = v3(1e9f, 1e9f, 1e9f), hi = v3(-1e9f, -1e9f, -1e9f);
    for (int i = first; i < first + n; i++) {
        Solid *s = &solids[i];
        lo = v3(fminf(lo.x, s->lo.x), fminf(lo.y, s->lo.y), fminf(lo.z, s->lo.z));
        hi = v3(fmaxf(hi.x, s->hi.x), fmaxf(hi.y, s->hi.y), fmaxf(hi.z, s->hi.z));
    }
    q->lo = lo;
    q->hi = hi;
    q->first = first;
    q->n = n;
    if (n <= 3) return;
    V e = sub(hi, lo);
    sort_axis = e.x > e.y && e.x > e.z ? 0 : e.y > e.z ? 1 : 2;
    qsort(solids + first, n, sizeof(Solid), solid_cmp);
    int l = nnodes;
    nnodes += 2;
    q->left = l;
    q->n = 0;
    node_build(l, first, n / 2);
    node_build(l + 1, first + n / 2, n - n / 2);
}
static void solids_done(void) {
    if (!nsolids) return;
    nodes = malloc(sizeof(Node) * (2 * nsolids + 2));
    nnodes = 1;
    node_build(0, 0, nsolids);
}
static inline int node_hit(const Node *q, V o, V inv, float tmax) {
    float a = (q->lo.x - o.x) * inv.x, b = (q->hi.x - o.x) * inv.x, t0 = fminf(a, b), t1 = fmaxf(a, b);
    a = (q->lo.y - o.y) * inv.y;
    b = (q->hi.y - o.y) * inv.y;
    t0 = fmaxf(t0, fminf(a, b));
    t1 = fminf(t1, fmaxf(a, b));
    a = (q->lo.z - o.z) * inv.z;
    b = (q->hi.z - o.z) * inv.z;
    t0 = fmaxf(t0, fminf(a, b));
    t1 = fminf(t1, fmaxf(a, b));
    return t1 >= fmaxf(t0, 0) && t0 < tmax;
}
/* nearest solid; with h = NULL any solid */
static int solids_hit(V o, V d, float tmax, Hit *h) {
    if (!nodes) return 0;
    V inv = v3(1 / (fabsf(d.x) < 1e-9f ? 1e-9f : d.x), 1 / (fabsf(d.y) < 1e-9f ? 1e-9f : d.y),
               1 / (fabsf(d.z) < 1e-9f ? 1e-9f : d.z));
    int st[48], sp = 0, hit = 0;
    st[sp++] = 0;
    while (sp) {
        const Node *q = &nodes[st[--sp]];
        if (!node_hit(q, o, inv, tmax)) continue;
        if (!q->n) {
            st[sp++] = q->left;
            st[sp++] = q->left + 1;
            continue;
        }
        for (int i = q->first; i < q->first + q->n; i++)
            if (solid_hit(&solids[i], o, d, tmax, h)) {
                if (!h) return 1;
                hit = 1;
                tmax = h->t;
            }
    }
    return hit;
}
#endif
