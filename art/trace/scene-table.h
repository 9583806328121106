/* scene-table.h - table: laid at the end of the pier in the blue hour; cake: the cake on it, close. */
#include "../models/tableware.h"
#include "dusk.h"

static const float TABLE_Y = 0.76f;
static float flames_lit(V c, float power) { /* a flame that is seen, and the light that it gives */
    static int first = -1;
    V lo = v3(-0.01f, -0.002f, -0.01f), hi = v3(0.01f, 0.038f, 0.01f);
    const Mtl *m = keep(glow(v3(11, 5.6f, 1.6f)));
    if (first < 0) first = add_sdf(flame_dist, NULL, lo, hi, 0.0009f, c, ID3, same, m);
    else add_copy(first, c, ID3, same, m);
    light_ball(v3(c.x, c.y + 0.02f, c.z), 0.008f, mul(v3(190, 96, 31), power), 0);
    return power;
}
static Mtl wax_mtl(V p, V n, const void *ctx) { /* glows from within below the flame */
    float h = *(const float *)ctx;
    (void)n;
    Mtl m = coated(hexl(0xe9dfcd), 0.7f, 0.4f);
    m.emit = mul(v3(0.9f, 0.42f, 0.12f), 0.55f * expf((p.y - h) / 0.022f));
    return m;
}
static Mtl cake_mtl(V p, V n, const void *ctx) { /* cream, with apricot sauce on the top that runs down a little */
    float a = atan2f(p.z, p.x), run = 0.088f - 0.040f * sq(vnoise(a * 5 + 40, 1, 0)) * sstep(0.3f, 0.8f, vnoise(a * 9 + 70, 3, 0));
    (void)ctx;
    if (p.y > run && (n.y > 0.2f || p.y < 0.100f)) return coated(hexl(0xe07a2c), 1, 0.10f);
    return coated(hexl(0xf0e8da), 0.5f, 0.45f);
}
static Mtl linen_mtl(V p, V n, const void *ctx) {
    (void)ctx;
    Mtl m = fabric(hexl(0xd8d2c4));
    m.nrm = norm(add(n, v3(0.10f * sinf(p.x * 2400), 0, 0.10f * sinf(p.z * 2400))));
    return m;
}
/* strings of bulbs from post to post */
static const float POST_X = 1.55f, POST_Z = -0.40f, POST_STEP = 2.1f, POST_TOP = 1.80f;
static float string_y(float f) { return POST_TOP - 0.04f - 0.24f * (1 - 4 * f * f); } /* f: -0.5 to 0.5 in a span */
static float cable_dist(V p, const void *ctx) {
    float dy = (p.y - string_y(clampf(p.z / POST_STEP, -0.5f, 0.5f))) * 0.9f;
    (void)ctx;
    return fmaxf(sqrtf(p.x * p.x + dy * dy) - 0.005f, fabsf(p.z) - POST_STEP / 2);
}
static void table_lights(void) {
    int cable = -1;
    for (int s = -1; s <= 1; s += 2)
        for (int k = 0; k < 3; k++) {
            V c = v3(s * POST_X, 0, POST_Z - POST_STEP * (k + 0.5f));
            const Mtl *m = keep(rubber(hexl(0x101314)));
            if (cable < 0) cable = add_sdf(cable_dist, NULL, v3(-0.02f, 1.48f, -1.06f), v3(0.02f, 1.80f, 1.06f), 0.0035f, c, ID3, same, m);
            else add_copy(cable, c, ID3, same, m);
            for (int i = -2; i <= 2; i++) {
                float f = i / 5.0f;
                light_ball(v3(c.x, string_y(f) - 0.032f, c.z + f * POST_STEP), 0.022f, v3(17, 9, 3.4f), 1);
            }
        }
}
static void scene_table(const char *name) {
    int close = strstr(name, "cake") != NULL;
    static Wood top, deck;
    top = PINE;
    top.plank = 0.16f;
    top.gap = 0.003f;
    top.pale = v3(0.44f, 0.30f, 0.19f);
    top.dark = v3(0.27f, 0.165f, 0.09f);
    top.shine = 0.35f;
    deck = GREY_DECK;
    M3 along = rot_ypr(PI / 2, 0, 0); /* grain away from the camera */
    V t[2] = {v3(1.5f, TABLE_Y - 0.02f, 0), v3(2.6f, 0.02f, 0.48f)};
    add_boxes(t, 1, v3(0, 0, 0), along, wood_mtl, &top);
    V d[2] = {v3(2.0f, -0.03f, 0), v3(5.0f, 0.03f, 1.68f)};
    add_boxes(d, 1, v3(0, 0, 0), along, wood_mtl, &deck);
    V b[4] = {v3(1.5f, 0.44f, 0.82f), v3(2.4f, 0.022f, 0.16f), v3(1.5f, 0.44f, -0.82f), v3(2.4f, 0.022f, 0.16f)};
    add_boxes(b, 2, v3(0, 0, 0), along, wood_mtl, &top);
    add_box(v3(0, TABLE_Y + 0.0012f, -1.5f), v3(0.20f, 0.0012f, 2.56f), ID3, linen_mtl, NULL);
    for (int s = -1; s <= 1 && !close; s += 2)
        for (int k = 0; k < 4; k++)
            add_box(v3(s * POST_X, 0.55f, POST_Z - POST_STEP * k), v3(0.045f, 1.25f, 0.045f), ID3, wood_up, &deck);
    /* one place laid, then copies of it along both sides */
    const Mtl *china = keep(lacquer(hexl(0xe6e2d8))), *clear = keep(glass(v3(1.2f, 0.5f, 0.6f))), *tea = keep(water(v3(0.8f, 3.5f, 11)));
    const Mtl *cloth[2] = {keep(fabric(hexl(0x1d4a54))), keep(fabric(hexl(0xd98247)))};
    int first = 1, plate = 0, napkin = 0, tumbler = 0, drink = 0;
    for (int k = 0; k < 7; k++)
        for (int s = -1; s <= 1; s += 2) {
            V c = v3(s * 0.325f, TABLE_Y + 0.0005f, 0.42f - 0.62f * k + 0.02f * s), n = v3(c.x, c.y + 0.0090f, c.z);
            V g = v3(s * 0.225f, c.y, c.z - 0.235f), w = v3(g.x, g.y + 0.0005f, g.z);
            M3 turn = rot_ypr(0.25f * s + 0.2f * k, 0, 0);
            if (first) {
                plate = add_sdf(plate_dist, NULL, v3(-0.146f, -0.006f, -0.146f), v3(0.146f, 0.036f, 0.146f), 0.0022f, c, ID3, same, china);
                napkin = add_sdf(napkin_dist, NULL, v3(-0.05f, -0.01f, -0.11f), v3(0.05f, 0.035f, 0.11f), 0.0022f, n, turn, same, cloth[0]);
                tumbler = add_sdf(tumbler_dist, NULL, v3(-0.045f, -0.004f, -0.045f), v3(0.045f, 0.103f, 0.045f), 0.0009f, g, ID3, same, clear);
                drink = add_sdf(drink_dist, NULL, v3(-0.04f, 0.008f, -0.04f), v3(0.04f, 0.066f, 0.04f), 0.0011f, w, ID3, same, tea);
                first = 0;
                continue;
            }
            add_copy(plate, c, ID3, same, china);
            add_copy(napkin, n, rot_ypr(0.08f * s, 0, 0), same, cloth[(k + (s > 0)) % 2]);
            add_copy(tumbler, g, ID3, same, clear);
            add_copy(drink, w, ID3, same, tea);
        }
    /* down the middle: candles, a bowl of apricots, the cake */
    static const float CANDLE[7][3] = {{-0.05f, 0.40f, 0.10f}, {0.06f, 0.30f, 0.065f}, {0.01f, -0.72f, 0.12f}, {0.09f, -0.80f, 0.07f},
                                       {-0.04f, -1.55f, 0.11f}, {0.03f, -2.40f, 0.09f}, {-0.05f, -3.2f, 0.10f}};
    for (int i = close ? 2 : 0; i < 7; i++) {
        const float *q = CANDLE[i], h = q[2];
        V c = v3(q[0], TABLE_Y + 0.003f, q[1]);
        add_sdf(candle_dist, &q[2], v3(-0.036f, -0.004f, -0.036f), v3(0.036f, h + 0.014f, 0.036f), 0.0016f, c, ID3, wax_mtl, &q[2]);
        flames_lit(v3(c.x, c.y + h + 0.004f, c.z), 1);
    }
    V cake = v3(0, TABLE_Y + 0.003f, -0.28f), on = v3(cake.x, cake.y + 0.098f, cake.z);
    add_sdf(cake_stand_dist, NULL, v3(-0.16f, -0.004f, -0.16f), v3(0.16f, 0.108f, 0.16f), 0.0024f, cake, ID3, same, china);
    add_sdf(cake_dist, NULL, v3(-0.122f, -0.006f, -0.122f), v3(0.122f, 0.116f, 0.122f), 0.0018f, on, ID3, cake_mtl, NULL);
    int thin = 0;
    static const uint32_t stick[3] = {0xf2ede2, 0x1d4a54, 0xe9823f};
    for (int i = 0; i < 9; i++) {
        float a = 2 * PI * i / 9 + 0.2f, r = 0.078f;
        V c = v3(on.x + r * cosf(a), on.y + 0.106f, on.z + r * sinf(a));
        const Mtl *m = keep(coated(hexl(stick[i % 3]), 0.6f, 0.4f));
        if (!i) thin = add_sdf(thin_candle_dist, NULL, v3(-0.006f, -0.018f, -0.006f), v3(0.006f, 0.071f, 0.006f), 0.0011f, c, ID3, same, m);
        else add_copy(thin, c, ID3, same, m);
        flames_lit(v3(c.x, c.y + 0.064f, c.z), 0.35f);
    }
    V bowl = v3(0.02f, TABLE_Y + 0.003f, -1.12f);
    add_sdf(bowl_dist, NULL, v3(-0.11f, -0.004f, -0.11f), v3(0.11f, 0.09f, 0.11f), 0.002f, bowl, ID3, same, keep(lacquer(hexl(0x16404a))));
    int fruit = 0;
    for (int i = 0; i < 9; i++) {
        float a = 2.4f * i, r = i < 6 ? 0.055f : 0.025f;
        V c = v3(bowl.x + r * cosf(a), bowl.y + (i < 6 ? 0.068f : 0.10f), bowl.z + r * sinf(a));
        const Mtl *m = keep(coated(hexl(0xe58a3a), 0.4f, 0.4f));
        if (!i) fruit = add_sdf(fruit_dist, NULL, v3(-0.028f, -0.028f, -0.028f), v3(0.028f, 0.028f, 0.028f), 0.0016f, c, ID3, same, m);
        else add_copy(fruit, c, rot_ypr(a, 0.4f * i, 0), same, m);
    }
    if (!close) table_lights();
    add_quad(v3(0, -0.75f, -160), v3(0, 0, 190), v3(240, 0, 0), dusk_water, NULL);
    sky(dusk_sky);
    bounces(8);
    if (close) {
        camera(v3(0.34f, 1.13f, 0.42f), v3(-0.01f, 0.945f, -0.28f), 30, 0.006f, 0.78f);
        exposure(1.1f);
    } else {
        camera(v3(-0.60f, 1.40f, 1.45f), v3(0.10f, 0.86f, -1.2f), 36, 0.008f, 1.85f);
        exposure(1.25f);
    }
}
