/* scene-rack.h - boards on end in a rack of timber, early: each turned a little, so that its neighbour shows beside it. */

#define RACK_N 9
static const float RACK_STEP = 0.40f, RACK_YAW = 0.62f, RACK_LEAN = 0.10f;
/* The place p in the space of board i: l up along it, c across, y out of its deck. */
static void rack_local(V p, int i, float *l, float *c, float *y) {
    float yaw = RACK_YAW + 0.03f * (u01(hash2(i, 71)) - 0.5f), lean = RACK_LEAN + 0.012f * (u01(hash2(i, 72)) - 0.5f);
    V q = v3(p.x - i * RACK_STEP, p.y - 0.96f - 0.01f * u01(hash2(i, 73)), p.z + 0.02f * (u01(hash2(i, 74)) - 0.5f));
    V out = v3(-sinf(yaw), 0, -cosf(yaw));
    float o = dot(q, out), u = q.y;
    *c = q.x * out.z - q.z * out.x;
    *l = u * cosf(lean) - o * sinf(lean);
    *y = o * cosf(lean) + u * sinf(lean);
}
static int rack_nearest(V p, float *d) {
    int k = (int)roundf(p.x / RACK_STEP), best = 0;
    *d = 9;
    for (int i = k - 1; i <= k + 1; i++) {
        if (i < 0 || i >= RACK_N) continue;
        float l, c, y, e;
        rack_local(p, i, &l, &c, &y);
        e = board_dist(l, c, y);
        if (e < *d) {
            *d = e;
            best = i;
        }
    }
    return best;
}
static float map_rack_boards(V p) {
    float d;
    rack_nearest(p, &d);
    return d;
}
static float bar_x(V p, float y, float z, float hy, float hz) { /* a bar along x with soft edges */
    float a = fabsf(p.y - y) - hy + 0.006f, b = fabsf(p.z - z) - hz + 0.006f;
    return fminf(fmaxf(a, b), 0) + sqrtf(sq(fmaxf(a, 0)) + sq(fmaxf(b, 0))) - 0.006f;
}
static float map_rack(V p) { /* one bar that they lean on, one that holds their feet, and posts */
    float d = fminf(bar_x(p, 1.32f, 0.245f, 0.045f, 0.030f), bar_x(p, 0.055f, -0.42f, 0.055f, 0.022f));
    float x = p.x - 1.6f * roundf(p.x / 1.6f) - 0.0f, a = fabsf(x) - 0.045f, b = fabsf(p.z - 0.32f) - 0.045f;
    float post = fmaxf(fmaxf(a, b), p.y - 1.40f);
    d = fminf(d, post);
    return d * 0.95f;
}
static void rack_surf(V p, V d, float t, Surf *s) {
    (void)d;
    float px = t * PIX;
    if (s->item == 1) wood_surf(&DK, p, px, 0.12f * sstep(0.45f, 0.6f, fbm(p.x * 1.4f, p.z * 1.4f, 2, 0)), s);
    else if (s->item == 2) {
        float e, l, c, y;
        int i = rack_nearest(p, &e);
        rack_local(p, i, &l, &c, &y);
        V out = v3(-sinf(RACK_YAW), RACK_LEAN, -cosf(RACK_YAW));
        board_look((i * 3 + 3) % 4, l, c, dot(s->n, out), px, &s->base, &s->rough, &s->coat);
    } else {
        V q = v3(p.z, p.y, p.x);
        s->base = mul(mix3(hexl(0xa98a66), hexl(0x8f8578), vnoise(q.x * 40, q.y * 3 + q.z * 2, 0)),
                      0.75f + 0.35f * vnoise(q.y * 160 + q.x * 90, q.z * 4, 0));
        s->rough = 0.6f;
    }
}
static void scene_rack(void) {
    sky_set(0x5f97c0, 0xa9c8d8, 0xe6ebe6);
    sun_set(-125, 16, mul(v3(1.0f, 0.90f, 0.76f), 3.6f), 0.006f);
    SKY.glow = mul(v3(1, 0.85f, 0.65f), 0.2f);
    SKY.glowsize = 0.5f;
    SKY.shore = 0.030f;
    SKY.shorecol = hexc(0xa9b6b6);
    SC.surf = rack_surf;
    SC.water = 1;
    SC.level = -0.6f;
    SC.wave = waves;
    SC.wrough = waves_rough;
    SC.body = v3(0.010f, 0.040f, 0.050f);
    SC.bounces = 4;
    waves_add(18, 0.4f, 4.0f, 200, 70, 0.030f, 5);
    waves_add(14, 0.08f, 0.4f, 190, 90, 0.020f, 8);
    DK = deck_default();
    DK.axis = 0;
    DK.a0 = -4.35f;
    DK.a1 = 7.25f;
    DK.l0 = -4;
    DK.l1 = 0.75f;
    DK.joist = 0.85f;
    DK.grey = 0.75f;
    DK.rot = 1.5f;
    DK.seed = 41;
    deck_item(&DK, map_deck, 1);
    item_fn(map_rack_boards, 2, v3(-0.45f, 0.05f, -0.50f), v3(RACK_STEP * (RACK_N - 1) + 0.45f, 1.92f, 0.45f))->step = 0.85f;
    item_fn(map_rack, 3, v3(-0.9f, 0, -0.46f), v3(RACK_STEP * RACK_N + 0.8f, 1.42f, 0.38f));
    camera(v3(-0.60f, 1.18f, -2.40f), v3(1.28f, 1.03f, 0), 0.66f);
    CAM.focus = 2.5f;
    CAM.aperture = 0.006f;
    CAM.exposure = 0.80f;
    CAM.contrast = 0.2f;
    CAM.vignette = 0.2f;
}
