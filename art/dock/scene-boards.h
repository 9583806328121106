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
    } else {
        s->base = mul(hexl(0x8a7f72), 0.6f + 0.5f * vnoise(atan2f(p.x - (p.x > 0 ? 1.36f : -1.36f), fmodf(p.z + 20.2f, 3.0f) - 1.5f) * 9, p.y * 2.4f + p.z, 0));
    }
}
static void scene_boards(void) {
    sky_set(0x4f93c4, 0x93bfda, 0xdfe9ea);
    sun_set(-63, 27, mul(v3(1.0f, 0.93f, 0.82f), 3.6f), 0.005f);
    SKY.glow = mul(v3(1, 0.9f, 0.75f), 0.25f);
    SKY.glowsize = 0.35f;
    SKY.cloud = 0.55f;
    SKY.cs = 0.55f;
    SKY.cseed = 6.1f;
    SKY.cloudcol = hexc(0xeef2f2);
    SKY.shore = 0.022f;
    SKY.shorecol = hexc(0x7f9aa4);
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
    for (int i = -1; i <= 1; i += 2) {
        Model *m = model_new(v3(0, 0, 0), ID3);
        for (int k = 0; k < 6; k++) cone(m, v3(i * 1.40f, -0.8f, 1.3f + 3.4f * k), v3(i * 1.40f, 0.55f, 1.3f + 3.4f * k), 0.085f, 0.080f, 0, 0);
        item_model(m, 4);
    }
    camera(v3(-0.62f, 1.16f, -1.75f), v3(0.10f, 0.12f, 2.6f), 0.72f);
    CAM.focus = 2.6f;
    CAM.aperture = 0.002f;
    CAM.exposure = 0.85f;
    CAM.contrast = 0.2f;
    CAM.vignette = 0.15f;
}
