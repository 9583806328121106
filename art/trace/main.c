/* Path tracer of Merelend's pictures.
 *   trace SCENE WIDTH HEIGHT SAMPLES OUT.ppm
 * THREADS (default 2); NOISY=1 leaves the noise in; CROP=x0,y0,x1,y1 (parts of 1) renders only that part. */
#include "shade.h"
#include "denoise.h"
#include "backdrop.h"
#include "scenes.h"
#include <time.h>

static struct {
    int w, h, spp, next;
    float crop[4];
    V *col, *alb, *nrm;
    V *blur, *var;
    float *depth;
    unsigned char *bare;
} img;
enum { NEAR = 1, FAR = 2 }; /* bare pixels, by their distance from things */
static V ray_dir(float x, float y) {
    float sx = (2 * x / img.w - 1) * cam.fov * img.w / img.h, sy = (1 - 2 * y / img.h) * cam.fov;
    return add(add(cam.z, mul(cam.x, sx)), mul(cam.y, sy));
}
/* marks the pixels whose surroundings show nothing but the plain backdrop */
static void find_plain(void) {
    unsigned char *m = calloc((size_t)img.w * img.h, 1);
    for (int y = 0; y < img.h; y++)
        for (int x = 0; x < img.w; x++) {
            Isect is;
            m[(size_t)y * img.w + x] = bvh_hit(cam.eye, norm(ray_dir(x + 0.5f, y + 0.5f)), 1e9f, &is) &&
                                       tris[is.tri].obj == plain_obj;
        }
    for (int y = 0; y < img.h; y++)
        for (int x = 0; x < img.w; x++) {
            int all = 1;
            for (int j = -1; j <= 1; j++)
                for (int i = -1; i <= 1; i++)
                    if (x + i >= 0 && y + j >= 0 && x + i < img.w && y + j < img.h)
                        all &= m[(size_t)(y + j) * img.w + x + i];
            img.bare[(size_t)y * img.w + x] = all * NEAR;
        }
    Backdrop b = {img.w, img.h, img.bare, NULL};
    float *d = malloc((size_t)img.w * img.h * sizeof(float));
    distances(&b, d);
    for (int k = 0; k < img.w * img.h; k++)
        if (d[k] > img.w / 25.0f) img.bare[k] = FAR;
    free(d);
    free(m);
}
/* In a studio a pixel is finished when the error of its mean, as it is seen, is small. */
static int settled(V sum, V squares, int n, float limit) {
    V m = mul(sum, 1.0f / n);
    float v = fmaxf(lum(sub(mul(squares, 1.0f / n), mulv(m, m))), 0) / (n - 1);
    return sqrtf(v) * exposed * 0.45f / powf(lum(m) * exposed + 0.04f, 0.55f) < limit;
}
static void pixel(int x, int y) {
    size_t k = (size_t)y * img.w + x;
    V c = v3(0, 0, 0), a = c, n = c, c2 = c;
    float z = 0, a2 = 0, n2 = 0, z2 = 0;
    int least = img.bare[k] == FAR ? (int)fmaxf(img.spp * plain_part, 4) : img.spp;
    int most = plain_obj >= 0 && !img.bare[k] ? least * 2 : least, spp = 0;
    for (int i = 0; i < most; i++, spp++) {
        if (i >= least && i % 8 == 0 && settled(c, c2, i, 0.01f)) break;
        Smp s = {hash2(x, y), (uint32_t)i, 0};
        float u, v, p, q;
        pair(&s, &u, &v);
        pair(&s, &p, &q);
        /* a soft filter of two pixels' width */
        u = u < 0.5f ? sqrtf(2 * u) - 1 : 1 - sqrtf(2 - 2 * u);
        v = v < 0.5f ? sqrtf(2 * v) - 1 : 1 - sqrtf(2 - 2 * v);
        V d = ray_dir(x + 0.5f + u, y + 0.5f + v), o = cam.eye;
        if (cam.lens > 0) {
            V f = mad(o, d, cam.focus);
            float r = cam.lens * sqrtf(p), t = 2 * PI * q;
            o = add(o, add(mul(cam.x, r * cosf(t)), mul(cam.y, r * sinf(t))));
            d = sub(f, o);
        }
        Look l = trace(o, norm(d), &s);
        c = add(c, l.col);
        a = add(a, l.alb);
        n = add(n, l.nrm);
        z += l.depth;
        c2 = add(c2, mulv(l.col, l.col));
        a2 += dot(l.alb, l.alb);
        n2 += dot(l.nrm, l.nrm);
        z2 += sq(l.depth);
    }
    float i = 1.0f / spp, of_mean = 1.0f / fmaxf(spp - 1, 1);
    img.col[k] = mul(c, i);
    img.alb[k] = mul(a, i);
    img.nrm[k] = mul(n, i);
    img.depth[k] = z * i;
    V v = sub(mul(c2, i), mulv(img.col[k], img.col[k]));
    img.var[k] = mul(v3(fmaxf(v.x, 0), fmaxf(v.y, 0), fmaxf(v.z, 0)), of_mean);
    img.blur[k] = v3(fmaxf(a2 * i - dot(img.alb[k], img.alb[k]), 0) * of_mean,
                     fmaxf(n2 * i - dot(img.nrm[k], img.nrm[k]), 0) * of_mean,
                     fmaxf(z2 * i - sq(img.depth[k]), 0) * of_mean);
}
static void *render_work(void *arg) {
    enum { T = 24 };
    (void)arg;
    int tx = (img.w + T - 1) / T, ty = (img.h + T - 1) / T;
    for (;;) {
        int k = __sync_fetch_and_add(&img.next, 1);
        if (k >= tx * ty) return NULL;
        for (int y = k / tx * T; y < k / tx * T + T && y < img.h; y++)
            for (int x = k % tx * T; x < k % tx * T + T && x < img.w; x++)
                if (x >= img.crop[0] * img.w && y >= img.crop[1] * img.h && x < img.crop[2] * img.w &&
                    y < img.crop[3] * img.h)
                    pixel(x, y);
    }
}
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}
int main(int argc, char **argv) {
    if (argc < 6) {
        fprintf(stderr, "usage: trace SCENE WIDTH HEIGHT SAMPLES OUT.ppm\n");
        for (int i = 0; scenes[i].prefix; i++) fprintf(stderr, "  %s\n", scenes[i].prefix);
        return 1;
    }
    int found = 0;
    double t0 = now();
    for (int i = 0; scenes[i].prefix && !found; i++)
        if (!strncmp(argv[1], scenes[i].prefix, strlen(scenes[i].prefix))) {
            scenes[i].make(argv[1]);
            found = 1;
        }
    if (!found) {
        fprintf(stderr, "no scene %s\n", argv[1]);
        return 1;
    }
    bvh_build();
    double t1 = now();
    img.w = atoi(argv[2]);
    img.h = atoi(argv[3]);
    img.spp = atoi(argv[4]);
    img.crop[2] = img.crop[3] = 1;
    if (getenv("CROP")) sscanf(getenv("CROP"), "%f,%f,%f,%f", img.crop, img.crop + 1, img.crop + 2, img.crop + 3);
    size_t n = (size_t)img.w * img.h;
    img.col = calloc(n, sizeof(V));
    img.alb = calloc(n, sizeof(V));
    img.nrm = calloc(n, sizeof(V));
    img.depth = calloc(n, sizeof(float));
    img.var = calloc(n, sizeof(V));
    img.blur = calloc(n, sizeof(V));
    img.bare = calloc(n, 1);
    if (plain_obj >= 0) find_plain();
    run_threads(render_work, NULL);
    double t2 = now();
    if (!getenv("NOISY")) {
        denoise(img.w, img.h, img.col, img.var, img.alb, img.nrm, img.depth, img.blur, img.bare);
        if (plain_obj >= 0) smooth_backdrop(img.w, img.h, img.col, img.bare);
    }
    fprintf(stderr, "%s: %d triangles, build %.1f s, render %.1f s, denoise %.1f s\n", argv[1], ntris, t1 - t0,
            t2 - t1, now() - t2);
    FILE *f = fopen(argv[5], "wb");
    if (!f) {
        perror(argv[5]);
        return 1;
    }
    fprintf(f, "P6\n%d %d\n255\n", img.w, img.h);
    Rng r = {12345};
    for (size_t i = 0; i < n; i++) {
        float q[3] = {img.col[i].x, img.col[i].y, img.col[i].z};
        float grain = rnds(&r) + rnds(&r);
        for (int c = 0; c < 3; c++) { /* grain and dither keep soft gradients free of bands */
            float l = q[c] * exposed, v;
            if (straight)
                v = srgb_enc(l < 0.75f ? l : 0.75f + 0.25f * (1 - expf(-(l - 0.75f) / 0.25f)));
            else
                v = srgb_enc(tone1(l));
            v = v * 255 + grain * 0.45f + rnd(&r) - 0.5f;
            fputc((int)clampf(v + 0.5f, 0, 255), f);
        }
    }
    fclose(f);
    return 0;
}
