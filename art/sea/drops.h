/* drops.h - drops of water as small lenses: each shows the world upside down, mirrors the sky at its rim and melts into
   a disc of light when it is out of focus. Drawn over the finished picture, far ones first. */
#ifndef DROPS_H
#define DROPS_H
#include "water.h"

typedef struct {
    V p;
    float r, z;
    uint32_t seed;
} Drop;
static Drop *drops;
static int ndrops, cdrops;
static float DROPBLUR = 0; /* diameter of the lens, metres */

static void drop_add(V p, float r) {
    if (ndrops == cdrops) {
        cdrops = cdrops ? cdrops * 2 : 4096;
        drops = realloc(drops, sizeof(Drop) * cdrops);
    }
    Drop d = {p, r, 0, hash32((uint32_t)ndrops * 2654435761u)};
    drops[ndrops++] = d;
}
static V drop_world(V d) { /* sky above, sea below, and a soft horizon between them */
    V c = sky(norm(v3(d.x, fmaxf(d.y, 0.01f), d.z)), 0);
    c = add(c, mul(SUNCOL, 11 * expf(-sq(acosf(clampf(dot(d, SUN), -1, 1)) / DEG / 4.5f))));
    if (d.y > 0.10f) return c;
    V w = mix3(WB.deep, sky(norm(v3(d.x, 0.05f + fabsf(d.y) * 0.3f, d.z)), 4),
               0.25f * powf(clampf(1 + d.y, 0, 1), 3));
    return mix3(w, c, sstep(-0.10f, 0.10f, d.y));
}
/* colour of a drop where its surface has the normal n, seen along d */
static V drop_colour(V d, V n) {
    float c = -dot(d, n), F = 0.02f + 0.98f * powf(1 - clampf(c, 0, 1), 5);
    V T = refract_down(d, n, 1 / 1.33f);
    V q = mad(n, T, -2 * dot(n, T)); /* where the ray leaves the ball */
    V m = mul(q, -1), T2 = refract_down(T, m, 1.33f);
    if (dot(T2, T2) < 0.5f) T2 = T;
    return mix3(drop_world(T2), drop_world(reflectv(d, n)), F);
}
static int drop_order(const void *a, const void *b) {
    float x = ((const Drop *)a)->z, y = ((const Drop *)b)->z;
    return x < y ? 1 : x > y ? -1 : 0;
}
static int project(V p, float *x, float *y, float *z);
static void blur1(float *s, float *d, int w, int h, float sig);
static void drops_draw(void) {
    float *tmp = malloc((size_t)W * H * 12);
    blur1(HDR, tmp, W, H, 0.0075f * W); /* all that is behind them is out of focus */
    free(tmp);
    float k = H / CAM.f2;
    for (int i = 0; i < ndrops; i++) drops[i].z = dot(sub(drops[i].p, CAM.pos), CF);
    qsort(drops, ndrops, sizeof(Drop), drop_order);
    for (int i = 0; i < ndrops; i++) {
        Drop *D = &drops[i];
        float x0, y0, z;
        if (!project(D->p, &x0, &y0, &z)) continue;
        float R = D->r / z * k, blur = 0.5f * DROPBLUR * fabsf(1 / z - 1 / CAM.focus) * k, full = R + blur;
        if (R < 0.05f || x0 < -full || y0 < -full || x0 > W + full || y0 > H + full) continue;
        V d = norm(sub(D->p, CAM.pos));
        Rng r = {D->seed};
        /* larger drops wobble */
        float w2 = 0.10f * rnds(&r) * sstep(3, 12, R), a2 = PI * rnd(&r), w3 = 0.05f * rnds(&r) * sstep(4, 14, R),
              a3 = PI * rnd(&r);
        int soft = R < 2.2f || blur > 0.45f * R;
        V mean = v3(0, 0, 0);
        if (soft) {
            for (int s = 0; s < 14; s++) {
                float q = sqrtf((s + rnd(&r)) / 14) * 0.96f, t = 2 * PI * rnd(&r);
                V n = norm(add(add(mul(CR_, q * cosf(t)), mul(CU, q * sinf(t))), mul(d, -sqrtf(1 - q * q))));
                mean = add(mean, mul(drop_colour(d, n), 1 / 14.0f));
            }
            mean = add(mean, mul(SUNCOL, 0.10f)); /* glow of the sun behind */
        }
        float rad = soft ? fmaxf(full, 0.75f) : R * 1.15f + 1,
              al = soft ? fminf(1, sq(R / fmaxf(full, 0.75f)) * 1.15f) : 1;
        if (al < 0.004f) continue;
        for (int y = (int)fmaxf(0, floorf(y0 - rad - 1)); y <= y0 + rad + 1 && y < H; y++)
            for (int x = (int)fmaxf(0, floorf(x0 - rad - 1)); x <= x0 + rad + 1 && x < W; x++) {
                float dx = x + 0.5f - x0, dy = y0 - y - 0.5f, e = sqrtf(dx * dx + dy * dy), a;
                V c = mean;
                float *o = HDR + 3 * ((size_t)y * W + x);
                if (soft) {
                    a = al * clampf((rad - e) / fmaxf(1, 0.10f * rad) + 0.5f, 0, 1) *
                        (0.85f + 0.15f * clampf(e / rad, 0, 1));
                } else {
                    c = v3(0, 0, 0);
                    float t = atan2f(dy, dx), Rt = R * (1 + w2 * cosf(2 * (t - a2)) + w3 * cosf(3 * (t - a3)));
                    a = clampf(Rt - e + 0.5f, 0, 1);
                    if (a <= 0) continue;
                    for (int s = 0; s < 4; s++) {
                        float sx = dx + (s & 1) * 0.5f - 0.25f, sy = dy + (s >> 1) * 0.5f - 0.25f,
                              se = sqrtf(sx * sx + sy * sy);
                        float q = fminf(se / Rt, 0.985f), nx = q * sx / fmaxf(se, 1e-3f),
                              ny = q * sy / fmaxf(se, 1e-3f);
                        V k4 =
                            drop_colour(d, norm(add(add(mul(CR_, nx), mul(CU, ny)), mul(d, -sqrtf(1 - q * q)))));
                        c = add(c, v3(0.25f * fminf(k4.x, 7), 0.25f * fminf(k4.y, 7), 0.25f * fminf(k4.z, 7)));
                    }
                }
                o[0] = mixf(o[0], c.x, a);
                o[1] = mixf(o[1], c.y, a);
                o[2] = mixf(o[2], c.z, a);
            }
    }
}
/* A fan of spray in the plane of the axes a and b, thrown from p: threads of drops, finer toward their ends. */
static void drop_fan(V p, V a, V b, V out, float from, float to, int threads, float speed, float age, float size,
                     int seed) {
    Rng g = {hash32(seed * 911 + 3)};
    for (int i = 0; i < threads; i++) {
        float w = rnd(&g), th = mixf(from, to, w + 0.030f * sinf(w * 40)) * DEG,
              sp = speed * (0.60f + 0.45f * sqrtf(rnd(&g))), side = 0.10f * (rnds(&g) + rnds(&g));
        int n = 16 + (int)(70 * sq(rnd(&g)));
        float u0 = 0.06f + 0.60f * rnd(&g), u1 = fminf(1.05f, u0 + 0.12f + 0.45f * rnd(&g)),
              bend = 0.12f * rnds(&g);
        V st = mad(p, out, 0.06f * rnds(&g));
        for (int j = 0; j < n; j++) {
            float u = mixf(u0, u1, rnd(&g)), t = u * age, an = th + bend * u;
            V v = add(add(mul(a, sp * cosf(an)), mul(b, sp * sinf(an))), mul(out, side * sp));
            V q = mad(st, v, t);
            q.y -= 4.9f * t * t;
            float jit = 0.0015f + 0.0075f * u * u;
            q = add(q, mul(v3(rnds(&g) + rnds(&g), rnds(&g) + rnds(&g), rnds(&g) + rnds(&g)), jit));
            if (q.y < 0.003f) continue;
            drop_add(q,
                     size * expf(0.62f * inv_gauss(rnd(&g))) * (1.15f - 0.5f * u) * (rnd(&g) < 0.03f ? 2.4f : 1));
        }
    }
}
#endif
