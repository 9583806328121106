/* scene-boards.h - ten boards in a row on a long pier. */
#include "../models/board-flat.h"

static const float BSTEP = 1.0f, BFIRST = 0.35f, BLIE = 0.108f;
static int board_local(V p, float *l, float *c, float *y) { /* the nearest of ten */
    int i = (int)roundf((p.z - BFIRST) / BSTEP);
    i = i < 0 ? 0 : i > 9 ? 9 : i;
    float turn = 0.03f * (u01(hash2(i, 77)) - 0.5f), x = p.x - 0.03f * (u01(hash2(i, 5)) - 0.5f), z = p.z - BFIRST - i * BSTEP;
    *l = x + turn * z;
    *c = z - turn * x;
    *y = p.y - BLIE;
    return i;
}
static float map_boards(V p) {
    float l, c, y;
    board_local(p, &l, &c, &y);
    return board_dist(l, c, y);
}
static float map_blocks(V p) { /* two soft blocks under each board */
    float l, c, y;
    board_local(p, &l, &c, &y);
    float a = fabsf(fabsf(l) - 0.36f) - 0.045f, b = fabsf(c) - 0.20f, d = p.y - 0.058f;
    return fmaxf(fmaxf(a, b), fmaxf(d, -p.y));
}
/* round piles on both sides, their tops sawn off and worn */
static float pile_local(V p, float *round) {
    float k = clampf(roundf((p.z - 1.3f) / 3.4f), 0, 5), x = fabsf(p.x) - 1.42f, z = p.z - 1.3f - 3.4f * k;
    *round = atan2f(z, x);
    return sqrtf(x * x + z * z);
}
static float map_piles(V p) {
    float a, r = pile_local(p, &a), seed = p.x > 0 ? 3.0f : 17.0f, k = roundf((p.z - 1.3f) / 3.4f);
    float crack = 0.010f * sstep(0.30f, 0.12f, vnoise(a * 2.6f + seed + 5 * k, p.y * 0.7f, 0)) * sstep(0.15f, 0.3f, fabsf(p.y - 0.62f) + 0.3f);
    float side = r - 0.105f - 0.006f * (vnoise(a * 1.3f + seed, p.y * 1.5f + k, 0) - 0.5f) + crack;
    float top = p.y - 0.50f - 0.10f * u01(hash2((int)k, (int)seed)) + 0.10f * r;
    float q = 0.018f, e = fmaxf(side + q, 0), f = fmaxf(top + q, 0);
    return 0.75f * (fminf(fmaxf(side + q, top + q), 0) + sqrtf(e * e + f * f) - q);
}
static void pile_surf(V p, Surf *s) {
    float a, r = pile_local(p, &a), k = roundf((p.z - 1.3f) / 3.4f), seed = (p.x > 0 ? 3.0f : 17.0f) + 5 * k;
    float fibre = fbm(a * 9 + seed, p.y * 1.6f, 4, 0), streak = fbm(a * 30 + seed, p.y * 2.5f, 3, 0);
    V c = mix3(v3(0.20f, 0.175f, 0.15f), v3(0.47f, 0.42f, 0.36f), sstep(0.25f, 0.8f, 0.6f * fibre + 0.4f * streak));
    if (s->n.y > 0.6f) { /* the sawn end: rings and cracks from the middle */
        float ring = 0.5f + 0.5f * sinf(r * 520 + 3 * vnoise(a, seed, 0));
        c = mix3(v3(0.34f, 0.29f, 0.23f), v3(0.52f, 0.46f, 0.38f), ring * 0.6f + 0.4f * fibre);
        c = mul(c, mixf(0.45f, 1, sstep(0.0f, 0.10f, fabsf(sinf(a * 1.5f + seed)) + 0.3f * sstep(0.09f, 0.03f, r))));
    }
    s->base = mul(c, mixf(0.40f, 1, sstep(-0.45f, -0.20f, p.y)));
    s->rough = 0.75f;
}
static void boards_surf(V p, V d, float t, Surf *s) {
    (void)d;
    float px = t * PIX, l, c, y;
    if (s->item == 1) wood_surf(&DK, p, px, 0.10f * sstep(0.5f, 0.6f, fbm(p.x * 2, p.z * 2, 2, 0)), s);
    else if (s->item == 2) {
        int i = board_local(p, &l, &c, &y);
        board_look((i * 3) % 4, l, c, s->n.y, px, &s->base, &s->rough, &s->coat);
    } else if (s->item == 3) {
        s->base = hexl(0x15191b);
        s->rough = 0.8f;
    } else pile_surf(p, s);
}
static void scene_boards(void) {
    sky_set(0x5f93bd, 0xa9c6d6, 0xf1e3cf);
    sun_set(-58, 15, mul(v3(1.0f, 0.80f, 0.58f), 3.6f), 0.006f);
    SKY.glow = mul(v3(1, 0.80f, 0.55f), 0.40f);
    SKY.glowsize = 0.35f;
    SKY.cloud = 0.55f;
    SKY.cs = 0.55f;
    SKY.cseed = 6.1f;
    SKY.cloudcol = hexc(0xeef2f2);
    SKY.shore = 0.022f;
    SKY.shorecol = hexc(0xa3b1b4);
    SC.surf = boards_surf;
    SC.water = 1;
    SC.level = -0.55f;
    SC.wave = waves;
    SC.wrough = waves_rough;
    SC.body = v3(0.008f, 0.050f, 0.068f);
    SC.bounces = 4;
    waves_add(18, 0.4f, 5.0f, 200, 70, 0.060f, 5);
    waves_add(14, 0.08f, 0.4f, 190, 90, 0.035f, 8);
    DK = deck_default();
    DK.axis = 1;
    DK.a0 = -4.35f;
    DK.a1 = 19.14f;
    DK.l0 = -1.32f;
    DK.l1 = 1.32f;
    DK.joist = 0.85f;
    DK.grey = 0.75f;
    DK.rot = 1.5f;
    DK.seed = 41;
    deck_item(&DK, map_deck, 1);
    item_fn(map_boards, 2, v3(-0.90f, 0.045f, BFIRST - 0.40f), v3(0.90f, 0.225f, BFIRST + 9 * BSTEP + 0.40f));
    item_fn(map_blocks, 3, v3(-0.5f, 0, BFIRST - 0.3f), v3(0.5f, 0.06f, BFIRST + 9 * BSTEP + 0.3f));
    item_fn(map_piles, 4, v3(-1.56f, -0.8f, 1.15f), v3(-1.28f, 0.62f, 18.5f));
    item_fn(map_piles, 4, v3(1.28f, -0.8f, 1.15f), v3(1.56f, 0.62f, 18.5f));
    camera(v3(-0.62f, 1.16f, -1.75f), v3(0.10f, 0.12f, 2.6f), 0.72f);
    CAM.focus = 2.6f;
    CAM.aperture = 0.002f;
    CAM.exposure = 0.85f;
    CAM.contrast = 0.2f;
    CAM.vignette = 0.15f;
}
