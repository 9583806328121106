/* air.h - daylight: a sky that is worked out once into a table (with thin cloud and solid cumulus), haze and fog.
 */
#ifndef AIR_H
#define AIR_H
#include "terrain.h"

typedef struct {
    V glow;                  /* colour of the light around the sun */
    float glow1, glow2;      /* strength close by (6 degrees) and wide (24 degrees) */
    V cloud_lit, cloud_dark; /* thin cloud where it is thin, where it is thick */
    float disc;              /* strength of the sun's disc, 0 hides it */
    V haze_beta, haze_tint;  /* extinction per metre; tint of what the air adds */
    float fog, fog_h;        /* fog: extinction per metre at the water, height in metres */
    V fog_col;
} Air;
static Air AR;

/* ---- cumulus: balls heaped upon a flat base, kept as a grid of density and of light that arrives ---- */
#define CX 280
#define CY 120
#define CZ 120
static float *cum_d, *cum_s;
static V cum_lo, cum_hi;
static float CUM_EXT = 0.011f;
static float cum_at(const float *g, V p) {
    float x = (p.x - cum_lo.x) / (cum_hi.x - cum_lo.x) * (CX - 1),
          y = (p.y - cum_lo.y) / (cum_hi.y - cum_lo.y) * (CY - 1),
          z = (p.z - cum_lo.z) / (cum_hi.z - cum_lo.z) * (CZ - 1);
    if (x < 0 || y < 0 || z < 0 || x >= CX - 1 || y >= CY - 1 || z >= CZ - 1) return -1;
    int i = (int)x, j = (int)y, k = (int)z;
    x -= i;
    y -= j;
    z -= k;
    const float *q = g + ((size_t)k * CY + j) * CX + i;
#define CL(o) mixf(mixf(q[o], q[(o) + 1], x), mixf(q[(o) + CX], q[(o) + CX + 1], x), y)
    return mixf(CL(0), CL(CX * CY), z);
}
typedef struct {
    float x, y, z, r;
} Puff;
static void cumulus_build(const Puff *pf, int n, V lo, V hi) {
    cum_lo = lo;
    cum_hi = hi;
    cum_d = malloc(sizeof(float) * CX * CY * CZ);
    cum_s = malloc(sizeof(float) * CX * CY * CZ);
    V st = v3((hi.x - lo.x) / (CX - 1), (hi.y - lo.y) / (CY - 1), (hi.z - lo.z) / (CZ - 1));
    for (int k = 0; k < CZ; k++)
        for (int j = 0; j < CY; j++)
            for (int i = 0; i < CX; i++) {
                V p = add(lo, v3(i * st.x, j * st.y, k * st.z));
                float b = -1;
                for (int q = 0; q < n; q++) {
                    float dx = p.x - pf[q].x, dy = p.y - pf[q].y, dz = p.z - pf[q].z;
                    if (fabsf(dx) > pf[q].r * 1.4f) continue;
                    float e = 1 - sqrtf(dx * dx + dy * dy + dz * dz) / pf[q].r;
                    b = fmaxf(b, e * fminf(pf[q].r / 500, 1.2f));
                }
                float v = -1;
                if (b > -0.4f) {
                    float nz = fbm3(mul(p, 1 / 420.0f), 4) - 0.5f;
                    v = b * 1.5f + nz * 0.85f - 0.06f;
                    v *= sstep(lo.y, lo.y + 120, p.y);
                }
                cum_d[((size_t)k * CY + j) * CX + i] = v;
            }
    for (int k = 0; k < CZ; k++)
        for (int j = 0; j < CY; j++)
            for (int i = 0; i < CX; i++) {
                V p = add(lo, v3(i * st.x, j * st.y, k * st.z));
                float tau = 0, ds = 60;
                for (int q = 1; q < 22; q++) {
                    tau += sstep(0.0f, 0.25f, cum_at(cum_d, mad(p, SUN, ds * q))) * ds * CUM_EXT;
                    if (tau > 8) break;
                }
                cum_s[((size_t)k * CY + j) * CX + i] = 0.72f * expf(-tau * 0.55f) + 0.28f * expf(-tau * 0.09f);
            }
}
static V cumulus(V o, V d, V back, V far_haze) {
    float t0 = 0, t1 = 1e9f;
    const float lo[3] = {cum_lo.x, cum_lo.y, cum_lo.z}, hi[3] = {cum_hi.x, cum_hi.y, cum_hi.z},
                oo[3] = {o.x, o.y, o.z}, dd[3] = {d.x, d.y, d.z};
    for (int i = 0; i < 3; i++) {
        float q = fabsf(dd[i]) < 1e-9f ? 1e-9f : dd[i], u = (lo[i] - oo[i]) / q, v = (hi[i] - oo[i]) / q;
        t0 = fmaxf(t0, fminf(u, v));
        t1 = fminf(t1, fmaxf(u, v));
    }
    if (t0 >= t1) return back;
    float tr = 1;
    V c = v3(0, 0, 0);
    for (float t = t0 + 20 * u01(hash2((int)(d.x * 9e5f), (int)(d.y * 9e5f))); t < t1 && tr > 0.01f;) {
        V p = mad(o, d, t);
        float v = cum_at(cum_d, p);
        if (v < -0.30f) {
            t += 70;
            continue;
        }
        v += (fbm3(mul(p, 1 / 95.0f), 4) - 0.5f) * 0.42f;
        float ds = 18, e = sstep(0.0f, 0.22f, v);
        if (e > 0.001f) {
            float a = 1 - expf(-e * CUM_EXT * 1.7f * ds), s = fmaxf(cum_at(cum_s, p), 0);
            float up = sstep(cum_lo.y, cum_hi.y, p.y);
            V l = add(mul(AR.cloud_lit, s), mul(AR.cloud_dark, 0.55f + 0.45f * up));
            float hz = 1 - expf(-t * AR.haze_beta.y * 0.45f);
            l = mix3(l, far_haze, hz);
            c = mad(c, l, a * tr);
            tr *= 1 - a;
        }
        t += ds;
    }
    return add(c, mul(back, tr));
}

/* ---- the sky, worked out ---- */
static V sky_raw(V d, int fine) {
    float el = asinf(clampf(d.y, -1, 1)) / DEG, az = atan2f(d.x, -d.z) / DEG, da = az - SK.sun_az;
    da = da > 180 ? da - 360 : da < -180 ? da + 360 : da;
    float w = clampf(1.05f / sq(1 + sq(da / SK.spread)), 0, 1);
    V c = sky_grad(fmaxf(el, 0), w);
    float g = acosf(clampf(dot(d, SUN), -1, 1)) / DEG;
    c = add(c, mul(AR.glow, AR.glow1 * expf(-g / 6) + AR.glow2 * expf(-g / 24)));
    if (SK.cloud > 0 && el > 0.15f) {
        float e, q = cloud_density(d, &e) * SK.cloud * sstep(0.2f, 4.0f, el);
        V l = mix3(AR.cloud_lit, AR.cloud_dark, sstep(0.45f, 1.0f, q));
        l = add(l, mul(AR.glow, 0.8f * (AR.glow1 * expf(-g / 9) + AR.glow2 * expf(-g / 30))));
        c = mix3(c, l, q * 0.75f);
    }
    if (fine && cum_d) c = cumulus(v3(0, 2, 0), d, c, sky_grad(1.0f, w));
    return c;
}
#define FAZ 30.0f
#define FEL 31.0f
static V *map_f, *map_c;
static int MFW, MFH;
static int map_row;
static void *map_worker(void *arg) {
    (void)arg;
    for (;;) {
        int j = __sync_fetch_and_add(&map_row, 1);
        if (j >= MFH) return NULL;
        for (int i = 0; i < MFW; i++) {
            float az = (-FAZ + 2 * FAZ * i / (MFW - 1)) * DEG, el = FEL * j / (MFH - 1) * DEG;
            map_f[(size_t)j * MFW + i] = sky_raw(v3(sinf(az) * cosf(el), sinf(el), -cosf(az) * cosf(el)), 1);
        }
    }
}
#define MCW 720
#define MCH 181
static void sky_bake(int w) {
    MFW = w;
    MFH = (int)(w * FEL / (2 * FAZ));
    map_f = malloc(sizeof(V) * MFW * MFH);
    map_c = malloc(sizeof(V) * MCW * MCH);
    /* the frames of a film share one table */
    const char *file = getenv("SKYTABLE");
    size_t nf = (size_t)MFW * MFH, nc = MCW * MCH;
    FILE *in = file ? fopen(file, "rb") : NULL;
    if (in) {
        int ok = fread(map_f, sizeof(V), nf, in) == nf && fread(map_c, sizeof(V), nc, in) == nc;
        fclose(in);
        if (ok) return;
    }
    map_row = 0;
    pthread_t th[2];
    int nt = getenv("THREADS") && atoi(getenv("THREADS")) == 1 ? 1 : 2;
    for (int i = 0; i < nt; i++) pthread_create(&th[i], NULL, map_worker, NULL);
    for (int i = 0; i < nt; i++) pthread_join(th[i], NULL);
    for (int j = 0; j < MCH; j++)
        for (int i = 0; i < MCW; i++) {
            float az = (-180 + i * 0.5f) * DEG, el = j * 0.5f * DEG;
            map_c[j * MCW + i] = sky_raw(v3(sinf(az) * cosf(el), sinf(el), -cosf(az) * cosf(el)), 0);
        }
    FILE *out = file ? fopen(file, "wb") : NULL;
    if (out) {
        fwrite(map_f, sizeof(V), nf, out);
        fwrite(map_c, sizeof(V), nc, out);
        fclose(out);
    }
}
static inline V map_at(const V *m, int w, int h, float x, float y, int wrap) {
    y = clampf(y, 0, h - 1.001f);
    if (!wrap) x = clampf(x, 0, w - 1.001f);
    int i = (int)floorf(x), j = (int)y;
    x -= i;
    y -= j;
    int i1 = i + 1;
    if (wrap) {
        i = ((i % w) + w) % w;
        i1 = ((i1 % w) + w) % w;
    }
    const V *a = m + (size_t)j * w, *b = a + w;
    return mix3(mix3(a[i], a[i1], x), mix3(b[i], b[i1], x), y);
}
static V sky_map(V d, int flags) {
    float el = asinf(clampf(d.y, 0, 1)) / DEG, az = atan2f(d.x, -d.z) / DEG;
    V c;
    if (fabsf(az) < FAZ && el < FEL)
        c = map_at(map_f, MFW, MFH, (az + FAZ) / (2 * FAZ) * (MFW - 1), el / FEL * (MFH - 1), 0);
    else
        c = map_at(map_c, MCW, MCH, (az + 180) * 2, el * 2, 1);
    if ((flags & 1) && AR.disc > 0) {
        float g = acosf(clampf(dot(d, SUN), -1, 1)) / DEG;
        c = add(c, mul(SUNTINT, AR.disc * sstep(SK.sun_rad * 1.05f, SK.sun_rad * 0.92f, g)));
    }
    return c;
}
/* light of a point at distance t as the eye sees it through haze and, over water, fog */
static V air(V o, V d, float t, V c) {
    V h = mulv(sky_map(norm(v3(d.x, 0.022f, d.z)), 0), AR.haze_tint);
    V e = v3(expf(-t * AR.haze_beta.x), expf(-t * AR.haze_beta.y), expf(-t * AR.haze_beta.z));
    c = add(mulv(c, e), mulv(h, v3(1 - e.x, 1 - e.y, 1 - e.z)));
    if (AR.fog > 0) {
        float k = d.y * t / AR.fog_h, s = fabsf(k) < 1e-3f ? 1 : (1 - expf(-clampf(k, -30, 30))) / k;
        V p = mad(o, d, t * 0.85f);
        float wisp = 0.45f + 1.15f * fbm(p.x * 0.011f + 5, p.y * 0.16f + p.z * 0.006f, 4, 0);
        float tau = AR.fog * t * expf(-fmaxf(o.y, 0) / AR.fog_h) * s * sq(wisp);
        c = mix3(c, add(AR.fog_col, mul(sky_map(norm(v3(d.x, 0.09f, d.z)), 0), 0.55f)), 1 - expf(-tau));
    }
    return c;
}
#endif
