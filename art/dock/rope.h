/* rope.h - three-strand rope along a path or in a flat coil. */
#ifndef DOCK_ROPE_H
#define DOCK_ROPE_H
#include "trace.h"

static float ROPE_R = 0.008f;
/* Place in the cross-section: (a, b) off the middle line, s along it. ang: angle around the nearest strand. */
static float rope_section(float a, float b, float s, float *ang, int *which) {
    float R = ROPE_R, tw = 2 * PI * s / (R * 7.2f), best = 9;
    for (int k = 0; k < 3; k++) {
        float f = tw + k * 2 * PI / 3, x = a - 0.50f * R * cosf(f), y = b - 0.50f * R * sinf(f);
        float d = sqrtf(x * x + y * y) - 0.52f * R;
        if (d < best) {
            best = d;
            if (ang) *ang = atan2f(y, x) - f * 2.2f, *which = k;
        }
    }
    return best;
}
/* A flat coil lying on y = c.y - R, wound outward: radius grows by `g` per turn from r0 over `end` radians. */
typedef struct {
    V c;
    float r0, g, end;
} Coil;
static float coil_dist(const Coil *k, V p, float *ang, int *which, float *along) {
    V q = sub(p, k->c);
    float r = sqrtf(q.x * q.x + q.z * q.z), t = atan2f(q.z, q.x), best = 9;
    if (t < 0) t += 2 * PI;
    float n = floorf((r - k->r0) / k->g - t / (2 * PI) + 0.5f);
    for (float m = n - 1; m <= n + 1; m++) {
        float T = t + 2 * PI * m;
        if (T < 0 || T > k->end) continue;
        float rc = k->r0 + k->g * T / (2 * PI), s = k->r0 * T + k->g * T * T / (4 * PI), aa;
        int w;
        float lift = 0.0012f * sinf(T * 2.3f), d = rope_section(r - rc, q.y - lift, s, &aa, &w);
        if (d < best) {
            best = d;
            if (ang) *ang = aa, *which = w, *along = s;
        }
    }
    if (best > 8) best = fmaxf(r - k->r0 - k->g * k->end / (2 * PI), fabsf(q.y)) * 0.5f + 0.002f;
    return best;
}
typedef struct {
    V p[300], n[300], b[300]; /* points and the frame across the path */
    float s[300];
    int num;
    V cc[40];
    float cr[40];
} Path;
static void path_make(Path *k, const V *c, int n, int per) {
    k->num = 0;
    for (int i = 0; i < n - 1; i++)
        for (int j = 0; j < per + (i == n - 2); j++) {
            const V *a = &c[i ? i - 1 : 0], *d = &c[i + 2 < n ? i + 2 : n - 1];
            float t = (float)j / per;
            k->p[k->num++] = v3(catm(a->x, c[i].x, c[i + 1].x, d->x, t), catm(a->y, c[i].y, c[i + 1].y, d->y, t),
                                catm(a->z, c[i].z, c[i + 1].z, d->z, t));
        }
    V up = v3(0.1f, 1, 0.05f);
    for (int i = 0; i < k->num; i++) {
        int a = i ? i - 1 : 0, b = i + 1 < k->num ? i + 1 : i;
        V t = norm(sub(k->p[b], k->p[a]));
        up = norm(mad(up, t, -dot(up, t))); /* carried along without turning */
        k->n[i] = up;
        k->b[i] = cross(t, up);
        k->s[i] = i ? k->s[i - 1] + len(sub(k->p[i], k->p[i - 1])) : 0;
    }
    for (int g = 0; g * 8 < k->num; g++) {
        V m = k->p[g * 8 + 4 < k->num ? g * 8 + 4 : k->num - 1];
        float r = 0;
        for (int i = g * 8; i <= g * 8 + 8 && i < k->num; i++) r = fmaxf(r, len(sub(k->p[i], m)));
        k->cc[g] = m;
        k->cr[g] = r + ROPE_R;
    }
}
static float path_dist(const Path *k, V p, float *ang, int *which, float *along) {
    float best = 9;
    for (int g = 0; g * 8 < k->num - 1; g++) {
        float far_ = len(sub(p, k->cc[g])) - k->cr[g];
        if (far_ > best) continue;
        if (far_ > 0.02f) {
            best = fminf(best, far_ + 0.004f);
            continue;
        }
        for (int i = g * 8; i < g * 8 + 8 && i < k->num - 1; i++) {
            V ba = sub(k->p[i + 1], k->p[i]), pa = sub(p, k->p[i]);
            float h = clampf(dot(pa, ba) / dot(ba, ba), 0, 1);
            V o = mad(pa, ba, -h);
            float l = len(o);
            if (l - ROPE_R * 1.1f > best) continue;
            V n = mix3(k->n[i], k->n[i + 1], h), b = mix3(k->b[i], k->b[i + 1], h);
            float s = mixf(k->s[i], k->s[i + 1], h), aa;
            int w;
            float x = dot(o, n), y = dot(o, b), c = sqrtf(x * x + y * y + 1e-9f), d;
            d = rope_section(x * l / c, y * l / c, s, &aa, &w);
            if (d < best) {
                best = d;
                if (ang) *ang = aa, *which = w, *along = s;
            }
        }
    }
    return best;
}
/* yarns: fine lines that run around each strand against its turn */
static void rope_surf(float ang, int which, float s, V base, Surf *f) {
    float y = ang * 1.6f + s / (ROPE_R * 0.55f), q = y - floorf(y), id = u01(hash2((int)floorf(y), which));
    float groove = sstep(0.0f, 0.22f, q) * sstep(1.0f, 0.78f, q);
    float dirt = fbm(s * 22, which * 4.1f + ang, 3, 0);
    f->base = mul(base, (0.62f + 0.38f * groove) * (0.86f + 0.2f * id) * (0.78f + 0.36f * dirt));
    f->rough = 0.7f;
    f->coat = 0.5f;
}
#endif
