/* foam.h - wakes: the ship waves of Kelvin, foam that breaks up into lace as it ages, bubbles below it. */
#ifndef FOAM_H
#define FOAM_H
#include "core.h"

/* distances to the nearest and the second nearest feature point */
static inline void worley2(float x, float y, float *f1, float *f2) {
    float fx = floorf(x), fy = floorf(y), a = 9, b = 9;
    for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
            uint32_t h = hash2((int)fx + i + 91, (int)fy + j - 37);
            float dx = fx + i + u01(h) - x, dy = fy + j + u01(hash32(h + 1)) - y, d = dx * dx + dy * dy;
            if (d < a) b = a, a = d;
            else if (d < b) b = d;
        }
    *f1 = sqrtf(a);
    *f2 = sqrtf(b);
}
/* Distance to the walls between bubbles, over three sizes: walls of the large cells last longest. */
static float lace(float x, float z, float cell) {
    float wx = fbm(x / cell * 0.7f, z / cell * 0.7f + 7, 3, 0) - 0.5f,
          wz = fbm(x / cell * 0.7f + 31, z / cell * 0.7f, 3, 0) - 0.5f, d = 9;
    x += wx * cell * 1.9f;
    z += wz * cell * 1.9f;
    float s = 1 / cell, off = 0;
    for (int i = 0; i < 3; i++) {
        float a, b;
        worley2(x * s + i * 13.7f, z * s - i * 5.1f, &a, &b);
        d = fminf(d, (b - a) * (0.9f + 0.15f * i) + off);
        s *= 2.3f;
        off += 0.11f;
    }
    return d;
}
/* How much of a point is white, for a mean density m of 0 to 1; foot = size of the pixel there. */
static float foam_cover(float x, float z, float m, float cell, float foot) {
    if (m < 0.015f) return 0;
    float patch = fbm(x / cell * 0.33f + 3, z / cell * 0.33f, 4, 0);
    float mm = clampf(m * (0.35f + 1.35f * patch) + (m - 0.5f) * 0.25f * (m > 0.5f), 0, 1.15f);
    float thr = mm * mm * 0.95f + 0.02f * (mm > 0.05f),
          soft = (0.05f + 0.10f * mm) * (1 - 0.55f * CRISP) + clampf(foot / cell, 0, 1) * 0.6f;
    float fine = fbm(x / cell * 11, z / cell * 11 + 3, 4, 0) - 0.5f; /* torn edges, and holes in what is thin */
    float c = sstep(thr + soft, thr - soft * 0.6f, lace(x, z, cell) + 0.42f * fine * (0.3f + thr));
    float small = sstep(0.30f, 0.05f, lace(x + 3, z, cell * 0.24f)) * sstep(0.10f, 0.45f, mm) * 0.75f;
    c = fmaxf(c * (0.86f + 0.5f * fine), small * sstep(0.42f, 0.62f, fine + 0.5f + mm * 0.3f));
    c = fmaxf(c * sstep(0.03f, 0.22f, mm), sstep(0.80f, 1.1f, mm) * (0.90f + 0.5f * fine));
    float tiny = CRISP * sstep(0.12f, 0.03f, foot / cell); /* bubbles, where a pixel is small enough to show them */
    if (tiny > 0 && c > 0.01f) {
        float open = sstep(0.16f, 0.40f, lace(x + 9, z - 4, cell * 0.085f) - 0.25f * fine);
        c *= 1 - tiny * open * (0.75f - 0.45f * sstep(0.5f, 1.0f, mm));
    }
    return clampf(c, 0, 1);
}

/* ---- ship waves in the frame of the ship: u behind it, v to the side (both sides alike) ---- */
#define KU 1024
#define KV 384
typedef struct {
    float *h, *hu, *hv;
    float lu, lv, amp;
} Kelvin;
/* speed in m/s; depth = how deep the body reaches (damps short waves); the result is scaled to height 1 */
static void kelvin_make(Kelvin *k, float speed, float depth, float lu, float lv) {
    size_t n = (size_t)KU * KV;
    k->h = calloc(n, 4);
    k->hu = calloc(n, 4);
    k->hv = calloc(n, 4);
    k->lu = lu;
    k->lv = lv;
    float mx = 1e-6f, du = lu / KU, dv = lv / KV, k0 = 9.81f / (speed * speed);
    enum { NT = 260 };
    static float ct[NT], st[NT], kk[NT], aa[NT];
    for (int i = 0; i < NT; i++) {
        float th = (-1 + 2 * (i + 0.5f) / NT) * 1.40f;
        kk[i] = k0 / sq(cosf(th));
        ct[i] = cosf(th);
        st[i] = sinf(th);
        aa[i] = expf(-kk[i] * depth) * sstep(2 * PI / (3 * dv), 2 * PI / (8 * dv), kk[i]) / cosf(th);
    }
    for (int j = 0; j < KV; j++)
        for (int i = 0; i < KU; i++) {
            float u = (i + 0.5f) * du, v = (j + 0.5f) * dv, s = 0;
            for (int t = 0; t < NT; t++) s += aa[t] * sinf(kk[t] * (u * ct[t] + v * st[t]));
            s *= sstep(0.0f, 1.2f, u);
            k->h[(size_t)j * KU + i] = s;
            if (u > 2) mx = fmaxf(mx, fabsf(s));
        }
    for (size_t i = 0; i < n; i++) k->h[i] /= mx;
    for (int j = 0; j < KV; j++)
        for (int i = 0; i < KU; i++) {
            int a = i > 0 ? i - 1 : 0, b = i < KU - 1 ? i + 1 : i, c = j > 0 ? j - 1 : 0,
                d = j < KV - 1 ? j + 1 : j;
            k->hu[(size_t)j * KU + i] = (k->h[(size_t)j * KU + b] - k->h[(size_t)j * KU + a]) / ((b - a) * du);
            k->hv[(size_t)j * KU + i] =
                j ? (k->h[(size_t)d * KU + i] - k->h[(size_t)c * KU + i]) / ((d - c) * dv) : 0;
        }
}
static inline float kelvin_get(const float *a, const Kelvin *k, float u, float v) {
    float x = u / k->lu * KU - 0.5f, y = fabsf(v) / k->lv * KV - 0.5f;
    if (x < 0 || x >= KU - 1.01f || y >= KV - 1.01f) return 0;
    y = fmaxf(y, 0);
    int i = (int)x, j = (int)y;
    x -= i;
    y -= j;
    const float *p = a + (size_t)j * KU + i;
    return mixf(mixf(p[0], p[1], x), mixf(p[KU], p[KU + 1], x), y);
}

/* One craft's wake. Straight, or along a circle: turn = 1 / radius, to the left of the way it came when positive. */
typedef struct {
    float x, z, dx, dz, turn; /* place of the craft; direction of the trail behind it */
    float len;                /* how far the foam lasts, metres */
    float w0, grow;           /* half width of the white water at the craft, growth per metre */
    float arm, armw, armlen;  /* outer lines: tangent of their angle, width, how far they last */
    float foam, arms, air;    /* strength of white water, of the outer lines, of bubbles below */
    float cell;               /* size of the foam's cells, metres */
    float wave, trough;       /* height of the ship waves; depth of the furrow */
    Kelvin *k;
} Wake2;
static Wake2 WK[8];
static int NWK = 0;

static inline void wake_uv(const Wake2 *w, float x, float z, float *u, float *v) {
    float px = x - w->x, pz = z - w->z, a = px * w->dx + pz * w->dz, b = -px * w->dz + pz * w->dx;
    if (w->turn == 0) {
        *u = a;
        *v = b;
        return;
    }
    float R = 1 / w->turn, ra = a, rb = b - R, r = sqrtf(ra * ra + rb * rb);
    float s = R > 0 ? 1 : -1;
    *u = fabsf(R) * atan2f(ra, -rb * s);
    *v = s * (fabsf(R) - r);
}
/* height and slopes of all wakes */
static float wakes_h(float x, float z, float *sx, float *sz) {
    float h = 0;
    for (int i = 0; i < NWK; i++) {
        Wake2 *w = &WK[i];
        float u, v;
        wake_uv(w, x, z, &u, &v);
        if (u < -1 || (w->k && u > w->k->lu)) continue;
        float a = 0, hu = 0, hv = 0;
        if (w->k) {
            float f = w->wave * sstep(w->k->lu, w->k->lu * 0.5f, u);
            a = f * kelvin_get(w->k->h, w->k, u, v);
            hu = f * kelvin_get(w->k->hu, w->k, u, v);
            hv = f * kelvin_get(w->k->hv, w->k, u, v) * (v < 0 ? -1 : 1);
        }
        if (w->trough > 0 && u > -0.5f) {
            float ww = w->w0 * 1.1f + w->grow * fmaxf(u, 0), e = expf(-sq(v / ww)),
                  f = w->trough * expf(-u / (w->len * 0.2f)) * sstep(-0.5f, 0.3f, u);
            a -= f * e;
            hv += f * e * 2 * v / sq(ww);
            float q = (fabsf(v) - 1.5f * ww) / (0.5f * ww), e2 = expf(-q * q);
            a += 0.45f * f * e2;
            hv -= 0.45f * f * e2 * 2 * q / (0.5f * ww) * (v < 0 ? -1 : 1);
        }
        h += a;
        if (sx) {
            *sx += hu * w->dx - hv * w->dz;
            *sz += hu * w->dz + hv * w->dx;
        }
    }
    return h;
}
/* white cover, bubbles in the water, and how far the short waves are smoothed (0 to 1) */
static float wakes_foam(float x, float z, float foot, float *air, float *slick, float *rough) {
    float f = 0;
    *air = *slick = *rough = 0;
    for (int i = 0; i < NWK; i++) {
        Wake2 *w = &WK[i];
        float u, v;
        wake_uv(w, x, z, &u, &v);
        if (u < -0.6f || u > w->len * 3) continue;
        float up = fmaxf(u, 0), a = fabsf(v),
              wob = (fbm(x * 0.8f / (w->w0 + 0.2f), z * 0.8f / (w->w0 + 0.2f) + i, 3, 0) - 0.5f);
        float ww = w->w0 + w->grow * up, age = up / w->len;
        float av = fmaxf(0, a + wob * ww * 0.8f);
        float in = sstep(-0.3f, 0.1f, u);
        float core = expf(-sq(av / ww) * 1.3f) * expf(-age * 1.6f) * in * w->foam;
        float rim = expf(-sq((av - ww * 1.05f) / (0.16f * ww + 0.02f))) * expf(-age * 1.1f) * in * w->foam * 0.55f;
        float arm = 0;
        if (w->arms > 0) {
            float q = (a - w->w0 * 0.7f - up * w->arm + wob * 0.5f * w->armw) /
                      (w->armw * (0.35f + 1.4f * up / w->armlen));
            arm = expf(-q * q * (q > 0 ? 3.0f : 0.45f)) * expf(-1.5f * up / w->armlen) * in * w->arms;
        }
        float m = clampf(fmaxf(fmaxf(core, rim), arm), 0, 1.2f);
        if (m > 0.015f) f = fmaxf(f, foam_cover(x, z, m, w->cell * (0.7f + 0.9f * fminf(age, 1.5f)), foot));
        *air = fmaxf(*air, w->air * expf(-sq(av / (ww * 1.15f))) * expf(-age * 2.3f) * in);
        *rough = fmaxf(*rough, core + 0.6f * arm);
        *slick = fmaxf(*slick, expf(-sq(a / (ww * 1.7f)) * sq(a / (ww * 1.7f))) * expf(-age * 0.5f) * in);
    }
    return clampf(f, 0, 1);
}
#endif
