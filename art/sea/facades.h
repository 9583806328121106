/* facades.h - what solids are made of: brick, plaster, glass with lit windows, stone; and the light on all land.
 */
#ifndef FACADES_H
#define FACADES_H
#include "trees.h"
#include "air.h"

enum {
    F_BRICK,
    F_ROOF,
    F_SAWGLASS,
    F_STONE,
    F_PLAIN,
    F_WHITE,
    F_TILES,
    F_TOWER,
    F_TOWER_DARK,
    F_QUAY,
    F_METAL,
    F_LAMP
};
static V SOLID_COL[16];
static V LAMP_EMIT = {3.0f, 1.9f, 0.95f};
static float WINDOW_LIT = 0; /* share of lit windows in towers */

typedef struct {
    V alb, emit;
    float gloss, f0; /* mirror strength at a slant; at right angles */
} Look;

static float frac(float x) { return x - floorf(x); }
/* tall arched window; u, v in metres from the middle of its foot; 0 wall, 1 glass, 2 frame, 3 brick arch */
static int arched(float u, float v, float hw, float h) {
    float r = hw, top = h - r, a = fabsf(u);
    float e = v < top ? a : sqrtf(a * a + sq(v - top));
    if (v < 0 || e > hw + 0.28f) return v < 0 && v > -0.22f && a < hw + 0.35f ? 3 : 0;
    if (e > hw) return 3;
    if (e > hw - 0.10f || frac(u / (hw * 2 / 3) + 0.5f) < 0.09f || frac(v / 0.75f) < 0.07f) return 2;
    return 1;
}
static Look look(const Hit *h, V p) {
    const Solid *s = h->s;
    Look L = {SOLID_COL[s->mat], {0, 0, 0}, 0, 0.04f};
    V q = h->lp, n = h->ln;
    int front = fabsf(n.z) > fabsf(n.x), side = fabsf(n.y) < 0.5f;
    float u = front ? q.x : q.z, v = q.y;
    float stain = 0.80f + 0.4f * fbm(u * 0.35f + s->id % 97, v * 0.12f + p.z * 0.2f, 4, 0);
    switch (s->mat) {
    case F_TILES:
    case F_BRICK: {
        float row = floorf(v / 0.083f), uu = u / 0.27f + 0.5f * ((int)row & 1);
        float k = u01(hash2((int)floorf(uu), (int)row + (int)(s->id & 1023)));
        int joint = frac(v / 0.083f) < 0.14f || frac(uu) < 0.05f;
        L.alb = mul(mix3(v3(0.20f, 0.070f, 0.042f), v3(0.36f, 0.150f, 0.090f), k), stain);
        if (joint) L.alb = mix3(L.alb, v3(0.32f, 0.26f, 0.21f), 0.55f);
        if (s->mat == F_TILES) { /* gable: one round window */
            float e = s->np == 5 ? sqrtf(q.x * q.x + sq(v - 1.7f)) : 9;
            if (e < 1.35f) L.alb = e > 1.05f ? mul(v3(0.42f, 0.36f, 0.30f), stain) : v3(0.02f, 0.025f, 0.03f);
            if (e < 1.05f) L.gloss = frac(q.x / 0.5f) < 0.1f ? 0 : 0.7f;
            break;
        }
        if (!side) break;
        float bay = 4.4f, c = (frac(u / bay + 0.5f) - 0.5f) * bay;
        int w = arched(c, v - 1.5f, 1.05f, fminf(s->h - 3.2f, 5.2f));
        if (fabsf(fabsf(c) - bay * 0.5f) < 0.36f) L.alb = mul(L.alb, 1.12f); /* pilaster */
        if (v > s->h - 0.9f && frac(u / 0.55f) < 0.5f && v < s->h - 0.45f) L.alb = mul(L.alb, 0.55f); /* frieze */
        if (v < 0.8f) L.alb = mul(v3(0.30f, 0.29f, 0.27f), stain);
        if (w == 3) L.alb = mul(v3(0.42f, 0.36f, 0.30f), stain);
        if (w == 2) L.alb = v3(0.06f, 0.075f, 0.075f);
        if (w == 1) {
            float pane = u01(hash2((int)floorf(u / 0.7f), (int)floorf(v / 0.75f) + (int)(s->id & 255)));
            L.alb = v3(0.012f, 0.016f, 0.018f);
            L.gloss = 0.55f + 0.45f * pane;
            L.f0 = 0.10f;
        }
        break;
    }
    case F_ROOF:
        L.alb = mul(L.alb, (0.85f + 0.3f * (frac((front ? q.x : q.z) / 0.6f) < 0.1f)) * stain);
        L.gloss = 0.15f;
        break;
    case F_SAWGLASS:
        if (n.x > 0.7f) {
            L.alb = v3(0.03f, 0.04f, 0.045f);
            L.gloss = 1;
            L.f0 = 0.12f;
            if (frac(q.z / 0.8f) < 0.1f) L.alb = v3(0.20f, 0.20f, 0.19f);
        } else if (front)
            L.alb = mul(v3(0.28f, 0.11f, 0.068f), stain);
        else
            L.alb = mul(L.alb, stain);
        break;
    case F_QUAY: {
        float row = floorf(v / 0.55f), k = u01(hash2((int)floorf(u / 1.4f + 0.5f * ((int)row & 1)), (int)row));
        L.alb = mul(L.alb, stain * (0.8f + 0.4f * k));
        if (side && v < 0.7f)
            L.alb = mul(L.alb, mixf(0.28f, 1, sstep(0.15f, 0.7f, v + 0.2f * fbm(u, 3, 3, 0)))); /* wet */
        break;
    }
    case F_WHITE: {
        float k = u01(s->id);
        L.alb = mul(mix3(v3(0.74f, 0.71f, 0.65f), k > 0.7f ? v3(0.60f, 0.44f, 0.28f) : v3(0.66f, 0.60f, 0.52f),
                         frac(k * 7.3f)),
                    0.85f + 0.15f * stain);
        if (!side) {
            L.alb = frac(k * 13.7f) < 0.6f ? v3(0.34f, 0.17f, 0.10f) : v3(0.42f, 0.40f, 0.37f);
            break;
        }
        float bu = frac(u / 3.1f + 0.5f), bv = frac(v / 3.2f);
        if (bu > 0.33f && bu < 0.67f && bv > 0.28f && bv < 0.75f && v < s->h - 0.8f)
            L.alb = v3(0.07f, 0.075f, 0.08f);
        else if (bv < 0.10f && s->h > 14)
            L.alb = mul(L.alb, 0.72f);
        break;
    }
    case F_TOWER:
    case F_TOWER_DARK: {
        float fl = 3.6f, bay = 1.9f + 1.0f * u01(hash32(s->id + 3));
        if (!side) break;
        float fu = frac(u / bay), fv = frac(v / fl);
        int iu = (int)floorf(u / bay), iv = (int)floorf(v / fl);
        int frame = fv < 0.20f || fu < 0.09f;
        L.gloss = frame ? 0.35f : 1;
        L.f0 = frame ? 0.06f : 0.34f;
        L.alb = frame ? mul(L.alb, 1.2f) : mul(L.alb, 0.30f);
        uint32_t k = hash2((iu + iv) / (1 + (int)(s->id % 3)) + (front ? 0 : 400), iv + (int)(s->id & 0xffff));
        float fk = u01(hash2(iv, (int)(s->id & 0xffff) + 5)); /* whole floors lit or dark */
        if (!frame && u01(k) < WINDOW_LIT * (0.25f + 1.6f * fk * fk)) {
            float b = 0.10f + 0.75f * sq(sq(u01(hash32(k))));
            V c = u01(hash32(k + 1)) < 0.75f ? v3(1.0f, 0.66f, 0.34f) : v3(0.80f, 0.88f, 1.0f);
            L.emit = mul(c, b * (0.6f + 0.4f * sstep(0.2f, 0.5f, fv)));
        }
        break;
    }
    case F_LAMP: L.emit = LAMP_EMIT; break;
    default: L.alb = mul(L.alb, stain);
    }
    return L;
}

/* ---- light ---- */
static float SHADOW_FAR = 900;
static int land_dark(V p, Rng *r) {
    V s = norm(v3(SUN.x + 0.006f * rnds(r), SUN.y + 0.006f * rnds(r), SUN.z + 0.006f * rnds(r)));
    if (solids_hit(p, s, SHADOW_FAR, NULL)) return 1;
    float t;
    for (int i = 0; i < ngrounds; i++)
        if (ground_hit(&grounds[i], p, s, grounds[i].cell * 2, SHADOW_FAR * 12, &t)) return 1;
    return 0;
}
static int land_trace(V o, V d, float tmax, Rng *r, float *tout, V *col) {
    float best = tmax, t;
    int what = 0, gi = 0;
    Hit h;
    const Tree *tr = NULL;
    const Texel *tx = NULL;
    if (solids_hit(o, d, best, &h)) {
        best = h.t;
        what = 1;
    }
    if (nrows && trees_hit(o, d, best, &t, &tr, &tx)) {
        best = t;
        what = 2;
    }
    for (int i = 0; i < ngrounds; i++)
        if (ground_hit(&grounds[i], o, d, 1, best, &t)) {
            best = t;
            what = 3;
            gi = i;
        }
    if (!what) return 0;
    V p = mad(o, d, best);
    if (p.y < -0.05f) return 0;
    *tout = best;
    V c;
    if (what == 2) {
        V alb;
        if (tx->tint < -1)
            alb = BARK_COL[(int)-tx->tint];
        else
            alb = mul(mix3(LEAF_A[tr->sp], LEAF_B[tr->sp], tx->tint), tr->tone);
        float low = 0.45f + 0.55f * sstep(0.0f, 0.5f, (p.y - tr->y) / tr->h);
        c = mulv(alb, add(mul(SUNCOL, tx->sun * low), mul(sh_irr(v3(0, 0.9f, 0.43f)), tx->amb * low)));
    } else if (what == 1) {
        Look L = look(&h, p);
        float ns = dot(h.n, SUN);
        float ao = 0.55f + 0.45f * sstep(0, 6, p.y);
        c = mulv(L.alb, mul(sh_irr(h.n), ao));
        if (ns > 0 && !land_dark(mad(p, h.n, 0.05f), r)) c = add(c, mulv(L.alb, mul(SUNCOL, ns)));
        if (L.gloss > 0) {
            V R = reflectv(d, h.n);
            float f = (L.f0 + (1 - L.f0) * powf(1 - clampf(-dot(d, h.n), 0, 1), 5)) * L.gloss;
            V e = R.y > 0 ? sky(R, 4) : mul(sky(v3(R.x, -R.y, R.z), 4), 0.35f);
            c = add(mul(c, 1 - f), mul(e, f));
        }
        c = add(c, L.emit);
    } else {
        Ground *g = &grounds[gi];
        V n = ground_normal(g, p.x, p.z);
        if (g->bump > 0) {
            V q = mul(p, g->bump_scale);
            float f = fbm3(q, 4), e = 0.25f;
            n = norm(add(n, mul(v3(f - fbm3(add(q, v3(e, 0, 0)), 4), f - fbm3(add(q, v3(0, e, 0)), 4),
                                   f - fbm3(add(q, v3(0, 0, e)), 4)),
                                g->bump / e)));
        }
        V alb = g->col(p, n);
        float ns = dot(n, SUN), ao = 0.6f + 0.4f * n.y;
        c = mulv(alb, mul(sh_irr(n), ao));
        if (ns > 0 && !land_dark(mad(p, n, g->cell * 0.8f), r)) c = add(c, mulv(alb, mul(SUNCOL, ns)));
    }
    *col = air(o, d, best, c);
    return 1;
}
static void land_done(void) {
    solids_done();
    trees_done();
    LAND = land_trace;
    AIR = air;
}
#endif
