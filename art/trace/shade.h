/* shade.h - path tracing: materials, light sampling, mist. */
#ifndef SHADE_H
#define SHADE_H
#include "world.h"

/* ---- well-spread random numbers: Sobol pairs, shuffled and scrambled for each pixel and each pair ---- */
typedef struct {
    uint32_t seed, i, dim;
} Smp;
static uint32_t rev32(uint32_t x) {
    x = (x >> 16) | (x << 16);
    x = ((x & 0xff00ff00u) >> 8) | ((x & 0x00ff00ffu) << 8);
    x = ((x & 0xf0f0f0f0u) >> 4) | ((x & 0x0f0f0f0fu) << 4);
    x = ((x & 0xccccccccu) >> 2) | ((x & 0x33333333u) << 2);
    return ((x & 0xaaaaaaaau) >> 1) | ((x & 0x55555555u) << 1);
}
static uint32_t owen(uint32_t x, uint32_t seed) {
    x = rev32(x);
    x += seed;
    x ^= x * 0x6c50b47cu;
    x ^= x * 0xb82f1e52u;
    x ^= x * 0xc7afe638u;
    x ^= x * 0x8d22f6e6u;
    return rev32(x);
}
static void pair(Smp *s, float *a, float *b) {
    uint32_t h = hash32(s->seed ^ hash32(s->dim++ * 0x9E3779B1u + 77));
    uint32_t i = owen(s->i, h), x = rev32(i), y = 0, v = 1u << 31;
    for (uint32_t k = i; k; k >>= 1, v ^= v >> 1)
        if (k & 1) y ^= v;
    *a = u01(owen(x, hash32(h ^ 0xa511e9b3u)));
    *b = u01(owen(y, hash32(h ^ 0x63d83595u)));
}
static float single(Smp *s) {
    float a, b;
    pair(s, &a, &b);
    return a;
}
static void basis(V n, V *x, V *y) {
    float s = n.z >= 0 ? 1 : -1, a = -1 / (s + n.z), b = n.x * n.y * a;
    *x = v3(1 + s * n.x * n.x * a, s * b, -s * n.x);
    *y = v3(b, s + n.y * n.y * a, -n.y);
}
static inline float lum(V c) { return 0.2126f * c.x + 0.7152f * c.y + 0.0722f * c.z; }

/* ---- reflection of rough surfaces (GGX), local frame: z is the normal ---- */
static float alpha_of(float rough) { return fmaxf(rough * rough, 0.0012f); }
static float ggx_d(V h, float a) {
    float c = h.z * h.z, t = c * (a * a - 1) + 1;
    return a * a / (PI * t * t);
}
static float lambda(V w, float a) {
    float c2 = w.z * w.z;
    return 0.5f * (sqrtf(1 + a * a * (1 - c2) / fmaxf(c2, 1e-7f)) - 1);
}
static V ggx_sample(V wo, float a, float u, float v) { /* visible normals */
    V wh = norm(v3(a * wo.x, a * wo.y, wo.z));
    float l = wh.x * wh.x + wh.y * wh.y;
    V t1 = l > 1e-9f ? mul(v3(-wh.y, wh.x, 0), 1 / sqrtf(l)) : v3(1, 0, 0), t2 = cross(wh, t1);
    float r = sqrtf(u), phi = 2 * PI * v, p1 = r * cosf(phi), p2 = r * sinf(phi), s = 0.5f * (1 + wh.z);
    p2 = (1 - s) * sqrtf(fmaxf(1 - p1 * p1, 0)) + s * p2;
    V n = add(add(mul(t1, p1), mul(t2, p2)), mul(wh, sqrtf(fmaxf(1 - p1 * p1 - p2 * p2, 0))));
    return norm(v3(a * n.x, a * n.y, fmaxf(n.z, 1e-6f)));
}
static float schlick(float f0, float c) {
    float m = 1 - clampf(c, 0, 1);
    return f0 + (1 - f0) * m * m * m * m * m;
}
/* value of the reflection times the cosine; its density in *pdf */
static V bsdf(const Mtl *m, V wo, V wi, float pc, float *pdf) {
    *pdf = 0;
    if (wo.z <= 1e-4f || wi.z <= 1e-4f) return v3(0, 0, 0);
    V h = norm(add(wo, wi));
    float hc = dot(h, wo), coat = 0;
    V r = v3(0, 0, 0);
    if (m->coat > 0) {
        float a = alpha_of(m->coat_rough), d = ggx_d(h, a), lo = lambda(wo, a), li = lambda(wi, a);
        coat = m->coat * schlick(0.04f, hc);
        float f = coat * d / (4 * wo.z * (1 + lo + li));
        r = v3(f, f, f);
        *pdf += pc * d / (4 * wo.z * (1 + lo));
    }
    float through = (1 - m->coat * schlick(0.04f, wo.z)) * (1 - m->coat * schlick(0.04f, wi.z));
    if (m->metal > 0) {
        float a = alpha_of(m->rough), d = ggx_d(h, a), lo = lambda(wo, a), li = lambda(wi, a);
        float k = through * d / (4 * wo.z * (1 + lo + li)), s = schlick(0, hc);
        r = mad(r, add(mul(m->col, 1 - s), v3(s, s, s)), k);
        *pdf += (1 - pc) * d / (4 * wo.z * (1 + lo));
    } else {
        float s = m->sheen * powf(1 - clampf(wo.z, 0, 1), 3);
        V c = add(m->col, v3(s, s, s));
        r = mad(r, c, through * wi.z / PI);
        *pdf += (1 - pc) * wi.z / PI;
    }
    return r;
}
static float coat_chance(const Mtl *m, V wo) {
    if (m->coat <= 0) return 0;
    float c = m->coat * schlick(0.04f, wo.z), b = (1 - c) * (m->metal > 0 ? 0.8f : lum(m->col));
    return clampf(c / (c + b + 1e-4f), 0.15f, 0.85f);
}

/* ---- what a ray meets ---- */
typedef struct {
    float t;
    V p, n, ng, ns; /* shading and true normal towards the ray's origin; ns: before the material bent it */
    int obj, inside, light;
    Mtl m;
} Hit;
static int light_hit(const Light *l, V o, V d, float tmax, float *t) {
    if (l->ball) {
        V q = sub(o, l->c);
        float b = dot(q, d), c = dot(q, q) - l->r * l->r, h = b * b - c;
        if (c < 0 || h < 0) return 0;
        *t = -b - sqrtf(h);
        return *t > 1e-4f && *t < tmax;
    }
    float c = dot(d, l->n);
    if (c > -1e-5f) return 0;
    *t = dot(sub(l->c, o), l->n) / c;
    if (*t < 1e-4f || *t > tmax) return 0;
    V q = sub(mad(o, d, *t), l->c);
    return fabsf(dot(q, l->a)) < dot(l->a, l->a) && fabsf(dot(q, l->b)) < dot(l->b, l->b);
}
static void surface(const Isect *is, V o, V d, Hit *h) {
    const Tri *t = &tris[is->tri];
    const Obj *ob = &objs[t->obj];
    const V *vn = ob->me.n + (size_t)t->id * 3;
    h->t = is->t;
    h->obj = t->obj;
    h->p = mad(o, d, is->t);
    V nl = norm(add(add(mul(vn[0], 1 - is->u - is->v), mul(vn[1], is->u)), mul(vn[2], is->v)));
    h->ng = norm(cross(t->e1, t->e2));
    h->m = ob->m(to_local(ob->rot, sub(h->p, ob->pos)), nl, ob->ctx);
    h->ns = to_world(ob->rot, nl);
    if (dot(h->m.nrm, h->m.nrm) > 0.01f) nl = norm(h->m.nrm);
    h->n = to_world(ob->rot, nl);
    h->inside = dot(h->ng, d) > 0;
    if (h->inside) {
        h->ng = mul(h->ng, -1);
        h->n = mul(h->n, -1);
    }
    float c = dot(h->n, d); /* a bent normal that looks away would be black */
    if (c > -0.01f) h->n = norm(mad(h->n, d, -c - 0.01f));
}
/* light let through between two points; glass and water dim it but do not bend it */
static V shadow(V o, V d, float dist) {
    V tr = v3(1, 1, 1);
    float left = dist - 2e-4f;
    for (int k = 0; k < 8; k++) {
        Isect is;
        if (!bvh_hit(o, d, left, &is)) break;
        const Tri *t = &tris[is.tri];
        Hit h;
        if (objs[t->obj].m == same && !((const Mtl *)objs[t->obj].ctx)->clear) return v3(0, 0, 0);
        surface(&is, o, d, &h);
        if (!h.m.clear) return v3(0, 0, 0);
        float f = 1 - schlick(0.04f, fabsf(dot(d, h.n)));
        tr = mul(tr, f);
        if (h.m.clear == 2) tr = mulv(tr, h.m.col);
        if (h.inside && h.m.clear == 1)
            tr = mulv(tr, v3(expf(-h.m.absorb.x * is.t), expf(-h.m.absorb.y * is.t), expf(-h.m.absorb.z * is.t)));
        o = mad(h.p, d, 2e-4f);
        left -= is.t + 2e-4f;
    }
    if (fog.density > 0) tr = mul(tr, expf(-fog.density * fminf(dist, 1e4f)));
    return tr;
}
static float phase(float c) {
    float g = fog.g, k = 1 + g * g - 2 * g * c;
    return (1 - g * g) / (4 * PI * k * sqrtf(k));
}
/* one light at a point: direction, radiance over density, density (per solid angle) */
static int light_sample(V p, Smp *s, V *wi, float *dist, V *le, float *pdf) {
    float u, v;
    int total = nlights + sun.on;
    pair(s, &u, &v);
    if (!total) return 0;
    float pick = single(s) * total;
    int k = (int)pick < total ? (int)pick : total - 1;
    if (k == nlights) {
        V x, y;
        basis(sun.dir, &x, &y);
        float c = mixf(sun.cosr, 1, u), r = sqrtf(fmaxf(1 - c * c, 0));
        *wi = add(add(mul(x, r * cosf(2 * PI * v)), mul(y, r * sinf(2 * PI * v))), mul(sun.dir, c));
        *dist = 1e6f;
        *pdf = 1 / (sun.area * total);
        *le = mul(sun.rad, 1 / *pdf);
        return 1;
    }
    const Light *l = &lights[k];
    if (l->ball) {
        V w = sub(l->c, p);
        float d2 = dot(w, w), d = sqrtf(d2);
        if (d < l->r * 1.01f) return 0;
        float cm = sqrtf(fmaxf(1 - l->r * l->r / d2, 0)), c = 1 - u * (1 - cm), r = sqrtf(fmaxf(1 - c * c, 0));
        V x, y, z = mul(w, 1 / d);
        basis(z, &x, &y);
        *wi = add(add(mul(x, r * cosf(2 * PI * v)), mul(y, r * sinf(2 * PI * v))), mul(z, c));
        *dist = d * c - sqrtf(fmaxf(l->r * l->r - d2 * r * r, 0));
        *pdf = 1 / (2 * PI * fmaxf(1 - cm, 1e-9f) * total);
        *le = mul(l->rad, 1 / *pdf);
        return 1;
    }
    V q = mad(mad(l->c, l->a, 2 * u - 1), l->b, 2 * v - 1), w = sub(q, p);
    float d = len(w), c;
    *wi = mul(w, 1 / d);
    c = -dot(*wi, l->n);
    if (c < 1e-4f) return 0;
    *dist = d;
    *pdf = d * d / (c * l->area * total);
    *le = mul(l->rad, 1 / *pdf);
    return 1;
}
static float light_pdf(const Light *l, V o, V d, float t) {
    int total = nlights + sun.on;
    if (l->ball) {
        V w = sub(l->c, o);
        float cm = sqrtf(fmaxf(1 - l->r * l->r / dot(w, w), 0));
        return 1 / (2 * PI * fmaxf(1 - cm, 1e-9f) * total);
    }
    return t * t / (fmaxf(-dot(d, l->n), 1e-4f) * l->area * total);
}
/* What the denoiser is told about a pixel. */
typedef struct {
    V col, alb, nrm;
    float depth;
} Look;

static Look trace(V o, V d, Smp *s) {
    Look out = {{0, 0, 0}, {1, 1, 1}, {0, 0, 0}, 0};
    V beta = v3(1, 1, 1), L = v3(0, 0, 0);
    float bpdf = 0, way = 0; /* bpdf 0: came from the camera or a mirror */
    int told = 0, first = 1;
    for (int depth = 0; depth < max_bounces; depth++) {
        Isect is;
        Hit h;
        h.light = -1;
        float tl = 1e30f;
        bvh_hit(o, d, 1e9f, &is);
        for (int k = 0; k < nlights; k++) {
            float t;
            if (first && !lights[k].seen) continue;
            if (light_hit(&lights[k], o, d, fminf(is.t, tl), &t)) {
                tl = t;
                h.light = k;
            }
        }
        float tm = fminf(is.t, tl);
        if (fog.density > 0 && (first || depth < 3)) {
            float t = -logf(1 - single(s) * 0.99999f) / fog.density;
            if (t < tm) {
                V wi, le, p = mad(o, d, t);
                float dist, pdf, u, v;
                beta = mulv(beta, fog.albedo);
                if (!told) {
                    out.depth = way + t;
                    told = 1;
                }
                if (light_sample(p, s, &wi, &dist, &le, &pdf)) {
                    V tr = shadow(p, wi, dist);
                    L = add(L, mul(mulv(mulv(beta, tr), le), phase(dot(d, wi))));
                }
                pair(s, &u, &v);
                float g = fog.g, q = fabsf(g) < 1e-3f ? 1 - 2 * u
                                                      : (1 + g * g - sq((1 - g * g) / (1 - g + 2 * g * u))) / (2 * g);
                float r = sqrtf(fmaxf(1 - q * q, 0));
                V x, y;
                basis(d, &x, &y);
                d = norm(add(add(mul(x, r * cosf(2 * PI * v)), mul(y, r * sinf(2 * PI * v))), mul(d, q)));
                o = p;
                bpdf = -1; /* lights were sampled in full */
                first = 0;
                continue;
            }
        }
        if (h.light >= 0) {
            const Light *l = &lights[h.light];
            float w = bpdf < 0 ? 0 : 1;
            if (bpdf > 0) {
                float lp = light_pdf(l, o, d, tl);
                w = bpdf * bpdf / (bpdf * bpdf + lp * lp);
            }
            L = mad(L, mulv(beta, l->rad), w);
            if (!told) out.depth = way + tl;
            break;
        }
        if (is.tri < 0) {
            V c = sky_fn(d);
            if (sun.on && dot(d, sun.dir) > sun.cosr) {
                float w = bpdf < 0 ? 0 : 1;
                if (bpdf > 0) {
                    float lp = 1 / (sun.area * (nlights + 1));
                    w = bpdf * bpdf / (bpdf * bpdf + lp * lp);
                }
                c = mad(c, sun.rad, w);
            }
            L = add(L, mulv(beta, c));
            if (!told) out.depth = 1e4f;
            break;
        }
        surface(&is, o, d, &h);
        L = add(L, mulv(beta, h.m.emit));
        way += is.t;
        if (h.m.clear) {
            float eta = h.m.ior, c = -dot(d, h.n), f;
            V n = h.n;
            if (h.m.clear == 1 && h.m.rough > 0) {
                V x, y;
                float u, v;
                basis(n, &x, &y);
                pair(s, &u, &v);
                V wo = v3(-dot(d, x), -dot(d, y), c), hm = ggx_sample(wo, alpha_of(h.m.rough), u, v);
                n = add(add(mul(x, hm.x), mul(y, hm.y)), mul(n, hm.z));
                c = fmaxf(-dot(d, n), 1e-4f);
            }
            float e = h.inside ? eta : 1 / eta, k = 1 - e * e * (1 - c * c), ct = sqrtf(fmaxf(k, 0));
            if (h.m.clear == 2) {
                float r0 = sq((eta - 1) / (eta + 1)), r1 = schlick(r0, c);
                f = 2 * r1 / (1 + r1);
            } else if (k <= 0)
                f = 1;
            else {
                float a = h.inside ? eta : 1, b = h.inside ? 1 : eta;
                f = 0.5f * (sq((a * c - b * ct) / (a * c + b * ct)) + sq((a * ct - b * c) / (a * ct + b * c)));
            }
            if (h.inside && h.m.clear == 1)
                beta = mulv(beta, v3(expf(-h.m.absorb.x * is.t), expf(-h.m.absorb.y * is.t),
                                     expf(-h.m.absorb.z * is.t)));
            /* from the camera a pane's faint reflection is looked at more often, and counts less */
            float pf = bpdf == 0 && f < 0.999f ? clampf(f, 0.25f, 0.75f) : f;
            if (single(s) < pf) {
                beta = mul(beta, f / pf);
                d = reflectv(d, n);
                o = mad(h.p, h.ng, 1e-4f);
                if (dot(d, h.ng) < 0) break;
                first = 0; /* a mirror shows the lamps that the camera itself does not see */
                if (!told && f > 0.5f) {
                    out.nrm = h.ns;
                    out.depth = way;
                    told = 1;
                }
            } else {
                beta = mul(beta, (1 - f) / (1 - pf));
                if (h.m.clear == 2)
                    beta = mulv(beta, h.m.col);
                else
                    d = norm(add(mul(d, e), mul(n, e * c - ct)));
                o = mad(h.p, h.ng, -1e-4f);
            }
            if (bpdf > 0) bpdf = -1; /* such light was counted by shadow(), which looks through glass */
            continue;
        }
        first = 0;
        V x, y;
        basis(h.n, &x, &y);
        V wo = v3(-dot(d, x), -dot(d, y), -dot(d, h.n));
        if (!told) {
            out.alb = h.m.col;
            out.nrm = h.ns;
            out.depth = way;
            told = 1;
        }
        float pc = coat_chance(&h.m, wo), pdf, lp, dist, u, v;
        V wi, le, op = mad(h.p, h.ng, 1e-4f + way * 1e-6f);
        if (light_sample(op, s, &wi, &dist, &le, &lp) && dot(wi, h.ng) > 0) {
            V l = v3(dot(wi, x), dot(wi, y), dot(wi, h.n)), f = bsdf(&h.m, wo, l, pc, &pdf);
            if (lum(f) > 0) {
                V tr = shadow(op, wi, dist);
                float w = lp * lp / (lp * lp + pdf * pdf);
                V add_ = mul(mulv(mulv(beta, tr), mulv(f, le)), w);
                float m = lum(add_), cap = depth ? 12.0f : 1e9f;
                L = mad(L, add_, m > cap ? cap / m : 1);
            }
        }
        pair(s, &u, &v);
        V l;
        float pick = single(s);
        if (pick < pc || h.m.metal > 0) {
            V hm = ggx_sample(wo, alpha_of(pick < pc ? h.m.coat_rough : h.m.rough), u, v);
            l = sub(mul(hm, 2 * dot(wo, hm)), wo);
        } else {
            float r = sqrtf(u);
            l = v3(r * cosf(2 * PI * v), r * sinf(2 * PI * v), sqrtf(fmaxf(1 - u, 0)));
        }
        V f = bsdf(&h.m, wo, l, pc, &pdf);
        if (pdf < 1e-9f || lum(f) <= 0) break;
        beta = mulv(beta, mul(f, 1 / pdf));
        d = add(add(mul(x, l.x), mul(y, l.y)), mul(h.n, l.z));
        if (dot(d, h.ng) <= 0) break;
        d = norm(d);
        o = op;
        bpdf = pdf;
        if (depth > 2) {
            float q = clampf(lum(beta), 0.05f, 0.95f);
            if (single(s) > q) break;
            beta = mul(beta, 1 / q);
        }
    }
    float m = lum(L);
    out.col = m > 24 ? mul(L, 24 / m) : L;
    if (!(m >= 0)) out.col = v3(0, 0, 0);
    return out;
}
#endif
