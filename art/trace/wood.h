/* wood.h - planks: grain, colour from board to board, gaps, dry or wet. */
#ifndef WOOD_H
#define WOOD_H
#include "trace.h"

typedef struct {
    V pale, dark;                      /* colours between the rings and of the rings */
    float plank, gap;                  /* width of a plank and of the gap, metres; plank 0: one piece */
    float shine;                       /* 0 raw, 1 varnished */
    float (*wet)(V p, const void *ctx); /* 0 dry .. 1 wet; NULL: dry */
    const void *ctx;
} Wood;

/* Grain runs along x, planks lie side by side in z; turn p before the call for another direction. n: normal. */
static Mtl wood_at(V p, V n, const Wood *w) {
    int k = w->plank > 0 ? (int)floorf(p.z / w->plank) : 0;
    float across = w->plank > 0 ? p.z - (k + 0.5f) * w->plank : p.z;
    Rng r = {hash32((uint32_t)k * 977 + 5)};
    float o1 = rnd(&r) * 40, o2 = rnd(&r) * 40, tone = rnds(&r), lean = rnds(&r) * 0.02f;
    float x = p.x + o1, d = across + lean * p.x + 0.012f * (fbm(x * 0.9f, o2 + across * 2, 3, 0) - 0.5f);
    float ring = fbm(d * 130 + o2, x * 0.7f, 3, 0);                 /* wide bands along the plank */
    float cathedral = sinf((d * 70 + 0.5f * fbm(x * 0.5f, o2, 2, 0) + sq(across * 9)) * 6.0f) * 0.5f + 0.5f;
    float fibre = fbm(across * 900 + o2, x * 9 + p.y * 40, 2, 0);   /* fine lines */
    float t = clampf(0.45f * ring + 0.22f * cathedral + 0.33f * fibre - 0.12f, 0, 1);
    Mtl m = coated(mix3(w->pale, w->dark, t), 0.5f, mixf(0.62f, 0.22f, w->shine));
    m.col = mul(m.col, 1 + 0.16f * tone);
    m.coat = mixf(0.35f, 1, w->shine);
    V b = v3(0, 0, 0);
    b.z = (fibre - 0.5f) * 0.10f * (1 - w->shine);
    m.nrm = norm(add(n, b));
    float wet = w->wet ? clampf(w->wet(p, w->ctx), 0, 1) : 0;
    if (wet > 0) {
        m.col = mul(mulv(m.col, mix3(v3(1, 1, 1), m.col, 0.3f * wet)), 1 - 0.45f * wet);
        m.coat = mixf(m.coat, 1, wet);
        m.coat_rough = mixf(m.coat_rough, 0.10f, wet);
        m.nrm = norm(add(n, mul(b, 1 - wet)));
    }
    if (w->gap > 0 && fabsf(across) > w->plank / 2 - w->gap / 2) {
        m.col = mul(m.col, 0.08f);
        m.coat = 0;
    }
    return m;
}
static Mtl wood_mtl(V p, V n, const void *ctx) { return wood_at(p, n, ctx); }
/* the same, grain up y */
static Mtl wood_up(V p, V n, const void *ctx) {
    Mtl m = wood_at(v3(p.y, p.z, p.x), v3(n.y, n.z, n.x), ctx);
    m.nrm = v3(m.nrm.z, m.nrm.x, m.nrm.y);
    return m;
}
static const Wood PINE = {{0.62f, 0.44f, 0.27f}, {0.36f, 0.21f, 0.11f}, 0.12f, 0.004f, 0.15f, NULL, NULL};
static const Wood TEAK = {{0.46f, 0.28f, 0.15f}, {0.22f, 0.115f, 0.055f}, 0.09f, 0.005f, 0.3f, NULL, NULL};
static const Wood GREY_DECK = {{0.42f, 0.38f, 0.33f}, {0.24f, 0.20f, 0.17f}, 0.14f, 0.008f, 0.0f, NULL, NULL};
static const Wood SMOKED = {{0.16f, 0.11f, 0.085f}, {0.06f, 0.042f, 0.035f}, 0.12f, 0.005f, 0.1f, NULL, NULL};
#endif
