/* trace.h - a small path tracer that marches distance functions directly: no triangles, so that grain, drops and
 * rings are as fine as the picture is large. Materials are opaque (diffuse under a rough coat), metal, glass, water. */
#ifndef DOCK_TRACE_H
#define DOCK_TRACE_H
#include "../core/sdf.h"

enum { K_OPAQUE, K_METAL, K_GLASS, K_WATER, K_PANE };
typedef struct {
    int kind, item, mat;
    V base, emit, n; /* n: shading normal, with the fine relief */
    float rough, f0, coat; /* coat: strength of the mirror layer of an opaque surface */
    float pass; /* pane: share of light that goes straight through */
} Surf;

/* What can be hit: a function in world space, or a Model of sdf.h. */
typedef struct {
    float (*map)(V p);
    Model *m;
    int id;
    V lo, hi;
    float step;
    int noshadow;
} Item;
static Item items[96];
static int nitems = 0;

typedef struct {
    V p, c; /* place and intensity (radiance times area / pi) */
    float r;
} Light;
static Light lights[128];
static int nlights = 0;

/* The scene fills these. */
static struct {
    V (*sky)(V d);
    void (*surf)(V p, V d, float t, Surf *s); /* s->item, s->mat and the plain normal are set */
    V sun, suncol;
    float sunsize; /* half angle, radians */
    /* water: level, height over it, slope below one pixel, colour of deep water, absorption per metre */
    int water, clear; /* clear: things under water are seen */
    float level;
    float (*wave)(float x, float z, float px);
    float (*wrough)(float x, float z, float px);
    V body, absorb;
    float (*caustic)(V p); /* light that water throws on things, 1 = none */
    float fog; /* per metre */
    V (*fogcol)(V d);
    float fogtop; /* fog thins out above this height; 0 = everywhere */
    int bounces;
    float clamp;
} SC;

static struct {
    V pos, f, r, u;
    float f2, shiftx, shifty, aperture, focus, exposure, bloom, vignette, saturation, contrast;
} CAM;
static float PIX;

/* Camera at `pos` looking at `to`; `high` is the picture's height at distance 1. */
static void camera(V pos, V to, float high) {
    CAM.pos = pos;
    CAM.f = norm(sub(to, pos));
    CAM.r = norm(cross(v3(0, 1, 0), CAM.f));
    CAM.u = cross(CAM.f, CAM.r);
    CAM.f2 = high;
    CAM.focus = len(sub(to, pos));
}

static Item *item_fn(float (*map)(V), int id, V lo, V hi) {
    Item *i = &items[nitems++];
    memset(i, 0, sizeof *i);
    i->map = map;
    i->id = id;
    i->lo = lo;
    i->hi = hi;
    i->step = 0.9f;
    return i;
}
static Item *item_model(Model *m, int id) {
    Item *i = &items[nitems++];
    memset(i, 0, sizeof *i);
    model_done(m);
    i->m = m;
    i->id = id;
    i->lo = m->lo;
    i->hi = m->hi;
    i->step = m->step;
    return i;
}
static inline float item_map(const Item *it, V p, int *mat) {
    if (it->map) {
        if (mat) *mat = 0;
        return it->map(p);
    }
    return map_model(it->m, p, mat);
}
/* march one item; the ray is in the item's own space */
static inline int march(const Item *it, V o, V d, float t, float b, float pix, int n, float *tout) {
    for (int s = 0; s < n && t < b; s++) {
        float h = item_map(it, mad(o, d, t), NULL);
        float ah = fabsf(h);
        if (ah < fmaxf(0.00004f, t * pix * 0.4f)) {
            *tout = t;
            return 1;
        }
        t += ah * it->step;
    }
    return 0;
}
static int hit_items(V o, V d, float tmax, float *tout) {
    int best = -1;
    float tb = tmax;
    for (int i = 0; i < nitems; i++) {
        const Item *it = &items[i];
        V oo = o, dd = d;
        if (it->m) {
            oo = to_local(it->m->rot, sub(o, it->m->pos));
            dd = to_local(it->m->rot, d);
        }
        float a = 0, b = tb, t;
        if (!aabb(it->lo, it->hi, oo, dd, &a, &b)) continue;
        if (march(it, oo, dd, a, b, PIX, 220, &t)) {
            tb = t;
            best = i;
        }
    }
    *tout = tb;
    return best;
}
static int occluded(V o, V d, float tmax) {
    for (int i = 0; i < nitems; i++) {
        const Item *it = &items[i];
        if (it->noshadow) continue;
        V oo = o, dd = d;
        if (it->m) {
            oo = to_local(it->m->rot, sub(o, it->m->pos));
            dd = to_local(it->m->rot, d);
        }
        float a = 0, b = tmax, t;
        if (!aabb(it->lo, it->hi, oo, dd, &a, &b)) continue;
        if (march(it, oo, dd, a, b, PIX, 90, &t)) return 1;
    }
    return 0;
}
static V item_normal(const Item *it, V p, float e) {
    static const float k[4][3] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
    V q = it->m ? to_local(it->m->rot, sub(p, it->m->pos)) : p, n = v3(0, 0, 0);
    for (int i = 0; i < 4; i++) {
        V kk = v3(k[i][0], k[i][1], k[i][2]);
        n = mad(n, kk, item_map(it, mad(q, kk, e), NULL));
    }
    n = norm(n);
    return it->m ? to_world(it->m->rot, n) : n;
}
static int hit_water(V o, V d, float tmax, float *tout) {
    if (!SC.water || d.y > -1e-5f || o.y < SC.level) return 0;
    float t = (SC.level - o.y) / d.y;
    if (d.y < -0.12f && SC.wave)
        for (int i = 0; i < 3; i++) {
            V p = mad(o, d, t);
            t += 0.8f * (SC.level + SC.wave(p.x, p.z, t * PIX) - p.y) / d.y;
        }
    if (t <= 0 || t >= tmax) return 0;
    *tout = t;
    return 1;
}
static V water_normal(V p, float t) {
    float px = t * PIX, e = fmaxf(px * 0.5f, 0.0006f);
    if (!SC.wave) return v3(0, 1, 0);
    float sx = (SC.wave(p.x + e, p.z, px) - SC.wave(p.x - e, p.z, px)) / (2 * e),
          sz = (SC.wave(p.x, p.z + e, px) - SC.wave(p.x, p.z - e, px)) / (2 * e);
    return norm(v3(-sx, 1, -sz));
}

/* ---- numbers: a Kronecker sequence per pixel for the first choices, plain random ones later ---- */
typedef struct {
    Rng r;
    float off[12];
    int s;
} Smp;
static const float KR[12] = {0.7548777f, 0.5698403f, 0.8191725f, 0.6710436f, 0.5497005f,
                             0.8566749f, 0.7338919f, 0.6287067f, 0.9182f,    0.3877f,    0.4514f,    0.2954f};
static inline float smp(Smp *q, int k) {
    if (k > 11) return rnd(&q->r);
    float u = q->off[k] + q->s * KR[k];
    return u - floorf(u);
}
static inline void basis(V n, V *a, V *b) {
    float s = n.z >= 0 ? 1.0f : -1.0f, k = -1 / (s + n.z), c = n.x * n.y * k;
    *a = v3(1 + s * n.x * n.x * k, s * c, -s * n.x);
    *b = v3(c, s + n.y * n.y * k, -n.y);
}
static inline float fres(float f0, float c) {
    float k = 1 - clampf(c, 0, 1), k2 = k * k;
    return f0 + (1 - f0) * k2 * k2 * k;
}
static float fres_di(float c, float eta) { /* eta: index of the far side over the near one */
    float g = eta * eta - 1 + c * c;
    if (g < 0) return 1;
    g = sqrtf(g);
    float a = (g - c) / (g + c), b = (c * (g + c) - 1) / (c * (g - c) + 1);
    return 0.5f * a * a * (1 + b * b);
}
static inline float ggx_d(float nh, float a) {
    float a2 = a * a, k = nh * nh * (a2 - 1) + 1;
    return a2 / (PI * k * k);
}
static inline float smith(float c, float a) { return 2 * c / (c + sqrtf(a * a + (1 - a * a) * c * c)); }

/* direct light from direction L with irradiance E on a plane facing it */
static V direct(const Surf *s, V v, V L, V E) {
    float nl = dot(s->n, L), nv = fmaxf(dot(s->n, v), 0.02f);
    if (nl <= 0) return v3(0, 0, 0);
    V h = norm(add(v, L));
    float nh = dot(s->n, h), vh = clampf(dot(v, h), 0, 1), a = fmaxf(s->rough * s->rough, 0.02f);
    float dg = ggx_d(nh, a) * smith(nl, a) * smith(nv, a) / (4 * nl * nv);
    V f;
    if (s->kind == K_METAL) f = mul(v3(fres(s->base.x, vh), fres(s->base.y, vh), fres(s->base.z, vh)), dg);
    else {
        float F = fres(s->f0, vh) * s->coat;
        f = add(mul(s->base, (1 - F) / PI), v3(F * dg, F * dg, F * dg));
    }
    return mul(mulv(f, E), nl);
}

typedef struct {
    V alb, n;
    float z;
} Feat;

static V refractv(V d, V n, float eta, int *tir) { /* eta: near over far */
    float c = -dot(d, n), k = 1 - eta * eta * (1 - c * c);
    *tir = k < 0;
    if (k < 0) return reflectv(d, n);
    return norm(add(mul(d, eta), mul(n, eta * c - sqrtf(k))));
}
static float fog_len(V o, V d, float t) { /* length of the ray below the top of the fog, softly */
    if (SC.fogtop <= 0) return t;
    float a = o.y, b = o.y + d.y * t, k = SC.fogtop; /* density exp(-y / k) */
    if (fabsf(b - a) < 1e-3f) return t * expf(-fmaxf(a, 0) / k);
    return fabsf(k * (expf(-a / k) - expf(-b / k)) / d.y);
}

static V radiance(V o, V d, Smp *q, Feat *ft) {
    V T = v3(1, 1, 1), L = v3(0, 0, 0);
    int mirror = 1, inwater = 0, feat = 0;
    float tr = 0; /* distance since the eye, for the width of a pixel */
    ft->alb = v3(1, 1, 1);
    ft->n = v3(0, 0, 0);
    ft->z = 1e4f;
    for (int b = 0; b < SC.bounces; b++) {
        float t = 1e5f, tw;
        int it = hit_items(o, d, t, &t), wat = !inwater && hit_water(o, d, t, &tw);
        if (wat) {
            t = tw;
            it = -2;
        }
        if (it == -1 && inwater) {
            L = add(L, mulv(T, SC.body));
            break;
        }
        if (inwater && it >= 0) {
            V k = v3(expf(-SC.absorb.x * t), expf(-SC.absorb.y * t), expf(-SC.absorb.z * t));
            L = add(L, mulv(T, mulv(SC.body, v3(1 - k.x, 1 - k.y, 1 - k.z))));
            T = mulv(T, k);
        }
        if (SC.fog > 0 && !inwater) {
            float k = expf(-SC.fog * fog_len(o, d, fminf(t, 4000)));
            if (it != -1 || SC.fogtop > 0) {
                L = add(L, mul(mulv(T, SC.fogcol(d)), 1 - k));
                T = mul(T, k);
            }
        }
        if (it == -1) {
            V c = SC.sky(d);
            if (!mirror) c = v3(fminf(c.x, 6), fminf(c.y, 6), fminf(c.z, 6));
            L = add(L, mulv(T, c));
            break;
        }
        V p = mad(o, d, t), v = mul(d, -1);
        tr += t;
        if (b == 0) ft->z = t;
        if (it == -2) { /* water */
            V n = water_normal(p, mirror ? tr : tr * 4);
            float sg = SC.wrough ? SC.wrough(p.x, p.z, tr * PIX) : 0;
            if (sg > 0) {
                float ga = inv_gauss(smp(q, b ? 99 : 4)) * sg, gb = inv_gauss(smp(q, b ? 99 : 5)) * sg;
                n = norm(v3(n.x + ga * n.y, n.y, n.z + gb * n.y));
            }
            float c = dot(n, v);
            if (c < 0.02f) {
                n = norm(mad(n, v, 0.03f - 2 * fminf(c, 0)));
                c = fmaxf(dot(n, v), 0.02f);
            }
            float F = fres_di(c, 1.33f);
            if (!feat) ft->n = n;
            float pr = clampf(F, 0.15f, 0.85f);
            if (!SC.clear) { /* nothing is seen below: the body's colour needs no ray */
                L = add(L, mul(mulv(T, SC.body), 1 - F));
                pr = 1;
            }
            if (pr == 1 || smp(q, b ? 99 : 6) < pr) {
                T = mul(T, F / pr);
                d = reflectv(d, n);
                if (d.y < 0.004f) {
                    d.y = 0.004f + 0.3f * fabsf(d.y);
                    d = norm(d);
                }
                o = mad(p, v3(0, 1, 0), 0.0005f);
            } else {
                int tir;
                T = mul(T, (1 - F) / (1 - pr));
                d = refractv(d, n, 1 / 1.33f, &tir);
                o = mad(p, v3(0, 1, 0), -0.001f);
                inwater = 1;
            }
            continue;
        }
        const Item *im = &items[it];
        Surf s;
        memset(&s, 0, sizeof s);
        s.item = im->id;
        if (im->m) item_map(im, to_local(im->m->rot, sub(p, im->m->pos)), &s.mat);
        s.f0 = 0.04f;
        s.coat = 1;
        s.rough = 0.6f;
        V gn = item_normal(im, p, fmaxf(0.00008f, t * PIX * 0.5f));
        int back = dot(gn, d) > 0;
        s.n = gn;
        SC.surf(p, d, mirror ? tr : tr * 4, &s);
        if (mirror || !nlights) L = add(L, mulv(T, s.emit)); /* else the lamp was asked directly */
        if (s.kind == K_GLASS) {
            V n = back ? mul(s.n, -1) : s.n;
            float eta = back ? 1 / 1.5f : 1.5f, c = clampf(dot(n, v), 0, 1), F = fres_di(c, eta);
            int tir = 0;
            float pr = clampf(F, 0.1f, 0.9f);
            if (F >= 1 || smp(q, b ? 99 : 6) < pr) {
                if (F < 1) T = mul(T, F / pr);
                d = reflectv(d, n);
                o = mad(p, n, 0.0003f);
            } else {
                T = mul(T, (1 - F) / (1 - pr));
                d = refractv(d, n, 1 / eta, &tir);
                if (!back) T = mulv(T, s.base);
                o = mad(p, n, -0.0003f);
            }
            continue;
        }
        if (back) {
            gn = mul(gn, -1);
            s.n = mul(s.n, -1);
        }
        if (dot(s.n, v) < 0.02f) s.n = norm(mad(s.n, v, 0.03f - 2 * fminf(dot(s.n, v), 0)));
        if (!feat) {
            feat = 1;
            ft->alb = s.kind == K_METAL ? v3(1, 1, 1) : s.base;
            ft->n = s.n;
        }
        if (s.kind == K_PANE && smp(q, b ? 99 : 7) < s.pass) { /* straight through a thin sheet */
            o = mad(p, d, 0.001f);
            continue;
        }
        V ps = mad(p, gn, fmaxf(0.0003f, t * PIX));
        /* sun */
        if (SC.suncol.x > 0 && dot(gn, SC.sun) > 0) {
            V a, c;
            basis(SC.sun, &a, &c);
            float r = SC.sunsize * sqrtf(smp(q, b ? 99 : 2)), f = 2 * PI * smp(q, b ? 99 : 3);
            V l = norm(add(SC.sun, add(mul(a, r * cosf(f)), mul(c, r * sinf(f)))));
            V e = direct(&s, v, l, SC.suncol);
            if (inwater) {
                float k = fmaxf(SC.level - p.y, 0) / fmaxf(l.y, 0.3f);
                e = mulv(e, v3(expf(-SC.absorb.x * k), expf(-SC.absorb.y * k), expf(-SC.absorb.z * k)));
            }
            if (SC.caustic) e = mul(e, SC.caustic(p));
            if (e.x + e.y + e.z > 0.0005f && !occluded(ps, l, 60)) {
                if (b > 0) e = v3(fminf(e.x, SC.clamp), fminf(e.y, SC.clamp), fminf(e.z, SC.clamp));
                L = add(L, mulv(T, e));
            }
        }
        if (nlights) { /* one lamp, chosen by what it gives without its shadow */
            float sum = 0, cum[128];
            for (int i = 0; i < nlights; i++) {
                V l = sub(lights[i].p, p);
                float d2 = dot(l, l);
                sum += lights[i].c.x * fmaxf(dot(l, s.n) / sqrtf(d2), 0.02f) / (d2 + 0.0005f);
                cum[i] = sum;
            }
            float u = smp(q, b ? 99 : 9) * sum;
            int i = 0;
            while (i < nlights - 1 && cum[i] < u) i++;
            float pr = (cum[i] - (i ? cum[i - 1] : 0)) / sum;
            V to = lights[i].p;
            to = add(to, mul(norm(v3(rnds(&q->r), rnds(&q->r), rnds(&q->r))), lights[i].r * 0.8f));
            V l = sub(to, p);
            float d2 = dot(l, l), dl = sqrtf(d2);
            l = mul(l, 1 / dl);
            V e = direct(&s, v, l, mul(lights[i].c, 1 / (d2 + sq(lights[i].r)) / pr));
            if (dot(gn, l) > 0 && e.x + e.y + e.z > 0.0005f && !occluded(ps, l, dl - lights[i].r * 1.5f)) {
                e = v3(fminf(e.x, SC.clamp), fminf(e.y, SC.clamp), fminf(e.z, SC.clamp));
                L = add(L, mulv(T, e));
            }
        }
        if (b == SC.bounces - 1) break;
        /* next direction: mirror layer or diffuse */
        float a = fmaxf(s.rough * s.rough, 0.0004f), nv = clampf(dot(s.n, v), 0.02f, 1);
        float Fv = fres(s.f0, nv) * s.coat, pm = clampf(Fv * 1.5f + 0.05f, b ? 0.1f : 0.3f, 0.8f);
        if (s.kind == K_METAL) pm = 1;
        else if (s.coat <= 0) pm = 0;
        V ta, tb;
        float u1 = smp(q, b ? 99 : 4), u2 = smp(q, b ? 99 : 5);
        if (smp(q, b ? 99 : 8) < pm) {
            basis(s.n, &ta, &tb);
            float ct = sqrtf((1 - u1) / (1 + (a * a - 1) * u1)), st = sqrtf(fmaxf(0, 1 - ct * ct)), f = 2 * PI * u2;
            V h = norm(add(mul(s.n, ct), add(mul(ta, st * cosf(f)), mul(tb, st * sinf(f)))));
            V l = reflectv(d, h);
            float nl = dot(s.n, l), vh = clampf(dot(v, h), 0, 1), nh = clampf(dot(s.n, h), 0.01f, 1);
            if (nl <= 0 || dot(gn, l) <= 0) break;
            float w = smith(nl, a) * smith(nv, a) * vh / (nv * nh);
            w = fminf(w, 3);
            if (s.kind == K_METAL) T = mulv(T, mul(v3(fres(s.base.x, vh), fres(s.base.y, vh), fres(s.base.z, vh)), w));
            else T = mul(T, fres(s.f0, vh) * s.coat * w / pm);
            d = l;
            mirror = mirror && s.rough < 0.2f;
        } else {
            T = mulv(T, mul(s.base, (1 - Fv) / (1 - pm)));
            basis(s.n, &ta, &tb);
            float r = sqrtf(u1), f = 2 * PI * u2;
            d = norm(add(mul(s.n, sqrtf(1 - u1)), add(mul(ta, r * cosf(f)), mul(tb, r * sinf(f)))));
            if (dot(d, gn) <= 0) d = norm(mad(d, gn, 0.01f - 2 * dot(d, gn)));
            mirror = 0;
        }
        o = ps;
        if (b > 2) {
            float pk = clampf(fmaxf(T.x, fmaxf(T.y, T.z)), 0.05f, 0.95f);
            if (rnd(&q->r) > pk) break;
            T = mul(T, 1 / pk);
        }
    }
    return L;
}
#endif
