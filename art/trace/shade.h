/* shade.h - path tracing: one path from the camera, with mist. */
#ifndef SHADE_H
#define SHADE_H
#include "lights.h"

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
                    float lp = light_pdf(NULL, o, d, 0);
                    w = bpdf * bpdf / (bpdf * bpdf + lp * lp);
                }
                c = mad(c, sun.rad, w);
            }
            L = add(L, mulv(beta, c));
            if (!told) out.depth = 1e4f;
            break;
        }
        surface(&is, o, d, !told, &h);
        L = add(L, mulv(beta, h.m.emit));
        way += is.t;
        if (h.m.clear) {
            float eta = h.m.ior, c = -dot(d, h.n), f;
            if (!told && h.m.clear == 1) { /* what is seen in and through it changes from path to path */
                out.nrm = h.ns;
                out.depth = way;
                told = 1;
            }
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
        /* a lamp mirrored in lacquer is bright and seen by few paths: more of the camera's go there */
        if (bpdf == 0 && pc > 0) pc = fmaxf(pc, 0.5f);
        V wi, le, op = mad(h.p, h.ng, 1e-4f + way * 1e-6f);
        if (light_sample(op, s, &wi, &dist, &le, &lp) && dot(wi, h.ng) > 0) {
            V l = v3(dot(wi, x), dot(wi, y), dot(wi, h.n)), f = bsdf(&h.m, wo, l, pc, &pdf);
            if (lum(f) > 0) {
                V tr = shadow(op, wi, dist);
                float w = lp * lp / (lp * lp + pdf * pdf);
                V add_ = mul(mulv(mulv(beta, tr), mulv(f, le)), w);
                float m = lum(add_), cap = depth ? 4.0f : 1e9f;
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
        float under = dot(d, h.ng); /* at an outline a smooth normal may mirror a path into the triangle */
        if (under <= 0) d = mad(d, h.ng, 1e-3f - 2 * under);
        d = norm(d);
        o = op;
        bpdf = pdf;
        if (depth > 2) {
            float q = clampf(lum(beta), 0.05f, 0.95f);
            if (single(s) > q) break;
            beta = mul(beta, 1 / q);
        }
    }
    /* a flame mirrored in what lies out of focus would be a dot */
    float m = lum(L), most = told ? 4 : 24;
    out.col = m > most ? mul(L, most / m) : L;
    if (!(m >= 0)) out.col = v3(0, 0, 0);
    return out;
}
#endif
