/* march.h - how far a point is from a model, and where rays meet the models. */
#ifndef CORE_MARCH_H
#define CORE_MARCH_H
#include "sdf.h"

static inline float catm(float a, float b, float c, float d, float t) {
    return b + 0.5f * t * ((c - a) + t * ((2 * a - 5 * b + 4 * c - d) + t * (3 * (b - c) + d - a)));
}

static inline float prim_dist(const Prim *p, V q) {
    switch (p->type) {
    case P_CONE: {
        V ba = sub(p->b, p->a), pa = sub(q, p->a);
        float h = clampf(dot(pa, ba) / dot(ba, ba), 0, 1);
        return len(mad(pa, ba, -h)) - mixf(p->ra, p->rb, h);
    }
    case P_ELL: {
        V l = to_local(p->f, sub(q, p->a));
        V a = v3(l.x / p->b.x, l.y / p->b.y, l.z / p->b.z);
        float k0 = len(a);
        V b = v3(a.x / p->b.x, a.y / p->b.y, a.z / p->b.z);
        float k1 = len(b);
        return k1 < 1e-6f ? -fminf(p->b.x, fminf(p->b.y, p->b.z)) : k0 * (k0 - 1) / k1;
    }
    case P_BOX: {
        V l = to_local(p->f, sub(q, p->a));
        float dx = fabsf(l.x) - p->b.x + p->ra, dy = fabsf(l.y) - p->b.y + p->ra, dz = fabsf(l.z) - p->b.z + p->ra;
        float in = fminf(fmaxf(dx, fmaxf(dy, dz)), 0);
        dx = fmaxf(dx, 0);
        dy = fmaxf(dy, 0);
        dz = fmaxf(dz, 0);
        return in + sqrtf(dx * dx + dy * dy + dz * dz) - p->ra;
    }
    case P_TORUS: {
        V l = to_local(p->f, sub(q, p->a));
        float d = sqrtf(l.x * l.x + l.z * l.z) - p->ra;
        return sqrtf(d * d + l.y * l.y) - p->rb;
    }
    case P_FN: {
        V l = to_local(p->f, sub(q, p->a));
        V e = v3(fmaxf(fabsf(l.x) - p->b.x, 0), fmaxf(fabsf(l.y) - p->b.y, 0), fmaxf(fabsf(l.z) - p->b.z, 0));
        float far = dot(e, e); /* the box is enough from afar */
        return far > 0.01f ? sqrtf(far) : p->fn(l);
    }
    default: {
        V l = to_local(p->f, sub(q, p->a));
        const Station *s = p->st;
        int n = p->ns;
        float x = clampf(l.x, s[0].x, s[n - 1].x);
        int i = 0;
        while (i < n - 2 && x > s[i + 1].x) i++;
        float t = (x - s[i].x) / (s[i + 1].x - s[i].x);
        const Station *s0 = &s[i > 0 ? i - 1 : 0], *s1 = &s[i], *s2 = &s[i + 1],
                      *s3 = &s[i + 2 < n ? i + 2 : n - 1];
        float w = fmaxf(catm(s0->w, s1->w, s2->w, s3->w, t), 0.002f),
              top = catm(s0->top, s1->top, s2->top, s3->top, t), bot = catm(s0->bot, s1->bot, s2->bot, s3->bot, t);
        float r = mixf(s1->r, s2->r, t), dead = mixf(s1->dead, s2->dead, t);
        float z = fabsf(l.z);
        bot += dead * fminf(z, w);
        if (bot > top - 0.004f) bot = top - 0.004f;
        float cy = (top + bot) * 0.5f, hh = (top - bot) * 0.5f;
        r = fminf(r, fminf(w, hh));
        float dz = z - w + r, dy = fabsf(l.y - cy) - hh + r;
        float in = fminf(fmaxf(dz, dy), 0);
        dz = fmaxf(dz, 0);
        dy = fmaxf(dy, 0);
        float d = in + sqrtf(dz * dz + dy * dy) - r;
        float ex = fabsf(l.x - x);
        return ex > 0 ? sqrtf(sq(fmaxf(d, 0)) + ex * ex) : d;
    }
    }
}
static inline float smin(float a, float b, float k) {
    float h = fmaxf(k - fabsf(a - b), 0) / k;
    return fminf(a, b) - h * h * k * 0.25f;
}

static float map_model(const Model *m, V q, int *mat) {
    float d = 1e9f, bd = 1e9f;
    int bm = 0;
    for (int g = 0; g < m->ng; g++) {
        V eg = sub(q, m->gc[g]);
        float lg = fmaxf(d, 0) + m->gk[g] + m->gr[g];
        if (d < 1e8f && dot(eg, eg) > lg * lg) continue;
        for (int i = g * 8; i < g * 8 + 8 && i < m->n; i++) {
            const Prim *p = &m->p[i];
            V e = sub(q, p->bc);
            float lim = d + p->k + p->br;
            if (!p->cut && lim < 1e8f && dot(e, e) > lim * lim && lim > 0) continue;
            float di = prim_dist(p, q);
            if (p->cut) {
                if (-di > d) {
                    d = -di;
                    bm = p->mat;
                    bd = d;
                }
                continue;
            }
            if (di < bd) {
                bd = di;
                bm = p->mat;
            }
            d = p->k > 0 && d < 1e8f ? smin(d, di, p->k) : fminf(d, di);
        }
    }
    if (mat) *mat = bm;
    return d;
}
static void model_done(Model *m) { /* bounding box in model space */
    V lo = v3(1e9f, 1e9f, 1e9f), hi = v3(-1e9f, -1e9f, -1e9f);
    for (int i = 0; i < m->n; i++) {
        const Prim *p = &m->p[i];
        if (p->cut) continue;
        V a, b;
        float e = 0.02f;
        if (p->type == P_CONE) {
            float ra = p->ra + e, rb = p->rb + e;
            a = v3(fminf(p->a.x - ra, p->b.x - rb), fminf(p->a.y - ra, p->b.y - rb),
                   fminf(p->a.z - ra, p->b.z - rb));
            b = v3(fmaxf(p->a.x + ra, p->b.x + rb), fmaxf(p->a.y + ra, p->b.y + rb),
                   fmaxf(p->a.z + ra, p->b.z + rb));
        } else if (p->type == P_BOX || p->type == P_ELL || p->type == P_FN) {
            V h = p->b;
            V w = v3(fabsf(p->f.x.x) * h.x + fabsf(p->f.y.x) * h.y + fabsf(p->f.z.x) * h.z + e,
                     fabsf(p->f.x.y) * h.x + fabsf(p->f.y.y) * h.y + fabsf(p->f.z.y) * h.z + e,
                     fabsf(p->f.x.z) * h.x + fabsf(p->f.y.z) * h.y + fabsf(p->f.z.z) * h.z + e);
            a = sub(p->a, w);
            b = add(p->a, w);
        } else {
            a = sub(p->bc, v3(p->br, p->br, p->br));
            b = add(p->bc, v3(p->br, p->br, p->br));
        }
        lo = v3(fminf(lo.x, a.x), fminf(lo.y, a.y), fminf(lo.z, a.z));
        hi = v3(fmaxf(hi.x, b.x), fmaxf(hi.y, b.y), fmaxf(hi.z, b.z));
    }
    m->lo = lo;
    m->hi = hi;
    m->ng = (m->n + 7) / 8;
    unsigned ng = (unsigned)m->ng;
    m->gc = malloc(sizeof(V) * ng);
    m->gr = malloc(sizeof(float) * ng);
    m->gk = malloc(sizeof(float) * ng);
    for (int g = 0; g < m->ng; g++) {
        V c = v3(0, 0, 0);
        int n = 0;
        float r = 0, k = 0;
        for (int i = g * 8; i < g * 8 + 8 && i < m->n; i++, n++) c = add(c, m->p[i].bc);
        c = mul(c, 1.0f / n);
        for (int i = g * 8; i < g * 8 + 8 && i < m->n; i++) {
            r = fmaxf(r, len(sub(m->p[i].bc, c)) + m->p[i].br);
            k = fmaxf(k, m->p[i].k);
        }
        m->gc[g] = c;
        m->gr[g] = r;
        m->gk[g] = k;
    }
}
static inline int aabb(V lo, V hi, V o, V d, float *t0, float *t1) {
    float a = *t0, b = *t1;
#define SLAB(c)                                                                                                    \
    {                                                                                                              \
        float inv = 1.0f / (fabsf(d.c) < 1e-9f ? 1e-9f : d.c), u = (lo.c - o.c) * inv, w = (hi.c - o.c) * inv;     \
        if (u > w) {                                                                                               \
            float s = u;                                                                                           \
            u = w;                                                                                                 \
            w = s;                                                                                                 \
        }                                                                                                          \
        if (u > a) a = u;                                                                                          \
        if (w < b) b = w;                                                                                          \
    }
    SLAB(x) SLAB(y) SLAB(z) *t0 = a;
    *t1 = b;
    return a < b;
}
/* nearest hit of all models; returns model index or -1 */
static int hit_models(V o, V d, float tmin, float tmax, float pix, int refl, float *tout) {
    int best = -1;
    float tb = tmax;
    for (int i = 0; i < nmodels; i++) {
        const Model *m = &models[i];
        if (refl && m->noreflect) continue;
        V lo = to_local(m->rot, sub(o, m->pos)), ld = to_local(m->rot, d);
        float a = tmin, b = tb;
        if (!aabb(m->lo, m->hi, lo, ld, &a, &b)) continue;
        float t = a;
        int n = refl ? 60 : 140;
        for (int s = 0; s < n && t < b; s++) {
            float h = map_model(m, mad(lo, ld, t), NULL);
            float eps = fmaxf(0.0006f, t * pix * 0.35f);
            if (h < eps) {
                tb = t;
                best = i;
                break;
            }
            t += h * m->step;
        }
    }
    *tout = tb;
    return best;
}
static int hit_any(V o, V d, float tmax) {
    for (int i = 0; i < nmodels; i++) {
        const Model *m = &models[i];
        V lo = to_local(m->rot, sub(o, m->pos)), ld = to_local(m->rot, d);
        float a = 0.0f, b = tmax;
        if (!aabb(m->lo, m->hi, lo, ld, &a, &b)) continue;
        float t = a;
        for (int s = 0; s < 48 && t < b; s++) {
            float h = map_model(m, mad(lo, ld, t), NULL);
            if (h < 0.002f) return 1;
            t += h * 0.95f + 0.001f;
        }
    }
    return 0;
}
static V model_normal(const Model *m, V lp, float e) {
    static const float k[4][3] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
    V n = v3(0, 0, 0);
    for (int i = 0; i < 4; i++) {
        V kk = v3(k[i][0], k[i][1], k[i][2]);
        n = mad(n, kk, map_model(m, mad(lp, kk, e), NULL));
    }
    return norm(n);
}
static void models_clear(void) {
    for (int i = 0; i < nmodels; i++) free(models[i].p);
    nmodels = 0;
}
#endif
