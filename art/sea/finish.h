/* finish.h - what is done to the whole picture: calm for the far sea, light that spreads in the lens. */
#ifndef SEA_FINISH_H
#define SEA_FINISH_H
#include "frame.h"

/* few samples leave grain on the far sea, whose forms lie flat: smooth it along the rows only */
static void smooth_far_sea(void) {
    float *row = malloc(sizeof(float) * 3 * W);
    for (int y = (int)(CAM.horizon * H); y < H; y++) {
        float *q = HDR + 3 * (size_t)y * W, *dp = DEPTH + (size_t)y * W;
        int any = 0;
        for (int x = 0; x < W; x++) {
            float t = dp[x];
            float sg = t > 1e5f
                           ? 0
                           : (0.55f * clampf((t - 5) / 5, 0, 1) + 1.6f * clampf((t - 13) / 26, 0, 1)) * W / 1280.0f;
            if (sg < 0.2f) {
                memcpy(row + 3 * x, q + 3 * x, 12);
                continue;
            }
            any = 1;
            int R = (int)(sg * 2.5f) + 1;
            float a = 0, b = 0, c = 0, n = 0;
            for (int i = -R; i <= R; i++) {
                int u = x + i;
                if (u < 0 || u >= W || dp[u] > t * 1.25f || dp[u] < t * 0.8f) continue;
                float w = expf(-i * i / (2 * sg * sg));
                a += w * q[3 * u];
                b += w * q[3 * u + 1];
                c += w * q[3 * u + 2];
                n += w;
            }
            row[3 * x] = a / n;
            row[3 * x + 1] = b / n;
            row[3 * x + 2] = c / n;
        }
        if (any) memcpy(q, row, sizeof(float) * 3 * W);
    }
    free(row);
}
/* ---- bloom: blur in three widths on a reduced copy ---- */
static void blur1(float *s, float *d, int w, int h, float sig) {
    int R = (int)(sig * 2.6f) + 1;
    float *k = malloc(sizeof(float) * (2 * R + 1)), n = 0;
    for (int i = -R; i <= R; i++) {
        k[i + R] = expf(-i * i / (2 * sig * sig));
        n += k[i + R];
    }
    for (int i = 0; i <= 2 * R; i++) k[i] /= n;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            float a = 0, b = 0, c = 0;
            for (int i = -R; i <= R; i++) {
                int u = x + i < 0 ? 0 : x + i >= w ? w - 1 : x + i;
                float *q = s + 3 * (y * w + u);
                a += k[i + R] * q[0];
                b += k[i + R] * q[1];
                c += k[i + R] * q[2];
            }
            float *q = d + 3 * (y * w + x);
            q[0] = a;
            q[1] = b;
            q[2] = c;
        }
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            float a = 0, b = 0, c = 0;
            for (int i = -R; i <= R; i++) {
                int u = y + i < 0 ? 0 : y + i >= h ? h - 1 : y + i;
                float *q = d + 3 * (u * w + x);
                a += k[i + R] * q[0];
                b += k[i + R] * q[1];
                c += k[i + R] * q[2];
            }
            float *q = s + 3 * (y * w + x);
            q[0] = a;
            q[1] = b;
            q[2] = c;
        }
    free(k);
}
static void bloom(void) {
    static const float SG[3] = {0.006f, 0.022f, 0.075f}, WT[3] = {0.090f, 0.060f, 0.050f};
    float *out = calloc((size_t)W * H * 3, 4);
    for (int l = 0; l < 3; l++) {
        int f = l == 0 ? 2 : l == 1 ? 6 : 16;
        int w = (W + f - 1) / f, h = (H + f - 1) / f;
        float *a = calloc((size_t)w * h * 3, 4), *b = calloc((size_t)w * h * 3, 4);
        for (int y = 0; y < h; y++)
            for (int x = 0; x < w; x++) {
                float s[3] = {0, 0, 0};
                int n = 0;
                for (int j = 0; j < f; j++)
                    for (int i = 0; i < f; i++) {
                        int X = x * f + i, Y = y * f + j;
                        if (X < W && Y < H) {
                            float *q = HDR + 3 * ((size_t)Y * W + X);
                            s[0] += q[0];
                            s[1] += q[1];
                            s[2] += q[2];
                            n++;
                        }
                    }
                for (int c = 0; c < 3; c++) a[3 * (y * w + x) + c] = s[c] / n;
            }
        blur1(a, b, w, h, SG[l] * H / f);
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                float fx = clampf((x + 0.5f) / f - 0.5f, 0, w - 1.001f),
                      fy = clampf((y + 0.5f) / f - 0.5f, 0, h - 1.001f);
                int ix = (int)fx, iy = (int)fy;
                float u = fx - ix, v = fy - iy;
                int ix1 = ix + 1 < w ? ix + 1 : ix, iy1 = iy + 1 < h ? iy + 1 : iy;
                for (int c = 0; c < 3; c++) {
                    float q = mixf(mixf(a[3 * (iy * w + ix) + c], a[3 * (iy * w + ix1) + c], u),
                                   mixf(a[3 * (iy1 * w + ix) + c], a[3 * (iy1 * w + ix1) + c], u), v);
                    out[3 * ((size_t)y * W + x) + c] += WT[l] * BLOOM * q;
                }
            }
        free(a);
        free(b);
    }
    float k = 1 - (WT[0] + WT[1] + WT[2]) * BLOOM;
    for (size_t i = 0; i < (size_t)W * H * 3; i++) HDR[i] = HDR[i] * k + out[i];
    free(out);
}
/* What the pixel filter took from edges is given back: brightness against that of the eight pixels around. */
static void sharpen(void) {
    if (CRISP <= 0) return;
    size_t n = (size_t)W * H;
    float *l = malloc(n * 4);
    for (size_t i = 0; i < n; i++)
        l[i] = sqrtf(fmaxf(0.2126f * HDR[3 * i] + 0.7152f * HDR[3 * i + 1] + 0.0722f * HDR[3 * i + 2], 1e-5f));
    for (int y = 1; y < H - 1; y++)
        for (int x = 1; x < W - 1; x++) {
            size_t i = (size_t)y * W + x;
            float edge = l[i - 1] + l[i + 1] + l[i - W] + l[i + W],
                  corner = l[i - W - 1] + l[i - W + 1] + l[i + W - 1] + l[i + W + 1];
            float mean = (4 * l[i] + 2 * edge + corner) / 16;
            float k = sq(clampf(1 + 0.8f * CRISP * (l[i] - mean) / l[i], 0.8f, 1.25f));
            for (int c = 0; c < 3; c++) HDR[3 * i + c] *= k;
        }
    free(l);
}
#endif
