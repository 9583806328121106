/* scene-ice.h - the pier in March: frost on planks, thin plates of ice. */

/* Plates: cells around points; gives distance to the nearest edge, the cell's number and a place in it. */
static float plates(float x, float z, uint32_t *id, float *cx, float *cz) {
    float s = 0.62f, wx = x / s + 0.10f * (vnoise(x * 3, z * 3, 0) - 0.5f) + 0.03f * vnoise(x * 14, z * 14, 0),
          wz = z / s + 0.10f * (vnoise(x * 3 + 9, z * 3, 0) - 0.5f) + 0.03f * vnoise(x * 14, z * 14 + 5, 0);
    int ix = (int)floorf(wx), iz = (int)floorf(wz);
    float best = 99, bx = 0, bz = 0;
    for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
            uint32_t h = hash2(ix + i, iz + j);
            float px = ix + i + 0.1f + 0.8f * u01(h), pz = iz + j + 0.1f + 0.8f * u01(hash32(h));
            float d = sq(px - wx) + sq(pz - wz);
            if (d < best) best = d, bx = px, bz = pz, *id = h;
        }
    float e = 9;
    for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
            uint32_t h = hash2(ix + i, iz + j);
            if (h == *id) continue;
            float px = ix + i + 0.1f + 0.8f * u01(h), pz = iz + j + 0.1f + 0.8f * u01(hash32(h));
            float dx = px - bx, dz = pz - bz, l = sqrtf(dx * dx + dz * dz);
            e = fminf(e, ((0.5f * (px + bx) - wx) * dx + (0.5f * (pz + bz) - wz) * dz) / l);
        }
    *cx = bx * s;
    *cz = bz * s;
    return e * s;
}
static float ice_gap(float x, float z) { /* plates lie apart more toward open water */
    return 0.012f + 0.035f * sstep(0.35f, 0.75f, fbm(x * 0.7f + 2, z * 0.7f, 2, 0));
}
/* The plates are read from a table: finding edges among 25 points for every step of a ray would take hours. */
#define IW 1500
#define IH 2900
static const float IS = 0.0065f, IX = -8.0f, IZ = -2.6f;
static struct Plate {
    float in, top; /* inside the edge (negative) or off it, and the height of the ice */
    uint32_t id;
} *ice;
static void ice_table(void) {
    ice = malloc(sizeof *ice * IW * IH);
    for (int j = 0; j < IH; j++)
        for (int i = 0; i < IW; i++) {
            struct Plate *q = &ice[(size_t)j * IW + i];
            float x = IX + i * IS, z = IZ + j * IS, cx, cz, e = plates(x, z, &q->id, &cx, &cz);
            q->in = u01(hash32(q->id + 7)) < 0.10f ? 0.05f : ice_gap(x, z) - e; /* some plates are missing */
            q->top = 0.010f + 0.010f * (u01(hash32(q->id + 3)) - 0.5f) + (x - cx) * 0.03f * (u01(hash32(q->id + 4)) - 0.5f) +
                     (z - cz) * 0.03f * (u01(hash32(q->id + 5)) - 0.5f);
        }
}
static float ice_in(float x, float z, float *top, uint32_t *id) {
    float fx = (x - IX) / IS, fz = (z - IZ) / IS;
    if (fx < 0 || fz < 0 || fx >= IW - 1 || fz >= IH - 1) { /* beyond: an even sheet */
        *top = 0.01f;
        *id = 1;
        return -0.1f;
    }
    int i = (int)fx, j = (int)fz;
    fx -= i;
    fz -= j;
    struct Plate *q = &ice[(size_t)j * IW + i];
    *top = q->top;
    *id = q->id;
    return mixf(mixf(q[0].in, q[1].in, fx), mixf(q[IW].in, q[IW + 1].in, fx), fz) + 0.005f * (vnoise(x * 70, z * 70, 0) - 0.5f);
}
static float map_ice(V p) {
    uint32_t id;
    float top, in = ice_in(p.x, p.z, &top, &id), rim = 0.005f * sstep(0.05f, 0.0f, -in);
    float y = p.y - SC.level - top - rim, r = 0.005f, a = in + r, b = y + r;
    return (fminf(fmaxf(a, b), 0) + sqrtf(sq(fmaxf(a, 0)) + sq(fmaxf(b, 0))) - r) * 0.85f;
}
static float frost(V p, float px) { /* p.z along the grain; two turned noises hide the grid */
    float x = p.x * 0.92f + p.z * 0.39f, z = p.z * 0.92f - p.x * 0.39f;
    float c = 0.62f * fbm(x * 2.1f, z * 1.0f + 4, 4, 0) + 0.22f * fbm(p.x * 160, p.z * 9, 2, 0);
    c += 0.16f * (px < 0.004f ? fbm(x * 330, z * 330, 2, 0) : 0.5f);
    return c;
}
static void ice_surf(V p, V d, float t, Surf *s) {
    (void)d;
    float px = t * PIX;
    if (s->item == 1 || s->item == 2) {
        Deck *k = s->item == 1 ? &DK : &DK2;
        V gn = s->n;
        wood_surf(k, p, px, 0.35f, s);
        s->kind = K_OPAQUE;
        float q = p.x / k->pitch, f = fabsf(q - floorf(q) - 0.5f) * 2; /* more on the edges of planks */
        float a = sstep(0.40f, 0.66f, frost(p, px) + 0.10f * sstep(0.70f, 0.97f, f));
        a *= sstep(0.1f, 0.7f, gn.y);
        float sp = px < 0.0015f ? vnoise(p.x * 1400, p.z * 1400, 0) : 0.5f;
        s->base = mix3(s->base, mul(v3(0.80f, 0.85f, 0.90f), 0.8f + 0.3f * sp), a * 0.88f);
        s->rough = mixf(s->rough, 0.55f, a);
        if (a > 0.05f && px < 0.002f) {
            float e = 0.0012f, h = vnoise(p.x * 700, p.z * 700, 0);
            s->n = norm(v3(s->n.x - a * 0.35f * (vnoise((p.x + e) * 700, p.z * 700, 0) - h), s->n.y,
                           s->n.z - a * 0.35f * (vnoise(p.x * 700, (p.z + e) * 700, 0) - h)));
        }
    } else if (s->item == 3) {
        uint32_t id;
        float top, in = -ice_in(p.x, p.z, &top, &id), u = u01(id);
        float snow = sstep(0.44f, 0.62f, fbm(p.x * 2.3f + 3 * u, p.z * 2.3f, 4, 0) + 0.20f * (u01(hash32(id + 9)) - 0.5f));
        float rim = sstep(0.030f, 0.004f, in + 0.012f * (vnoise(p.x * 50, p.z * 50, 0) - 0.5f));
        /* fine straight cracks and small bubbles inside */
        float ca = u * 40, w = fabsf(p.x * cosf(ca) + p.z * sinf(ca) + 0.012f * vnoise(p.x * 9, p.z * 9, 0) - 0.02f) , w2 = fabsf(p.x * sinf(ca + 0.6f) - p.z * cosf(ca) + 0.2f * u);
        w = fminf(fabsf(w - 0.33f * roundf(w / 0.33f)), fabsf(w2 - 0.47f * roundf(w2 / 0.47f)));
        float crack = sstep(0.0022f, 0.0006f, w) * sstep(0.40f, 0.62f, vnoise(p.x * 4 + 9 * u, p.z * 4, 0));
        float bub = sstep(0.10f, 0.05f, worley(p.x * 55, p.z * 55, 0)) * sstep(0.55f, 0.8f, vnoise(p.x * 6, p.z * 6, 0));
        float milk = 0.16f + 0.30f * fbm(p.x * 4 + u * 9, p.z * 4, 3, 0);
        V clear = mix3(v3(0.014f, 0.040f, 0.052f), v3(0.20f, 0.34f, 0.40f), milk);
        V c = mix3(clear, v3(0.62f, 0.72f, 0.78f), clampf(0.75f * crack + 0.5f * bub, 0, 1));
        c = mix3(c, v3(0.82f, 0.86f, 0.90f), fmaxf(snow * 0.9f, rim * 0.8f));
        if (s->n.y < 0.5f) c = mix3(c, v3(0.45f, 0.66f, 0.74f), 0.7f);
        float rgh = fmaxf(snow, rim);
        s->base = c;
        s->rough = mixf(0.12f, 0.7f, rgh);
        s->f0 = 0.02f;
        float a = 0.02f + 0.30f * rgh, k = 34, g = fbm(p.x * k, p.z * k, 4, 0), h = 0.003f;
        s->n = norm(v3(s->n.x - a * (fbm((p.x + h) * k, p.z * k, 4, 0) - g), s->n.y, s->n.z - a * (fbm(p.x * k, (p.z + h) * k, 4, 0) - g)));
    } else {
        s->base = mul(hexl(0x6d6258), 0.6f + 0.6f * vnoise(p.z * 50, p.y * 2 + p.x * 50, 0));
        if (s->n.y > 0.4f) s->base = mix3(s->base, v3(0.85f, 0.88f, 0.92f), 0.92f);
    }
}
static void scene_ice(void) {
    sky_set(0x7fa6c4, 0xb3cbd9, 0xe9e2dc);
    sun_set(-62, 8, mul(v3(1.0f, 0.80f, 0.64f), 6.5f), 0.008f);
    SKY.glow = mul(v3(1.0f, 0.8f, 0.62f), 0.30f);
    SKY.glowsize = 0.4f;
    SKY.shore = 0.040f;
    SKY.shorecol = hexc(0x8da0ad);
    SC.surf = ice_surf;
    ice_table();
    SC.water = 1;
    SC.level = -0.30f;
    SC.wave = waves;
    SC.wrough = waves_rough;
    SC.body = v3(0.008f, 0.022f, 0.028f);
    SC.absorb = v3(3, 1.5f, 1.4f);
    waves_add(10, 0.25f, 1.6f, 20, 60, 0.006f, 5);
    DK = deck_default();
    DK.a0 = -0.29f;
    DK.a1 = 3.045f;
    DK.l0 = -3;
    DK.l1 = 12;
    DK.seed = 71;
    DK.grey = 0.8f;
    DK.rot = 1.5f;
    deck_item(&DK, map_deck, 1);
    DK2 = DK;
    DK2.pitch = 0.07f;
    DK2.a0 = -0.28f;
    DK2.a1 = -0.21f;
    DK2.thick = 0.16f;
    DK2.y0 = -0.037f;
    DK2.joist = 0;
    DK2.gap = 0;
    deck_item(&DK2, map_deck2, 2);
    Item *i = item_fn(map_ice, 3, v3(-30, -0.33f, -2.5f), v3(1.7f, -0.262f, 60));
    i->step = 0.8f;
    Model *m = model_new(v3(0, 0, 0), ID3);
    for (int k = 0; k < 4; k++) {
        float z = 1.1f + 3.0f * k;
        cone(m, v3(-0.40f, -0.6f, z), v3(-0.40f, 0.46f, z), 0.082f, 0.078f, 0, 0);
    }
    item_model(m, 4);
    camera(v3(0.0f, 0.80f, -1.5f), v3(-0.62f, -0.09f, 1.3f), 0.74f);
    CAM.aperture = 0.002f;
    CAM.exposure = 0.86f;
    CAM.contrast = 0.2f;
    CAM.vignette = 0.2f;
    SC.fog = 0.012f;
    SC.fogcol = sky_plain;
}
