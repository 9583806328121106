/* backdrop.h - the last noise of a studio's plain backdrop. It has no detail finer than a shadow's edge, so each pixel
 * becomes the mean of those around it: fewer of them where the shadow is steep and close to things. The weights do not
 * depend on the colours; weights that do would turn a soft edge into steps. */
#ifndef BACKDROP_H
#define BACKDROP_H
#include "reflect.h"

typedef struct {
    int w, h;
    const unsigned char *bare; /* not 0: shows nothing but the backdrop */
    float *reach;              /* how many pixels away a pixel looks */
} Backdrop;
/* one pass, along rows (dx 1) or columns (dy 1) */
static void smooth_line(const Backdrop *b, const V *from, V *to, int dx, int dy) {
    for (int y = 0; y < b->h; y++)
        for (int x = 0; x < b->w; x++) {
            size_t k = (size_t)y * b->w + x;
            to[k] = from[k];
            if (!b->bare[k]) continue;
            V s = v3(0, 0, 0);
            float sum = 0, c = -4.5f / sq(b->reach[k]);
            int r = (int)b->reach[k];
            for (int i = -r; i <= r; i++) {
                int px = x + i * dx, py = y + i * dy;
                if (px < 0 || py < 0 || px >= b->w || py >= b->h) continue;
                size_t q = (size_t)py * b->w + px;
                if (!b->bare[q]) continue;
                float e = expf(c * i * i);
                s = mad(s, from[q], e);
                sum += e;
            }
            to[k] = mul(s, 1 / sum);
        }
}
/* the distance to the nearest pixel that is not bare, in pixels */
static void distances(const Backdrop *b, float *d) {
    int w = b->w, n = w * b->h;
    for (int k = 0; k < n; k++) {
        d[k] = b->bare[k] ? 1e6f : 0;
        if (k % w) d[k] = fminf(d[k], d[k - 1] + 1);
        if (k >= w) d[k] = fminf(d[k], d[k - w] + 1);
    }
    for (int k = n - 1; k >= 0; k--) {
        if (k % w < w - 1) d[k] = fminf(d[k], d[k + 1] + 1);
        if (k < n - w) d[k] = fminf(d[k], d[k + w] + 1);
    }
}
static void smooth_backdrop(int w, int h, V *col, const unsigned char *bare) {
    int step = w / 320 + 1; /* the slope is measured widely: noise would look like a steep shadow */
    size_t n = (size_t)w * h;
    float most = w / 60.0f, least = w / 420.0f, *far = malloc(n * sizeof(float));
    V *t = malloc(n * sizeof(V)), *soft = malloc(n * sizeof(V));
    Backdrop b = {w, h, bare, malloc(n * sizeof(float))};
    distances(&b, far);
    for (size_t k = 0; k < n; k++) b.reach[k] = clampf(far[k], least, w / 100.0f);
    smooth_line(&b, col, t, 1, 0);
    smooth_line(&b, t, soft, 0, 1);
    for (int y = step; y < h - step; y++)
        for (int x = step; x < w - step; x++) {
            size_t k = (size_t)y * w + x;
            float gx = lum(soft[k + step]) - lum(soft[k - step]);
            float gy = lum(soft[k + step * w]) - lum(soft[k - step * w]);
            float slope = sqrtf(gx * gx + gy * gy) / (2 * step);
            b.reach[k] = clampf(fminf(0.45f * (lum(soft[k]) + 0.1f) / (slope + 1e-6f), far[k]), least, most);
        }
    for (int round = 0; round < 2; round++) {
        smooth_line(&b, col, t, 1, 0);
        smooth_line(&b, t, col, 0, 1);
    }
    free(soft);
    free(far);
    free(b.reach);
    free(t);
}
#endif
