/* ocean.h - a sea surface from a wave spectrum: four square tiles, each with its band of wave lengths, made once by
   Fourier transform. Coarser levels of a tile keep the spread of the slopes that they no longer show, so that far
   water glitters as much as near water. */
#ifndef OCEAN_H
#define OCEAN_H
#include "core.h"

#define ON 512    /* cells along a tile */
#define OTILES 4  /* tiles of different size */
#define OLEVELS 9 /* levels of detail of a tile */

typedef struct {
    float sx, sz, s2; /* slopes and their mean square */
} Slope;
typedef struct {
    float size; /* metres */
    float *h;
    Slope *lev[OLEVELS];
} OceanTile;
static OceanTile OT[OTILES];

typedef struct {
    float tile;                /* size of the largest tile, metres; the others follow by a factor of 5.5 */
    float wind, spread;        /* degrees: direction of travel (0 = along +z) and its scatter */
    float swell, chop, ripple; /* strength of waves around the peak, of 0.5 to 3 m, and below 0.3 m */
    float peak;                /* longest waves, metres */
    float sharp;               /* sharpness of crests, 0 to 1 */
    float gust;                /* contrast of calm and ruffled patches, 0 to 1 */
    uint32_t seed;
} Ocean;
static Ocean OC;
static float OC_MAX, OC_STEEP; /* greatest height, greatest slope */

static void fft1(float *re, float *im, int n, int stride) {
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) {
            float a = re[i * stride], b = im[i * stride];
            re[i * stride] = re[j * stride];
            im[i * stride] = im[j * stride];
            re[j * stride] = a;
            im[j * stride] = b;
        }
    }
    for (int l = 2; l <= n; l <<= 1) {
        float ang = 2 * PI / l;
        for (int k = 0; k < l / 2; k++) {
            float wr = cosf(ang * k), wi = sinf(ang * k);
            for (int i = k; i < n; i += l) {
                int p = i * stride, q = (i + l / 2) * stride;
                float xr = re[q] * wr - im[q] * wi, xi = re[q] * wi + im[q] * wr;
                re[q] = re[p] - xr;
                im[q] = im[p] - xi;
                re[p] += xr;
                im[p] += xi;
            }
        }
    }
}
static void fft2(float *re, float *im) {
    for (int y = 0; y < ON; y++) fft1(re + y * ON, im + y * ON, ON, 1);
    for (int x = 0; x < ON; x++) fft1(re + x, im + x, ON, ON);
}
static inline float tile_get(const float *a, float x, float z) { /* in cells, wraps around */
    float fx = floorf(x), fz = floorf(z);
    int ix = (int)fx & (ON - 1), iz = (int)fz & (ON - 1), jx = (ix + 1) & (ON - 1), jz = (iz + 1) & (ON - 1);
    x -= fx;
    z -= fz;
    return mixf(mixf(a[iz * ON + ix], a[iz * ON + jx], x), mixf(a[jz * ON + ix], a[jz * ON + jx], x), z);
}
/* strength of a wave of this length */
static float wave_gain(float lam) {
    float a = logf(lam), lo = logf(0.3f), mid = logf(1.2f), hi = logf(fmaxf(OC.peak * 0.5f, 2));
    if (a < mid) return mixf(OC.ripple, OC.chop, sstep(lo, mid, a));
    return mixf(OC.chop, OC.swell, sstep(mid, hi, a));
}
static void ocean_tile(OceanTile *o, float size, float kmin, float kmax, Rng *r) {
    size_t n = (size_t)ON * ON;
    float *re[3], *im[3];
    for (int i = 0; i < 3; i++) re[i] = calloc(n, 4), im[i] = calloc(n, 4);
    float dk = 2 * PI / size, w = OC.wind * DEG;
    for (int j = -ON / 2; j < ON / 2; j++)
        for (int i = -ON / 2; i < ON / 2; i++) {
            float g1 = inv_gauss(rnd(r)), g2 = inv_gauss(rnd(r));
            float kx = i * dk, kz = j * dk, k = sqrtf(kx * kx + kz * kz);
            if (k < fmaxf(kmin, dk * 0.5f) || k >= kmax) continue;
            float lam = 2 * PI / k, c = (kx * sinf(w) + kz * cosf(w)) / k;
            /* equal slope in each octave below the peak; long waves keep to the wind, short ones spread */
            float sp = (lam > 4 ? 8 : lam > 1 ? 4 : 2) / OC.spread;
            float dir = powf(clampf(0.5f + 0.5f * c, 0, 1), sp);
            float low = expf(-powf(lam / OC.peak, 4)) * wave_gain(lam);
            float amp = 0.034f * low * sqrtf(dir) * dk / (k * k);
            size_t p = (size_t)(j & (ON - 1)) * ON + (i & (ON - 1));
            re[0][p] = amp * g1;
            im[0][p] = amp * g2;
            re[1][p] = -amp * g2 * kx / k; /* sideways movement, a quarter of a wave behind */
            im[1][p] = amp * g1 * kx / k;
            re[2][p] = -amp * g2 * kz / k;
            im[2][p] = amp * g1 * kz / k;
        }
    for (int i = 0; i < 3; i++) fft2(re[i], im[i]);
    o->size = size;
    o->h = malloc(n * 4);
    float cell = size / ON;
    for (int j = 0; j < ON; j++)
        for (int i = 0; i < ON; i++) { /* find the particle that has moved here */
            float x = i, z = j;
            for (int it = 0; it < 5; it++) {
                float dx = tile_get(re[1], x, z), dz = tile_get(re[2], x, z);
                x = i - OC.sharp * dx / cell;
                z = j - OC.sharp * dz / cell;
            }
            o->h[j * ON + i] = tile_get(re[0], x, z);
        }
    for (int i = 0; i < 3; i++) free(re[i]), free(im[i]);
    o->lev[0] = malloc(sizeof(Slope) * n);
    for (int j = 0; j < ON; j++)
        for (int i = 0; i < ON; i++) {
            float *h = o->h;
            Slope s;
            s.sx = (h[j * ON + ((i + 1) & (ON - 1))] - h[j * ON + ((i - 1) & (ON - 1))]) / (2 * cell);
            s.sz = (h[((j + 1) & (ON - 1)) * ON + i] - h[((j - 1) & (ON - 1)) * ON + i]) / (2 * cell);
            s.s2 = s.sx * s.sx + s.sz * s.sz;
            o->lev[0][j * ON + i] = s;
        }
    for (int l = 1; l < OLEVELS; l++) {
        int m = ON >> l, m2 = m * 2;
        o->lev[l] = malloc(sizeof(Slope) * m * m);
        for (int j = 0; j < m; j++)
            for (int i = 0; i < m; i++) {
                Slope *q = o->lev[l - 1] + 2 * j * m2 + 2 * i, s;
                s.sx = 0.25f * (q[0].sx + q[1].sx + q[m2].sx + q[m2 + 1].sx);
                s.sz = 0.25f * (q[0].sz + q[1].sz + q[m2].sz + q[m2 + 1].sz);
                s.s2 = 0.25f * (q[0].s2 + q[1].s2 + q[m2].s2 + q[m2 + 1].s2);
                o->lev[l][j * m + i] = s;
            }
    }
}
static void ocean_default(void) {
    Ocean o = {160, 20, 1.0f, 1, 1, 1, 18, 0.8f, 0.5f, 5};
    OC = o;
}
static void ocean_setup(void) {
    Rng r = {OC.seed * 7919u + 11};
    float size = OC.tile, k0 = 0;
    OC_MAX = OC_STEEP = 0;
    for (int t = 0; t < OTILES; t++) {
        float k1 = 2 * PI * 96 / size;
        ocean_tile(&OT[t], size, k0, k1, &r);
        float m = 0, s = 0;
        for (int i = 0; i < ON * ON; i++) {
            m = fmaxf(m, OT[t].h[i]);
            s = fmaxf(s, OT[t].lev[0][i].s2);
        }
        if (t < 3) {
            OC_MAX += m;
            OC_STEEP += 0.45f * s;
        }
        k0 = k1;
        size /= 5.5f;
    }
    OC_STEEP = sqrtf(OC_STEEP) + 0.05f;
    OC_MAX = OC_MAX * 0.8f + 0.01f;
}
static inline float ocean_h(float x, float z, int tiles) {
    float h = 0;
    for (int t = 0; t < tiles; t++) {
        float s = ON / OT[t].size;
        h += tile_get(OT[t].h, x * s + t * 77.7f, z * s + t * 31.1f);
    }
    return h;
}
/* calm and ruffled patches: factor of the short waves */
static inline float ocean_gust(float x, float z) {
    if (OC.gust <= 0) return 1;
    float a = fbm(x / 23 + 5, z / 37 + 9, 3, 0) * 0.6f + fbm(x / 5.1f, z / 9.3f + 3, 3, 0) * 0.4f;
    return 1 + OC.gust * (sstep(0.30f, 0.68f, a) * 1.5f - 0.95f);
}
static inline void tile_slope(const OceanTile *o, float x, float z, float lod, float *sx, float *sz, float *s2) {
    lod = clampf(lod, 0, OLEVELS - 1.001f);
    int l = (int)lod;
    float f = lod - l;
    *sx = *sz = *s2 = 0;
    for (int k = 0; k < 2; k++) {
        int m = ON >> (l + k);
        float w = k ? f : 1 - f, s = m / o->size, px = x * s - 0.5f * (m < ON), pz = z * s - 0.5f * (m < ON);
        if (w < 0.01f) continue;
        float fx = floorf(px), fz = floorf(pz);
        int ix = (int)fx & (m - 1), iz = (int)fz & (m - 1), jx = (ix + 1) & (m - 1), jz = (iz + 1) & (m - 1);
        px -= fx;
        pz -= fz;
        const Slope *L = o->lev[l + k], *a = L + iz * m + ix, *b = L + iz * m + jx, *c = L + jz * m + ix,
                    *d = L + jz * m + jx;
#define BIL(v) mixf(mixf(a->v, b->v, px), mixf(c->v, d->v, px), pz)
        *sx += w * BIL(sx);
        *sz += w * BIL(sz);
        *s2 += w * BIL(s2);
    }
}
/* slopes that a footprint (metres) can show, and the variance of the rest along one axis; short = factor of short waves */
static void ocean_slope(float x, float z, float foot, float shorts, float *sx, float *sz, float *var) {
    *sx = *sz = 0;
    *var = 1e-5f;
    for (int t = 0; t < OTILES; t++) {
        float s = OT[t].size / ON, a, b, c, g = t >= 2 ? shorts : t == 1 ? 0.5f + 0.5f * shorts : 1;
        tile_slope(&OT[t], x + t * 77.7f * s, z + t * 31.1f * s, log2f(fmaxf(foot / s, 1e-3f)), &a, &b, &c);
        *sx += g * a;
        *sz += g * b;
        *var += g * g * fmaxf(0, c - a * a - b * b) * 0.5f;
    }
}
#endif
