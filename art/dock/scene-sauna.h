/* scene-sauna.h - the sauna's window from outside in the blue hour: fog on the inside, drops, a few runs, a lamp behind it. */

static const float WX0 = -0.12f, WX1 = 0.78f, WY0 = -0.42f, WY1 = 0.44f; /* glass */
/* What stands behind the glass: a small room of light wood, one lamp, a stove in the corner. */
static V room(V p, V d) {
    float tb = 1e9f;
    int w = 0;
    V lo = v3(-4, -1.15f, 0), hi = v3(4, 1.5f, 1.5f);
    if (d.z < 0.02f) d.z = 0.02f;
    float t = (hi.z - p.z) / d.z;
    if (t < tb) tb = t, w = 0;
    t = ((d.x > 0 ? hi.x : lo.x) - p.x) / d.x;
    if (t > 0 && t < tb) tb = t, w = 1;
    t = ((d.y > 0 ? hi.y : lo.y) - p.y) / d.y;
    if (t > 0 && t < tb) tb = t, w = d.y > 0 ? 2 : 3;
    V h = mad(p, d, tb);
    float u = w < 2 ? h.y : h.z, l = w == 1 ? h.z : h.x;
    float q = u / 0.094f, f = q - floorf(q), pl = u01(hash2((int)floorf(q), w * 9));
    float seam = sstep(0, 0.07f, f) * sstep(1, 0.93f, f);
    V c = mul(hexl(0xc08a52), (0.75f + 0.5f * pl) * (0.25f + 0.75f * seam) * (0.85f + 0.3f * vnoise(l * 4, q * 6, 0)));
    /* lamp on the right wall; stove low on the left */
    V n = w == 0 ? v3(0, 0, -1) : w == 1 ? v3(d.x > 0 ? -1 : 1, 0, 0) : v3(0, d.y > 0 ? -1 : 1, 0);
    V a = v3(1.45f, 0.30f, 0.95f), b = v3(-0.55f, -0.85f, 0.75f);
    V la = sub(a, h), lb = sub(b, h);
    float ka = (0.22f * (0.35f + 0.65f * sstep(-0.9f, 0.2f, h.y))) * (0.10f + fmaxf(dot(n, norm(la)), 0)) / (sq(dot(la, la)) * 1.2f + 0.16f), kb = 0.12f * fmaxf(dot(n, norm(lb)), 0) / (dot(lb, lb) + 0.04f);
    V e = add(add(mul(v3(1.0f, 0.66f, 0.34f), ka), mul(v3(1.0f, 0.36f, 0.10f), kb)), v3(0.028f, 0.016f, 0.008f));
    return mulv(c, e);
}
/* the lamp behind the fog: a bright middle and a wide halo */
static const V SAUNA_LAMP = {0.86f, 0.30f, 0.95f};
static V lamp_halo(V p, V d) {
    float g = acosf(clampf(dot(norm(d), norm(sub(SAUNA_LAMP, p))), -1, 1));
    return mul(v3(1.0f, 0.56f, 0.22f), 0.20f * expf(-sq(g / 0.11f)) + 0.16f * expf(-g / 0.20f));
}
/* drops on the inside: nearest one of a size; gives place inside the drop (-1..1) */
static int drop_at(float x, float y, float cell, float share, float r0, uint32_t seed, float *ux, float *uy) {
    int ix = (int)floorf(x / cell), iy = (int)floorf(y / cell);
    for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
            uint32_t h = hash2(ix + i + (int)seed * 77, iy + j);
            if (u01(h) > share) continue;
            float r = r0 * (0.45f + 0.55f * u01(hash32(h + 1)));
            float cx = (ix + i + 0.5f + 0.6f * (u01(hash32(h + 2)) - 0.5f)) * cell,
                  cy = (iy + j + 0.5f + 0.6f * (u01(hash32(h + 3)) - 0.5f)) * cell;
            float dx = (x - cx) / r, dy = (y - cy) / (r * 1.12f);
            float b = 1 + 0.20f * (vnoise(atan2f(dy, dx) * 1.3f + 9, u01(h) * 50, 0) - 0.5f);
            if (dx * dx + dy * dy < b) {
                *ux = dx;
                *uy = dy;
                return 1;
            }
        }
    return 0;
}
/* runs: drops that slid down and left a clear track */
static int run_at(float x, float y, float *ux, float *uy, float *track) {
    float cell = 0.055f;
    int ix = (int)floorf(x / cell);
    *track = 0;
    for (int i = ix - 1; i <= ix + 1; i++) {
        uint32_t h = hash2(i, 4242);
        if (u01(h) > 0.34f) continue;
        float y1 = WY1 - 0.75f * u01(hash32(h + 1)), y0 = WY0 + (y1 - WY0) * (0.05f + 0.7f * u01(hash32(h + 2)));
        float cx = (i + 0.5f + 0.5f * (u01(hash32(h + 3)) - 0.5f)) * cell + 0.016f * (vnoise(y * 9, i * 3.3f, 0) - 0.5f) +
                   0.002f * (vnoise(y * 60, i * 7.1f, 0) - 0.5f);
        float r = 0.0042f + 0.002f * u01(hash32(h + 4)), dx = (x - cx) / r, dy = (y - y0) / (r * (y > y0 ? 2.0f : 1.15f));
        if (dx * dx + dy * dy < 1) {
            *ux = dx;
            *uy = dy;
            return 1;
        }
        if (y > y0 && y < y1) {
            float w = r * (0.50f + 0.35f * vnoise(y * 40, i, 0));
            *track = fmaxf(*track, sstep(1.0f, 0.7f, fabsf(x - cx) / w) * sstep(y1, y1 - 0.03f, y));
        }
    }
    return 0;
}
static V glass_light(V p, V d) {
    float x = p.x, y = p.y, ux, uy, tr, clear = 0;
    V fog = mul(v3(0.074f, 0.028f, 0.0075f), 0.25f + 0.85f * sstep(WY0 - 0.1f, WY1 + 0.2f, y));
    fog = add(mul(fog, 0.90f + 0.2f * fbm(x * 9, y * 9, 3, 0)), v3(0.004f, 0.006f, 0.008f));
    fog = mul(fog, 0.93f + 0.14f * vnoise(x * 1400, y * 1400, 0)); /* the finest drops */
    int big = run_at(x, y, &ux, &uy, &tr);
    clear = tr * 0.75f;
    fog = add(fog, lamp_halo(p, d));
    int drop = big;
    if (!drop && clear < 0.5f)
        drop = drop_at(x, y, 0.0135f, 0.50f, 0.0052f, 1, &ux, &uy) || drop_at(x, y, 0.0058f, 0.75f, 0.0024f, 2, &ux, &uy) ||
               drop_at(x, y, 0.0026f, 0.8f, 0.0011f, 3, &ux, &uy);
    else if (!drop) drop = drop_at(x, y, 0.016f, 0.30f, 0.0026f, 5, &ux, &uy) || drop_at(x, y, 0.006f, 0.35f, 0.0011f, 6, &ux, &uy);
    if (drop) { /* a drop turns the room upside down and darkens to its rim */
        float r2 = fminf(ux * ux + uy * uy, 1);
        V dd = norm(v3(d.x - 1.15f * ux, d.y - 1.15f * uy, d.z));
        V c = mul(add(room(p, dd), mul(lamp_halo(p, dd), 1.6f)), (1.15f - 0.75f * r2 * r2) * 1.1f);
        c = mix3(c, fog, 0.15f);
        c = add(c, mul(v3(0.9f, 0.65f, 0.4f), 0.16f * sstep(0.20f, 0.05f, sq(ux - 0.1f) + sq(uy + 0.55f))));
        return c;
    }
    V see = mulv(add(room(p, d), mul(lamp_halo(p, d), 1.3f)), v3(0.62f, 0.54f, 0.44f));
    return mix3(fog, see, clear * 0.92f);
}
static Deck FR[2];
static float map_frame(V p) {
    float w = 0.085f, z = p.z + 0.012f;
    float x = fabsf(p.x - 0.5f * (WX0 + WX1)) - 0.5f * (WX1 - WX0), y = fabsf(p.y - 0.5f * (WY0 + WY1)) - 0.5f * (WY1 - WY0);
    /* uprights between head and sill */
    float r = 0.004f, up, ho;
    {
        float a = fabsf(x - w * 0.5f) - w * 0.5f + r, b = y + r - 0.0005f, c = fabsf(z) - 0.028f + r;
        up = fminf(fmaxf(a, fmaxf(b, c)), 0) + len(v3(fmaxf(a, 0), fmaxf(b, 0), fmaxf(c, 0))) - r;
    }
    {
        float a = fabsf(y - w * 0.5f) - w * 0.5f + r, b = x - w + r, c = fabsf(z) - 0.028f + r;
        ho = fminf(fmaxf(a, fmaxf(b, c)), 0) + len(v3(fmaxf(a, 0), fmaxf(b, 0), fmaxf(c, 0))) - r;
    }
    float sill;
    {
        float a = fabsf(p.x - 0.5f * (WX0 + WX1)) - 0.5f * (WX1 - WX0) - w - 0.03f + r, b = fabsf(p.y - WY0 + w + 0.016f) - 0.016f + r,
              c = fabsf(p.z + 0.03f) - 0.062f + r;
        sill = fminf(fmaxf(a, fmaxf(b, c)), 0) + len(v3(fmaxf(a, 0), fmaxf(b, 0), fmaxf(c, 0))) - r;
    }
    return fminf(sill, fminf(up, ho));
}
static float map_pane(V p) {
    float x = fabsf(p.x - 0.5f * (WX0 + WX1)) - 0.5f * (WX1 - WX0) - 0.005f, y = fabsf(p.y - 0.5f * (WY0 + WY1)) - 0.5f * (WY1 - WY0) - 0.005f;
    return fmaxf(fmaxf(x, y), fabsf(p.z) - 0.002f);
}
static void sauna_surf(V p, V d, float t, Surf *s) {
    float px = t * PIX;
    if (s->item == 1) { /* tarred boards */
        wood_surf(&DK, p, px, 0, s);
        s->base = mul(s->base, 0.26f);
        s->rough = 0.40f;
    } else if (s->item == 4) {
        s->base = v3(0.004f, 0.004f, 0.004f);
        s->coat = 0;
    } else if (s->item == 2) {
        int up = fabsf(p.y - 0.5f * (WY0 + WY1)) < 0.5f * (WY1 - WY0);
        Deck *k = &FR[up ? 0 : 1];
        V n = s->n;
        if (up) wood_surf(k, p, px, 0, s);
        else { /* lying parts: the same wood, turned */
            V e = v3(p.y, -p.x, p.z);
            s->n = v3(n.y, -n.x, n.z);
            wood_surf(k, e, px, 0, s);
            s->n = v3(-s->n.y, s->n.x, s->n.z);
        }
        s->base = mul(s->base, 0.75f);
    } else {
        s->base = v3(0.012f, 0.014f, 0.016f);
        s->f0 = 0.03f;
        s->coat = 0.45f;
        s->rough = 0.0f;
        s->n = v3(0, 0, -1);
        s->emit = glass_light(p, d);
    }
}
static void scene_sauna(void) {
    sky_set(0x16324e, 0x30587a, 0x8aa0ac);
    sun_set(165, -3, v3(0, 0, 0), 0.01f);
    SKY.glow = mul(v3(1.0f, 0.55f, 0.35f), 0.25f);
    SKY.glowsize = 0.35f;
    SKY.cloud = 0.5f;
    SKY.cs = 0.6f;
    SKY.cloudcol = hexc(0x566a82);
    SKY.shore = 0.045f;
    SKY.shorecol = hexc(0x101d26);
    SC.surf = sauna_surf;
    SC.water = 1;
    SC.level = -1.9f;
    SC.wave = waves;
    SC.wrough = waves_rough;
    SC.body = v3(0.004f, 0.012f, 0.016f);
    SC.absorb = v3(3, 1.5f, 1.4f);
    waves_add(20, 0.3f, 3.0f, 10, 80, 0.06f, 5);
    DK = deck_default();
    DK.axis = 2;
    DK.pitch = 0.128f;
    DK.gap = 0.006f;
    DK.thick = 0.03f;
    DK.a0 = -2.048f;
    DK.a1 = 2.048f;
    DK.l0 = -1.9f;
    DK.l1 = 1.9f;
    DK.y0 = 0;
    DK.joist = 0;
    DK.rot = 2.2f;
    DK.grey = 0.35f;
    DK.uneven = 0.0012f;
    Model *back = model_new(v3(0, 0, 0), ID3);
    box(back, v3(0, 0, 1.2f), v3(2.2f, 2.2f, 1.1f), 0, ID3, 0, 0);
    item_model(back, 4);
    item_fn(map_deck, 1, v3(-2.05f, -1.95f, -0.008f), v3(WX0 - 0.02f, 1.95f, 0.04f));
    item_fn(map_deck, 1, v3(WX1 + 0.02f, -1.95f, -0.008f), v3(2.05f, 1.95f, 0.04f));
    item_fn(map_deck, 1, v3(WX0 - 0.02f, WY1 + 0.02f, -0.008f), v3(WX1 + 0.02f, 1.95f, 0.04f));
    item_fn(map_deck, 1, v3(WX0 - 0.02f, -1.95f, -0.008f), v3(WX1 + 0.02f, WY0 - 0.02f, 0.04f));
    FR[0] = deck_default();
    FR[0].axis = 2;
    FR[0].pitch = 0.4f;
    FR[0].joist = 0;
    FR[0].grey = 0.15f;
    FR[0].rot = 1.2f;
    FR[0].seed = 3;
    FR[1] = FR[0];
    FR[1].seed = 8;
    item_fn(map_frame, 2, v3(WX0 - 0.14f, WY0 - 0.14f, -0.10f), v3(WX1 + 0.14f, WY1 + 0.10f, 0.04f));
    item_fn(map_pane, 3, v3(WX0 - 0.01f, WY0 - 0.01f, -0.004f), v3(WX1 + 0.01f, WY1 + 0.01f, 0.004f));
    camera(v3(-0.36f, 0.00f, -0.98f), v3(0.19f, 0.02f, 0), 0.60f);
    CAM.focus = 1.12f;
    CAM.aperture = 0.004f;
    CAM.exposure = 4.2f;
    CAM.bloom = 0.25f;
    CAM.vignette = 0.35f;
}
