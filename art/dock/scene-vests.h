/* scene-vests.h - vests on hooks under a shelf with helmets, on a wall of planks in the morning sun. */
#include "../models/gear.h"

#define VESTS 3
static const float HANG = 0.56f;
static int vest_index(float x) {
    int i = (int)roundf(x / HANG);
    return i < -1 ? -1 : i > VESTS - 2 ? VESTS - 2 : i;
}
/* Place in the space of the vest that is nearest: its back to the wall, its front towards the camera. */
static V vest_local(V p, int *i) {
    *i = vest_index(p.x);
    float turn = 0.10f * (u01(hash2(*i + 5, 3)) - 0.5f), tip = 0.05f * (u01(hash2(*i + 5, 9)) - 0.5f);
    V q = v3(p.x - *i * HANG, p.y - 0.02f * (u01(hash2(*i + 5, 4)) - 0.5f), -(p.z + 0.155f));
    q = v3(q.x * cosf(tip) + (q.y - 0.2f) * sinf(tip), 0.2f + (q.y - 0.2f) * cosf(tip) - q.x * sinf(tip), q.z);
    return v3(-(q.x * cosf(turn) + q.z * sinf(turn)), q.y, q.z * cosf(turn) - q.x * sinf(turn));
}
static float map_vests(V p) {
    int i;
    return vest_body(vest_local(p, &i), NULL);
}
static float map_straps(V p) {
    int i;
    V q = vest_local(p, &i);
    return fminf(vest_straps(q, NULL), vest_buckle(q, NULL));
}
static float map_zips(V p) {
    int i;
    return vest_zip(vest_local(p, &i), NULL);
}
/* hooks of steel: out of the wall, then up; a loop of webbing goes over each */
static float map_hooks(V p) {
    float x = p.x - vest_index(p.x) * HANG, d;
    V q = v3(x, p.y, p.z);
    d = capsule(q, v3(0, 0.35f, 0), v3(0, 0.335f, -0.070f), 0.0075f, 0.0075f);
    d = fminf(d, capsule(q, v3(0, 0.335f, -0.070f), v3(0, 0.368f, -0.090f), 0.0075f, 0.0085f));
    V r = v3(x, p.y - 0.35f, 0);
    d = fminf(d, fmaxf(len(r) - 0.024f, fabsf(p.z) - 0.006f));
    return d;
}
static float map_loops(V p) {
    float x = p.x - vest_index(p.x) * HANG;
    V q = v3(fabsf(x), p.y, p.z);
    float d = capsule(q, v3(0.002f, 0.346f, -0.066f), v3(0.026f, 0.19f, -0.062f), 0.0042f, 0.0042f);
    return d;
}
static const float SHELF = 0.47f, HELMET_Y = 0.590f;
static V helmet_local(V p, int *i) {
    *i = vest_index(p.x - 0.03f);
    float a = (0.55f + 0.5f * (u01(hash2(*i + 5, 21)) - 0.3f)) * (*i == 0 ? -1.0f : 1.0f);
    V q = v3(p.x - 0.03f - *i * HANG, p.y - HELMET_Y, -(p.z + 0.155f));
    return v3(-(q.x * cosf(a) + q.z * sinf(a)), q.y, q.z * cosf(a) - q.x * sinf(a));
}
static float map_helmets(V p) {
    int i;
    V q = helmet_local(p, &i);
    return helmet_shell(q, NULL);
}
static float map_linings(V p) {
    int i;
    V q = helmet_local(p, &i);
    return helmet_lining(q, NULL);
}
static float map_shelf(V p) {
    V q = v3(fabsf(p.x) - 1.6f, fabsf(p.y - SHELF + 0.014f) - 0.014f + 0.003f, fabsf(p.z + 0.16f) - 0.16f + 0.003f);
    return fminf(fmaxf(q.x, fmaxf(q.y, q.z)), 0) + len(v3(fmaxf(q.x, 0), fmaxf(q.y, 0), fmaxf(q.z, 0))) - 0.003f;
}
static void vests_surf(V p, V d, float t, Surf *s) {
    (void)d;
    static const uint32_t body[VESTS] = {0xd9c7a0, 0x12333c, 0xe07a3c}, breast[VESTS] = {0x12333c, 0xe9823f, 0x12333c},
                          shell[VESTS] = {0x12333c, 0xe9e8e3, 0xe9e8e3};
    float px = t * PIX;
    int i;
    switch (s->item) {
    case 1:
        wood_surf(&DK, p, px, 0, s);
        break;
    case 2: {
        V q = vest_local(p, &i), n = s->n;
        float x = fabsf(q.x), u = q.x * 900 + q.z * 500, v = q.y * 900, w = clampf(1.5f - px * 700, 0, 1);
        int front = q.z > 0;
        s->base = hexl(body[i + 1]);
        if (x > 0.140f) s->base = mul(hexl(body[i + 1]), 0.55f);
        if (q.y > 0.055f + 0.10f * x && front && torso(q) > 0.012f && x < 0.137f) s->base = hexl(breast[i + 1]);
        if (vest_puff(q) < 0.30f) s->base = mul(s->base, 0.6f);
        s->n = norm(add(n, mul(v3(sinf(u), sinf(v), 0), 0.05f * w)));
        s->rough = 0.75f;
        s->coat = 0.5f;
        break;
    }
    case 3:
        s->base = hexl(0x15191b);
        s->rough = 0.55f;
        break;
    case 4:
        s->kind = K_METAL;
        s->base = v3(0.45f, 0.46f, 0.47f);
        s->rough = 0.32f;
        break;
    case 5: {
        V q = helmet_local(p, &i);
        s->base = hexl(shell[i + 1]);
        s->rough = 0.20f;
        if (helmet_outer(q) < -0.004f) s->base = hexl(0x101416), s->rough = 0.5f;
        else if (fabsf(q.x) < 0.0135f && q.y > 0.03f) s->base = hexl(0xf08c48);
        break;
    }
    case 6:
        s->base = hexl(0x101416);
        s->rough = 0.7f;
        break;
    case 7: { /* the shelf: one plank along x */
        V n = s->n;
        wood_surf(&DK2, v3(p.z, p.y, p.x), px, 0, s);
        s->n = n;
        break;
    }
    default: /* the dark behind the gaps */
        s->base = v3(0.01f, 0.01f, 0.01f);
        s->coat = 0;
    }
}
static void scene_vests(void) {
    sky_set(0x8fb3c8, 0xc3d3d6, 0xeee6d8);
    sun_set(-138, 33, mul(v3(1.0f, 0.86f, 0.68f), 3.8f), 0.012f);
    SC.surf = vests_surf;
    SC.bounces = 4;
    DK = deck_default();
    DK.axis = 2;
    DK.pitch = 0.142f;
    DK.gap = 0.004f;
    DK.thick = 0.03f;
    DK.a0 = -1.988f;
    DK.a1 = 1.988f;
    DK.l0 = -1.6f;
    DK.l1 = 1.6f;
    DK.y0 = 0;
    DK.joist = 0;
    DK.grey = 0.55f;
    DK.rot = 1.6f;
    DK.uneven = 0.0015f;
    DK.seed = 12;
    item_fn(map_deck, 1, v3(-2, -1.6f, -0.01f), v3(2, 1.6f, 0.04f));
    DK2 = deck_default();
    DK2.pitch = 0.34f;
    DK2.a0 = -0.34f;
    DK2.a1 = 0.34f;
    DK2.y0 = SHELF;
    DK2.joist = 0;
    DK2.grey = 0.35f;
    Model *behind = model_new(v3(0, 0, 0), ID3);
    box(behind, v3(0, 0, 0.08f), v3(2, 1.6f, 0.03f), 0, ID3, 0, 0);
    item_model(behind, 8);
    float w = HANG * (VESTS / 2) + 0.30f;
    item_fn(map_vests, 2, v3(-w, -0.32f, -0.36f), v3(w, 0.36f, -0.002f))->step = 0.9f;
    item_fn(map_straps, 3, v3(-w, -0.28f, -0.38f), v3(w, -0.05f, -0.002f))->step = 0.8f;
    item_fn(map_zips, 4, v3(-w, -0.31f, -0.36f), v3(w, 0.20f, -0.16f))->step = 0.8f;
    item_fn(map_hooks, 4, v3(-w, 0.30f, -0.11f), v3(w, 0.39f, 0.01f));
    item_fn(map_loops, 3, v3(-w, 0.17f, -0.09f), v3(w, 0.36f, -0.04f));
    item_fn(map_helmets, 5, v3(-w, SHELF, -0.33f), v3(w, SHELF + 0.26f, 0))->step = 0.8f;
    item_fn(map_linings, 6, v3(-w, SHELF, -0.33f), v3(w, SHELF + 0.26f, 0))->step = 0.8f;
    item_fn(map_shelf, 7, v3(-1.61f, SHELF - 0.035f, -0.33f), v3(1.61f, SHELF + 0.005f, 0.01f));
    camera(v3(-0.40f, 0.25f, -2.6f), v3(-0.03f, 0.205f, 0), 0.455f);
    CAM.focus = 2.45f;
    CAM.aperture = 0.004f;
    CAM.exposure = 0.85f;
    CAM.contrast = 0.2f;
    CAM.vignette = 0.25f;
}
