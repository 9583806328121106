/* scenes-places.h - the five places, each a landscape of its own: light, shore, colour of the water, sky, eye
 * height. */
#ifndef SCENES_PLACES_H
#define SCENES_PLACES_H
#include "facades.h"

static void sky_stops(int n, const Stop *s) {
    SK.nstops = n;
    memcpy(SK.stops, s, sizeof(Stop) * n);
}
/* everything about sky and sun is set: work the sky out and use it */
static void day_sky(V tint, float power) {
    SUNTINT = tint;
    SK.sun_power = power;
    SK.rim_power = 0;
    SK.glow = 0;
    BLOOM = 0.35f;
    VIGN = 0.12f;
    GLINT_LOW = mul(tint, 1.0f);
    GLINT_HIGH = mix3(tint, v3(1, 1, 1), 0.5f);
    sky_setup();
    sky_bake(W < 1300 ? 1300 : 2600);
    SKYFN = sky_map;
}
/* waves: strength of swell, chop and ripple, contrast of gusts */
static void calm(float swell, float chop, float ripple, float gust) {
    SE.amp_swell = swell;
    SE.amp_chop = chop;
    SE.amp_ripple = ripple;
    SE.gust = gust;
}

/* ---- Noblessner: brick halls of the old submarine yard, moored yachts, clear cool morning ---- */
static void moored(float x, float z, float yaw, float s, int hull, int bag) {
    Model *m = model_new(v3(x, 0, z), rot_ypr(yaw * DEG, 0, 0));
    m->step = 0.75f;
    loft(m, v3(0, 0, 0), ID3, ST_YACHT, 5, 0, hull);
    box(m, v3(-0.2f, 1.15f, 0), v3(1.7f, 0.20f, 0.70f), 0.12f, ID3, 0.1f, M_WHITE);
    box(m, v3(-0.1f, 1.22f, 0), v3(1.3f, 0.07f, 0.715f), 0.02f, ID3, 0, M_DARK);
    float top = 12.0f * s;
    cone(m, v3(0.6f, 1, 0), v3(0.6f, top, 0), 0.07f, 0.045f, 0, M_SHIRT);
    cone(m, v3(0.5f, 2.15f, 0), v3(-3.1f, 2.1f, 0), 0.16f, 0.10f, 0, bag);
    for (int k = -1; k <= 1; k += 2) {
        cone(m, v3(0.6f, top * 0.55f, 0), v3(0.5f, top * 0.55f, 0.85f * k), 0.025f, 0.02f, 0, M_WHITE);
        cone(m, v3(0.5f, top * 0.55f, 0.85f * k), v3(0.4f, 1, 1.2f * k), 0.006f, 0.006f, 0, M_DARK);
        cone(m, v3(0.5f, top * 0.55f, 0.85f * k), v3(0.6f, top * 0.95f, 0), 0.006f, 0.006f, 0, M_DARK);
    }
    cone(m, v3(4.5f, 1.3f, 0), v3(0.6f, top * 0.97f, 0), 0.035f, 0.012f, 0, M_SHIRT);
    cone(m, v3(-4.1f, 1.0f, 0), v3(0.6f, top * 0.98f, 0), 0.006f, 0.006f, 0, M_DARK);
    box(m, v3(0.6f, top + 0.25f, 0), v3(0.02f, 0.25f, 0.02f), 0.01f, ID3, 0, M_DARK);
}
static void spire(float x, float z, float w, float body, float top, int green) {
    s_box(v3(x, 0, z), w, body, w, 12, 0.96f, F_STONE);
    s_box(v3(x, body, z), w * 1.02f, (top - body) * 0.22f, w * 1.02f, 12, 0.5f, green);
    s_box(v3(x, body + (top - body) * 0.20f, z), w * 0.52f, (top - body) * 0.8f, w * 0.52f, 12, 0.02f, green);
}
static void place_noblessner(void) {
    static const Stop st[] = {{0, 0xe6ddd0, 0xcbd8de},  {2.5f, 0xdfe0dc, 0xbcd0dc}, {6, 0xc6d8e2, 0xa3c1d6},
                              {11, 0x9fc2da, 0x80aacb}, {18, 0x77a8cd, 0x5f92be},   {30, 0x4f88b8, 0x447bac},
                              {70, 0x386ea4, 0x346a9e}};
    cam(0, 1.9f, 0, 0, 0.46f, 0.615f);
    sky_stops(7, st);
    SK.sun_az = -112;
    SK.sun_el = 17;
    SK.spread = 50;
    SK.cloud = 0.40f;
    SK.cloud_seed = 9.4f;
    AR.glow = v3(1, 0.85f, 0.65f);
    AR.glow2 = 0.25f;
    AR.cloud_lit = v3(0.95f, 0.95f, 0.96f);
    AR.cloud_dark = v3(0.62f, 0.68f, 0.74f);
    AR.haze_beta = mul(v3(0.00019f, 0.00025f, 0.00036f), 1.2f);
    AR.haze_tint = v3(1, 1, 1);
    day_sky(v3(1.0f, 0.82f, 0.60f), 2.3f);
    SEA_AMB = v3(0.05f, 0.08f, 0.10f);
    SE.body = 0x2b4450;
    SE.sss = 0x3b6a70;
    SE.seed = 59;
    SE.wind = 40;
    calm(0.10f, 0.26f, 0.50f, 0.9f);
    GLINT = 0.03f;

    SOLID_COL[F_ROOF] = v3(0.16f, 0.17f, 0.18f);
    SOLID_COL[F_SAWGLASS] = v3(0.17f, 0.175f, 0.18f);
    SOLID_COL[F_STONE] = v3(0.50f, 0.47f, 0.42f);
    SOLID_COL[F_PLAIN] = v3(0.20f, 0.33f, 0.30f);
    SOLID_COL[F_QUAY] = v3(0.36f, 0.35f, 0.33f);
    SOLID_COL[F_METAL] = v3(0.10f, 0.10f, 0.11f);
    SOLID_COL[F_TILES] = v3(0.36f, 0.17f, 0.11f);
    s_box(v3(-40, -1, -175), 80, 3.1f, 80, 0, 1, F_QUAY);
    /* the great hall: three gables side by side */
    for (int i = 0; i < 2; i++) {
        float x = -33.5f + 17.6f * i;
        s_box(v3(x, 2.1f, -124), 8.8f, 10.2f, 16, 0, 1, F_BRICK);
        Solid *g = s_roof(v3(x, 12.3f, -124), 8.8f, 5.0f, 15.95f, 0, 0.5f, F_TILES);
        g->mat = F_TILES;
        s_roof(v3(x, 12.45f, -124), 9.2f, 5.25f, 15.7f, 0, 0.5f, F_ROOF);
        s_box(v3(x, 16.4f, -126), 1.6f, 1.9f, 11, 0, 1, F_SAWGLASS);
        s_roof(v3(x, 18.3f, -126), 1.9f, 0.8f, 11.2f, 0, 0.5f, F_ROOF);
    }
    /* saw-tooth workshop */
    s_box(v3(4.6f, 2.1f, -122), 11.7f, 7.0f, 14, 0, 1, F_BRICK);
    for (int i = 0; i < 4; i++)
        s_roof(v3(-4.2f + 5.85f * i, 9.1f, -122), 2.925f, 3.6f, 14.0f, 0, 0.985f, F_SAWGLASS);
    s_box(v3(23.5f, 2.1f, -126), 7.1f, 4.6f, 10, 0, 1, F_BRICK);
    s_roof(v3(23.5f, 6.7f, -126), 7.5f, 2.6f, 10.4f, 0, 0.5f, F_ROOF);
    /* chimney with bands */
    s_cyl(v3(-5.4f, 2, -139), 1.75f, 1.05f, 24, F_TILES);
    s_cyl(v3(-5.4f, 25.2f, -139), 1.30f, 1.30f, 0.9f, F_STONE);
    /* quay: bollards, lamps, a pontoon */
    for (int i = 0; i < 14; i++) s_cyl(v3(-44 + 6.1f * i, 2.1f, -95.8f), 0.20f, 0.26f, 0.55f, F_METAL);
    for (int i = 0; i < 7; i++) {
        s_cyl(v3(-41 + 12.2f * i, 2.1f, -99), 0.09f, 0.06f, 5.2f, F_METAL);
        s_box(v3(-41 + 12.2f * i, 7.3f, -99), 0.28f, 0.35f, 0.28f, 0, 1, F_STONE);
    }
    s_box(v3(-6, 0, -80), 30, 0.5f, 1.1f, 0, 1, F_STONE);
    for (int i = 0; i < 6; i++) s_cyl(v3(-34 + 11.5f * i, -1, -78.7f), 0.18f, 0.18f, 3.2f, F_METAL);
    /* old town far to the right: Oleviste, Niguliste, the Dome church */
    s_box(v3(420, 0, -1500), 330, 9, 60, 0, 1, F_PLAIN);
    Rng g = {4711};
    for (int i = 0; i < 90; i++) {
        float x = 215 + 300 * rnd(&g), z = -1400 - 120 * rnd(&g), h = 10 + 12 * rnd(&g), w = 6 + 7 * rnd(&g);
        s_box(v3(x, 6, z), w, h, 8, 0, 1, F_STONE);
        s_roof(v3(x, 6 + h, z), w * 1.05f, 6 + 4 * rnd(&g), 8.4f, rnd(&g) < 0.5f ? 90 : 0, 0.5f, F_TILES);
    }
    spire(298, -1450, 9, 62, 128, F_PLAIN);
    spire(372, -1500, 7, 44, 92, F_PLAIN);
    spire(446, -1500, 6, 48, 76, F_PLAIN);
    spire(408, -1480, 3.5f, 40, 70, F_PLAIN);
    /* yachts along the pontoon, bows and sterns mixed */
    static const float Y[][4] = {{-29.5f, -75, 96, 0.95f}, {-25.6f, -74, -84, 1.16f}, {-21.9f, -75, 92, 0.80f},
                                 {-13.2f, -74, 87, 1.25f}, {-9.4f, -75, -93, 0.9f},   {5.5f, -74, 95, 1.02f},
                                 {9.0f, -75, -88, 0.78f},  {24.5f, -84, 172, 1.12f}};
    for (int i = 0; i < 8; i++)
        moored(Y[i][0], Y[i][1], Y[i][2], Y[i][3], i == 3 || i == 6 ? M_CARBON : M_WHITE,
               i % 3 == 1 ? M_WHITE : M_CARBON);
    moored(12.4f, -58, 158, 0.92f, M_CARBON, M_WHITE);
    land_done();
}

/* ---- Pühajärve: still lake at dawn, spruce and birch, mist, reeds ---- */
static float lake_hill(float x, float z) {
    float d = -z - 150 + 14 * sinf(x * 0.011f + 1) + 10 * sinf(x * 0.043f);
    float h =
        1.2f * sstep(0, 8, d) + 16 * sstep(10, 170, d) * (0.55f + 0.9f * fbm(x * 0.006f + 2, z * 0.006f, 3, 0));
    return d < 0 ? -2 : h + 14 * sstep(10, 90, x) * sstep(6, 120, d);
}
static V lake_floor(V p, V n) {
    (void)n;
    return mul(v3(0.05f, 0.065f, 0.025f), 0.6f + 0.8f * fbm(p.x * 0.3f, p.z * 0.3f, 3, 0));
}
static void place_puhajarve(void) {
    static const Stop st[] = {{0, 0xf0e2cf, 0xc4c9d2},  {2.5f, 0xefdfcc, 0xbdc6d2}, {6, 0xe6d6cb, 0xaebdce},
                              {11, 0xcdc6cd, 0x9fb0c8}, {18, 0xa8b4cb, 0x869fbe},   {32, 0x7d99bd, 0x6d8bb0},
                              {70, 0x5f80a8, 0x587a9f}};
    cam(0, 1.35f, 0, 0, 0.36f, 0.50f);
    sky_stops(7, st);
    SK.sun_az = 27;
    SK.sun_el = 8.5f;
    SK.spread = 26;
    SK.cloud = 0.5f;
    SK.cloud_seed = 14.0f;
    AR.glow = v3(1, 0.78f, 0.58f);
    AR.glow1 = 0.25f;
    AR.glow2 = 0.09f;
    AR.cloud_lit = v3(0.90f, 0.74f, 0.66f);
    AR.cloud_dark = v3(0.52f, 0.52f, 0.60f);
    AR.haze_beta = mul(v3(0.85f, 1.0f, 1.2f), 0.0007f);
    AR.haze_tint = v3(0.86f, 0.90f, 0.96f);
    AR.fog = 0.0058f;
    AR.fog_h = 2.3f;
    AR.fog_col = v3(0.22f, 0.22f, 0.235f);
    EXPOSURE = 1.10f;
    day_sky(v3(1.0f, 0.72f, 0.46f), 2.2f);
    SEA_AMB = v3(0.03f, 0.035f, 0.03f);
    SE.body = 0x1a2420;
    SE.sss = 0x2c3a30;
    SE.seed = 61;
    calm(0.012f, 0.016f, 0.022f, 0.8f);
    SE.base_var = 0.0000015f;
    GLINT = 0.02f;
    ground_add(-260, 260, -420, -125, 2.0f, lake_hill, lake_floor);
    for (int i = 0; i < 6; i++)
        sprite_add(grow_spruce(i, 900), v3(0.018f, 0.038f, 0.016f), v3(0.060f, 0.105f, 0.034f));
    for (int i = 0; i < 5; i++)
        sprite_add(grow_broad(i, 760, 0.40f + 0.03f * i, 0.10f, i < 3 ? BARK_BIRCH : 0, 1.0f),
                   v3(0.045f, 0.080f, 0.020f), v3(0.150f, 0.195f, 0.050f));
    for (int i = 0; i < 4; i++)
        sprite_add(grow_reed(i, 1500, 26), v3(0.045f, 0.055f, 0.030f), v3(0.125f, 0.125f, 0.075f));
    Rng g = {90210};
    for (int k = 0; k < 66; k++) {
        float z = -130 - k * 3.9f;
        for (float x = -200 + 8 * rnd(&g); x < 200; x += (3.0f + 4.4f * rnd(&g)) * (k < 12 ? 0.8f : 1.1f)) {
            float y = ground_h(&grounds[0], x, z);
            if (y < 0.5f) continue;
            int shore = y < 3.0f;
            float mix = fbm(x * 0.02f + 7, z * 0.02f, 3, 0) + (shore ? 0.16f : -0.05f) + 0.2f * rnds(&g);
            int birch = mix > 0.67f;
            float h = birch ? 11 + 8 * rnd(&g) : 13 + 13 * rnd(&g) * (0.5f + 0.5f * rnd(&g));
            if (shore && rnd(&g) < 0.55f) h *= 0.30f, birch = rnd(&g) < 0.7f ? 2 : 0;
            tree_add(x, y - 0.3f, z, h,
                     birch ? (birch == 2 ? 9 : 6) + (int)((birch == 2 ? 2 : 5) * rnd(&g)) : (int)(6 * rnd(&g)),
                     0.75f + 0.5f * rnd(&g), 0);
        }
    }
    for (int k = 0; k < 16; k++) {
        float z = -5.6f - 0.5f * k;
        for (int i = 0; i < 5; i++) {
            float left =
                -0.27f * -z + 0.1f - 0.9f * rnd(&g) * (1 + 0.1f * k) + 1.5f * sstep(0, 15, k) * sq(rnd(&g));
            float right = 0.27f * -z - 0.1f + 0.8f * rnd(&g);
            if (i < 2 + k % 2)
                tree_add(left, -0.12f, z, 1.30f + 0.50f * rnd(&g), 11 + (int)(4 * rnd(&g)), 0.7f + 0.5f * rnd(&g),
                         0);
            else if (k > 7)
                tree_add(right, -0.12f, z - 0.2f, 1.1f + 0.5f * rnd(&g), 11 + (int)(4 * rnd(&g)),
                         0.7f + 0.5f * rnd(&g), 0);
        }
    }
    land_done();
}

/* ---- Koh Phangan: turquoise over sand at noon, jungle hills, limestone, cumulus ---- */
static float tropic_depth(float x, float z) {
    float d = -z + 14 * sinf(x * 0.021f) + 8 * sinf(x * 0.05f + 2);
    float bar = 1.35f * expf(-sq((d - 62) / 26));
    float dep = 2.3f + 1.3f * sstep(20, 110, d) - bar - 3.9f * sstep(112, 196, d) +
                0.7f * (fbm(x * 0.045f, z * 0.045f + 9, 3, 0) - 0.5f);
    return fmaxf(dep, 0.03f);
}
static float tropic_reef(float x, float z) {
    return sstep(0.56f, 0.68f, fbm(x * 0.035f + 4, z * 0.05f + 2, 5, 0));
}
static V tropic_body(V p, V n, V d, float t, V body) {
    (void)body;
    float eta = 1 / 1.33f, c1 = -dot(n, d), k = 1 - eta * eta * (1 - c1 * c1);
    V T = add(mul(d, eta), mul(n, eta * c1 - sqrtf(k)));
    float D = tropic_depth(p.x, p.z) + 0.15f, path = D / fmaxf(-T.y, 0.35f);
    V f = mad(p, T, path);
    float fade = 1 / (1 + t * 0.03f), rip = sinf(f.x * 3.1f + 5 * f.z + 9 * fbm(f.x * 0.5f, f.z * 0.5f, 3, 0));
    float ca = 1 - worley(f.x * 1.1f + 0.35f * vnoise(f.x * 2, f.z * 2, 0), f.z * 1.1f, 0);
    float caustic = 0.82f + 0.75f * fade * (powf(clampf(ca, 0, 1), 3.0f) - 0.22f);
    V sand = mul(v3(0.68f, 0.62f, 0.49f),
                 (1 + 0.07f * fade * rip) * caustic * (0.85f + 0.3f * fbm(f.x * 0.2f, f.z * 0.2f, 3, 0)));
    V reef = mul(v3(0.10f, 0.095f, 0.055f), 0.5f + fbm(f.x * 1.3f, f.z * 1.3f, 4, 0));
    sand = mix3(sand, reef, tropic_reef(f.x, f.z) * sstep(0.9f, 1.5f, D) * 0.85f);
    float L = path + D * 1.12f;
    V a = v3(expf(-L * 0.34f), expf(-L * 0.050f), expf(-L * 0.044f));
    V light = add(mul(SUNCOL, 0.46f), mul(sh_irr(v3(0, 1, 0)), 0.5f));
    V deep = mulv(v3(0.012f, 0.165f, 0.200f), light);
    return add(mulv(mulv(sand, light), a), mulv(deep, v3(1 - a.x, 1 - a.y, 1 - a.z)));
}
static float tropic_hill(float x, float z) {
    float d = -z - 196 - 14 * sinf(x * 0.021f) + 6 * sinf(x * 0.05f + 2);
    if (d < -14) return -3;
    float beach = 2.2f * sstep(-10, 14, d);
    float r = fbm(x * 0.0035f + 11, z * 0.0035f, 4, 0),
          q = 1 - fabsf(2 * fbm(x * 0.006f + 3, z * 0.005f + 8, 4, 0) - 1);
    float env =
        13 + 66 * expf(-sq((x + 190) / 120)) + 44 * expf(-sq((x - 300) / 130)) + 20 * expf(-sq((x - 60) / 60));
    return beach + env * sstep(18, 330, d) * (0.40f + 0.55f * r + 0.5f * q);
}
static V tropic_floor(V p, V n) {
    (void)n;
    float sand = sstep(3.2f, 1.8f, p.y);
    return mix3(mul(v3(0.045f, 0.070f, 0.020f), 0.5f + fbm(p.x * 0.3f, p.z * 0.3f, 3, 0)), v3(0.74f, 0.66f, 0.50f),
                sand);
}
/* limestone head at the left: steep walls, ledges and dark streaks */
static float rock_h(float x, float z) {
    float h = -3;
    static const float R[][4] = {
        {-96, -225, 26, 44}, {-126, -232, 30, 36}, {-70, -228, 13, 17}, {-48, -222, 5, 5.5f}};
    for (int i = 0; i < 4; i++) {
        float w = 0.6f * (fbm(x * 0.06f + i * 9, z * 0.06f, 2, 0) - 0.5f);
        float e = sqrtf(sq((x - R[i][0]) / R[i][2]) + sq((z - R[i][1]) / (R[i][2] * 0.75f))) + w;
        if (e < 1.05f)
            h = fmaxf(h, R[i][3] * (sstep(1.05f, 0.70f, e) * 0.72f + 0.28f * sqrtf(fmaxf(0, 1 - e * e * 0.9f))) *
                                 (0.85f + 0.3f * fbm(x * 0.09f, z * 0.09f, 2, 0)) -
                             0.8f);
    }
    return h;
}
static V rock_col(V p, V n) {
    float s = fbm(p.x * 0.55f, p.y * 0.06f + p.z * 0.3f, 5, 0), l = fbm(p.x * 0.05f, p.y * 0.5f, 4, 0);
    V c = mix3(v3(0.30f, 0.27f, 0.23f), v3(0.52f, 0.47f, 0.39f), s);
    c = mix3(c, v3(0.46f, 0.31f, 0.17f), 0.6f * sstep(0.52f, 0.7f, l));
    c = mix3(c, v3(0.10f, 0.10f, 0.095f), 0.75f * sstep(0.55f, 0.72f, fbm(p.x * 0.8f + 7, p.y * 0.05f, 4, 0)));
    c = mix3(c, v3(0.05f, 0.085f, 0.022f),
             sstep(0.50f, 0.72f, n.y + 0.35f * (fbm(p.x * 0.2f, p.z * 0.2f + p.y * 0.1f, 4, 0) - 0.5f)));
    return mul(c, mixf(0.30f, 1, sstep(0.3f, 1.6f, p.y)));
}
static void place_koh_phangan(void) {
    static const Stop st[] = {{0, 0xd3e4ea, 0xcfe2ea}, {2, 0xc2dcea, 0xbcd8e8},  {5, 0x9cc9e6, 0x97c4e2},
                              {9, 0x70b0e0, 0x6caadb}, {14, 0x4a96d8, 0x4690d0}, {25, 0x2d7ac6, 0x2b74bd},
                              {70, 0x1d5fae, 0x1c5aa6}};
    cam(0, 4.4f, 0, 0, 0.56f, 0.47f);
    sky_stops(7, st);
    SK.sun_az = -140;
    SK.sun_el = 58;
    SK.spread = 60;
    SK.cloud = 0.10f;
    SK.cloud_seed = 21;
    AR.glow = v3(1, 0.98f, 0.94f);
    AR.cloud_lit = v3(1.10f, 1.06f, 1.00f);
    AR.cloud_dark = v3(0.13f, 0.17f, 0.235f);
    CUM_EXT = 0.016f;
    AR.haze_beta = v3(0.00013f, 0.00019f, 0.00030f);
    AR.haze_tint = v3(0.90f, 0.97f, 1.0f);
    SUN = v3(-0.34f, 0.85f, 0.40f); /* for the clouds' shade, worked out before the sky */
    static const Puff pf[] = {{-700, 930, -8600, 420},  {-200, 960, -8500, 480},  {300, 940, -8600, 400},
                              {-1150, 880, -8700, 300}, {-420, 1330, -8600, 390}, {80, 1420, -8700, 340},
                              {-160, 1760, -8700, 270}, {-650, 1250, -8700, 250}, {720, 850, -8500, 240},
                              {2200, 880, -9300, 300},  {2600, 960, -9300, 400},  {3050, 880, -9300, 300},
                              {2560, 1260, -9300, 230}, {-2900, 850, -9000, 240}, {-2500, 880, -9000, 200},
                              {1500, 800, -9500, 150},  {-1900, 800, -9500, 130}, {-240, 1150, -8300, 300}};
    SUN = norm(SUN);
    cumulus_build(pf, sizeof pf / sizeof *pf, v3(-4200, 620, -10200), v3(4200, 2800, -7500));
    day_sky(v3(1.0f, 0.95f, 0.86f), 2.0f);
    SEA_AMB = v3(0.06f, 0.20f, 0.22f);
    SE.body = 0x1b9aa8;
    SE.sss = 0x40c8c0;
    SE.seed = 67;
    calm(0.16f, 0.30f, 0.42f, 0.6f);
    SE.base_var = 0.0002f;
    GLINT = 0.05f;
    BODY = tropic_body;
    ground_add(-520, 640, -760, -170, 2.2f, tropic_hill, tropic_floor);
    Ground *rk = ground_add(-170, -36, -290, -185, 0.35f, rock_h, rock_col);
    rk->bump = 0.4f;
    rk->bump_scale = 0.45f;
    for (int i = 0; i < 7; i++)
        sprite_add(
            grow_broad(20 + i, 420, 0.95f + 0.08f * i, 0.12f + 0.03f * (i % 3), i % 2 ? BARK_DARK : 0, 0.72f),
            i % 3 == 0 ? v3(0.030f, 0.062f, 0.014f) : v3(0.040f, 0.085f, 0.016f),
            i % 3 == 1 ? v3(0.15f, 0.21f, 0.040f) : v3(0.095f, 0.165f, 0.032f));
    for (int i = 0; i < 5; i++)
        sprite_add(grow_palm(i, 700), v3(0.030f, 0.065f, 0.014f), v3(0.115f, 0.165f, 0.042f));
    Rng g = {777};
    for (int k = 0; k < 92; k++) {
        float z = -196 - k * 5.6f;
        for (float x = -480 + 8 * rnd(&g); x < 560; x += 4.2f + 4.6f * rnd(&g)) {
            float y = ground_h(&grounds[0], x, z);
            if (y < 3.0f) continue;
            float h = (8 + 9 * rnd(&g) * rnd(&g) + 3 * rnd(&g)) * (y < 5 ? 0.6f : 1),
                  clump = fbm(x * 0.02f, z * 0.02f, 2, 0);
            int palm = rnd(&g) < (y < 9 ? 0.75f : y < 24 ? 0.16f : 0.03f);
            tree_add(x, y - 1.2f, z, palm ? 9 + 6 * rnd(&g) : h,
                     palm ? 7 + (int)(5 * rnd(&g)) : (int)(7 * rnd(&g)),
                     (0.65f + 0.6f * rnd(&g)) * (0.7f + 0.6f * clump), 0);
        }
        for (float x = -190 + 5 * rnd(&g); x < -30 && z > -305; x += 2.6f + 3 * rnd(&g)) {
            float y = ground_h(&grounds[1], x, z);
            if (y < 9 || ground_normal(&grounds[1], x, z).y < 0.45f) continue;
            tree_add(x, y - 0.8f, z, 3 + 4.5f * rnd(&g), (int)(7 * rnd(&g)), 0.7f + 0.5f * rnd(&g), 0);
        }
    }
    SHADOW_FAR = 60;
    land_done();
}

/* ---- Malaga: bare mountains, white town, lighthouse, wind chop, late afternoon ---- */
static float sierra(float x, float z) {
    float wx = x + 900 * (fbm(x * 0.0003f + 5, z * 0.0003f, 3, 0) - 0.5f),
          wz = z + 900 * (fbm(x * 0.0003f, z * 0.0003f + 9, 3, 0) - 0.5f);
    float s = 0, a = 0.5f, f = 1 / 2600.0f, w = 1;
    for (int i = 0; i < 9; i++) {
        float n = 1 - fabsf(2 * vnoise(wx * f + i * 13.1f, wz * f + i * 7.7f, 0) - 1);
        n = n * n * w;
        s += a * n;
        w = clampf(n * 1.9f, 0, 1);
        a *= 0.49f;
        f *= 2.07f;
    }
    float d = -z - 3600, env = sstep(-300, 3800, d) *
                               (0.62f + 0.42f * sstep(-1800, 2200, x) + 0.25f * expf(-sq((x + 1900) / 900)));
    return 60 * sstep(-900, 400, d) + 1750 * env * s;
}
static V sierra_col(V p, V n) {
    float k = fbm(p.x * 0.004f, p.z * 0.004f, 5, 0), q = fbm(p.x * 0.02f, p.y * 0.02f + p.z * 0.01f, 4, 0);
    V c = mix3(v3(0.34f, 0.235f, 0.15f), v3(0.47f, 0.35f, 0.235f), q);
    c = mix3(c, v3(0.13f, 0.135f, 0.075f), sstep(0.46f, 0.62f, k) * sstep(0.5f, 0.85f, n.y) * 0.8f);
    return c;
}
static float coast(float x, float z) {
    float d = -z - 1380 + 60 * sinf(x * 0.002f);
    return -1 + 4 * sstep(0, 30, d) + 52 * sstep(150, 1900, d) * (0.5f + fbm(x * 0.0016f + 3, z * 0.0016f, 4, 0)) +
           85 * expf(-sq((x - 520) / 230) - sq((d - 700) / 330));
}
static V coast_col(V p, V n) {
    (void)n;
    return mix3(v3(0.32f, 0.25f, 0.16f), v3(0.10f, 0.115f, 0.05f),
                sstep(0.4f, 0.6f, fbm(p.x * 0.02f, p.z * 0.02f, 4, 0)));
}
static float whitecaps(float x, float z, float t, float *rough) {
    (void)t;
    float h = waves_h(WPH[0], x, z, NLO),
          k = sstep(0.30f, 0.52f, h / HMAX) * sstep(0.48f, 0.62f, vnoise(x / 9, z / 5, 0));
    if (k <= 0) return 0;
    *rough = k;
    return k * sstep(0.42f, 0.62f, fbm(x * 1.7f, z * 2.4f, 5, 0));
}
static void place_malaga(void) {
    static const Stop st[] = {{0, 0xe8d3bb, 0xd9c4b6}, {2, 0xe3d2c0, 0xcfc3be},  {5, 0xd0d2d0, 0xaec4d2},
                              {9, 0xabc8da, 0x8ab2d0}, {14, 0x8cb0d2, 0x6f9bc6}, {25, 0x5688bd, 0x4a7db4},
                              {70, 0x34659f, 0x305f98}};
    cam(0, 1.8f, 0, 0, 0.40f, 0.60f);
    sky_stops(7, st);
    SK.sun_az = 104;
    SK.sun_el = 16;
    SK.spread = 60;
    SK.cloud = 0.55f;
    SK.cloud_seed = 41;
    AR.glow = v3(1, 0.8f, 0.58f);
    AR.glow2 = 0.35f;
    AR.cloud_lit = v3(1.0f, 0.90f, 0.80f);
    AR.cloud_dark = v3(0.62f, 0.62f, 0.68f);
    AR.haze_beta = mul(v3(0.9f, 1.05f, 1.5f), 0.000058f);
    AR.haze_tint = v3(0.78f, 0.80f, 0.96f);
    day_sky(v3(1.0f, 0.76f, 0.50f), 2.5f);
    SEA_AMB = v3(0.02f, 0.06f, 0.11f);
    SE.body = 0x053c60;
    SE.sss = 0x1a7c98;
    SE.seed = 71;
    SE.wind = -34;
    SE.lam0 = 14;
    SE.foam = whitecaps;
    calm(0.9f, 1.25f, 1.0f, 0.5f);
    GLINT = 0.03f;
    Ground *si = ground_add(-4200, 4200, -11500, -3300, 7.5f, sierra, sierra_col);
    si->bump = 0.55f;
    si->bump_scale = 0.04f;
    ground_add(-1500, 1500, -3900, -1330, 8.0f, coast, coast_col);
    SOLID_COL[F_STONE] = v3(0.52f, 0.45f, 0.35f);
    SOLID_COL[F_PLAIN] = v3(0.86f, 0.84f, 0.79f);
    SOLID_COL[F_METAL] = v3(0.12f, 0.13f, 0.14f);
    SOLID_COL[F_QUAY] = v3(0.30f, 0.27f, 0.23f);
    Rng g = {1516};
    for (int i = 0; i < 3600; i++) {
        float x = -1300 + 2600 * rnd(&g), z = -1410 - 1500 * powf(rnd(&g), 1.5f);
        float y = ground_h(&grounds[1], x, z), dens = fbm(x * 0.004f + 1, z * 0.004f, 3, 0);
        if (y < 1 || rnd(&g) > 1.3f * sstep(0.30f, 0.55f, dens) + 0.12f || y > 62) continue;
        float tall = rnd(&g) < 0.22f && z > -2100 ? 24 + 18 * rnd(&g) : 8 + 13 * rnd(&g);
        s_box(v3(x, y - 4, z), 5 + 8 * rnd(&g) + (tall > 24 ? 3 : 0), tall + 4, 6 + 6 * rnd(&g), 30 * rnds(&g), 1,
              F_WHITE);
    }
    /* cathedral with its one finished tower; castle wall on the hill */
    s_box(v3(-170, 6, -1560), 34, 40, 18, 8, 1, F_STONE);
    s_box(v3(-196, 6, -1545), 9, 66, 9, 8, 0.94f, F_STONE);
    s_dome(v3(-196, 72, -1545), 6, 14, F_STONE);
    for (int i = 0; i < 7; i++)
        s_box(v3(430 + 34 * i, ground_h(&grounds[1], 430 + 34 * i, -2060) - 4, -2060), 18, 16 + 6 * (i % 2), 6,
              6 * (i % 3), 1, F_STONE);
    /* mole and lighthouse */
    s_box(v3(205, -1, -452), 150, 4.4f, 9, 2, 0.97f, F_QUAY);
    for (int i = 0; i < 260; i++) {
        float x = 55 + 290 * rnd(&g);
        s_box(v3(x, -1, -440 + 2.5f * rnd(&g)), 0.8f + 1.3f * rnd(&g), 1.4f + 2.2f * rnd(&g), 1 + rnd(&g),
              90 * rnd(&g), 0.7f, F_QUAY);
    }
    s_box(v3(84, 3, -452), 11, 7.5f, 7, 2, 1, F_PLAIN);
    s_box(v3(84, 10.5f, -452), 11.5f, 0.7f, 7.5f, 2, 1, F_STONE);
    s_cyl(v3(84, 11, -452), 4.2f, 2.9f, 22, F_PLAIN);
    s_cyl(v3(84, 17.5f, -452), 3.95f, 3.85f, 0.7f, F_STONE);
    s_cyl(v3(84, 33, -452), 3.9f, 3.9f, 1.0f, F_PLAIN);
    s_cyl(v3(84, 34, -452), 1.9f, 1.9f, 3.4f, F_METAL);
    s_dome(v3(84, 37.4f, -452), 2.2f, 1.9f, F_PLAIN);
    land_done();
}

/* ---- Dubai: glass towers in dust, blue hour, smooth water ---- */
static void place_dubai(void) {
    static const Stop st[] = {{0, 0xd8a888, 0x8f8794},    {1.2f, 0xd6a88f, 0x87869a}, {3, 0xc3a19a, 0x75809e},
                              {5.5f, 0x9a94a6, 0x5c769f}, {9, 0x6884aa, 0x456a9b},    {15, 0x3f659a, 0x31588d},
                              {28, 0x22477a, 0x1e4172},   {70, 0x122e58, 0x112b53}};
    cam(0, 1.25f, 0, 0, 0.46f, 0.60f);
    sky_stops(8, st);
    SK.sun_az = -24;
    SK.sun_el = 0.4f;
    SK.spread = 34;
    SK.cloud = 0.28f;
    SK.cloud_seed = 33;
    AR.glow = v3(1, 0.6f, 0.36f);
    AR.glow2 = 0.08f;
    AR.cloud_lit = v3(0.62f, 0.40f, 0.36f);
    AR.cloud_dark = v3(0.22f, 0.25f, 0.36f);
    AR.haze_beta = mul(v3(0.92f, 1.0f, 1.1f), 0.00019f);
    AR.haze_tint = v3(0.86f, 0.95f, 1.06f);
    day_sky(v3(1.0f, 0.6f, 0.36f), 0.0f);
    SEA_AMB = v3(0.02f, 0.03f, 0.05f);
    SE.body = 0x12324a;
    SE.sss = 0x204a5a;
    SE.seed = 73;
    SE.wind = 12;
    calm(0.05f, 0.10f, 0.15f, 0.9f);
    SE.base_var = 0.00005f;
    GLINT = 0;
    WINDOW_LIT = 0.24f;
    SOLID_COL[F_TOWER] = v3(0.20f, 0.20f, 0.21f);
    SOLID_COL[F_TOWER_DARK] = v3(0.07f, 0.08f, 0.10f);
    SOLID_COL[F_STONE] = v3(0.42f, 0.36f, 0.28f);
    SOLID_COL[F_METAL] = v3(0.3f, 0.3f, 0.3f);
    Rng g = {1971};
    /* low waterfront */
    s_box(v3(0, -1, -1900), 1700, 3.2f, 900, 0, 1, F_STONE);
    for (int i = 0; i < 130; i++)
        s_box(v3(-800 + 1600 * rnd(&g), 2, -1040 - 160 * rnd(&g)), 9 + 16 * rnd(&g), 8 + 22 * rnd(&g) * rnd(&g),
              10, 10 * rnds(&g), 1, F_TOWER);
    for (int i = 0; i < 90; i++)
        s_box(v3(-560 + 1120 * (i + 0.4f * rnd(&g)) / 90, 5.5f, -990), 0.55f, 0.9f, 0.5f, 0, 1, F_LAMP);
    /* towers */
    for (int i = 0; i < 96; i++) {
        float z = -1150 - 1500 * powf(rnd(&g), 1.2f), x = (rnds(&g) + 0.5f * rnds(&g)) * 0.27f * -z - 0.03f * -z;
        float env = 0.85f * expf(-sq((x / -z + 0.07f) / 0.17f)) + 0.9f * expf(-sq((x / -z - 0.17f) / 0.07f));
        env = fmaxf(0, env - 0.9f * expf(-sq((x / -z + 0.125f) / 0.035f))); /* the tallest stands free */
        float h = (58 + 225 * env * (0.25f + 0.75f * rnd(&g))) * (0.7f + 0.3f * -z / 1600), w = 13 + 10 * rnd(&g),
              yaw = 45 * rnds(&g);
        int mat = rnd(&g) < 0.5f ? F_TOWER : F_TOWER_DARK, kind = (int)(5 * rnd(&g));
        if (kind == 0) {
            s_box(v3(x, 2, z), w, h * 0.86f, w, yaw, 1, mat);
            s_box(v3(x, 2 + h * 0.86f, z), w * 0.7f, h * 0.14f, w * 0.7f, yaw, 1, mat);
        } else if (kind == 1) {
            s_box(v3(x, 2, z), w, h * 0.8f, w * 0.8f, yaw, 1, mat);
            s_roof(v3(x, 2 + h * 0.8f, z), w, h * 0.2f, w * 0.8f, yaw, 0.97f, F_TOWER_DARK);
        } else if (kind == 2)
            s_box(v3(x, 2, z), w * 1.1f, h, w, yaw, 0.62f, mat);
        else if (kind == 3) {
            s_box(v3(x, 2, z), w, h, w, yaw, 1, mat);
            s_box(v3(x, 2 + h, z), w * 0.9f, h * 0.10f, w * 0.9f, yaw, 0.05f, F_TOWER_DARK);
            s_cyl(v3(x, h, z), 0.9f, 0.3f, h * 0.22f, F_METAL);
        } else
            s_box(v3(x, 2, z), w * 0.8f, h * 1.04f, w * 1.1f, yaw, 1, mat);
    }
    /* the tallest: a stepped needle */
    static const float B[][3] = {{0, 150, 31},      {120, 170, 25},  {250, 160, 20}, {370, 140, 15},
                                 {480, 110, 10.5f}, {570, 80, 6.5f}, {640, 70, 3.4f}};
    for (int i = 0; i < 7; i++)
        for (int k = 0; k < 3; k++) {
            float a = (k * 120 + 20) * DEG, r = B[i][2];
            s_box(v3(-395 + r * 0.55f * cosf(a), B[i][0], -3150 + r * 0.55f * sinf(a)), r * 0.72f,
                  B[i][1] - 26 * k * (i < 6), r * 0.42f, k * 120 + 20, 1, F_TOWER);
        }
    s_cyl(v3(-395, 690, -3150), 2.6f, 0.5f, 130, F_METAL);
    land_done();
}

static int place_build(const char *name) {
    static const struct {
        const char *name;
        void (*make)(void);
    } P[] = {{"noblessner", place_noblessner},
             {"puhajarve", place_puhajarve},
             {"koh-phangan", place_koh_phangan},
             {"malaga", place_malaga},
             {"dubai", place_dubai}};
    for (unsigned i = 0; i < sizeof P / sizeof *P; i++)
        if (!strcmp(name, P[i].name)) {
            P[i].make();
            return 1;
        }
    return 0;
}
#endif
