/* splat.h - particles, drawn over the pixels by their depth. */
#ifndef SEA_SPLAT_H
#define SEA_SPLAT_H
#include "frame.h"

static int project(V p, float *x, float *y, float *z) {
    V q = sub(p, CAM.pos);
    *z = dot(q, CF);
    if (*z < 0.2f) return 0;
    *x = (dot(q, CR_) / (*z) / (CAM.f2 * W / H) + 0.5f) * W;
    *y = (CAM.horizon - dot(q, CU) / (*z) / CAM.f2) * H;
    return 1;
}
static void splat(void) {
    for (int i = 0; i < nparts; i++) {
        Part *p = &parts[i];
        float x0, y0, z0, x1, y1, z1;
        if (!project(p->p, &x0, &y0, &z0) || !project(sub(p->p, p->v), &x1, &y1, &z1)) continue;
        float r = p->r / z0 / CAM.f2 * H, a = p->a;
        if (r < 0.55f) {
            a *= sq(r / 0.55f);
            r = 0.55f;
        }
        if (a < 0.002f) continue;
        float dx = x1 - x0, dy = y1 - y0, l2 = dx * dx + dy * dy, l = sqrtf(l2);
        if (!p->soft) a *= 2 * r / (2 * r + l);
        float R = p->soft ? r * 2.2f : r + 0.8f;
        int ax = (int)floorf(fminf(x0, x1) - R), bx = (int)ceilf(fmaxf(x0, x1) + R),
            ay = (int)floorf(fminf(y0, y1) - R), by = (int)ceilf(fmaxf(y0, y1) + R);
        if (ax < 0) ax = 0;
        if (ay < 0) ay = 0;
        if (bx > W - 1) bx = W - 1;
        if (by > H - 1) by = H - 1;
        for (int y = ay; y <= by; y++)
            for (int x = ax; x <= bx; x++) {
                size_t k = (size_t)y * W + x;
                if (DEPTH[k] < z0 - 0.05f) continue;
                float qx = x + 0.5f - x0, qy = y + 0.5f - y0,
                      h = l2 > 0.01f ? clampf((qx * dx + qy * dy) / l2, 0, 1) : 0;
                float e = sqrtf(sq(qx - h * dx) + sq(qy - h * dy));
                float c = p->soft ? a * expf(-e * e / (r * r)) : a * clampf(r + 0.5f - e, 0, 1);
                float *q = HDR + 3 * k;
                if (p->soft == 2) {
                    q[0] += c * p->c.x;
                    q[1] += c * p->c.y;
                    q[2] += c * p->c.z;
                } else {
                    q[0] = mixf(q[0], p->c.x, c);
                    q[1] = mixf(q[1], p->c.y, c);
                    q[2] = mixf(q[2], p->c.z, c);
                }
            }
    }
}
#endif
