/* scene-sauna-studio.h - the floating sauna, its lamp lit: machine-sauna on the studio's floor; sauna-dusk on still water;
 * sauna-deck on the water too, from close by. */
#include "../models/profile.h"
#include "dusk.h"
#include "studio.h"
#include "wood.h"

typedef struct {
    V b[2000];
    int n;
} Boxes;
static void put(Boxes *b, float x0, float x1, float y0, float y1, float z0, float z1) {
    if (x1 <= x0 || y1 <= y0 || z1 <= z0) return;
    b->b[2 * b->n] = v3((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2);
    b->b[2 * b->n++ + 1] = v3((x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2);
}
static Boxes *boxes(void) { return calloc(1, sizeof(Boxes)); }
static void place(Boxes *b, MtlFn m, const void *ctx) { add_boxes(b->b, b->n, v3(0, 0, 0), ID3, m, ctx); }

static const float SA_DECK = 0.62f, SA_TOP = 2.92f, SA_L = -1.92f, SA_R = 1.92f, SA_F = 0.84f, SA_B = -1.56f;
/* openings of the front wall: x0 x1 y0 y1 */
static const float SA_WIN[4] = {-1.56f, 0.24f, 1.10f, 2.54f}, SA_DOOR[4] = {0.60f, 1.44f, 0.62f, 2.66f};

static float pontoon(V p, const void *ctx) {
    (void)ctx;
    float x = clampf(p.x, -3.30f, 3.30f), d = len(v3(p.x - x, p.y, p.z)) - 0.27f;
    float rib = fabsf(p.x / 0.30f - floorf(p.x / 0.30f) - 0.5f);
    return (d + 0.012f * sstep(0.40f, 0.46f, rib)) * 0.9f;
}
static float chimney(V p, const void *ctx) {
    float r = sqrtf(p.x * p.x + p.z * p.z);
    (void)ctx;
    float d = fmaxf(r - 0.085f, fabsf(p.y) - 0.45f);
    float cap = fmaxf(r - 0.15f + 0.6f * fmaxf(p.y - 0.50f, 0), fabsf(p.y - 0.53f) - 0.035f);
    float foot = fmaxf(r - 0.14f - 0.3f * fmaxf(-0.38f - p.y, 0), fabsf(p.y + 0.42f) - 0.03f);
    return fminf(d, fminf(cap, foot)) * 0.8f;
}
static float rails(V p, const void *ctx) { /* posts and wires at the left end, front edge and side */
    (void)ctx;
    float d = 1, h = SA_DECK + 0.95f;
    for (int i = 0; i < 3; i++) {
        d = fminf(d, capsule(p, v3(-3.34f + 0.62f * i, SA_DECK, 1.56f), v3(-3.34f + 0.62f * i, h, 1.56f), 0.02f, 0.02f));
        d = fminf(d, capsule(p, v3(-3.34f, SA_DECK, 1.56f - 1.45f * i), v3(-3.34f, h, 1.56f - 1.45f * i), 0.02f, 0.02f));
    }
    d = fminf(d, capsule(p, v3(-3.34f, h, 1.56f), v3(-2.10f, h, 1.56f), 0.02f, 0.02f));
    d = fminf(d, capsule(p, v3(-3.34f, h, 1.56f), v3(-3.34f, h, -1.34f), 0.02f, 0.02f));
    for (int k = 1; k < 4; k++) {
        float y = SA_DECK + 0.24f * k;
        d = fminf(d, capsule(p, v3(-3.34f, y, 1.56f), v3(-2.10f, y, 1.56f), 0.007f, 0.007f));
        d = fminf(d, capsule(p, v3(-3.34f, y, 1.56f), v3(-3.34f, y, -1.34f), 0.007f, 0.007f));
    }
    return d;
}
static float ladder(V p, const void *ctx) {
    float d = 1;
    (void)ctx;
    for (int k = 0; k < 2; k++) {
        float z = 0.25f + 0.50f * k;
        V a = v3(3.28f, SA_DECK, z), b = v3(3.40f, SA_DECK + 0.72f, z), c = v3(3.62f, SA_DECK + 0.72f, z), e = v3(3.66f, 0.03f, z);
        d = fminf(d, smin_(capsule(p, a, b, 0.02f, 0.02f), smin_(capsule(p, b, c, 0.02f, 0.02f), capsule(p, c, e, 0.02f, 0.02f), 0.06f), 0.06f));
    }
    for (int k = 0; k < 3; k++) d = fminf(d, capsule(p, v3(3.65f, 0.10f + 0.22f * k, 0.25f), v3(3.65f, 0.10f + 0.22f * k, 0.75f), 0.017f, 0.017f));
    return d;
}
static float buoy(V p, const void *ctx) {
    float r = sqrtf(p.x * p.x + p.y * p.y);
    (void)ctx;
    return sqrtf(sq(r - 0.27f) + sq(p.z * 0.85f)) - 0.062f;
}
static Mtl buoy_mtl(V p, V n, const void *ctx) {
    float a = atan2f(p.y, p.x) / (PI / 2) + 0.5f;
    (void)n;
    (void)ctx;
    return coated(fabsf(a - floorf(a) - 0.5f) < 0.16f ? hexl(0xeeeae2) : hexl(0xe8722c), 1, 0.35f);
}
static float stove(V p, const void *ctx) {
    float d = rbox(v3(p.x, p.y - 0.34f, p.z), v3(0.25f, 0.34f, 0.22f), 0.02f);
    (void)ctx;
    for (int i = 0; i < 22; i++) {
        V c = v3(0.19f * (u01(hash32(i * 3 + 1)) * 2 - 1), 0.70f + 0.09f * u01(hash32(i * 3 + 2)), 0.16f * (u01(hash32(i * 3 + 3)) * 2 - 1));
        V q = sub(p, c);
        d = fminf(d, (len(v3(q.x, q.y * 1.3f, q.z)) - 0.060f - 0.008f * sinf(60 * q.x + i) * sinf(55 * q.z)) * 0.7f);
    }
    return d;
}
/* ---- the same sauna on still water in the blue hour ---- */
static void dusk(void) {
    add_quad(v3(0, 0.12f, -160), v3(0, 0, 190), v3(240, 0, 0), dusk_water, NULL);
    sky(dusk_sky);
    bounces(6);
    exposure(1.35f);
}
static void scene_sauna_studio(const char *name) {
    int near = strstr(name, "deck") != NULL, evening = near || strstr(name, "dusk");
    static Wood clad, deck, lining;
    clad = TEAK;
    clad.plank = 0.12f;
    clad.gap = 0;
    clad.shine = 0.12f;
    deck = PINE;
    deck.plank = 0.14f;
    deck.gap = 0;
    deck.pale = v3(0.56f, 0.43f, 0.30f);
    deck.dark = v3(0.36f, 0.25f, 0.16f);
    lining = PINE;
    lining.gap = 0.004f;
    if (evening) dusk();
    else studio(3.9f);
    Boxes *b = boxes(); /* deck: boards along x */
    for (int k = -12; k < 12; k++) put(b, -3.46f, 3.46f, SA_DECK - 0.03f, SA_DECK, k * 0.14f + 0.003f, k * 0.14f + 0.137f);
    place(b, wood_mtl, &deck);
    b = boxes();
    put(b, -3.46f, 3.46f, SA_DECK - 0.17f, SA_DECK - 0.035f, 1.62f, 1.68f);
    put(b, -3.46f, -3.40f, SA_DECK - 0.17f, SA_DECK - 0.035f, -1.68f, 1.62f);
    put(b, 3.40f, 3.46f, SA_DECK - 0.17f, SA_DECK - 0.035f, -1.68f, 1.62f);
    place(b, wood_mtl, &deck);
    add_box(v3(0, SA_DECK - 0.10f, 0), v3(3.38f, 0.05f, 1.60f), ID3, same, keep(diffuse(hexl(0x24211d))));
    int po = add_sdf(pontoon, NULL, v3(-3.65f, -0.32f, -0.32f), v3(3.65f, 0.32f, 0.32f), 0.014f, v3(0, 0.27f, 1.15f), ID3, same,
                     keep(coated(hexl(0x1c2a2e), 1, 0.35f)));
    for (int k = 0; k < 2; k++) add_copy(po, v3(0, 0.27f, k ? 0 : -1.15f), ID3, same, keep(coated(hexl(0x1c2a2e), 1, 0.35f)));
    /* cladding: upright boards */
    b = boxes();
    for (int k = -16; k < 16; k++) {
        float x0 = k * 0.12f + 0.003f, x1 = x0 + 0.114f, m = (x0 + x1) / 2;
        put(b, x0, x1, SA_DECK + 0.02f, SA_TOP, SA_B - 0.022f, SA_B);
        const float *h = m > SA_WIN[0] && m < SA_WIN[1] ? SA_WIN : m > SA_DOOR[0] && m < SA_DOOR[1] ? SA_DOOR : NULL;
        if (h) {
            put(b, x0, x1, SA_DECK + 0.02f, h[2], SA_F, SA_F + 0.022f);
            put(b, x0, x1, h[3], SA_TOP, SA_F, SA_F + 0.022f);
        } else
            put(b, x0, x1, SA_DECK + 0.02f, SA_TOP, SA_F, SA_F + 0.022f);
    }
    place(b, wood_up, &clad);
    b = boxes();
    for (int s = 0; s < 2; s++)
        for (int k = -13; k < 7; k++) {
            float z0 = k * 0.12f + 0.003f, x = s ? SA_R : SA_L - 0.022f;
            put(b, z0, z0 + 0.114f, SA_DECK + 0.02f, SA_TOP, -x - 0.022f, -x);
        }
    add_boxes(b->b, b->n, v3(0, 0, 0), rot_ypr(-PI / 2, 0, 0), wood_up, &clad); /* turned: x runs along z */
    /* lining, floor and ceiling inside */
    b = boxes();
    put(b, SA_L + 0.02f, SA_R - 0.02f, SA_DECK, SA_TOP, SA_B + 0.005f, SA_B + 0.03f);
    put(b, SA_L + 0.005f, SA_L + 0.03f, SA_DECK, SA_TOP, SA_B, SA_F);
    put(b, SA_R - 0.03f, SA_R - 0.005f, SA_DECK, SA_TOP, SA_B, SA_F);
    put(b, SA_L, SA_R, SA_TOP - 0.03f, SA_TOP, SA_B, SA_F);
    put(b, SA_L, SA_WIN[0] - 0.02f, SA_DECK, SA_TOP, SA_F - 0.04f, SA_F - 0.005f);
    put(b, SA_WIN[1] + 0.02f, SA_DOOR[0] - 0.02f, SA_DECK, SA_TOP, SA_F - 0.04f, SA_F - 0.005f);
    put(b, SA_DOOR[1] + 0.02f, SA_R, SA_DECK, SA_TOP, SA_F - 0.04f, SA_F - 0.005f);
    put(b, SA_WIN[0] - 0.02f, SA_WIN[1] + 0.02f, SA_DECK, SA_WIN[2] - 0.01f, SA_F - 0.04f, SA_F - 0.005f);
    put(b, SA_WIN[0] - 0.02f, SA_DOOR[1] + 0.02f, SA_DOOR[3] + 0.01f, SA_TOP, SA_F - 0.04f, SA_F - 0.005f);
    place(b, wood_up, &lining);
    b = boxes(); /* benches */
    for (int k = 0; k < 4; k++) {
        put(b, SA_L + 0.05f, 0.9f, 1.42f, 1.455f, SA_B + 0.06f + k * 0.15f, SA_B + 0.195f + k * 0.15f);
        put(b, SA_L + 0.05f, 0.9f, 1.00f, 1.035f, SA_B + 0.68f + k * 0.13f, SA_B + 0.80f + k * 0.13f);
    }
    put(b, SA_L + 0.05f, 0.9f, 1.30f, 1.41f, SA_B + 0.62f, SA_B + 0.65f);
    put(b, SA_L + 0.05f, 0.9f, 0.88f, 0.99f, SA_B + 1.16f, SA_B + 1.19f);
    put(b, SA_L + 0.05f, 0.9f, 1.75f, 1.84f, SA_B + 0.04f, SA_B + 0.07f);
    put(b, SA_L + 0.05f, 0.9f, 1.93f, 2.02f, SA_B + 0.04f, SA_B + 0.07f);
    place(b, wood_mtl, &lining);
    add_sdf(stove, NULL, v3(-0.32f, -0.05f, -0.3f), v3(0.32f, 0.92f, 0.3f), 0.012f, v3(1.4f, SA_DECK, -0.9f), ID3, same,
            keep(coated(hexl(0x202224), 0.6f, 0.5f)));
    /* frames, panes, door */
    const Mtl *dark = keep(coated(hexl(0x14191b), 1, 0.4f));
    const float *w[2] = {SA_WIN, SA_DOOR};
    b = boxes();
    for (int i = 0; i < 2; i++) {
        float f = 0.055f, z0 = SA_F - 0.045f, z1 = SA_F + 0.045f;
        put(b, w[i][0] - f, w[i][0], w[i][2] - (i ? 0 : f), w[i][3] + f, z0, z1);
        put(b, w[i][1], w[i][1] + f, w[i][2] - (i ? 0 : f), w[i][3] + f, z0, z1);
        put(b, w[i][0], w[i][1], w[i][3], w[i][3] + f, z0, z1);
        if (!i) put(b, w[i][0], w[i][1], w[i][2] - f, w[i][2], z0, z1);
    }
    put(b, -0.68f, -0.64f, SA_WIN[2], SA_WIN[3], SA_F - 0.03f, SA_F + 0.03f);
    put(b, 0.70f, 0.725f, 1.42f, 1.86f, SA_F + 0.05f, SA_F + 0.075f); /* handle */
    put(b, -2.28f, 2.28f, SA_TOP + 0.07f, SA_TOP + 0.20f, SA_B - 0.22f, SA_F + 0.46f); /* roof */
    for (int k = 0; k <= 9; k++)
        put(b, -2.28f + k * 0.5045f, -2.26f + k * 0.5045f, SA_TOP + 0.20f, SA_TOP + 0.235f, SA_B - 0.22f, SA_F + 0.46f);
    place(b, same, dark);
    static Wood soffit;
    soffit = lining;
    add_box(v3(0, SA_TOP + 0.035f, (SA_B + SA_F + 0.24f) / 2), v3(2.24f, 0.03f, (SA_F - SA_B + 0.62f) / 2), ID3, wood_mtl, &soffit);
    b = boxes();
    put(b, SA_DOOR[0], SA_DOOR[1], SA_DECK + 0.03f, 1.30f, SA_F - 0.01f, SA_F + 0.03f);
    put(b, SA_DOOR[0], SA_DOOR[0] + 0.20f, 1.30f, 2.50f, SA_F - 0.01f, SA_F + 0.03f);
    put(b, SA_DOOR[1] - 0.20f, SA_DOOR[1], 1.30f, 2.50f, SA_F - 0.01f, SA_F + 0.03f);
    put(b, SA_DOOR[0], SA_DOOR[1], 2.50f, SA_DOOR[3], SA_F - 0.01f, SA_F + 0.03f);
    place(b, wood_up, &clad);
    const Mtl *pn = keep(pane(v3(0.93f, 0.96f, 0.95f)));
    add_quad(v3((SA_WIN[0] + SA_WIN[1]) / 2, (SA_WIN[2] + SA_WIN[3]) / 2, SA_F), v3((SA_WIN[1] - SA_WIN[0]) / 2, 0, 0), v3(0, 0.72f, 0), same, pn);
    add_quad(v3(1.02f, 1.90f, SA_F), v3(0.23f, 0, 0), v3(0, 0.61f, 0), same, pn);
    /* what stands about */
    add_sdf(chimney, NULL, v3(-0.2f, -0.5f, -0.2f), v3(0.2f, 0.62f, 0.2f), 0.008f, v3(1.35f, SA_TOP + 0.62f, -0.9f), ID3, same, dark);
    add_sdf(rails, NULL, v3(-3.42f, 0.55f, -1.42f), v3(-2.05f, 1.65f, 1.64f), 0.009f, v3(0, 0, 0), ID3, same, dark);
    add_sdf(ladder, NULL, v3(3.2f, 0, 0.18f), v3(3.72f, 1.42f, 0.82f), 0.007f, v3(0, 0, 0), ID3, same,
            keep(metal(v3(0.75f, 0.76f, 0.77f), 0.18f)));
    add_sdf(buoy, NULL, v3(-0.36f, -0.36f, -0.1f), v3(0.36f, 0.36f, 0.1f), 0.008f, v3(-2.72f, SA_DECK + 0.52f, 1.66f), ID3,
            buoy_mtl, NULL);
    b = boxes(); /* a bench outside */
    for (int k = 0; k < 3; k++) put(b, 2.15f, 3.15f, 1.04f, 1.075f, -0.62f + k * 0.13f, -0.50f + k * 0.13f);
    put(b, 2.25f, 2.31f, SA_DECK, 1.04f, -0.60f, -0.26f);
    put(b, 2.99f, 3.05f, SA_DECK, 1.04f, -0.60f, -0.26f);
    place(b, wood_mtl, &deck);
    light_ball(v3(-0.9f, 2.62f, -0.4f), 0.09f, v3(75, 39, 15), 1);
    /* a strip under the upper bench: in the evening it shines up through the slats, by day down onto the wall */
    light_rect(v3(-0.5f, 1.27f, SA_B + 0.52f), v3(1.2f, 0, 0), v3(0, 0, evening ? -0.03f : 0.03f),
               mul(v3(46, 22, 7.5f), evening ? 1 : 0.4f), 0);
    light_ball(v3(1.72f, 2.15f, SA_F + 0.14f), 0.06f, v3(24, 14, 6.5f), 1);
    if (near) camera(v3(-3.9f, 1.9f, 5.6f), v3(-0.45f, 1.78f, 0), 36, 0, 6);
    else if (evening) camera(v3(6.6f, 1.55f, 15.2f), v3(-1.55f, 1.32f, 0), 27.5f, 0, 15);
    else camera(v3(5.2f, 3.9f, 17.5f), v3(0.02f, 1.76f, 0), 17.5f, 0, 17);
}
