/* dock: pictures of the pier, close: wood, water, glass and light.
 * Use: dock SCENE WIDTH HEIGHT SAMPLES OUT.ppm [X0 Y0 X1 Y1], the last four (0..1) render only a part. */
#include "scenes.h"
#include "finish.h"

static int SPP;
static float RX0 = 0, RY0 = 0, RX1 = 1, RY1 = 1;

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
