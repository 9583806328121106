/* water-light.h - light in the water, and models above and below its surface. */
#ifndef SEA_WATER_LIGHT_H
#define SEA_WATER_LIGHT_H
#include "open-sky.h"
#include "water-body.h"

static V shade_obj(int mi, V o, V d, float t, Rng *r, int depth);

/* light that comes from inside the water along a ray that starts just below the surface */
static V inside(V p, V T, float dist, float air, Rng *r, int depth) {
    V up = sh_irr(v3(0, 1, 0));
    float tmax = WB.sand > 0 && T.y < -1e-3f ? (-WB.sand - p.y) / T.y : 14.0f, tm;
    tmax = clampf(tmax, 0, 40);
    int mi = dist < 60 && near_models(p, WB.rad) ? hit_models(p, T, 0.003f, fminf(tmax, 4), PIX * 2, 1, &tm) : -1;
    float end = mi >= 0 ? tm : tmax;
    V col = v3(0, 0, 0);
    V e2 = mul(WB.ext, 1.0f + 0.75f); /* the light has to come down before it goes up */
    int marched = WB.thick > dist;
    int shadowed = near_models(p, WB.rad);
    if (marched || shadowed) { /* in steps, to know where sun and crests are */
        float far = fminf(end, 3.0f / WB.ext.y), u = rnd(r);
        int n = marched ? 9 : 5;
        float s0 = 0;
        for (int i = 0; i < n; i++) {
            float s1 = far * sq((i + 1.0f) / n), s = mixf(s0, s1, u), ds = s1 - s0;
            V q = mad(p, T, s);
            float over = marched ? water_h(q.x, q.z, 2) - q.y : 0;
            if (marched && over < 0) { /* out at the back of a wave: the sky behind it */
                V b = sky(norm(v3(T.x, fabsf(T.y) * 0.6f + 0.12f, T.z)), 4);
                b = add(b, mul(SUNCOL, 0.9f * powf(clampf(dot(T, SUNW) + 0.25f, 0, 1), 3)));
                return add(col, mulv(expv(WB.ext, s * 1.4f), mul(b, 0.85f)));
            }
            float k = shadowed ? 0.30f + 0.70f * sun_seen(q, SUNW, r) : 1;
            float li = k;
            if (marched) {
                float way = 0, in = over; /* how far the sun has come inside the wave */
                for (int j = 1; j < 7; j++) {
                    float w = 0.09f * j * j;
                    V b = mad(q, SUNW, w);
                    float o = water_h(b.x, b.z, 1) - b.y;
                    if (o < 0) {
                        way += (w - way) * in / (in - o + 1e-4f);
                        break;
                    }
                    way = w;
                    in = o;
                }
                li *= 0.35f + WB.glow * expf(-way * 3.2f);
            }
            V f = mulv(expv(e2, s0), v3(1 - expf(-e2.x * ds), 1 - expf(-e2.y * ds), 1 - expf(-e2.z * ds)));
            col = add(col, mulv(mul(WB.deep, li), f));
            s0 = s1;
        }
        if (far < end) col = add(col, mulv(WB.deep, sub(expv(e2, far), expv(e2, end))));
    } else {
        V f = expv(e2, end);
        col = mulv(WB.deep, v3(1 - f.x, 1 - f.y, 1 - f.z));
    }
    V ab = expv(WB.ext, end);
    if (mi >= 0) col = add(col, mulv(ab, shade_obj(mi, p, T, tm, r, depth + 2)));
    else if (WB.sand > 0) {
        V q = mad(p, T, tmax);
        float rip = fbm(q.x * 1.1f + 0.8f * fbm(q.x * 0.4f, q.z * 0.4f, 3, 0), q.z * 4.2f, 3, 0),
              big = fbm(q.x * 0.21f + 4, q.z * 0.17f, 4, 0), gr = vnoise(q.x * 160, q.z * 160, 0);
        float e = 0.05f,
              rx = fbm((q.x + e) * 1.1f + 0.8f * fbm((q.x + e) * 0.4f, q.z * 0.4f, 3, 0), q.z * 4.2f, 3, 0);
        float lit = clampf(1 + (rx - rip) * 3.0f, 0.5f, 1.5f);
        V alb = mul(WB.sandcol, (0.72f + 0.34f * big) * (0.94f + 0.12f * rip) * (0.95f + 0.1f * gr));
        float sun = sun_seen(q, SUNW, r) * caustic(q);
        V down = expv(WB.ext, WB.sand / SUNW.y * 0.8f);
        V L = add(mul(mulv(SUNCOL, down), 0.85f * SUN.y * sun * lit), mul(up, 0.8f));
        col = add(col, mulv(mulv(alb, L), ab));
    }
    if (air > 0.003f) {
        float k = 0.3f + 0.7f * (shadowed ? sun_seen(mad(p, T, 0.15f), SUNW, r) : 1);
        col = mix3(col, mul(WB.air, k), clampf(air, 0, 0.96f));
    }
    return col;
}

/* sky or water in direction d, without waves: what a model mirrors */
static V around(V d) {
    if (d.y > 0) return sky(d, 4);
    V u = norm(v3(d.x, 0.02f - d.y * 0.4f, d.z));
    float F = 0.03f + 0.97f * powf(1 - clampf(-d.y, 0, 1), 5);
    return mix3(WB.deep, sky(u, 4), F * 0.75f);
}
static V shade_obj(int mi, V o, V d, float t, Rng *r, int depth) {
    const Model *m = &models[mi];
    V p = mad(o, d, t), lp = to_local(m->rot, sub(p, m->pos));
    int mat;
    map_model(m, lp, &mat);
    Mat M = MAT[mat];
    V ln = model_normal(m, lp, fmaxf(0.0009f, t * PIX * 0.5f)), lg = ln, alb = M.col;
    if (SURFACE) alb = SURFACE(m, lp, &ln, &M);
    V n = to_world(m->rot, ln), ng = to_world(m->rot, lg), v = mul(d, -1);
    if (dot(n, v) < 0.01f) n = norm(mad(n, v, 0.02f - dot(n, v)));
    float ao = 1, w = 0.5f;
    for (int i = 1; i <= (depth ? 2 : 4); i++) {
        float h = 0.03f * i * i, dd = map_model(m, mad(lp, lg, h), NULL);
        ao -= w * 0.8f * clampf((h - dd) / h, 0, 1);
        w *= 0.6f;
    }
    ao = clampf(ao, 0.1f, 1);
    int wet = p.y < water_h(p.x, p.z, 2) - 0.002f; /* below the surface */
    float ns = clampf(dot(n, SUN), 0, 1), sh = 0;
    V S = wet ? SUNW : SUN;
    V Sj = norm(v3(S.x + 0.006f * rnds(r), S.y + 0.006f * rnds(r), S.z + 0.006f * rnds(r)));
    if (ns > 0 && dot(ng, SUN) > 0) sh = depth > 1 || !hit_any(mad(p, ng, 0.006f), Sj, 8) ? 1 : 0;
    V sun = mul(SUNCOL, sh);
    V irr = sh_irr(n);
    if (n.y < 0.5f) irr = add(irr, mul(WB.deep, 0.5f * (0.5f - 0.5f * n.y))); /* light from the water */
    if (wet) {
        V dn = expv(WB.ext, fmaxf(-p.y, 0) * 1.1f);
        sun = mulv(mul(sun, 0.95f * caustic(p)), dn);
        irr = add(mul(mulv(irr, dn), 0.8f), mul(WB.deep, 0.9f));
        V col = mulv(alb, add(mul(irr, ao), mul(sun, ns)));
        float nv = clampf(dot(n, v), 0, 1), F = 0.006f + 0.35f * powf(1 - nv, 5);
        V R = reflectv(d, n);
        V env = R.y > 0.3f ? mul(sky(norm(R), 4), 0.7f) : mul(WB.deep, 1.1f);
        col = add(col, mul(env, F + M.gloss * 0.03f));
        V hv = norm(add(v, S));
        col = add(col, mul(sun, 0.35f * M.gloss * powf(clampf(dot(n, hv), 0, 1), 60)));
        return col;
    }
    V col = mulv(alb, add(mul(irr, ao), mul(sun, 0.95f * ns)));
    float nv = clampf(dot(n, v), 0, 1), F = (M.f0 + (1 - M.f0) * powf(1 - nv, 5)) * mixf(0.3f, 1, M.gloss);
    float rough = sq(1 - M.gloss) * 0.5f;
    V R = reflectv(d, n);
    R = norm(v3(R.x + rough * rnds(r), R.y + rough * rnds(r), R.z + rough * rnds(r)));
    if (dot(R, ng) < 0.01f) R = norm(mad(R, ng, 0.02f - dot(R, ng)));
    V env;
    float th;
    int hm = depth < 1 ? hit_models(mad(p, ng, 0.005f), R, 0, 6, PIX * 2, 1, &th) : -1;
    if (hm >= 0) env = shade_obj(hm, mad(p, ng, 0.005f), R, th, r, depth + 2);
    else env = mul(around(R), mixf(0.4f, 1, ao));
    if (M.f0 > 0.2f) env = mulv(env, mix3(M.col, v3(1, 1, 1), 0.35f));
    col = add(col, mul(env, F));
    V hv = norm(add(v, SUN));
    float e = mixf(10, 1400, sq(M.gloss)), nh = clampf(dot(n, hv), 0, 1);
    float f2 = M.f0 + (1 - M.f0) * powf(1 - clampf(dot(v, hv), 0, 1), 5);
    col = add(col, mul(sun, fminf(f2 * powf(nh, e) * (e + 8) * 0.08f, 5)));
    return add(col, M.emit);
}
#endif
