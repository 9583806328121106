/* denoise.h - averages each pixel with those around it that look alike (non-local means): patches are compared by
 * colour against their noise, pixels by normal, colour of the material and depth. Two passes; the second compares
 * the cleaner picture of the first. */
#ifndef DENOISE_H
#define DENOISE_H
#include "mesh.h"

typedef struct {
    int w, h, next;
    const V *in, *guide, *alb, *nrm, *blur; /* in: colour over albedo; blur: noise of material, normal and depth */
    const float *var, *depth;
    const unsigned char *keep; /* pixels that stay as they are */
    V *out;
    float k;
} Clean;
enum { TILE = 48, SEARCH = 4, PATCH = 2, SPAN = TILE + 2 * PATCH };

static void clean_tile(Clean *c, int x0, int y0) {
    static _Thread_local float dist[SPAN][SPAN], row[SPAN][TILE], sum[TILE][TILE];
    static _Thread_local V acc[TILE][TILE];
    int w = c->w, h = c->h, left = 0;
    for (int y = y0; y < y0 + TILE && y < h; y++)
        for (int x = x0; x < x0 + TILE && x < w; x++) {
            size_t p = (size_t)y * w + x;
            left += !c->keep[p];
            c->out[p] = c->in[p];
        }
    if (!left) return;
    memset(sum, 0, sizeof sum);
    memset(acc, 0, sizeof acc);
    for (int oy = -SEARCH; oy <= SEARCH; oy++)
        for (int ox = -SEARCH; ox <= SEARCH; ox++) {
            for (int j = 0; j < SPAN; j++)
                for (int i = 0; i < SPAN; i++) {
                    int x = x0 + i - PATCH, y = y0 + j - PATCH, px = x + ox, py = y + oy;
                    x = x < 0 ? 0 : x >= w ? w - 1 : x;
                    y = y < 0 ? 0 : y >= h ? h - 1 : y;
                    px = px < 0 ? 0 : px >= w ? w - 1 : px;
                    py = py < 0 ? 0 : py >= h ? h - 1 : py;
                    size_t p = (size_t)y * w + x, q = (size_t)py * w + px;
                    V d = sub(c->guide[p], c->guide[q]);
                    float vp = c->var[p], vq = c->var[q];
                    dist[j][i] = (dot(d, d) / 3 - (vp + fminf(vp, vq))) / (1e-6f + c->k * c->k * (vp + vq));
                }
            for (int j = 0; j < SPAN; j++)
                for (int i = 0; i < TILE; i++) {
                    float s = 0;
                    for (int k = 0; k <= 2 * PATCH; k++) s += dist[j][i + k];
                    row[j][i] = s;
                }
            for (int j = 0; j < TILE; j++)
                for (int i = 0; i < TILE; i++) {
                    int x = x0 + i, y = y0 + j, px = x + ox, py = y + oy;
                    if (x >= w || y >= h || px < 0 || py < 0 || px >= w || py >= h) continue;
                    float s = 0;
                    for (int k = 0; k <= 2 * PATCH; k++) s += row[j + k][i];
                    s = fmaxf(s / ((2 * PATCH + 1) * (2 * PATCH + 1)), 0);
                    if (s > 6) continue;
                    size_t p = (size_t)y * w + x, q = (size_t)py * w + px;
                    V dn = sub(c->nrm[p], c->nrm[q]), da = sub(c->alb[p], c->alb[q]);
                    /* what lies before or behind the focus differs from pixel to pixel by chance */
                    V chance = mul(add(c->blur[p], c->blur[q]), 2);
                    float dz = sq(c->depth[p] - c->depth[q]) - chance.z;
                    s += fmaxf(dot(dn, dn) - chance.y, 0) * 60 + fmaxf(dot(da, da) - chance.x, 0) * 250 +
                         fmaxf(dz, 0) / sq(0.02f * c->depth[p] + 0.005f) * 0.5f;
                    if (s > 8) continue;
                    float wt = expf(-s);
                    sum[j][i] += wt;
                    acc[j][i] = mad(acc[j][i], c->in[q], wt);
                }
        }
    for (int j = 0; j < TILE; j++)
        for (int i = 0; i < TILE; i++)
            if (x0 + i < w && y0 + j < h && !c->keep[(size_t)(y0 + j) * w + x0 + i])
                c->out[(size_t)(y0 + j) * w + x0 + i] = mul(acc[j][i], 1 / fmaxf(sum[j][i], 1e-6f));
}
static void *clean_work(void *arg) {
    Clean *c = arg;
    int tx = (c->w + TILE - 1) / TILE, ty = (c->h + TILE - 1) / TILE;
    for (;;) {
        int k = __sync_fetch_and_add(&c->next, 1);
        if (k >= tx * ty) return NULL;
        clean_tile(c, k % tx * TILE, k / tx * TILE);
    }
}
/* col: mean colours, changed in place except where keep is 1; var, blur: noise of the means */
static void denoise(int w, int h, V *col, const V *var, const V *alb, const V *nrm, const float *depth,
                    const V *blur, const unsigned char *keep) {
    size_t n = (size_t)w * h;
    V *in = malloc(n * sizeof(V)), *one = malloc(n * sizeof(V));
    float *v = malloc(n * sizeof(float)), *v2 = malloc(n * sizeof(float));
    for (size_t i = 0; i < n; i++) {
        V a = add(alb[i], v3(0.05f, 0.05f, 0.05f));
        in[i] = v3(col[i].x / a.x, col[i].y / a.y, col[i].z / a.z);
        /* a white lamp in red lacquer is noise of green and blue, where the material is dark */
        v2[i] = (var[i].x / sq(a.x) + var[i].y / sq(a.y) + var[i].z / sq(a.z)) / 3;
    }
    for (int y = 0; y < h; y++) /* the estimate of the noise is itself noisy */
        for (int x = 0; x < w; x++) {
            float s = 0, k = 0;
            for (int j = -1; j <= 1; j++)
                for (int i = -1; i <= 1; i++)
                    if (x + i >= 0 && y + j >= 0 && x + i < w && y + j < h) {
                        s += v2[(size_t)(y + j) * w + x + i];
                        k++;
                    }
            v[(size_t)y * w + x] = 0.5f * (s / k + v2[(size_t)y * w + x]);
        }
    Clean c = {w, h, 0, in, in, alb, nrm, blur, v, depth, keep, one, 0.55f};
    run_threads(clean_work, &c);
    for (size_t i = 0; i < n; i++) v2[i] = v[i] * 0.06f;
    Clean d = {w, h, 0, in, one, alb, nrm, blur, v2, depth, keep, col, 1.0f};
    run_threads(clean_work, &d);
    for (size_t i = 0; i < n; i++) col[i] = mulv(col[i], add(alb[i], v3(0.05f, 0.05f, 0.05f)));
    free(in);
    free(one);
    free(v);
    free(v2);
}
#endif
