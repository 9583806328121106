/* shade.h - colours of models and of the sea where a ray hits them. */
#ifndef SEA_SHADE_H
#define SEA_SHADE_H
#include "frame.h"

static V horizon_col(V d) { return sky(norm(v3(d.x, 0.006f, d.z)), 2); }

/* colour of a point on a model */
static V shade_model(int mi, V o, V d, float t, Rng *r, int cheap) {
    const Model *m = &models[mi];
    V p = mad(o, d, t);
    V lp = to_local(m->rot, sub(p, m->pos));
    int mat;
    map_model(m, lp, &mat);
    const Mat *M = &MAT[mat];
    V ln = model_normal(m, lp, fmaxf(0.0012f, t * PIX * 0.5f));
    V n = to_world(m->rot, ln);
    V v = mul(d, -1);
    if (dot(n, v) < 0) n = norm(mad(n, v, -dot(n, v) * 1.02f));
    float ao = 1;
    {
        float s = 0, w = 0.6f;
        for (int i = 1; i <= (cheap ? 2 : 4); i++) {
            float h = 0.035f * i * i;
            float dd = map_model(m, mad(lp, ln, h), NULL);
            s += w * clampf((h - dd) / h, 0, 1);
            w *= 0.62f;
        }
        ao = clampf(1 - 0.72f * s, 0.08f, 1);
    }
    V alb = M->col;
    if (M->kind == 1) { /* planks: joints along the model's x axis */
        float q = lp.y * 9.0f;
        float u = q - floorf(q);
        float j = sstep(0.0f, 0.10f, u) * sstep(1.0f, 0.92f, u);
        float g = 0.75f + 0.5f * vnoise(lp.x * 2.0f + floorf(q) * 7.1f, floorf(q) * 3.3f + lp.z * 2, 0);
        alb = mul(alb, (0.25f + 0.75f * j) * g);
    }
    if (M->kind == 2) {
        float q = lp.x * 6.5f;
        float u = q - floorf(q);
        float j = sstep(0.0f, 0.09f, u) * sstep(1.0f, 0.92f, u);
        float g = 0.7f + 0.6f * vnoise(floorf(q) * 5.7f, lp.z * 1.5f, 0);
        alb = mul(alb, (0.3f + 0.7f * j) * g);
    }
    V col = mulv(alb, mul(sh_irr(n), ao));
    float ns = dot(n, SUN);
    float sh = 0;
    V S = SUN;
    if (!cheap && ns > -0.05f) {
        S = norm(v3(SUN.x + 0.012f * rnds(r), SUN.y + 0.012f * rnds(r), SUN.z + 0.012f * rnds(r)));
        if (ns > 0 && !hit_any(mad(p, n, 0.006f), S, 12.0f)) sh = 1;
    } else if (cheap) sh = ns > 0;
    if (sh > 0) col = add(col, mulv(alb, mul(SUNCOL, ns * 0.9f)));
    if (!cheap && SK.rim_power > 0) {
        float nr = dot(n, RIM);
        if (nr > 0 &&
            !hit_any(mad(p, n, 0.006f),
                     norm(v3(RIM.x + 0.2f * rnds(r), RIM.y + 0.2f * rnds(r), RIM.z + 0.2f * rnds(r))), 6.0f)) {
            V hv = norm(add(v, RIM));
            col = add(col, mulv(add(alb, v3(0.05f, 0.05f, 0.05f)),
                                mul(RIMCOL, nr * (1.0f + 2.2f * powf(1 - clampf(dot(n, v), 0, 1), 2)))));
            col = add(col, mul(RIMCOL, 0.10f * M->gloss * powf(clampf(dot(n, hv), 0, 1), 24)));
        }
    }
    float nv = clampf(dot(n, v), 0, 1);
    if (!cheap && M->emit.x == 0) {
        float al = clampf(-dot(v, SUN), 0, 1);
        float rim = powf(1 - nv, 3.2f) * clampf(ns + 0.42f, 0, 1) * al * al;
        if (rim > 0.01f && !hit_any(mad(p, n, 0.02f), S, 6.0f))
            col = add(col, mulv(add(alb, v3(0.16f, 0.16f, 0.16f)), mul(SUNCOL, rim * 0.60f)));
    }
    float fr = M->f0 + (1 - M->f0) * powf(1 - nv, 5) * M->gloss;
    V R = reflectv(d, n);
    V env;
    float rj = 0.25f * (1 - M->gloss);
    V Rj = norm(v3(R.x + rj * rnds(r), R.y + rj * rnds(r), R.z + rj * rnds(r)));
    if (Rj.y > 0.0f) env = sky(Rj, 6);
    else env = add(SEA_AMB, mul(horizon_col(v3(Rj.x, 0, Rj.z)), 0.22f * expf(Rj.y * 5)));
    col = add(col, mul(env, fr * ao * (0.35f + 0.65f * M->gloss)));
    if (sh > 0) {
        V hv = norm(add(v, S));
        float nh = clampf(dot(n, hv), 0, 1);
        float e = mixf(12, 220, sq(M->gloss));
        float f2 = M->f0 + (1 - M->f0) * powf(1 - clampf(dot(v, hv), 0, 1), 5);
        col = add(
            col, mul(SUNCOL, fminf(f2 * powf(nh, e) * (e + 8) * 0.04f * (ns > 0.05f ? 1 : ns * 20), 1.2f) * 0.55f));
    }
    if (!cheap)
        col = add(col, mulv(add(alb, v3(0.10f, 0.10f, 0.10f)),
                            v3(0.008f, 0.019f, 0.023f))); /* cool fill from the sky behind the camera */
    return add(col, M->emit);
}

static V foam_light(V n) {
    return add(mul(sh_irr(n), 0.80f), mul(SUNCOL, 0.10f + 0.25f * clampf(dot(n, SUN), 0, 1)));
}

static V shade_sea(V o, V d, float t, const float *ph, float tm, float ujit, float vjit, Rng *r) {
    V p = mad(o, d, t);
    float hl = sqrtf(d.x * d.x + d.z * d.z);
    float vx = d.x / hl, vz = d.z / hl;
    float idy = 1 / fmaxf(fabsf(d.y), 0.004f);
    float g = t < 400 ? gustf(p.x, p.z, tm) : 1;
    float sx, sz, var, hh;
    waves_slope(ph, p.x, p.z, vx, vz, t * PIX, idy, g, &sx, &sz, &var, &hh);
    float foam = 0, rough = 0;
    if (SE.foam && t < 260) foam = SE.foam(p.x, p.z, tm, &rough);
    var += rough * 0.02f;
    float thin = SE.dmax > 0.5f ? sstep(0.12f, 0.72f, hh) : 0;
    float mx = sx, mz = sz;
    float sig = sqrtf(var);
    float ga = inv_gauss(ujit) * sig, gb = inv_gauss(vjit) * sig;
    sx += ga * vx + gb * vz;
    sz += ga * vz - gb * vx;
    V n = norm(v3(-sx, 1, -sz)), v = mul(d, -1);
    float nv = dot(n, v);
    if (nv < 0.015f) { /* such a facet is hidden: take its mirror across the view */
        n = norm(mad(n, v, 0.03f - 2 * fminf(nv, 0)));
        nv = fmaxf(dot(n, v), 0.015f);
    }
    V R = reflectv(d, n);
    if (R.y < 0.012f) {
        R.y = 0.012f + 0.5f * fabsf(R.y);
        R = norm(R);
    }
    float F = 0.02f + 0.98f * powf(1 - nv, 5);
    V refl;
    float th;
    V ps = v3(p.x, p.y + 0.004f, p.z);
    int mi = t < 300 ? hit_models(ps, R, 0.0f, 60.0f, PIX * 2, 1, &th) : -1;
    if (mi >= 0) refl = shade_model(mi, ps, R, th, r, 1);
    else if (!LAND || !LAND(ps, R, 1e5f, r, &th, &refl)) refl = sky(R, 4);
    refl = v3(fminf(refl.x, 3.2f), fminf(refl.y, 3.2f), fminf(refl.z, 3.2f));
    /* water body: light from above scattered back, more where a crest stands against the light */
    V up = sh_irr(v3(0, 1, 0));
    float back = sq(clampf(-dot(v, v3(SUN.x, 0, SUN.z)) * 1.0f, 0, 1));
    float crest = clampf(0.35f + hh * 2.2f, 0, 1.3f) * clampf(1 - nv * 0.9f, 0, 1);
    V body = mulv(C_BODY, add(mul(up, 2.1f), v3(0.03f, 0.10f, 0.11f)));
    body = add(body, mulv(C_SSS, mul(add(up, mul(SUNCOL, 0.05f)), 0.22f * crest * (0.4f + back))));
    if (thin > 0) thin *= 0.35f + 1.1f * fbm(p.x * 2.1f + hh * 1.5f, p.z * 0.9f + hh * 6, 4, 0);
    if (thin > 0)
        body = add(body, mulv(C_SSS, mul(v3(0.36f, 0.44f, 0.40f),
                                         thin * clampf(0.25f + dot(norm(v3(-mx, 0.6f, -mz)), v), 0, 1) * 0.55f)));
    /* things under water */
    if (t < 40) {
        float eta = 1 / 1.33f, c1 = nv, k = 1 - eta * eta * (1 - c1 * c1);
        V T = add(mul(d, eta), mul(n, eta * c1 - sqrtf(k)));
        float tu;
        int mu = hit_models(v3(p.x, p.y - 0.003f, p.z), T, 0, 1.6f, PIX * 2, 1, &tu);
        if (mu >= 0) {
            V c = shade_model(mu, p, T, tu, r, 1);
            V ab = v3(expf(-tu * 2.6f), expf(-tu * 1.0f), expf(-tu * 0.9f));
            body = add(mulv(c, mul(ab, 0.6f)), mulv(body, v3(1 - ab.x, 1 - ab.y, 1 - ab.z)));
        }
    }
    if (BODY) body = BODY(p, n, d, t, body);
    V col = mix3(body, refl, F);
    /* glints of the sun: probability that a facet mirrors it (Ross, Dion and Potvin 2005) */
    V hv = norm(add(v, SUN));
    if (hv.y > 0.05f) {
        float dx = -hv.x / hv.y - mx, dz = -hv.z / hv.y - mz;
        float vv = var + 0.00016f;
        float pr = expf(-(dx * dx + dz * dz) / (2 * vv)) / (2 * PI * vv);
        float nvm = fmaxf(dot(norm(v3(-mx, 1, -mz)), v), 0.04f);
        float Fh = 0.02f + 0.98f * powf(1 - clampf(dot(v, hv), 0, 1), 5);
        float L = Fh * pr / (4 * sq(hv.y) * sq(hv.y) * nvm) * GLINT;
        if (mi >= 0) L *= 0.15f;
        L = SE.sun_clamp * (1 - expf(-L / SE.sun_clamp));
        col = add(col, mul(mix3(GLINT_LOW, GLINT_HIGH, clampf(L * 0.25f, 0, 1)), L));
    }
    if (foam > 0.003f) {
        V fn = norm(v3(-mx, 1, -mz));
        V fc = foam_light(fn);
        col = mix3(col, fc, clampf(foam, 0, 1) * 0.86f);
    }
    if (AIR) return AIR(o, d, t, col);
    float hz = 1 - expf(-t / HAZE_L);
    if (hz > 0.01f) col = mix3(col, horizon_col(d), hz * 0.85f);
    return col;
}

static V trace(V o, V d, const float *ph, float tm, float uj, float vj, Rng *r, float *depth) {
    float tm_ = 3000, ts, tl;
    V lc;
    int mi = hit_models(o, d, 0.1f, 600, PIX, 0, &tm_);
    int l = LAND && LAND(o, d, mi >= 0 ? tm_ : 1e5f, r, &tl, &lc);
    int s = sea_hit(ph, o, d, tm, l ? tl : mi >= 0 ? tm_ : 1e5f, &ts);
    if (s) {
        *depth = ts;
        return shade_sea(o, d, ts, ph, tm, uj, vj, r);
    }
    if (l) {
        *depth = tl;
        return lc;
    }
    if (mi >= 0) {
        *depth = tm_;
        V c = shade_model(mi, o, d, tm_, r, 0);
        if (AIR) return AIR(o, d, tm_, c);
        float hz = 1 - expf(-tm_ / HAZE_L * 1.6f);
        return mix3(c, horizon_col(d), hz);
    }
    *depth = 1e6f;
    if (d.y < 0.0005f) d.y = 0.0005f;
    return sky(d, 1);
}
#endif
