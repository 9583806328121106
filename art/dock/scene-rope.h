/* scene-rope.h - a cleat and a coil at noon; a hand remote beside a coil, close. */
#include "rope.h"

static Coil COIL;
static Path PATH;
static float map_coil(V p) { return coil_dist(&COIL, p, NULL, NULL, NULL) * 0.8f; }
static float map_path(V p) { return path_dist(&PATH, p, NULL, NULL, NULL) * 0.8f; }
static void coil_item(int id) {
    float r = COIL.r0 + COIL.g * COIL.end / (2 * PI) + 2 * ROPE_R;
    item_fn(map_coil, id, v3(COIL.c.x - r, COIL.c.y - 1.3f * ROPE_R, COIL.c.z - r), v3(COIL.c.x + r, COIL.c.y + 1.4f * ROPE_R, COIL.c.z + r));
}
static void path_item(int id) {
    V lo = PATH.p[0], hi = lo;
    for (int i = 1; i < PATH.num; i++) {
        V q = PATH.p[i];
        lo = v3(fminf(lo.x, q.x), fminf(lo.y, q.y), fminf(lo.z, q.z));
        hi = v3(fmaxf(hi.x, q.x), fmaxf(hi.y, q.y), fmaxf(hi.z, q.z));
    }
    float r = 1.2f * ROPE_R;
    item_fn(map_path, id, sub(lo, v3(r, r, r)), add(hi, v3(r, r, r)));
}
/* end of the coil and the way the rope arrives there */
static V coil_end(V *t) {
    float r = COIL.r0 + COIL.g * COIL.end / (2 * PI);
    *t = v3(-sinf(COIL.end), 0, cosf(COIL.end));
    return add(COIL.c, v3(r * cosf(COIL.end), 0, r * sinf(COIL.end)));
}
static void rope_item_surf(V p, V base, Surf *s) {
    float a = 0, l = 0;
    int w = 0;
    if (s->item == 2) coil_dist(&COIL, p, &a, &w, &l);
    else path_dist(&PATH, p, &a, &w, &l);
    rope_surf(a, w, l, base, s);
}

/* ---- mooring ---- */
static float map_sand(V p) { return p.y + 1.15f + 0.02f * sinf(p.x * 9 + 2 * sinf(p.z * 2.3f)) * 0.6f; }
static float noon_caustic(V p) {
    if (p.y > SC.level) return 1;
    return 0.30f + 1.25f * caustic_lines(p.x * 1.9f, p.z * 1.9f);
}
static void mooring_surf(V p, V d, float t, Surf *s) {
    (void)d;
    float px = t * PIX;
    if (s->item == 1) wood_surf(&DK, p, px, 0, s);
    else if (s->item == 5) wood_surf(&DK2, p, px, 0, s);
    else if (s->item == 2 || s->item == 3) rope_item_surf(p, hexl(0xe6ddc8), s);
    else if (s->item == 4) {
        s->kind = K_METAL;
        s->base = v3(0.60f, 0.60f, 0.59f);
        s->rough = 0.30f + 0.10f * vnoise(p.x * 300, p.z * 300 + p.y * 200, 0);
    } else {
        s->base = mul(hexl(0xc4bca8), 0.75f + 0.4f * fbm(p.x * 3, p.z * 3, 4, 0));
        s->coat = 0;
    }
}
static void scene_mooring(void) {
    sky_set(0x3f86b8, 0x86b8d4, 0xd2e2e6);
    sun_set(-118, 50, mul(v3(1.0f, 0.95f, 0.87f), 3.6f), 0.005f);
    SC.surf = mooring_surf;
    SC.water = 1;
    SC.clear = 1;
    SC.level = -0.42f;
    SC.wave = waves;
    SC.wrough = waves_rough;
    SC.body = v3(0.025f, 0.15f, 0.185f);
    SC.absorb = v3(0.80f, 0.17f, 0.12f);
    SC.caustic = noon_caustic;
    waves_add(14, 0.20f, 1.6f, 60, 80, 0.035f, 5);
    waves_add(12, 0.05f, 0.20f, 70, 90, 0.018f, 8);
    DK = deck_default();
    DK.axis = 1;
    DK.a0 = -2.9f;
    DK.a1 = 2.9f;
    DK.l0 = -2;
    DK.l1 = 0.36f;
    DK.grey = 0.85f;
    DK.joist = 0.55f;
    DK.rot = 2.0f;
    DK.seed = 19;
    DK.silver = hexl(0xb4aea4);
    deck_item(&DK, map_deck, 1);
    DK2 = DK; /* beam under the ends */
    DK2.axis = 0;
    DK2.pitch = 0.08f;
    DK2.gap = 0;
    DK2.a0 = 0.24f;
    DK2.a1 = 0.32f;
    DK2.l0 = -3;
    DK2.l1 = 3;
    DK2.thick = 0.18f;
    DK2.y0 = -0.037f;
    DK2.joist = 0;
    deck_item(&DK2, map_deck2, 5);
    item_fn(map_sand, 6, v3(-8, -1.25f, -8), v3(12, -1.10f, 14));
    /* cleat: horns along z, near the edge */
    M3 f = rot_ypr(-1.42f, 0, 0);
    V at = v3(0.13f, 0.001f, 0.02f);
    Model *m = model_new(at, f);
    for (int i = -1; i <= 1; i += 2) {
        cone(m, v3(0, 0.075f, 0), v3(i * 0.135f, 0.083f, 0), 0.0165f, 0.0095f, 0.02f, 0);
        cone(m, v3(i * 0.045f, 0.0f, 0), v3(i * 0.036f, 0.070f, 0), 0.017f, 0.015f, 0.022f, 0);
        ell(m, v3(i * 0.046f, 0.004f, 0), v3(0.040f, 0.009f, 0.028f), ID3, 0.012f, 0);
    }
    item_model(m, 4)->step = 0.8f;
    COIL.c = v3(-0.30f, ROPE_R + 0.001f, -0.20f);
    COIL.r0 = 0.016f;
    COIL.g = 2 * ROPE_R * 1.02f;
    COIL.end = 2 * PI * 8.78f;
    coil_item(2);
    /* from the water over the edge, around the foot, twice across the horns, then to the coil */
    static const float k[][3] = {{0.09f, 0.014f, 0.045f},   {-0.02f, 0.016f, 0.038f}, {-0.074f, 0.022f, 0.0f},
                                 {-0.03f, 0.026f, -0.036f}, {0.06f, 0.036f, -0.034f}, {0.086f, 0.050f, -0.004f},
                                 {0.05f, 0.080f, 0.028f},   {0, 0.102f, 0.002f},      {-0.055f, 0.080f, -0.029f},
                                 {-0.088f, 0.051f, 0.0f},   {-0.05f, 0.083f, 0.031f}, {0.0f, 0.116f, 0.0f},
                                 {0.056f, 0.084f, -0.031f}, {0.098f, 0.051f, 0.002f}, {0.052f, 0.088f, 0.034f},
                                 {0, 0.129f, 0.003f},       {-0.058f, 0.086f, -0.034f}, {-0.104f, 0.046f, -0.020f},
                                 {-0.135f, 0.014f, 0.03f}};
    V c[40];
    int n = 0;
    c[n++] = v3(1.00f, -0.75f, 0.66f);
    c[n++] = v3(0.58f, -0.34f, 0.42f);
    c[n++] = v3(0.392f, -0.020f, 0.296f);
    c[n++] = v3(0.345f, 0.010f, 0.270f);
    c[n++] = v3(0.24f, 0.010f, 0.215f);
    for (unsigned i = 0; i < sizeof k / sizeof k[0]; i++) c[n++] = add(at, to_world(f, v3(k[i][0], k[i][1], k[i][2])));
    V t, e = coil_end(&t);
    c[n++] = add(mad(e, t, 0.10f), v3(0.01f, 0.001f, 0));
    c[n++] = mad(e, t, 0.035f);
    c[n++] = e;
    path_make(&PATH, c, n, 8);
    path_item(3);
    camera(v3(-0.50f, 0.92f, -1.08f), v3(0.17f, -0.02f, 0.06f), 0.72f);
    CAM.aperture = 0.0022f;
    CAM.exposure = 0.80f;
    CAM.contrast = 0.15f;
    CAM.saturation = 1.05f;
    CAM.vignette = 0.15f;
}

/* ---- remote ---- */
static Model *remote;
static void remote_surf(V p, V d, float t, Surf *s) {
    (void)d;
    float px = t * PIX;
    V l;
    if (s->item == 1) wood_surf(&DK, p, px, 0, s);
    else if (s->item == 2 || s->item == 3) rope_item_surf(p, hexl(0xd8cfba), s);
    else {
        l = to_local(remote->rot, sub(p, remote->pos));
        switch (s->mat) {
        case 0: /* soft black shell */
            s->base = v3(0.022f, 0.024f, 0.026f);
            s->rough = 0.48f;
            s->n = norm(add(s->n, mul(v3(vnoise(l.x * 2600, l.z * 2600, 0) - 0.5f, 0, vnoise(l.x * 2600, l.z * 2600 + 40, 0) - 0.5f), 0.10f)));
            break;
        case 1: /* rubber grip with ribs */
            s->base = v3(0.012f, 0.012f, 0.013f);
            s->rough = 0.65f;
            break;
        case 2: { /* glass of the display with charge shown in five bars */
            s->base = v3(0.004f, 0.006f, 0.007f);
            s->rough = 0.03f;
            s->f0 = 0.05f;
            float x = l.x - 0.058f, z = l.z;
            for (int i = 0; i < 5; i++)
                if (fabsf(z - (i - 2) * 0.0048f) < 0.0017f && fabsf(x - 0.004f) < 0.0045f)
                    s->emit = mul(v3(0.45f, 0.95f, 1.0f), i < 4 ? 0.55f : 0.05f);
            break;
        }
        case 3: /* apricot trigger */
            s->base = hexl(0xe8874a);
            s->rough = 0.30f;
            break;
        default: /* strap */
            s->base = mul(hexl(0x1d4a54), 0.8f + 0.3f * vnoise(l.x * 900, l.z * 900, 0));
            s->rough = 0.8f;
            s->coat = 0.4f;
        }
    }
}
static void scene_remote(int tall) {
    sky_set(0x587c96, 0x86a3b3, 0xd3dbdc);
    sun_set(62, 24, mul(v3(1.0f, 0.90f, 0.78f), 2.6f), 0.05f);
    SKY.shore = 0.05f;
    SKY.shorecol = hexc(0x74909c);
    SC.surf = remote_surf;
    SC.water = 1;
    SC.level = -0.5f;
    SC.wave = waves;
    SC.wrough = waves_rough;
    SC.body = v3(0.010f, 0.034f, 0.040f);
    waves_add(14, 0.3f, 2.0f, 60, 80, 0.05f, 5);
    DK = deck_default();
    DK.axis = 1;
    DK.a0 = -1.45f;
    DK.a1 = 1.16f;
    DK.l0 = -2;
    DK.l1 = 2;
    DK.grey = 0.62f;
    DK.joist = 0.7f;
    DK.rot = 2.0f;
    DK.seed = 27;
    deck_item(&DK, map_deck, 1);
    /* remote: lies on its side; x to the head, y up, trigger toward -z */
    remote = model_new(v3(0.035f, 0.0245f, 0.02f), rot_ypr(-0.42f, 0.0f, 0));
    Model *m = remote;
    cone(m, v3(-0.072f, 0, 0.004f), v3(-0.015f, 0, 0), 0.0205f, 0.0185f, 0, 1);
    for (int i = 0; i < 7; i++) torus(m, v3(-0.066f + 0.0085f * i, 0, 0.003f), 0.0190f, 0.0022f, rot_ypr(0, PI / 2, 0), 0.002f, 1);
    cone(m, v3(-0.010f, 0, 0), v3(0.030f, 0, 0.0f), 0.0200f, 0.0225f, 0.010f, 0);
    box(m, v3(0.058f, 0.000f, 0), v3(0.030f, 0.0235f, 0.0265f), 0.012f, ID3, 0.016f, 0);
    box(m, v3(0.060f, 0.0232f, 0), v3(0.019f, 0.0018f, 0.0185f), 0.0016f, ID3, 0, 2);
    /* guard and trigger */
    torus(m, v3(0.006f, 0, -0.030f), 0.0235f, 0.0048f, ID3, 0.008f, 0);
    cone(m, v3(0.012f, 0, -0.014f), v3(-0.002f, 0, -0.036f), 0.0062f, 0.0050f, 0.003f, 3);
    torus(m, v3(-0.092f, 0, 0.004f), 0.0085f, 0.0022f, ID3, 0.002f, 0);
    item_model(m, 4)->step = 0.75f;
    COIL.c = v3(-0.20f, ROPE_R + 0.001f, 0.22f);
    COIL.r0 = 0.016f;
    COIL.g = 2 * ROPE_R * 1.02f;
    COIL.end = 2 * PI * 8.15f;
    coil_item(2);
    V t, e = coil_end(&t), c[8];
    c[0] = e;
    c[1] = mad(e, t, 0.035f);
    c[2] = add(mad(e, t, 0.12f), v3(0.012f, 0.001f, 0));
    c[3] = add(mad(e, t, 0.26f), v3(0.10f, 0.001f, 0.05f));
    c[4] = add(mad(e, t, 0.36f), v3(0.30f, 0.001f, 0.10f));
    c[5] = add(mad(e, t, 0.42f), v3(0.70f, 0.001f, 0.24f));
    path_make(&PATH, c, 6, 12);
    path_item(3);
    if (tall) camera(v3(0.13f, 0.21f, -0.50f), v3(0.0f, 0.085f, 0.10f), 0.86f);
    else camera(v3(0.14f, 0.20f, -0.42f), v3(-0.015f, 0.035f, 0.06f), 0.56f);
    CAM.focus = len(sub(v3(0.03f, 0.03f, 0.0f), CAM.pos));
    CAM.aperture = 0.0042f;
    CAM.exposure = 1.05f;
    CAM.contrast = 0.2f;
    CAM.vignette = 0.3f;
}
static void scene_remote_wide(void) { scene_remote(0); }
static void scene_remote_tall(void) { scene_remote(1); }
