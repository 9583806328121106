/* trace.h - a small path tracer that marches distance functions directly: no triangles, so that grain, drops and
 * rings are as fine as the picture is large. Materials are opaque (diffuse under a rough coat), metal, glass, water. */
#ifndef DOCK_TRACE_H
#define DOCK_TRACE_H
#include "reflect.h"

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
