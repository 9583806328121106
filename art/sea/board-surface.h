/* board-surface.h - what is too fine for the form of the board: grooves of its deck pad, lines, drops of water. */
#ifndef BOARD_SURFACE_H
#define BOARD_SURFACE_H
#include "foil-sea.h"

static float DROPS = 0;
static V water_surface(const Model *m, V q, V *n, Mat *M) {
    if (M->kind != 7) return M->col;
    float in = pad_inside(q.x, q.z), top = q.y - board_rocker(q.x);
    V col = M->col;
    if (top > 0.6f * board_thick(q.x) && n->y > 0.6f && in > -0.001f) {
        Mat P = MAT[M_PAD];
        float k = sstep(0.004f, 0.0008f, PIX * len(sub(m->pos, CAM.pos))); /* too fine to be seen from afar */
        float lip = 1 - k * sstep(0.010f, 0.012f, in), u = q.z / 0.021f, s = u - floorf(u) - 0.5f;
        float groove = sstep(0.16f, 0.08f, fabsf(s)) * (1 - lip);
        float bar = fabsf(q.x + 0.62f) < 0.012f || fabsf(q.x - 0.02f) < 0.004f ? 1 : 0; /* joints of the pad */
        float gr = k * (vnoise(q.x * 900, q.z * 900, 0) - 0.5f),
              gs = k * (vnoise(q.x * 900 + 50, q.z * 900, 0) - 0.5f);
        *n = norm(v3(n->x + 0.30f * gr, n->y,
                     n->z + 0.30f * gs +
                         (s > 0 ? -1 : 1) * 0.9f * sstep(0.03f, 0.10f, fabsf(s)) * sstep(0.18f, 0.13f, fabsf(s)) *
                             (1 - lip)));
        col = mul(P.col, (1 - 0.62f * groove) * (1 - 0.5f * bar) * (0.94f + 0.12f * gr));
        M->gloss = P.gloss;
        M->f0 = P.f0;
    } else {
        float a = fabsf(q.z) - board_half(q.x) + 0.036f;
        if (n->y > 0.5f && fabsf(a) < 0.0022f) col = hexl(0x1f6f7c); /* pinline */
        if (q.x > 0.60f && n->y > 0.4f && a < -0.01f && fabsf(q.x - 0.635f) < 0.006f) col = hexl(0xe08a4a);
    }
    if (DROPS > 0 && n->y > 0.5f) { /* beads of water */
        for (int k = 0; k < 3; k++) {
            float c = k == 0   ? 0.030f
                      : k == 1 ? 0.013f
                               : 0.006f,
                  x = q.x / c + k * 7.3f, z = q.z / c, fx = floorf(x), fz = floorf(z);
            uint32_t h = hash2((int)fx + k * 977, (int)fz);
            if (u01(h) > DROPS * (k == 0 ? 0.35f : 0.6f)) continue;
            float r = 0.18f + 0.22f * u01(hash32(h + 1)), dx = x - fx - 0.5f - 0.2f * (u01(hash32(h + 2)) - 0.5f),
                  dz = z - fz - 0.5f - 0.2f * (u01(hash32(h + 3)) - 0.5f);
            float e = sqrtf(dx * dx * (0.8f + 0.4f * u01(h + 5)) + dz * dz);
            if (e > r) continue;
            float b = e / r;
            *n = norm(v3(n->x + 0.95f * dx / r * b, n->y, n->z + 0.95f * dz / r * b));
            M->gloss = 1;
            M->f0 = 0.03f;
            col = mul(col, 0.86f);
        }
    }
    return col;
}
#endif
