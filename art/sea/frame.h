/* frame.h - the picture that is made: camera, exposure, pixels, particles, and what a scene may set. */
#ifndef SEA_FRAME_H
#define SEA_FRAME_H
#include "../core/march.h"
#include "sea.h"

typedef struct {
    V pos;
    float yaw, f2, horizon, aperture, focus;
    float pitch; /* degrees, negative looks down */
} Cam; /* f2 = picture height at distance 1; horizon = row of eye level (0 top, 1 bottom) */
static Cam CAM;
static V CF, CR_, CU;
static float TIME = 0, EXPOSURE = 1.0f, VIGN = 0.22f, GRAIN = 0.010f, BLOOM = 1.0f, HAZE_L = 2600.0f;
static float CRISP = 0; /* 1: for large prints, with a narrow pixel filter, fine bubbles in foam, edges sharpened */
static int W, H, SPP;
static float PIX;
static float *HDR, *DEPTH;
static int PORTRAIT = 0;

/* particles drawn over the picture: spray, steam, glow of lamps */
typedef struct {
    V p, v;
    float r, a;
    V c;
    int soft;
} Part;
static Part *parts;
static int nparts, cparts;
static void part_add(V p, V v, float r, float a, V c, int soft) {
    if (nparts == cparts) {
        cparts = cparts ? cparts * 2 : 4096;
        parts = realloc(parts, sizeof(Part) * cparts);
    }
    Part q = {p, v, r, a, c, soft};
    parts[nparts++] = q;
}

/* what a scene may add: land beyond the water, its own air, its own water body, the colour of glints */
static int (*LAND)(V o, V d, float tmax, Rng *r, float *t, V *col);
static V (*AIR)(V o, V d, float t, V col);
static V (*BODY)(V p, V n, V d, float t, V body);
static V GLINT_LOW = {1, 0.60f, 0.30f}, GLINT_HIGH = {1, 0.80f, 0.56f};
static float GLINT = 0.075f;

/* a scene may bring its own way to follow a ray instead of trace() */
static V (*TRACER)(V o, V d, Rng *r, float *depth);
#endif
