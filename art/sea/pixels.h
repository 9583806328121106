/* pixels.h - rows of pixels, shared out to threads; for films the sky is kept from the first frame. */
#ifndef SEA_PIXELS_H
#define SEA_PIXELS_H
#include "shade.h"

static volatile int next_row = 0;
static float CROP[4] = {0, 0, 1, 1}; /* x0, y0, x1, y1 in parts of the picture: only this is followed */
/* film: the sky does not move, so pixels that show only sky are kept from the first frame (file named by SKYCACHE) */
static float *CACHE;
static int RX0, RY0, RX1, RY1;
static int RIDER_SPP, NTIME = 1; /* more samples around the models when the film is made with few */
static void cache_load(void) {
    RX0 = W;
    RY0 = H;
    RX1 = RY1 = 0; /* picture region of all models, with a margin */
    for (int i = 0; i < nmodels; i++)
        for (int c = 0; c < 8; c++) {
            Model *m = &models[i];
            V l = v3(c & 1 ? m->hi.x : m->lo.x, c & 2 ? m->hi.y : m->lo.y, c & 4 ? m->hi.z : m->lo.z);
            V q = sub(add(m->pos, to_world(m->rot, l)), CAM.pos);
            float z = dot(q, CF);
            int x = (int)((dot(q, CR_) / z / (CAM.f2 * W / H) + 0.5f) * W),
                y = (int)((CAM.horizon - dot(q, CU) / z / CAM.f2) * H);
            if (x - 6 < RX0) RX0 = x - 6;
            if (x + 6 > RX1) RX1 = x + 6;
            if (y - 6 < RY0) RY0 = y - 6;
            if (y + 6 > RY1) RY1 = y + 6;
        }
    const char *n = getenv("SKYCACHE");
    FILE *f = n ? fopen(n, "rb") : NULL;
    if (!f) return;
    CACHE = malloc((size_t)W * H * 12);
    if (fread(CACHE, 12, (size_t)W * H, f) != (size_t)W * H) {
        free(CACHE);
        CACHE = NULL;
    }
    fclose(f);
}
static void cache_save(void) {
    const char *n = getenv("SKYCACHE");
    if (!n || CACHE) return;
    FILE *f = fopen(n, "wb");
    if (!f) return;
    for (size_t i = 0; i < (size_t)W * H; i++) {
        float v[3] = {HDR[3 * i], HDR[3 * i + 1], HDR[3 * i + 2]};
        if (DEPTH[i] < 9e5f) v[0] = -1;
        fwrite(v, 12, 1, f);
    }
    fclose(f);
}
static void *worker(void *arg) {
    (void)arg;
    float asp = (float)W / H, wide = mixf(0.95f, 0.72f, CRISP);
    for (;;) {
        int y = __sync_fetch_and_add(&next_row, 1);
        if (y >= H) break;
        if (y < CROP[1] * H || y > CROP[3] * H) continue;
        for (int x = CROP[0] * W; x < CROP[2] * W; x++) {
            if (CACHE && (x < RX0 || x > RX1 || y < RY0 || y > RY1) && y < (CAM.horizon - 0.03f) * H) {
                float *k = CACHE + 3 * ((size_t)y * W + x);
                if (k[0] >= 0) {
                    memcpy(HDR + 3 * ((size_t)y * W + x), k, 12);
                    DEPTH[(size_t)y * W + x] = 1e6f;
                    continue;
                }
            }
            int n = SPP;
            if (RIDER_SPP && x >= RX0 && x <= RX1 && y >= RY0 && y <= RY1) n *= RIDER_SPP;
            int nx = (int)sqrtf((float)n);
            while (n % nx) nx--;
            int ny = n / nx;
            Rng r = {hash2(x, y)};
            V acc = v3(0, 0, 0);
            float wsum = 0, dmin = 1e7f;
            float rot = rnd(&r), rot2 = rnd(&r);
            for (int s = 0; s < n; s++) {
                float a = (s % nx + rnd(&r)) / nx, b = (s / nx + rnd(&r)) / ny;
                /* tent filter, `wide` pixels to each side */
                float ox = a < 0.5f ? sqrtf(2 * a) - 1 : 1 - sqrtf(2 - 2 * a),
                      oy = b < 0.5f ? sqrtf(2 * b) - 1 : 1 - sqrtf(2 - 2 * b);
                float px = (x + 0.5f + ox * wide) / W, py = (y + 0.5f + oy * wide) / H;
                V d =
                    norm(add(add(CF, mul(CR_, (px - 0.5f) * asp * CAM.f2)), mul(CU, (CAM.horizon - py) * CAM.f2)));
                V o = CAM.pos;
                if (CAM.aperture > 0) {
                    V fp = mad(o, d, CAM.focus / dot(d, CF));
                    float q = sqrtf(rnd(&r)) * CAM.aperture, t = 2 * PI * rnd(&r);
                    o = add(o, add(mul(CR_, q * cosf(t)), mul(CU, q * sinf(t))));
                    d = norm(sub(fp, o));
                }
                float uj = (s + rnd(&r)) / n + rot;
                uj -= floorf(uj);
                float vj = ((s * 7) % n + rnd(&r)) / n + rot2;
                vj -= floorf(vj);
                int ti = ((s * 5) % n) * NTIME / n;
                float dep;
                V c = TRACER ? TRACER(o, d, &r, &dep) : trace(o, d, WPH[ti], TIME, uj, vj, &r, &dep);
                if (dep < dmin) dmin = dep;
                if (!(c.x >= 0) || !(c.y >= 0) || !(c.z >= 0)) c = v3(0, 0, 0);
                c = v3(fminf(c.x, 9), fminf(c.y, 9), fminf(c.z, 9));
                acc = add(acc, c);
                wsum += 1;
            }
            float *q = HDR + 3 * ((size_t)y * W + x);
            q[0] = acc.x / wsum;
            q[1] = acc.y / wsum;
            q[2] = acc.z / wsum;
            DEPTH[(size_t)y * W + x] = dmin;
        }
    }
    return NULL;
}
#endif
