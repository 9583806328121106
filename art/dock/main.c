/* dock: pictures of the pier, close: wood, water, glass and light.
 * Use: dock SCENE WIDTH HEIGHT SAMPLES OUT.ppm [X0 Y0 X1 Y1], the last four (0..1) render only a part. */
#include "trace.h"
#include "scenes.h"
#include <pthread.h>
#include <unistd.h>

static int W, H, SPP;
static float *IMG, *ALB, *NRM, *VAR, *DEP;
static float RX0 = 0, RY0 = 0, RX1 = 1, RY1 = 1;
static volatile int next_row = 0;

static void *worker(void *arg) {
    (void)arg;
    float asp = (float)W / H;
    for (;;) {
        int y = __sync_fetch_and_add(&next_row, 1);
        if (y >= H) break;
        if (y < RY0 * H || y > RY1 * H) continue;
        float spread = 0.05f; /* variance at the pixel before, so that no lucky few samples end a pixel */
        for (int x = 0; x < W; x++) {
            if (x < RX0 * W || x > RX1 * W) continue;
            Smp q;
            q.r.s = hash2(x, y);
            for (int k = 0; k < 12; k++) q.off[k] = rnd(&q.r);
            V acc = v3(0, 0, 0), al = acc, nn = acc;
            float s1 = 0, s2 = 0, z = 0, c1 = 0, c2 = 0;
            int got = 0;
            for (int s = 0; s < SPP; s++) {
                if (s >= 6 && s % 2 == 0) { /* calm pixels need no more samples */
                    float m = c1 / s, e = sqrtf(fmaxf(fmaxf(c2 / s - m * m, spread), 0) / s);
                    if (e * CAM.exposure < 0.022f * (m * CAM.exposure + 0.12f)) break;
                }
                got++;
                q.s = s;
                float a = smp(&q, 0), b = smp(&q, 1);
                float ox = a < 0.5f ? sqrtf(2 * a) - 1 : 1 - sqrtf(2 - 2 * a),
                      oy = b < 0.5f ? sqrtf(2 * b) - 1 : 1 - sqrtf(2 - 2 * b);
                float px = (x + 0.5f + ox * 0.9f) / W - 0.5f, py = 0.5f - (y + 0.5f + oy * 0.9f) / H;
                V d = norm(add(CAM.f, add(mul(CAM.r, (px + CAM.shiftx) * asp * CAM.f2),
                                          mul(CAM.u, (py + CAM.shifty) * CAM.f2))));
                V o = CAM.pos;
                if (CAM.aperture > 0) {
                    V fp = mad(o, d, CAM.focus / dot(d, CAM.f));
                    float r = sqrtf(smp(&q, 10)) * CAM.aperture, t = 2 * PI * smp(&q, 11);
                    o = add(o, add(mul(CAM.r, r * cosf(t)), mul(CAM.u, r * sinf(t))));
                    d = norm(sub(fp, o));
                }
                Feat f;
                V c = radiance(o, d, &q, &f);
                if (!(c.x >= 0) || !(c.y >= 0) || !(c.z >= 0)) c = v3(0, 0, 0);
                c = v3(fminf(c.x, 12), fminf(c.y, 12), fminf(c.z, 12));
                acc = add(acc, c);
                al = add(al, f.alb);
                nn = add(nn, f.n);
                z += fminf(f.z, 500);
                float l = (c.x + c.y + c.z) / 3 / ((f.alb.x + f.alb.y + f.alb.z) / 3 + 0.02f);
                s1 += l;
                s2 += l * l;
                float m = (c.x + c.y + c.z) / 3;
                c1 += m;
                c2 += m * m;
            }
            size_t k = (size_t)y * W + x;
            float n = 1.0f / got;
            spread = 0.5f * spread + 0.4f * fmaxf(c2 * n - sq(c1 * n), 0);
            for (int c = 0; c < 3; c++) {
                IMG[3 * k + c] = (&acc.x)[c] * n;
                ALB[3 * k + c] = (&al.x)[c] * n;
                NRM[3 * k + c] = (&nn.x)[c] * n;
            }
            VAR[k] = fmaxf(s2 * n - sq(s1 * n), 0) * n;
            DEP[k] = z * n;
        }
    }
    return NULL;
}

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
static void run(void *(*fn)(void *)) {
    int n = getenv("THREADS") ? atoi(getenv("THREADS")) : 2;
    pthread_t th[16];
    next_row = 0;
    for (int i = 0; i < n; i++) pthread_create(&th[i], NULL, fn, NULL);
    for (int i = 0; i < n; i++) pthread_join(th[i], NULL);
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

int main(int argc, char **argv) {
    if (argc < 6) {
        fprintf(stderr, "use: dock SCENE WIDTH HEIGHT SAMPLES OUT.ppm [X0 Y0 X1 Y1]\n");
        return 2;
    }
    W = atoi(argv[2]);
    H = atoi(argv[3]);
    SPP = atoi(argv[4]);
    if (argc > 9) {
        RX0 = (float)atof(argv[6]);
        RY0 = (float)atof(argv[7]);
        RX1 = (float)atof(argv[8]);
        RY1 = (float)atof(argv[9]);
    }
    size_t n = (size_t)W * H;
    IMG = calloc(n, 12);
    ALB = calloc(n, 12);
    NRM = calloc(n, 12);
    VAR = calloc(n, 4);
    DEP = calloc(n, 4);
    CAM.exposure = CAM.saturation = 1;
    SC.bounces = 5;
    SC.clamp = 6;
    if (!scene_make(argv[1], (float)W / H)) {
        fprintf(stderr, "no scene %s\n", argv[1]);
        return 2;
    }
    PIX = CAM.f2 / H;
    run(worker);
    if (!getenv("RAW")) denoise();
    if (CAM.bloom > 0) bloom();
    write_ppm(argv[5]);
    return 0;
}
