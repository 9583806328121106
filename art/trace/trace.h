/* trace.h - what a scene of the path tracer is made of. Metres, y is up. A scene is one C function that calls the
 * functions below; see README.md. */
#ifndef TRACE_H
#define TRACE_H
#include "../core/core.h"
#include "../core/march.h"

/* ---- materials: the constructors below fill this in ---- */
typedef struct {
    V col;                  /* colour of the body, 0..1, linear; of metal: its reflection */
    float metal;            /* 1: the body is metal of roughness `rough` */
    float rough;            /* roughness of metal or of glass, 0..1 */
    float coat, coat_rough; /* clear layer over the body: 0..1, and its roughness */
    float sheen;            /* pale rim of cloth */
    int clear;              /* 0 solid, 1 body of glass or water, 2 thin pane */
    float ior;
    V absorb; /* of clear bodies: light lost per metre */
    V emit;
    V nrm; /* bent normal in the space of the object; zero: as it is */
} Mtl;
typedef float (*SdfFn)(V p, const void *ctx);        /* signed distance at p, in the space of the object */
typedef Mtl (*MtlFn)(V p, V n, const void *ctx);     /* material at p with normal n, in the space of the object */
typedef float (*HeightFn)(float x, float z, const void *ctx);
typedef V (*SkyFn)(V dir);

static inline Mtl diffuse(V col) {
    Mtl m;
    memset(&m, 0, sizeof m);
    m.col = col;
    m.ior = 1.5f;
    return m;
}
static inline Mtl coated(V col, float coat, float rough) {
    Mtl m = diffuse(col);
    m.coat = coat;
    m.coat_rough = rough;
    return m;
}
static inline Mtl lacquer(V col) { return coated(col, 1, 0.06f); }
static inline Mtl plastic(V col) { return coated(col, 1, 0.30f); }
static inline Mtl rubber(V col) { return coated(col, 0.8f, 0.55f); }
static inline Mtl metal(V col, float rough) {
    Mtl m = diffuse(col);
    m.metal = 1;
    m.rough = rough;
    return m;
}
static inline Mtl fabric(V col) {
    Mtl m = coated(col, 0.25f, 0.7f);
    m.sheen = 0.25f;
    return m;
}
/* absorb: per metre, for example v3(2, 0.4, 0.3) for greenish glass */
static inline Mtl glass(V absorb) {
    Mtl m = diffuse(v3(1, 1, 1));
    m.clear = 1;
    m.absorb = absorb;
    return m;
}
static inline Mtl water(V absorb) {
    Mtl m = glass(absorb);
    m.ior = 1.33f;
    return m;
}
static inline Mtl pane(V tint) { /* a thin sheet of glass: light goes straight through */
    Mtl m = diffuse(tint);
    m.clear = 2;
    return m;
}
static inline Mtl glow(V radiance) {
    Mtl m = diffuse(v3(0, 0, 0));
    m.emit = radiance;
    return m;
}
/* The same material everywhere: add_sdf(..., same, keep(lacquer(...))). */
static Mtl same(V p, V n, const void *ctx) {
    (void)p;
    (void)n;
    return *(const Mtl *)ctx;
}
static const Mtl *keep(Mtl m) {
    Mtl *k = malloc(sizeof m);
    *k = m;
    return k;
}

/* ---- things; each call returns the number of the object ---- */
/* A signed distance function inside the box lo..hi, made into triangles of about `cell` metres. */
static int add_sdf(SdfFn f, const void *ctx, V lo, V hi, float cell, V pos, M3 rot, MtlFn m, const void *mctx);
/* The same shape once more. */
static int add_copy(int obj, V pos, M3 rot, MtlFn m, const void *mctx);
/* A model of core/march.h (call model_done first); table[id] is the material of the parts' id. */
static int add_model(Model *md, float cell, V pos, M3 rot, const Mtl *table);
/* A surface y = h(x, z) on a grid. */
static int add_height(HeightFn h, const void *ctx, float x0, float x1, float z0, float z1, int nx, int nz, V pos,
                      M3 rot, MtlFn m, const void *mctx);
/* A flat rectangle: centre c, half edges a and b, normal a x b. */
static int add_quad(V c, V a, V b, MtlFn m, const void *mctx);
/* A box with half sizes h; plain faces, for things whose edges are not seen. */
static int add_box(V c, V h, M3 rot, MtlFn m, const void *mctx);
/* Many boxes as one thing, so that one pattern runs through all: pairs of centre and half sizes. */
static int add_boxes(const V *ch, int n, V pos, M3 rot, MtlFn m, const void *mctx);

/* ---- light ---- */
/* Rectangle: centre, half edges (it shines towards a x b), radiance; seen: 1 if the camera sees it. */
static void light_rect(V c, V a, V b, V radiance, int seen);
static void light_ball(V c, float r, V radiance, int seen);
static void light_sun(V dir, float radius_deg, V radiance);
static void sky(SkyFn f);
/* Mist of even density (per metre); albedo near 1; g: 0 even, 0.8 forward. */
static void mist(float density, V albedo, float g);

/* ---- camera ---- */
/* fov: of the picture's height in degrees; lens: radius in metres (0: all sharp); focus: distance. */
static void camera(V eye, V at, float fov, float lens, float focus);
static void exposure(float e);
/* Straight film for things in a studio: colours as they are, only the brightest are rounded off. */
static void film_straight(void);
/* Light paths end after n bounces (10). */
static void bounces(int n);
/* A plain backdrop: pixels that show nothing else get this part of the samples, far from things. */
static void plain(int obj, float part);

/* Each scene file adds its functions to the table in scenes.h. `name` is the full name, so one function can make
 * several pictures. */
typedef struct {
    const char *prefix;
    void (*make)(const char *name);
} Scene;
#endif
