/* lights.h - what a ray meets, shadows, and light from lamps and sun. */
#ifndef TRACE_LIGHTS_H
#define TRACE_LIGHTS_H
#include "reflect.h"

typedef struct {
    float t;
    V p, n, ng, ns; /* shading and true normal towards the ray's origin; ns: before the material bent it */
    int obj, inside, light;
    Mtl m;
} Hit;
static int light_hit(const Light *l, V o, V d, float tmax, float *t) {
    if (l->ball) {
        V q = sub(o, l->c);
        float b = dot(q, d), c = dot(q, q) - l->r * l->r, h = b * b - c;
        if (c < 0 || h < 0) return 0;
        *t = -b - sqrtf(h);
        return *t > 1e-4f && *t < tmax;
    }
    float c = dot(d, l->n);
    if (c > -1e-5f) return 0;
    *t = dot(sub(l->c, o), l->n) / c;
    if (*t < 1e-4f || *t > tmax) return 0;
    V q = sub(mad(o, d, *t), l->c);
    return fabsf(dot(q, l->a)) < dot(l->a, l->a) && fabsf(dot(q, l->b)) < dot(l->b, l->b);
}
/* seen: the camera looks at it; the normal is then taken from the formula, since a mirrored edge shows the triangles */
static void surface(const Isect *is, V o, V d, int seen, Hit *h) {
    const Tri *t = &tris[is->tri];
    const Obj *ob = &objs[t->obj];
    const V *vn = ob->me.n + (size_t)t->id * 3;
    h->t = is->t;
    h->obj = t->obj;
    h->p = mad(o, d, is->t);
    V nl = norm(add(add(mul(vn[0], 1 - is->u - is->v), mul(vn[1], is->u)), mul(vn[2], is->v)));
    h->ng = norm(cross(t->e1, t->e2));
    V pl = to_local(ob->rot, sub(h->p, ob->pos));
    if (seen && ob->me.f) {
        V n = sdf_grad(ob->me.f, ob->me.fctx, pl, ob->me.step);
        if (dot(n, nl) > 0.7f) nl = n;
    }
    h->m = ob->m(pl, nl, ob->ctx);
    h->ns = to_world(ob->rot, nl);
    if (dot(h->m.nrm, h->m.nrm) > 0.01f) nl = norm(h->m.nrm);
    h->n = to_world(ob->rot, nl);
    h->inside = dot(h->ng, d) > 0;
    if (h->inside) {
        h->ng = mul(h->ng, -1);
        h->n = mul(h->n, -1);
    }
    float c = dot(h->n, d); /* a bent normal that looks away would be black */
    if (c > -0.01f) h->n = norm(mad(h->n, d, -c - 0.01f));
}
/* light let through between two points; glass and water dim it but do not bend it */
static V shadow(V o, V d, float dist) {
    V tr = v3(1, 1, 1);
    float left = dist - 2e-4f;
    for (int k = 0; k < 8; k++) {
        Isect is;
        if (!bvh_hit(o, d, left, &is)) break;
        const Tri *t = &tris[is.tri];
        Hit h;
        if (objs[t->obj].m == same && !((const Mtl *)objs[t->obj].ctx)->clear) return v3(0, 0, 0);
        surface(&is, o, d, 0, &h);
        if (!h.m.clear) return v3(0, 0, 0);
        float f = 1 - schlick(0.04f, fabsf(dot(d, h.n)));
        tr = mul(tr, f);
        if (h.m.clear == 2) tr = mulv(tr, h.m.col);
        if (h.inside && h.m.clear == 1)
            tr = mulv(tr, v3(expf(-h.m.absorb.x * is.t), expf(-h.m.absorb.y * is.t), expf(-h.m.absorb.z * is.t)));
        o = mad(h.p, d, 2e-4f);
        left -= is.t + 2e-4f;
    }
    if (fog.density > 0) tr = mul(tr, expf(-fog.density * fminf(dist, 1e4f)));
    return tr;
}
static float phase(float c) {
    float g = fog.g, k = 1 + g * g - 2 * g * c;
    return (1 - g * g) / (4 * PI * k * sqrtf(k));
}
/* how likely each light is chosen at a point (the sun last): by what it may send there, so that the near candle is looked at
 * more often than the far bulb; a tenth of the choice is even */
static void light_shares(V p, float *share) {
    int total = nlights + sun.on;
    float sum = 1e-20f;
    for (int k = 0; k < nlights; k++) {
        const Light *l = &lights[k];
        V w = sub(l->c, p);
        float d2 = dot(w, w), size = l->ball ? PI * l->r * l->r : l->area;
        if (!l->ball) size *= clampf(-dot(w, l->n) / sqrtf(d2), 0, 1);
        sum += share[k] = lum(l->rad) * size / fmaxf(d2, size);
    }
    if (sun.on) sum += share[nlights] = lum(sun.rad) * sun.area;
    for (int k = 0; k < total; k++) share[k] = 0.9f * share[k] / sum + 0.1f / total;
}
/* one light at a point: direction, radiance over density, density (per solid angle) */
static int light_sample(V p, Smp *s, V *wi, float *dist, V *le, float *pdf) {
    float u, v;
    int total = nlights + sun.on;
    pair(s, &u, &v);
    if (!total) return 0;
    float share[MOST_LIGHTS + 1], pick = single(s);
    light_shares(p, share);
    int k = 0;
    while (k < total - 1 && pick >= share[k]) pick -= share[k++];
    if (k == nlights) {
        V x, y;
        basis(sun.dir, &x, &y);
        float c = mixf(sun.cosr, 1, u), r = sqrtf(fmaxf(1 - c * c, 0));
        *wi = add(add(mul(x, r * cosf(2 * PI * v)), mul(y, r * sinf(2 * PI * v))), mul(sun.dir, c));
        *dist = 1e6f;
        *pdf = share[k] / sun.area;
        *le = mul(sun.rad, 1 / *pdf);
        return 1;
    }
    const Light *l = &lights[k];
    if (l->ball) {
        V w = sub(l->c, p);
        float d2 = dot(w, w), d = sqrtf(d2);
        if (d < l->r * 1.01f) return 0;
        float cm = sqrtf(fmaxf(1 - l->r * l->r / d2, 0)), c = 1 - u * (1 - cm), r = sqrtf(fmaxf(1 - c * c, 0));
        V x, y, z = mul(w, 1 / d);
        basis(z, &x, &y);
        *wi = add(add(mul(x, r * cosf(2 * PI * v)), mul(y, r * sinf(2 * PI * v))), mul(z, c));
        *dist = d * c - sqrtf(fmaxf(l->r * l->r - d2 * r * r, 0));
        *pdf = share[k] / (2 * PI * fmaxf(1 - cm, 1e-9f));
        *le = mul(l->rad, 1 / *pdf);
        return 1;
    }
    V q = mad(mad(l->c, l->a, 2 * u - 1), l->b, 2 * v - 1), w = sub(q, p);
    float d = len(w), c;
    *wi = mul(w, 1 / d);
    c = -dot(*wi, l->n);
    if (c < 1e-4f) return 0;
    *dist = d;
    *pdf = share[k] * d * d / (c * l->area);
    *le = mul(l->rad, 1 / *pdf);
    return 1;
}
/* the density with which light_sample() chooses that direction; the sun's without a light */
static float light_pdf(const Light *l, V o, V d, float t) {
    float share[MOST_LIGHTS + 1];
    light_shares(o, share);
    if (!l) return share[nlights] / sun.area;
    float chosen = share[l - lights];
    if (l->ball) {
        V w = sub(l->c, o);
        float cm = sqrtf(fmaxf(1 - l->r * l->r / dot(w, w), 0));
        return chosen / (2 * PI * fmaxf(1 - cm, 1e-9f));
    }
    return chosen * t * t / (fmaxf(-dot(d, l->n), 1e-4f) * l->area);
}
#endif
