/* scene-planks.h - rain rings beside the pier, wet footprints on it. */
static Deck DK, DK2;
static float map_deck(V p) { return deck_map(&DK, p); }
static float map_deck2(V p) { return deck_map(&DK2, p); }
static void deck_item(const Deck *k, float (*map)(V), int id) {
    float h = 0.02f, t = k->thick + 0.01f;
    if (k->axis == 0) item_fn(map, id, v3(k->a0 - 0.01f, k->y0 - t, k->l0 - 0.01f), v3(k->a1 + 0.01f, k->y0 + h * 0.2f, k->l1 + 0.01f));
    else if (k->axis == 1)
        item_fn(map, id, v3(k->l0 - 0.01f, k->y0 - t, k->a0 - 0.01f), v3(k->l1 + 0.01f, k->y0 + h * 0.2f, k->a1 + 0.01f));
    else item_fn(map, id, v3(k->a0 - 0.01f, k->l0 - 0.01f, -k->y0 - h * 0.2f), v3(k->a1 + 0.01f, k->l1 + 0.01f, -k->y0 + t));
}

/* ---- rain rings ---- */
static float rain_wave(float x, float z, float px) { return waves(x, z, px) + rings_height(x, z, px); }
static void rain_surf(V p, V d, float t, Surf *s) {
    (void)d;
    float px = t * PIX;
    if (s->item == 1) {
        float f = fbm(p.x * 4.5f + 3, p.z * 1.6f, 3, 0);
        wood_surf(&DK, p, px, 1 + 0.9f * sstep(0.49f, 0.56f, f) * (s->n.y > 0.8f), s);
        s->base = mulv(s->base, v3(0.46f, 0.41f, 0.37f));
    } else {
        wood_surf(&DK2, p, px, 1, s);
    }
}
static void scene_rain(void) {
    sky_set(0xb9c4ca, 0xcfd7da, 0xdfe4e4);
    SKY.cloud = 0.55f;
    SKY.cs = 1.1f;
    SKY.cseed = 3.7f;
    SKY.cloudcol = hexc(0x9fadb5);
    SKY.shore = 0.16f;
    SKY.shorecol = hexc(0x53666b);
    SC.surf = rain_surf;
    SC.water = 1;
    SC.level = -0.34f;
    SC.wave = rain_wave;
    SC.wrough = waves_rough;
    SC.body = v3(0.012f, 0.022f, 0.023f);
    SC.absorb = v3(3.2f, 1.7f, 1.6f);
    waves_add(10, 0.25f, 1.6f, 20, 60, 0.012f, 5);
    waves_add(10, 0.05f, 0.25f, 40, 90, 0.006f, 9);
    Rng r = {2024};
    for (int i = 0; i < 125; i++) {
        float z = -0.6f + 9.0f * powf(rnd(&r), 1.5f), x = 0.5f + (0.6f + 0.8f * z) * rnd(&r) * 1.6f, a = rnd(&r);
        ring_add(x, z, 0.025f + 0.30f * a * a, 0.7f + 0.6f * rnd(&r));
    }
    DK = deck_default();
    DK.a0 = -3.045f;
    DK.a1 = 0.29f;
    DK.l0 = -3;
    DK.l1 = 9;
    DK.seed = 12;
    DK.grey = 0.6f;
    DK.rot = 1.3f;
    deck_item(&DK, map_deck, 1);
    DK2 = DK; /* the beam under the edge */
    DK2.pitch = 0.07f;
    DK2.a0 = 0.14f;
    DK2.a1 = 0.21f;
    DK2.thick = 0.16f;
    DK2.y0 = -0.037f;
    DK2.joist = 0;
    DK2.gap = 0;
    DK2.seed = 4;
    deck_item(&DK2, map_deck2, 2);
    camera(v3(0.16f, 0.50f, -1.15f), v3(0.70f, -0.34f, 1.10f), 0.66f);
    CAM.aperture = 0.0015f;
    CAM.exposure = 1.75f;
    CAM.contrast = 0.3f;
    CAM.vignette = 0.25f;
}

/* ---- footprints ---- */
static float ellipse(float x, float y, float cx, float cy, float rx, float ry, float rot) {
    float c = cosf(rot), s = sinf(rot), dx = x - cx, dy = y - cy, u = (dx * c + dy * s) / rx, v = (dy * c - dx * s) / ry;
    return (sqrtf(u * u + v * v) - 1) * fminf(rx, ry);
}
/* distance to the wet outline of a bare foot 25 cm long: v from heel to toes, u to the inner side */
static float foot(float u, float v) {
    float d = ellipse(u, v, 0.002f, 0.033f, 0.0275f, 0.035f, 0);
    d = smin(d, ellipse(u, v, -0.017f, 0.098f, 0.0165f, 0.065f, 0.06f), 0.022f);
    d = smin(d, ellipse(u, v, 0.001f, 0.172f, 0.0455f, 0.030f, 0.16f), 0.026f);
    static const float toe[5][4] = {{0.0285f, 0.2260f, 0.0140f, 0.0185f},
                                    {0.0050f, 0.2335f, 0.0088f, 0.0118f},
                                    {-0.0130f, 0.2270f, 0.0082f, 0.0102f},
                                    {-0.0280f, 0.2160f, 0.0078f, 0.0092f},
                                    {-0.0405f, 0.2020f, 0.0076f, 0.0084f}};
    for (int i = 0; i < 5; i++) d = fminf(d, ellipse(u, v, toe[i][0], toe[i][1], toe[i][2], toe[i][3], 0.12f * (i - 1)));
    return d;
}
static struct {
    float x, z, a, right;
} step_at[24];
static int nsteps = 0;
static float prints_wet(V p) {
    float w = 0;
    for (int i = 0; i < nsteps; i++) {
        float dx = p.x - step_at[i].x, dz = p.z - step_at[i].z;
        if (dx * dx + dz * dz > 0.12f) continue;
        float c = cosf(step_at[i].a), s = sinf(step_at[i].a);
        float u = (dx * c - dz * s) * (step_at[i].right ? -1 : 1), v = dx * s + dz * c;
        float d = foot(u, v) + 0.006f * (fbm(p.x * 90, p.z * 90, 2, 0) - 0.5f) + 0.0030f * (vnoise(p.x * 30, p.z * 330, 0) - 0.5f);
        float in = sstep(0.0022f, -0.0012f, d);
        float soak = 0.42f * sstep(0.010f, 0.0f, d);
        float film = sstep(-0.001f, -0.008f, d + 0.006f * vnoise(p.x * 60, p.z * 60, 0));
        w = fmaxf(w, fmaxf(soak, in * (0.95f + 0.9f * film)));
    }
    /* drops beside the prints */
    for (int k = 0; k < 2; k++) {
        float q = k ? 0.11f : 0.17f, fx = floorf(p.x / q), fz = floorf(p.z / q);
        uint32_t h = hash2((int)fx + 91 * k, (int)fz);
        if (fabsf(p.x - 0.08f - 0.03f * p.z) > 0.30f || u01(h) > 0.34f) continue;
        float r = 0.003f + 0.009f * sq(u01(hash32(h + 5)));
        float dx = p.x - (fx + 0.2f + 0.6f * u01(hash32(h + 1))) * q, dz = p.z - (fz + 0.2f + 0.6f * u01(hash32(h + 2))) * q;
        float d = sqrtf(dx * dx + dz * dz) - r + 0.002f * vnoise(p.x * 300, p.z * 300, 0);
        w = fmaxf(w, sstep(0.0014f, -0.0008f, d) * 1.6f);
    }
    return w;
}
static void foot_surf(V p, V d, float t, Surf *s) {
    (void)d;
    float px = t * PIX;
    if (s->item == 1) wood_surf(&DK, p, px, s->n.y > 0.6f ? prints_wet(p) : 0, s);
    else s->base = mul(hexl(0x7a6c5c), 0.7f + 0.5f * vnoise(atan2f(p.x - (p.x > 0 ? 1.02f : -1.02f), p.z - 4.35f) * 12, p.y * 3, 0));
}
static void scene_footprints(void) {
    sky_set(0x4a7c9c, 0x8fb2c0, 0xefe0c8);
    SKY.cloud = 0.35f;
    SKY.cs = 0.9f;
    SKY.cseed = 8.2f;
    SKY.cloudcol = hexc(0xe8cfb4);
    sun_set(-36, 8, mul(v3(1.0f, 0.74f, 0.50f), 11.0f), 0.010f);
    SKY.glow = mul(v3(1.0f, 0.62f, 0.32f), 0.9f);
    SKY.glowsize = 0.20f;
    SKY.shore = 0.018f;
    SKY.shorecol = hexc(0x8e8c8c);
    SC.surf = foot_surf;
    SC.water = 1;
    SC.level = -0.45f;
    SC.wave = waves;
    SC.wrough = waves_rough;
    SC.body = v3(0.012f, 0.040f, 0.048f);
    SC.absorb = v3(3, 1.5f, 1.4f);
    waves_add(20, 0.3f, 4.0f, 200, 70, 0.075f, 5);
    waves_add(16, 0.05f, 0.3f, 190, 90, 0.045f, 8);
    DK = deck_default();
    DK.axis = 1;
    DK.a0 = -2.9f;
    DK.a1 = 4.64f;
    DK.l0 = -1.25f;
    DK.l1 = 1.25f;
    DK.joist = 0.8f;
    DK.seed = 33;
    DK.grey = 0.42f;
    DK.rot = 2.0f;
    DK.uneven = 0.0022f;
    deck_item(&DK, map_deck, 1);
    Model *m = model_new(v3(0, 0, 0), ID3);
    for (int i = -1; i <= 1; i += 2) {
        cone(m, v3(i * 1.02f, -0.3f, 4.35f), v3(i * 1.02f, 0.40f, 4.35f), 0.085f, 0.082f, 0, 0);
        cone(m, v3(i * 1.02f, 0.38f, 4.35f), v3(i * 1.02f, 0.46f, 4.35f), 0.088f, 0.080f, 0.01f, 0);
    }
    item_model(m, 3);
    float z = -0.40f;
    for (int i = 0; i < 8; i++, z += 0.615f) {
        float c = 0.10f + 0.05f * z;
        step_at[nsteps].x = c + (i % 2 ? 0.075f : -0.075f);
        step_at[nsteps].z = z;
        step_at[nsteps].right = (float)(i % 2);
        step_at[nsteps].a = (i % 2 ? 0.13f : -0.10f) + 0.05f;
        nsteps++;
    }
    camera(v3(-0.16f, 0.50f, -1.15f), v3(0.14f, 0.0f, 0.66f), 0.74f);
    CAM.aperture = 0.0018f;
    CAM.exposure = 0.85f;
    CAM.bloom = 0.10f;
    CAM.contrast = 0.25f;
    CAM.vignette = 0.3f;
    SKY.disc = 0.6f;
}
