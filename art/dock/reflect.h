/* reflect.h - random numbers of a pixel, and how surfaces reflect light. */
#ifndef DOCK_REFLECT_H
#define DOCK_REFLECT_H
#include "things.h"

/* ---- numbers: a Kronecker sequence per pixel for the first choices, plain random ones later ---- */
typedef struct {
    Rng r;
    float off[12];
    int s;
} Smp;
static const float KR[12] = {0.7548777f, 0.5698403f, 0.8191725f, 0.6710436f, 0.5497005f,
                             0.8566749f, 0.7338919f, 0.6287067f, 0.9182f,    0.3877f,    0.4514f,    0.2954f};
static inline float smp(Smp *q, int k) {
    if (k > 11) return rnd(&q->r);
    float u = q->off[k] + q->s * KR[k];
    return u - floorf(u);
}
static inline void basis(V n, V *a, V *b) {
    float s = n.z >= 0 ? 1.0f : -1.0f, k = -1 / (s + n.z), c = n.x * n.y * k;
    *a = v3(1 + s * n.x * n.x * k, s * c, -s * n.x);
    *b = v3(c, s + n.y * n.y * k, -n.y);
}
static inline float fres(float f0, float c) {
    float k = 1 - clampf(c, 0, 1), k2 = k * k;
    return f0 + (1 - f0) * k2 * k2 * k;
}
static float fres_di(float c, float eta) { /* eta: index of the far side over the near one */
    float g = eta * eta - 1 + c * c;
    if (g < 0) return 1;
    g = sqrtf(g);
    float a = (g - c) / (g + c), b = (c * (g + c) - 1) / (c * (g - c) + 1);
    return 0.5f * a * a * (1 + b * b);
}
static inline float ggx_d(float nh, float a) {
    float a2 = a * a, k = nh * nh * (a2 - 1) + 1;
    return a2 / (PI * k * k);
}
static inline float smith(float c, float a) { return 2 * c / (c + sqrtf(a * a + (1 - a * a) * c * c)); }

/* direct light from direction L with irradiance E on a plane facing it */
static V direct(const Surf *s, V v, V L, V E) {
    float nl = dot(s->n, L), nv = fmaxf(dot(s->n, v), 0.02f);
    if (nl <= 0) return v3(0, 0, 0);
    V h = norm(add(v, L));
    float nh = dot(s->n, h), vh = clampf(dot(v, h), 0, 1), a = fmaxf(s->rough * s->rough, 0.02f);
    float dg = ggx_d(nh, a) * smith(nl, a) * smith(nv, a) / (4 * nl * nv);
    V f;
    if (s->kind == K_METAL) f = mul(v3(fres(s->base.x, vh), fres(s->base.y, vh), fres(s->base.z, vh)), dg);
    else {
        float F = fres(s->f0, vh) * s->coat;
        f = add(mul(s->base, (1 - F) / PI), v3(F * dg, F * dg, F * dg));
    }
    return mul(mulv(f, E), nl);
}
#endif
