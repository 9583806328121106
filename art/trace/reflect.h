/* reflect.h - well-spread random numbers, and the reflection of rough surfaces. */
#ifndef TRACE_REFLECT_H
#define TRACE_REFLECT_H
#include "world.h"

/* ---- well-spread random numbers: Sobol pairs, shuffled and scrambled for each pixel and each pair ---- */
typedef struct {
    uint32_t seed, i, dim;
} Smp;
static uint32_t rev32(uint32_t x) {
    x = (x >> 16) | (x << 16);
    x = ((x & 0xff00ff00u) >> 8) | ((x & 0x00ff00ffu) << 8);
    x = ((x & 0xf0f0f0f0u) >> 4) | ((x & 0x0f0f0f0fu) << 4);
    x = ((x & 0xccccccccu) >> 2) | ((x & 0x33333333u) << 2);
    return ((x & 0xaaaaaaaau) >> 1) | ((x & 0x55555555u) << 1);
}
static uint32_t owen(uint32_t x, uint32_t seed) {
    x = rev32(x);
    x += seed;
    x ^= x * 0x6c50b47cu;
    x ^= x * 0xb82f1e52u;
    x ^= x * 0xc7afe638u;
    x ^= x * 0x8d22f6e6u;
    return rev32(x);
}
static void pair(Smp *s, float *a, float *b) {
    uint32_t h = hash32(s->seed ^ hash32(s->dim++ * 0x9E3779B1u + 77));
    uint32_t i = owen(s->i, h), x = rev32(i), y = 0, v = 1u << 31;
    for (uint32_t k = i; k; k >>= 1, v ^= v >> 1)
        if (k & 1) y ^= v;
    *a = u01(owen(x, hash32(h ^ 0xa511e9b3u)));
    *b = u01(owen(y, hash32(h ^ 0x63d83595u)));
}
static float single(Smp *s) {
    float a, b;
    pair(s, &a, &b);
    return a;
}
static void basis(V n, V *x, V *y) {
    float s = n.z >= 0 ? 1 : -1, a = -1 / (s + n.z), b = n.x * n.y * a;
    *x = v3(1 + s * n.x * n.x * a, s * b, -s * n.x);
    *y = v3(b, s + n.y * n.y * a, -n.y);
}
static inline float lum(V c) { return 0.2126f * c.x + 0.7152f * c.y + 0.0722f * c.z; }

/* ---- reflection of rough surfaces (GGX), local frame: z is the normal ---- */
static float alpha_of(float rough) { return fmaxf(rough * rough, 0.0012f); }
static float ggx_d(V h, float a) {
    float c = h.z * h.z, t = c * (a * a - 1) + 1;
    return a * a / (PI * t * t);
}
static float lambda(V w, float a) {
    float c2 = w.z * w.z;
    return 0.5f * (sqrtf(1 + a * a * (1 - c2) / fmaxf(c2, 1e-7f)) - 1);
}
static V ggx_sample(V wo, float a, float u, float v) { /* visible normals */
    V wh = norm(v3(a * wo.x, a * wo.y, wo.z));
    float l = wh.x * wh.x + wh.y * wh.y;
    V t1 = l > 1e-9f ? mul(v3(-wh.y, wh.x, 0), 1 / sqrtf(l)) : v3(1, 0, 0), t2 = cross(wh, t1);
    float r = sqrtf(u), phi = 2 * PI * v, p1 = r * cosf(phi), p2 = r * sinf(phi), s = 0.5f * (1 + wh.z);
    p2 = (1 - s) * sqrtf(fmaxf(1 - p1 * p1, 0)) + s * p2;
    V n = add(add(mul(t1, p1), mul(t2, p2)), mul(wh, sqrtf(fmaxf(1 - p1 * p1 - p2 * p2, 0))));
    return norm(v3(a * n.x, a * n.y, fmaxf(n.z, 1e-6f)));
}
static float schlick(float f0, float c) {
    float m = 1 - clampf(c, 0, 1);
    return f0 + (1 - f0) * m * m * m * m * m;
}
/* value of the reflection times the cosine; its density in *pdf */
static V bsdf(const Mtl *m, V wo, V wi, float pc, float *pdf) {
    *pdf = 0;
    if (wo.z <= 1e-4f || wi.z <= 1e-4f) return v3(0, 0, 0);
    V h = norm(add(wo, wi));
    float hc = dot(h, wo), coat = 0;
    V r = v3(0, 0, 0);
    if (m->coat > 0) {
        float a = alpha_of(m->coat_rough), d = ggx_d(h, a), lo = lambda(wo, a), li = lambda(wi, a);
        coat = m->coat * schlick(0.04f, hc);
        float f = coat * d / (4 * wo.z * (1 + lo + li));
        r = v3(f, f, f);
        *pdf += pc * d / (4 * wo.z * (1 + lo));
    }
    float through = (1 - m->coat * schlick(0.04f, wo.z)) * (1 - m->coat * schlick(0.04f, wi.z));
    if (m->metal > 0) {
        float a = alpha_of(m->rough), d = ggx_d(h, a), lo = lambda(wo, a), li = lambda(wi, a);
        float k = through * d / (4 * wo.z * (1 + lo + li)), s = schlick(0, hc);
        r = mad(r, add(mul(m->col, 1 - s), v3(s, s, s)), k);
        *pdf += (1 - pc) * d / (4 * wo.z * (1 + lo));
    } else {
        float s = m->sheen * powf(1 - clampf(wo.z, 0, 1), 3);
        V c = add(m->col, v3(s, s, s));
        r = mad(r, c, through * wi.z / PI);
        *pdf += (1 - pc) * wi.z / PI;
    }
    return r;
}
static float coat_chance(const Mtl *m, V wo) {
    if (m->coat <= 0) return 0;
    float c = m->coat * schlick(0.04f, wo.z), b = (1 - c) * (m->metal > 0 ? 0.8f : lum(m->col));
    return clampf(c / (c + b + 1e-4f), 0.15f, 0.85f);
}
#endif
