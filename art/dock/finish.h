/* finish.h - what is done to the whole picture: noise removal, light that spreads in the lens, its file. */
#ifndef DOCK_FINISH_H
#define DOCK_FINISH_H
#include "frame.h"

/* ---- noise removal: light without the surface's colour is smoothed where normal, colour and depth agree and the
 * difference is within what the samples' own spread explains ---- */
static float *TMP;
static int STEP;
static float STRENGTH = 1;
static void *smooth_rows(void *arg) {
    (void)arg;
    static const float kw[3] = {0.375f, 0.25f, 0.0625f};
    for (;;) {
        int y = __sync_fetch_and_add(&next_row, 1);
        if (y >= H) break;
        for (int x = 0; x < W; x++) {
            size_t k = (size_t)y * W + x;
            float v = 0, vw = 0;
            for (int j = -1; j <= 1; j++)
                for (int i = -1; i <= 1; i++) {
                    int xx = x + i, yy = y + j;
                    if (xx < 0 || yy < 0 || xx >= W || yy >= H) continue;
                    float w = (i ? 1 : 2) * (j ? 1 : 2);
                    v += w * VAR[(size_t)yy * W + xx];
                    vw += w;
                }
            float sd = 1.0f / (STRENGTH * STRENGTH * v / vw * 6 + 1e-7f);
            float acc[3] = {0}, ws = 0;
            for (int j = -2; j <= 2; j++)
                for (int i = -2; i <= 2; i++) {
                    int xx = x + i * STEP, yy = y + j * STEP;
                    if (xx < 0 || yy < 0 || xx >= W || yy >= H) continue;
                    size_t m = (size_t)yy * W + xx;
                    float dn = 0, dc = 0, da = 0;
                    for (int c = 0; c < 3; c++) {
                        dn += sq(NRM[3 * m + c] - NRM[3 * k + c]);
                        da += sq(ALB[3 * m + c] - ALB[3 * k + c]);
                        dc += IMG[3 * m + c] - IMG[3 * k + c];
                    }
                    dc = dc * dc / 9;
                    float dz = (DEP[m] - DEP[k]) / (0.02f * DEP[k] + 0.002f);
                    float w = kw[abs(i)] * kw[abs(j)] * expf(-dn * 60 - da * 20 - dc * sd - dz * dz * 0.1f);
                    ws += w;
                    for (int c = 0; c < 3; c++) acc[c] += w * IMG[3 * m + c];
                }
            for (int c = 0; c < 3; c++) TMP[3 * k + c] = acc[c] / ws;
        }
    }
    return NULL;
}
static void denoise(void) {
    size_t n = (size_t)W * H;
    TMP = malloc(n * 12);
    for (size_t k = 0; k < 3 * n; k++) IMG[k] /= ALB[k] + 0.02f;
    for (STEP = 1; STEP <= 4; STEP *= 2) {
        run(smooth_rows);
        float *t = IMG;
        IMG = TMP;
        TMP = t;
        for (size_t k = 0; k < n; k++) VAR[k] *= 0.25f;
    }
    for (size_t k = 0; k < 3 * n; k++) IMG[k] *= ALB[k] + 0.02f;
}
/* light that spreads in the lens: sum of blurs of the bright parts */
static void blur(float *a, int w, int h, float sigma) {
    int r = (int)(sigma * 2.5f) + 1;
    float *k = malloc(sizeof(float) * (2 * (size_t)r + 1)), s = 0, *t = malloc((size_t)w * h * 12);
    for (int i = -r; i <= r; i++) s += k[i + r] = expf(-0.5f * sq(i / sigma));
    for (int pass = 0; pass < 2; pass++) {
        for (int y = 0; y < h; y++)
            for (int x = 0; x < w; x++) {
                float c[3] = {0};
                for (int i = -r; i <= r; i++) {
                    int xx = pass ? x : (int)clampf(x + i, 0, w - 1), yy = pass ? (int)clampf(y + i, 0, h - 1) : y;
                    for (int q = 0; q < 3; q++) c[q] += k[i + r] * a[3 * ((size_t)yy * w + xx) + q];
                }
                for (int q = 0; q < 3; q++) t[3 * ((size_t)y * w + x) + q] = c[q] / s;
            }
        memcpy(a, t, (size_t)w * h * 12);
    }
    free(k);
    free(t);
}
static void bloom(void) {
    int f = W / 320 > 0 ? W / 320 : 1, w = W / f, h = H / f;
    float *a = calloc((size_t)w * h, 12), *b = malloc((size_t)w * h * 12);
    for (int y = 0; y < h * f; y++)
        for (int x = 0; x < w * f; x++)
            for (int c = 0; c < 3; c++)
                a[3 * ((size_t)(y / f) * w + x / f) + c] += fmaxf(IMG[3 * ((size_t)y * W + x) + c] - 0.8f, 0) / (f * f);
    memcpy(b, a, (size_t)w * h * 12);
    blur(a, w, h, w * 0.006f);
    blur(b, w, h, w * 0.035f);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            float fx = clampf((x + 0.5f) / f - 0.5f, 0, w - 1.001f), fy = clampf((y + 0.5f) / f - 0.5f, 0, h - 1.001f);
            int ix = (int)fx, iy = (int)fy;
            fx -= ix;
            fy -= iy;
            for (int c = 0; c < 3; c++) {
                float g = 0;
                for (int l = 0; l < 2; l++) {
                    float *p = l ? b : a;
#define AT(i, j) p[3 * ((size_t)fminf(iy + j, h - 1) * w + (int)fminf(ix + i, w - 1)) + c]
                    g += (l ? 0.6f : 0.5f) *
                         mixf(mixf(AT(0, 0), AT(1, 0), fx), mixf(AT(0, 1), AT(1, 1), fx), fy);
                }
                IMG[3 * ((size_t)y * W + x) + c] += CAM.bloom * g;
            }
        }
}
static void write_ppm(const char *name) {
    FILE *f = fopen(name, "wb");
    if (!f) {
        perror(name);
        exit(1);
    }
    fprintf(f, "P6\n%d %d\n255\n", W, H);
    Rng r = {77};
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            size_t k = (size_t)y * W + x;
            float qx = (x + 0.5f) / W - 0.5f, qy = (y + 0.5f) / H - 0.5f;
            float ex = CAM.exposure * (1 - CAM.vignette * 2 * (qx * qx + qy * qy)), c[3];
            for (int i = 0; i < 3; i++) c[i] = IMG[3 * k + i] * ex;
            float l = 0.25f * c[0] + 0.6f * c[1] + 0.15f * c[2];
            float grain = (rnd(&r) + rnd(&r) - 1) * 0.006f; /* hides banding in even skies */
            for (int i = 0; i < 3; i++) {
                float u = tone1(fmaxf(l + (c[i] - l) * CAM.saturation, 0));
                u = srgb_enc(u);
                u = mixf(u, sstep(0, 1, u), CAM.contrast);
                fputc((int)(clampf(u + grain, 0, 1) * 255 + 0.5f), f);
            }
        }
    fclose(f);
}
#endif
