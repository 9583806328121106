/* things.h - what a scene holds: things that rays hit, lamps, sun, water, camera. */
#ifndef DOCK_THINGS_H
#define DOCK_THINGS_H
#include "../core/march.h"

enum { K_OPAQUE, K_METAL, K_GLASS, K_WATER, K_PANE };
typedef struct {
    int kind, item, mat;
    V base, emit, n; /* n: shading normal, with the fine relief */
    float rough, f0, coat; /* coat: strength of the mirror layer of an opaque surface */
    float pass; /* pane: share of light that goes straight through */
} Surf;

/* What can be hit: a function in world space, or a Model of sdf.h. */
typedef struct {
    float (*map)(V p);
    Model *m;
    int id;
    V lo, hi;
    float step;
    int noshadow;
} Item;
static Item items[96];
static int nitems = 0;

typedef struct {
    V p, c; /* place and intensity (radiance times area / pi) */
    float r;
} Light;
static Light lights[128];
static int nlights = 0;

/* The scene fills these. */
static struct {
    V (*sky)(V d);
    void (*surf)(V p, V d, float t, Surf *s); /* s->item, s->mat and the plain normal are set */
    V sun, suncol;
    float sunsize; /* half angle, radians */
    /* water: level, height over it, slope below one pixel, colour of deep water, absorption per metre */
    int water, clear; /* clear: things under water are seen */
    float level;
    float (*wave)(float x, float z, float px);
    float (*wrough)(float x, float z, float px);
    V body, absorb;
    float (*caustic)(V p); /* light that water throws on things, 1 = none */
    float fog; /* per metre */
    V (*fogcol)(V d);
    float fogtop; /* fog thins out above this height; 0 = everywhere */
    int bounces;
    float clamp;
} SC;

static struct {
    V pos, f, r, u;
    float f2, shiftx, shifty, aperture, focus, exposure, bloom, vignette, saturation, contrast;
} CAM;
static float PIX;

/* Camera at `pos` looking at `to`; `high` is the picture's height at distance 1. */
static void camera(V pos, V to, float high) {
    CAM.pos = pos;
    CAM.f = norm(sub(to, pos));
    CAM.r = norm(cross(v3(0, 1, 0), CAM.f));
    CAM.u = cross(CAM.f, CAM.r);
    CAM.f2 = high;
    CAM.focus = len(sub(to, pos));
}

static Item *item_fn(float (*map)(V), int id, V lo, V hi) {
    Item *i = &items[nitems++];
    memset(i, 0, sizeof *i);
    i->map = map;
    i->id = id;
    i->lo = lo;
    i->hi = hi;
    i->step = 0.9f;
    return i;
}
static Item *item_model(Model *m, int id) {
    Item *i = &items[nitems++];
    memset(i, 0, sizeof *i);
    model_done(m);
    i->m = m;
    i->id = id;
    i->lo = m->lo;
    i->hi = m->hi;
    i->step = m->step;
    return i;
}
static inline float item_map(const Item *it, V p, int *mat) {
    if (it->map) {
        if (mat) *mat = 0;
        return it->map(p);
    }
    return map_model(it->m, p, mat);
}
/* march one item; the ray is in the item's own space */
static inline int march(const Item *it, V o, V d, float t, float b, float pix, int n, float *tout) {
    for (int s = 0; s < n && t < b; s++) {
        float h = item_map(it, mad(o, d, t), NULL);
        float ah = fabsf(h);
        if (ah < fmaxf(0.00004f, t * pix * 0.4f)) {
            *tout = t;
            return 1;
        }
        t += ah * it->step;
    }
    return 0;
}
static int hit_items(V o, V d, float tmax, float *tout) {
    int best = -1;
    float tb = tmax;
    for (int i = 0; i < nitems; i++) {
        const Item *it = &items[i];
        V oo = o, dd = d;
        if (it->m) {
            oo = to_local(it->m->rot, sub(o, it->m->pos));
            dd = to_local(it->m->rot, d);
        }
        float a = 0, b = tb, t;
        if (!aabb(it->lo, it->hi, oo, dd, &a, &b)) continue;
        if (march(it, oo, dd, a, b, PIX, 220, &t)) {
            tb = t;
            best = i;
        }
    }
    *tout = tb;
    return best;
}
static int occluded(V o, V d, float tmax) {
    for (int i = 0; i < nitems; i++) {
        const Item *it = &items[i];
        if (it->noshadow) continue;
        V oo = o, dd = d;
        if (it->m) {
            oo = to_local(it->m->rot, sub(o, it->m->pos));
            dd = to_local(it->m->rot, d);
        }
        float a = 0, b = tmax, t;
        if (!aabb(it->lo, it->hi, oo, dd, &a, &b)) continue;
        if (march(it, oo, dd, a, b, PIX, 90, &t)) return 1;
    }
    return 0;
}
static V item_normal(const Item *it, V p, float e) {
    static const float k[4][3] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
    V q = it->m ? to_local(it->m->rot, sub(p, it->m->pos)) : p, n = v3(0, 0, 0);
    for (int i = 0; i < 4; i++) {
        V kk = v3(k[i][0], k[i][1], k[i][2]);
        n = mad(n, kk, item_map(it, mad(q, kk, e), NULL));
    }
    n = norm(n);
    return it->m ? to_world(it->m->rot, n) : n;
}
static int hit_water(V o, V d, float tmax, float *tout) {
    if (!SC.water || d.y > -1e-5f || o.y < SC.level) return 0;
    float t = (SC.level - o.y) / d.y;
    if (d.y < -0.12f && SC.wave)
        for (int i = 0; i < 3; i++) {
            V p = mad(o, d, t);
            t += 0.8f * (SC.level + SC.wave(p.x, p.z, t * PIX) - p.y) / d.y;
        }
    if (t <= 0 || t >= tmax) return 0;
    *tout = t;
    return 1;
}
static V water_normal(V p, float t) {
    float px = t * PIX, e = fmaxf(px * 0.5f, 0.0006f);
    if (!SC.wave) return v3(0, 1, 0);
    float sx = (SC.wave(p.x + e, p.z, px) - SC.wave(p.x - e, p.z, px)) / (2 * e),
          sz = (SC.wave(p.x, p.z + e, px) - SC.wave(p.x, p.z - e, px)) / (2 * e);
    return norm(v3(-sx, 1, -sz));
}
#endif
