/* wood.h - decks and walls of planks: shape, grain, nails, weather, water on them. */
#ifndef DOCK_WOOD_H
#define DOCK_WOOD_H
#include "trace.h"

/* A row of planks. `a` runs across them, `l` along them, `y` out of their face. */
typedef struct {
    int axis; /* 0: planks run along z, 1: along x, 2: upright wall facing -z, planks along y */
    float pitch, gap, thick, bevel, y0, a0, a1, l0, l1;
    float joist;  /* distance of the rows of screws, 0 = none */
    float uneven; /* how much heights differ, metres */
    float ring;   /* distance of year rings */
    float grey;   /* 0 fresh, 1 silver */
    float rot;    /* steepness of the relief */
    uint32_t seed;
    V early, late, silver;
} Deck;

static inline V deck_local(const Deck *k, V p) { /* x = across, y = out, z = along */
    return k->axis == 0 ? p : k->axis == 1 ? v3(p.z, p.y, p.x) : v3(p.x, -p.z, p.y);
}
static inline V deck_world(const Deck *k, V n) {
    return k->axis == 0 ? n : k->axis == 1 ? v3(n.z, n.y, n.x) : v3(n.x, n.z, -n.y);
}
static inline float hs(uint32_t s, int i, int k) { return u01(hash2(i * 7 + k * 131, (int)s + k)); }

static float plank(const Deck *k, int i, V q, float lw) {
    float c = (i + 0.5f) * k->pitch + (hs(k->seed, i, 1) - 0.5f) * 0.002f;
    float u = q.x - c, hw = 0.5f * (k->pitch - k->gap) + (hs(k->seed, i, 2) - 0.5f) * 0.002f + lw * 0.0012f;
    float top = k->y0 + (hs(k->seed, i, 3) - 0.5f) * 2 * k->uneven + u * (hs(k->seed, i, 4) - 0.5f) * 10 * k->uneven -
                u * u / (hw * hw) * k->uneven * (hs(k->seed, i, 5) - 0.3f);
    float lo = k->l0 + (hs(k->seed, i, 6) - 0.5f) * 0.012f, hi = k->l1 + (hs(k->seed, i, 7) - 0.5f) * 0.012f;
    float r = k->bevel * (0.8f + 0.6f * lw), hh = 0.5f * k->thick;
    float x = fabsf(u) - hw + r, y = fabsf(q.y - top + hh) - hh + r, z = fabsf(q.z - 0.5f * (lo + hi)) - 0.5f * (hi - lo) + r;
    float in = fminf(fmaxf(x, fmaxf(y, z)), 0);
    x = fmaxf(x, 0);
    y = fmaxf(y, 0);
    z = fmaxf(z, 0);
    return in + sqrtf(x * x + y * y + z * z) - r;
}
static float deck_map(const Deck *k, V p) {
    V q = deck_local(k, p);
    int n0 = (int)roundf(k->a0 / k->pitch), n1 = (int)roundf(k->a1 / k->pitch) - 1;
    float f = q.x / k->pitch;
    int i = (int)floorf(f), j = f - i > 0.5f ? i + 1 : i - 1;
    float lw = fabsf(q.y - k->y0) < 0.02f ? vnoise(q.z * 9, i * 3.7f, 0) - 0.5f : 0;
    i = i < n0 ? n0 : i > n1 ? n1 : i;
    j = j < n0 ? n0 : j > n1 ? n1 : j;
    float d = plank(k, i, q, lw);
    return i == j ? d : fminf(d, plank(k, j, q, lw));
}

typedef struct {
    float late, knot, crack, fibre;
} Grain;
/* The tree inside the plank: distance from the core gives the rings, so faces, edges and ends agree. */
static Grain grain(const Deck *k, int i, V q, float px) {
    Grain g = {0, 0, 0, 0};
    float l = q.z + hs(k->seed, i, 11) * 40, u = q.x - (i + 0.5f) * k->pitch, y = q.y - k->y0;
    float cx = (hs(k->seed, i, 12) - 0.5f) * 0.16f, cy = -0.015f - 0.09f * sq(hs(k->seed, i, 13));
    float wob = (fbm(l * 0.8f, i * 7.3f, 2, 0) - 0.5f) * 0.045f + (vnoise(l * 5, u * 14 + i * 3.1f, 0) - 0.5f) * 0.0035f;
    float r = sqrtf(sq(u - cx + wob * 0.4f) + sq(y - cy)) + wob;
    /* knots */
    int c = (int)floorf(l / 0.42f);
    for (int m = c - 1; m <= c + 1; m++) {
        uint32_t h = hash2(m, i * 31 + (int)k->seed);
        if (u01(h) > 0.36f) continue;
        float kl = (m + 0.2f + 0.6f * u01(hash32(h + 1))) * 0.42f, ku = (u01(hash32(h + 2)) - 0.5f) * 0.8f * k->pitch;
        float s = 0.006f + 0.008f * u01(hash32(h + 3));
        float dl = (l - kl) * 0.72f, du = u - ku, dk = sqrtf(dl * dl + du * du);
        dk *= 1 + 0.25f * (vnoise(dl * 160, du * 160 + m, 0) - 0.5f);
        if (dk > s * 7) continue;
        r += 1.5f * s * expf(-sq(dk / (2.0f * s)));
        float kk = sstep(s * 1.15f, s * 0.8f, dk);
        if (kk > 0) {
            r = mixf(r, dk * 0.8f + 0.3f, kk);
            g.knot = fmaxf(g.knot, kk);
        }
        g.knot = fmaxf(g.knot, 0.7f * expf(-sq((dk - s) / (0.12f * s))));
    }
    float f = r / k->ring + 1.5f * vnoise(r * 60, i * 5.5f, 0), t = f - floorf(f);
    float w = px / k->ring;
    g.late = mixf(sstep(0.25f, 0.86f, t) * sstep(1.0f, 0.90f, t), 0.33f, clampf(w * 1.2f, 0, 1));
    g.late *= 0.55f + 0.45f * u01(hash2((int)floorf(f), i));
    float fs = clampf(1.6f - px * 900, 0, 1);
    g.fibre = fs > 0 ? fs * (0.6f * vnoise(u * 950, l * 13, 0) + 0.4f * vnoise(u * 2300, l * 42, 0) - 0.5f) : 0;
    g.fibre += 0.9f * (vnoise(u * 300, l * 5.5f + i, 0) - 0.5f) + 0.5f * (vnoise(u * 90, l * 2.2f + i, 0) - 0.5f);
    /* drying cracks: short straight splits along the grain, pointed at both ends */
    int cu = (int)floorf(u / 0.016f), cl = (int)floorf(l / 0.30f);
    uint32_t h = hash2(cu + i * 97, cl + 1300);
    if (u01(h) < 0.40f * k->rot / 2) {
        float hl = 0.025f + 0.11f * sq(u01(hash32(h + 1))), lc = (cl + 0.5f) * 0.30f + (0.15f - hl) * (2 * u01(hash32(h + 2)) - 1);
        float uc = (cu + 0.3f + 0.4f * u01(hash32(h + 3))) * 0.016f + 0.0012f * (vnoise(l * 30, cu * 3.1f, 0) - 0.5f);
        float e = 1 - sq((l - lc) / hl);
        if (e > 0) {
            float w = (0.00025f + 0.0007f * u01(hash32(h + 4))) * e + px * 0.35f;
            g.crack = sstep(w, w * 0.3f, fabsf(u - uc)) * clampf(e * 3, 0, 1) * clampf(0.0010f / (w + 0.0003f), 0, 1);
        }
    }
    return g;
}
static inline float grain_height(Grain g) {
    return 0.00026f * g.late + 0.00012f * g.fibre - 0.0011f * g.crack + 0.0002f * g.knot;
}
/* screws: two per plank and joist; returns distance to the nearest one */
static float screw(const Deck *k, int i, V q, float *du, float *dl) {
    if (k->joist <= 0) return 1;
    float u = q.x - (i + 0.5f) * k->pitch, j = roundf(q.z / k->joist);
    float su = (u > 0 ? 0.30f : -0.30f) * k->pitch;
    *du = u - su - (hs(k->seed, i * 3 + (u > 0), (int)j + 21) - 0.5f) * 0.008f;
    *dl = q.z - j * k->joist - (hs(k->seed, i * 3 + (u > 0), (int)j + 51) - 0.5f) * 0.012f;
    return sqrtf(*du * *du + *dl * *dl);
}
/* Colour, roughness and relief. wet: 0 dry, 1 soaked, above 1 a film of water stands on it. */
static void wood_surf(const Deck *k, V p, float px, float wet, Surf *s) {
    V q = deck_local(k, p), nl = deck_local(k, s->n);
    int i = (int)floorf(q.x / k->pitch);
    Grain g = grain(k, i, q, px);
    float tint = hs(k->seed, i, 14), bl = fbm(q.x * 7 + i * 9, q.z * 1.3f, 3, 0);
    V c = mix3(k->early, k->late, clampf(g.late * 0.85f + (bl - 0.5f) * 0.5f, 0, 1));
    c = mix3(c, mul(k->late, 0.35f), g.knot * 0.75f);
    float gr = clampf(k->grey * (0.75f + 0.5f * bl + 0.4f * (tint - 0.5f)), 0, 1);
    c = mix3(c, mul(k->silver, 0.75f + 0.35f * (1 - g.late) - 0.35f * g.knot), gr);
    c = mul(c, (0.80f + 0.40f * tint) * (1 + 0.55f * g.fibre) * (0.82f + 0.36f * bl));
    c = mul(c, 1 - 0.85f * g.crack);
    s->rough = 0.62f - 0.1f * g.late;
    float rel = k->rot * (1 - 0.45f * clampf(wet, 0, 1));
    float du, dl, sd = screw(k, i, q, &du, &dl);
    int metal = 0;
    if (sd < 0.03f && fabsf(nl.y) > 0.6f) {
        c = mul(c, 1 - 0.45f * sstep(0.007f, 0.0045f, sd) -
                       0.25f * expf(-fabsf(du) * 420) * sstep(0.03f, 0.004f, fabsf(dl)));
        metal = sd < 0.0040f;
    }
    if (metal) {
        float hole = fminf(fabsf(du), fabsf(dl)) < 0.0007f && sd < 0.0024f;
        s->kind = K_METAL;
        s->base = hole ? v3(0.02f, 0.02f, 0.02f) : v3(0.30f, 0.28f, 0.26f);
        s->rough = 0.42f;
        return;
    }
    /* relief */
    if (rel > 0 && px < 0.004f) {
        float e = fmaxf(0.0003f, px * 0.7f), h0 = grain_height(g);
        float hx = grain_height(grain(k, i, v3(q.x + e, q.y, q.z), px)) - h0,
              hz = grain_height(grain(k, i, v3(q.x, q.y, q.z + 2 * e), px)) - h0;
        float f = rel * clampf(1.5f - px * 400, 0, 1) / e;
        if (fabsf(nl.y) > 0.3f) nl = norm(v3(nl.x - hx * f, nl.y, nl.z - 0.5f * hz * f));
    }
    if (wet > 0) {
        float w = clampf(wet, 0, 1);
        c = mulv(c, v3(mixf(1, 0.36f, w), mixf(1, 0.33f, w), mixf(1, 0.31f, w)));
        s->rough = mixf(s->rough, 0.26f, w);
        s->coat = mixf(1, 1.0f, w);
        if (wet > 1) {
            float f = clampf(wet - 1, 0, 1);
            nl = norm(mix3(nl, v3(0, 1, 0), f));
            s->rough = mixf(s->rough, 0.05f, f);
        }
    }
    s->base = c;
    s->n = deck_world(k, nl);
}
static Deck deck_default(void) {
    Deck k = {.pitch = 0.145f,
              .gap = 0.007f,
              .thick = 0.034f,
              .bevel = 0.0045f,
              .a0 = -3.045f,
              .a1 = 3.045f,
              .l0 = -3,
              .l1 = 3,
              .joist = 0.6f,
              .uneven = 0.0014f,
              .ring = 0.0046f,
              .grey = 0.5f,
              .rot = 1,
              .seed = 5};
    /* pine left to the weather */
    k.early = hexl(0xb98f62);
    k.late = hexl(0x7d5433);
    k.silver = hexl(0x9a958c);
    return k;
}
#endif
