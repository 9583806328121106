/* scene-lights.h - string lights over the pier in the blue hour. */

#define SPAN 2.6f
#define BULBS 7
static const float LX[2] = {0.95f, 3.05f}, POLE = 2.55f;
static float cable_y(float z) { /* hangs between poles */
    float u = z / SPAN - floorf(z / SPAN) - 0.5f;
    return POLE - 0.06f - 0.42f * (1 - 4 * u * u) * 0.9f;
}
static V bulb_at(int side, int k) {
    float z = (k + 0.5f) * SPAN / BULBS;
    return v3(LX[side], cable_y(z) - 0.105f, z);
}
static float map_bulbs(V p) {
    float d = 9;
    for (int s = 0; s < 2; s++) {
        int k = (int)floorf(p.z / (SPAN / BULBS));
        for (int j = k - 1; j <= k + 1; j++) {
            V q = sub(p, bulb_at(s, j));
            float b = len(v3(q.x, q.y * 0.82f, q.z)) - 0.030f;
            d = fminf(d, b);
        }
    }
    return d * 0.9f;
}
static float map_cable(V p) {
    float d = 9;
    for (int s = 0; s < 2; s++) {
        float dx = p.x - LX[s], dy = (p.y - cable_y(p.z)) * 0.85f;
        d = fminf(d, sqrtf(dx * dx + dy * dy) - 0.006f);
        int k = (int)floorf(p.z / (SPAN / BULBS));
        V b = bulb_at(s, k), q = sub(p, b); /* sockets */
        float y = clampf(q.y, 0.035f, 0.10f);
        d = fminf(d, len(v3(q.x, q.y - y, q.z)) - 0.013f);
    }
    return d * 0.9f;
}
static float map_posts(V p) {
    float z = p.z - roundf(p.z / SPAN) * SPAN, d = 9;
    for (int s = 0; s < 2; s++) {
        float dx = p.x - LX[s] - (s ? 0.03f : -0.03f);
        float r = sqrtf(dx * dx + z * z);
        d = fminf(d, fmaxf(r - 0.085f, p.y - 0.62f)); /* pile */
        float lx = p.x - LX[s];
        d = fminf(d, fmaxf(sqrtf(lx * lx + z * z) - 0.027f, p.y - POLE));
    }
    return d;
}
static void lights_surf(V p, V d, float t, Surf *s) {
    float px = t * PIX;
    if (s->item == 1) wood_surf(&DK, p, px, 0.45f, s);
    else if (s->item == 2) wood_surf(&DK2, p, px, 0.5f, s);
    else if (s->item == 3) {
        float c = -dot(s->n, d);
        s->emit = mul(v3(1.0f, 0.60f, 0.25f), 16 * (0.35f + 0.65f * c * c));
        s->base = v3(0.1f, 0.07f, 0.04f);
    } else if (s->item == 4) {
        s->base = v3(0.015f, 0.015f, 0.017f);
    } else {
        s->base = mul(hexl(0x5d5248), (0.6f + 0.6f * vnoise(p.z * 40 + p.x * 60, p.y * 2.2f, 0)) * (p.y < 0.12f ? 0.4f : 1));
        s->rough = 0.55f;
    }
}
static void scene_lights(void) {
    sky_set(0x0c2a52, 0x24507c, 0x8fa6b4);
    sun_set(14, -2, v3(0, 0, 0), 0.01f);
    SKY.glow = mul(v3(1.0f, 0.46f, 0.22f), 0.22f);
    SKY.glowsize = 0.30f;
    SKY.cloud = 0.45f;
    SKY.cs = 0.5f;
    SKY.cseed = 2.4f;
    SKY.cloudcol = hexc(0x3d5878);
    SKY.shore = 0.030f;
    SKY.shorecol = hexc(0x14242f);
    SC.surf = lights_surf;
    SC.water = 1;
    SC.level = 0;
    SC.wave = waves;
    SC.wrough = waves_rough;
    SC.body = v3(0.003f, 0.010f, 0.014f);
    SC.absorb = v3(3, 1.5f, 1.4f);
    waves_add(16, 0.35f, 3.0f, 10, 50, 0.013f, 5);
    waves_add(12, 0.08f, 0.35f, 30, 80, 0.006f, 8);
    DK = deck_default();
    DK.axis = 1;
    DK.a0 = -1.885f;
    DK.a1 = 23.345f;
    DK.l0 = 1.02f;
    DK.l1 = 2.98f;
    DK.y0 = 0.58f;
    DK.joist = 0.9f;
    DK.grey = 0.6f;
    deck_item(&DK, map_deck, 1);
    DK2 = DK; /* long beams under the planks */
    DK2.axis = 0;
    DK2.pitch = 1.86f;
    DK2.gap = 1.76f;
    DK2.a0 = 0;
    DK2.a1 = 3.72f;
    DK2.l0 = -2;
    DK2.l1 = 23.3f;
    DK2.thick = 0.16f;
    DK2.y0 = 0.545f;
    DK2.joist = 0;
    item_fn(map_deck2, 2, v3(0.8f, 0.36f, -2.1f), v3(3.1f, 0.56f, 23.4f));
    item_fn(map_bulbs, 3, v3(0.9f, 1.9f, 0.05f), v3(3.1f, 2.6f, 22.9f))->noshadow = 1;
    item_fn(map_cable, 4, v3(0.9f, 1.9f, 0.05f), v3(3.1f, 2.6f, 23.35f))->step = 0.8f;
    item_fn(map_posts, 5, v3(0.8f, -1.5f, -0.2f), v3(3.2f, 2.56f, 23.5f));
    for (int k = 0; k < 9 * BULBS; k++)
        for (int q = 0; q < 2; q++) {
            Light l = {bulb_at(q, k), mul(v3(1.0f, 0.60f, 0.25f), 0.16f), 0.028f};
            lights[nlights++] = l;
        }
    camera(v3(-1.25f, 0.98f, -1.7f), v3(0.42f, 0.92f, 5.0f), 0.82f);
    CAM.focus = 6;
    CAM.aperture = 0.006f;
    CAM.exposure = 1.5f;
    CAM.bloom = 0.35f;
    CAM.vignette = 0.3f;
    SC.clamp = 2;
}
/* the same evening on the pier, between the strings */
static void scene_lights_within(void) {
    scene_lights();
    camera(v3(2.30f, 1.70f, -0.2f), v3(1.55f, 1.52f, 5.0f), 0.80f);
    CAM.focus = 4.5f;
    CAM.aperture = 0.012f;
}
