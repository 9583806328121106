/* water.h - water by day: a ray is followed into the water, to models, to the sand with its caustics, and from below
   back through the surface. A scene sets TRACER to trace_water; sun and models are those of the other scenes. */
#ifndef WATER_H
#define WATER_H
#include "water-light.h"

static V foam_shade(V p, V n, float foot, float cover, Rng *r) {
    float mound = fbm(p.x * 2.3f + 40, p.z * 2.3f, 4, 0);
    /* thick foam has a relief of its own, of bubbles down to the size of a pixel */
    int oct = foot > 0.02f ? 2 : foot > 0.006f ? 4 : 5;
    float s = 30.0f, b0 = fbm(p.x * s, p.z * s, oct, 0), e = fmaxf(0.004f, foot);
    float bx = fbm((p.x + e) * s, p.z * s, oct, 0) - b0, bz = fbm(p.x * s, (p.z + e) * s, oct, 0) - b0;
    float k = sstep(0.08f, 0.01f, foot) * cover * 0.011f / e * (1 - 0.5f * CRISP);
    n = norm(add(n, v3(-bx * k * 2.0f, 0, -bz * k * 2.0f)));
    float wrap = 0.2f + 0.3f * CRISP; /* light goes round in thick foam */
    float sun = clampf(dot(n, SUN) * (1 - wrap) + wrap * (1 + 0.35f * CRISP) * SUN.y, 0, 1) * sun_seen(v3(p.x, p.y + 0.01f, p.z), SUN, r);
    V L = add(mul(sh_irr(n), 0.85f), mul(SUNCOL, sun));
    V white = mix3(v3(0.80f, 0.84f, 0.85f), v3(0.87f, 0.90f, 0.91f), CRISP);
    return mul(mulv(L, white), (0.62f + 0.55f * mound) * (1 + (0.9f - 0.5f * CRISP) * (b0 - 0.5f)));
}

static V haze(V d, float t, V col) {
    float f = 1 - expf(-powf(t / WB.far, WB.mist));
    return f > 0.004f ? mix3(col, sky(norm(v3(d.x, 0.004f, d.z)), 6), f) : col;
}
static V shade_water(V o, V d, float t, Rng *r, int depth) {
    V p = mad(o, d, t), v = mul(d, -1);
    float ady = fmaxf(fabsf(d.y), 0.004f), along = t * PIX / ady, foot = t * PIX * 0.7f;
    foot = fmaxf(foot, fminf(sqrtf(foot * along), along * 0.2f));
    float air = 0, slick = 0, rough = 0, foam = 0, a2 = 0;
    if (NWK && t < 900) foam = wakes_foam(p.x, p.z, foot, &air, &slick, &rough);
    if (WAVEFOAM) foam = fmaxf(foam, WAVEFOAM(p.x, p.z, foot, &a2));
    air = fmaxf(air, a2);
    float g = t < 900 ? ocean_gust(p.x, p.z) * (1 - 0.55f * slick) : 1, sx, sz, var;
    ocean_slope(p.x, p.z, foot, g, &sx, &sz, &var);
    if (NWK) wakes_h(p.x, p.z, &sx, &sz);
    if (WAVE) WAVE(p.x, p.z, &sx, &sz);
    if (rough > 0.01f) { /* stirred water */
        float s = 3.1f, e = 0.03f, k = 0.28f * fminf(rough, 1);
        for (int i = 0; i < 3; i++) {
            float c = fbm(p.x * s + 9, p.z * s, 2, 0);
            sx += k * (fbm((p.x + e) * s + 9, p.z * s, 2, 0) - c) / (e * s);
            sz += k * (fbm(p.x * s + 9, (p.z + e) * s, 2, 0) - c) / (e * s);
            s *= 2.7f;
            e /= 2.7f;
            k *= 0.62f;
            if (foot * s > 1) break;
        }
        var += 0.004f * rough;
    }
    V N = norm(v3(-sx, 1, -sz));
    float sig = sqrtf(var);
    float mx = sx, mz = sz;
    sx += inv_gauss(rnd(r)) * sig;
    sz += inv_gauss(rnd(r)) * sig;
    V n = norm(v3(-sx, 1, -sz));
    float nv = dot(n, v);
    if (nv < 0.02f) {
        n = norm(mad(n, v, 0.03f - 2 * fminf(nv, 0)));
        nv = fmaxf(dot(n, v), 0.02f);
    }
    V R = reflectv(d, n);
    if (R.y < 0.01f) {
        R.y = 0.01f + 0.4f * fabsf(R.y);
        R = norm(R);
    }
    float F = 0.02f + 0.98f * powf(1 - nv, 5), th;
    V ps = v3(p.x, p.y + 0.003f, p.z), refl;
    int mi = t < 200 ? hit_models(ps, R, 0, 60, PIX * 2, 1, &th) : -1;
    if (mi >= 0) refl = shade_obj(mi, ps, R, th, r, depth + 1);
    else refl = sky(R, 0);
    V body;
    if (foam < 0.97f) {
        V T = refract_down(d, mad(n, v, nv < 0.05f ? 0.05f : 0), 1 / 1.33f);
        body = inside(v3(p.x, p.y - 0.002f, p.z), T, t, air, r, depth);
    } else body = WB.air;
    if (!WAVE) { /* facets that lean toward the sun take in more of its light */
        float k = clampf(dot(N, SUN) / fmaxf(SUN.y, 0.2f), 0.3f, 1.8f);
        body = mul(body, mixf(1, k, 0.6f));
    }
    V col = mix3(body, refl, F);
    V hv = norm(add(v, SUN));
    if (hv.y > 0.05f && WB.glint > 0) { /* share of facets that mirror the sun (Ross, Dion and Potvin 2005) */
        float dx = -hv.x / hv.y - mx, dz = -hv.z / hv.y - mz, vv = var + 0.00012f;
        float pr = expf(-(dx * dx + dz * dz) / (2 * vv)) / (2 * PI * vv), nvm = fmaxf(dot(N, v), 0.05f);
        float Fh = 0.02f + 0.98f * powf(1 - clampf(dot(v, hv), 0, 1), 5),
              L = Fh * pr / (4 * sq(sq(hv.y)) * nvm) * WB.glint;
        if (mi >= 0) L = 0;
        if (L > 0.002f && near_models(p, WB.rad)) L *= sun_seen(ps, SUN, r);
        L = WB.clamp * (1 - expf(-L / WB.clamp));
        col = add(col, mul(SUNCOL, L));
    }
    if (foam > 0.004f) col = mix3(col, foam_shade(p, N, foot, foam, r), foam * 0.94f);
    return haze(d, t, col);
}

/* a ray that starts in the water */
static V trace_under(V o, V d, Rng *r, float *depth) {
    float ts = 30, tm;
    int s = surface_hit(o, d, 30, -1, &ts);
    if (!s) ts = 30;
    int mi = hit_models(o, d, 0.02f, ts, PIX, 0, &tm);
    float end = mi >= 0 ? tm : ts;
    V col = v3(0, 0, 0), ab = expv(WB.ext, end);
    if (mi >= 0) col = shade_obj(mi, o, d, tm, r, 0);
    else if (s) {
        V p = mad(o, d, ts);
        float sx, sz, var;
        ocean_slope(p.x, p.z, ts * PIX, 1, &sx, &sz, &var);
        if (NWK) wakes_h(p.x, p.z, &sx, &sz);
        float sg = sqrtf(var);
        sx += inv_gauss(rnd(r)) * sg;
        sz += inv_gauss(rnd(r)) * sg;
        V n = norm(v3(sx, -1, sz)); /* downward */
        float c = fmaxf(-dot(d, n), 0.01f), k = 1 - 1.33f * 1.33f * (1 - c * c);
        V R = reflectv(d, n);
        V below = mul(WB.deep, 0.75f + 0.5f * clampf(-R.y, 0, 1));
        float th;
        V ps = v3(p.x, p.y - 0.004f, p.z);
        int hm = hit_models(ps, R, 0, 6, PIX * 2, 1, &th);
        if (hm >= 0) below = mix3(below, shade_obj(hm, ps, R, th, r, 2), expf(-th * WB.ext.y * 1.5f));
        col = below;
        if (k > 0) {
            V T = norm(add(mul(d, 1.33f), mul(n, 1.33f * c - sqrtf(k))));
            float ct = -dot(T, n), q = 0.02f + 0.98f * powf(1 - clampf(ct, 0, 1), 5);
            V a = sky(norm(v3(T.x, fmaxf(T.y, 0.01f), T.z)), 0);
            hm = hit_models(v3(p.x, p.y + 0.004f, p.z), T, 0, 6, PIX * 2, 1, &th);
            if (hm >= 0) a = shade_obj(hm, v3(p.x, p.y + 0.004f, p.z), T, th, r, 2);
            else a = add(a, mul(SUNCOL, 14 * powf(clampf(dot(T, SUN), 0, 1), 260)));
            col = mix3(a, below, q);
        }
        float air, slick, rough, f = NWK ? wakes_foam(p.x, p.z, 0.01f, &air, &slick, &rough) : 0;
        if (f > 0) col = mix3(col, mul(SUNCOL, 0.55f), f * 0.8f);
    }
    col = mulv(col, ab);
    int n = 16;
    float u = rnd(r), far = fminf(end, 14);
    float cs = clampf(dot(d, SUNW), -1, 1), ph = 0.55f + 0.9f * powf(0.5f + 0.5f * cs, 4);
    for (int i = 0; i < n; i++) {
        float s0 = far * powf((float)i / n, 1.5f), s1 = far * powf((i + 1.0f) / n, 1.5f), s = mixf(s0, s1, u);
        V q = mad(o, d, s);
        float dep = fmaxf(0, -q.y);
        float ca = caustic(q), shaft = 0.30f + 0.70f * ph * sun_seen(q, SUNW, r) * fminf(powf(ca, 2.0f), 5);
        V li = mul(expv(WB.ext, dep * 1.6f), 1.7f * shaft);
        V f = sub(expv(WB.ext, s0), expv(WB.ext, s1));
        col = add(col, mulv(mulv(WB.deep, li), mul(f, 1.25f)));
    }
    *depth = end;
    return col;
}
static V trace_water(V o, V d, Rng *r, float *depth) {
    if (WB.split > 0) {
        V l = mad(o, d, WB.split);
        float h = l.y - water_h(l.x, l.z, 4);
        if (h < 0) {
            V c = trace_under(mad(o, d, WB.split), d, r, depth);
            return mul(c, 1 - 0.65f * expf(h * 500)); /* the film of water on the glass */
        }
        o = l;
    }
    float tm, ts;
    int mi = hit_models(o, d, 0.05f, 900, PIX, 0, &tm);
    if (surface_hit(o, d, mi >= 0 ? tm : 1e5f, 1, &ts)) {
        *depth = ts;
        return shade_water(o, d, ts, r, 0);
    }
    if (mi >= 0) {
        *depth = tm;
        return haze(d, tm, shade_obj(mi, o, d, tm, r, 0));
    }
    *depth = 1e6f;
    if (d.y < 0.0005f) d.y = 0.0005f;
    return sky(d, 1);
}
#endif
