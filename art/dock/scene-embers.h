/* scene-embers.h - what is left of the fire in the sauna's stove: charred wood, ash, and heat between the pieces. */

#define NCOAL 74
static struct {
    V c, r;
    M3 f;
    float seed, bound;
} coals[NCOAL];
static float coal_dist(int i, V p) { /* a block of charred wood: broken faces, cracks across */
    V q = to_local(coals[i].f, sub(p, coals[i].c)), r = coals[i].r;
    float far = len(q);
    if (far > coals[i].bound + 0.02f) return far - coals[i].bound;
    float s = coals[i].seed, k = 0.012f;
    float n = fbm(q.x * 38 + s, q.y * 38 + q.z * 31, 3, 0) - 0.5f;
    V a = v3(fabsf(q.x) - r.x + k, fabsf(q.y) - r.y + k, fabsf(q.z) - r.z + k);
    float d = len(v3(fmaxf(a.x, 0), fmaxf(a.y, 0), fmaxf(a.z, 0))) + fminf(fmaxf(a.x, fmaxf(a.y, a.z)), 0) - k;
    /* char breaks into small squares */
    float u = q.x * 62 + 1.6f * vnoise(q.z * 40 + s, q.y * 40, 0), v = (q.y + q.z) * 55 + 1.6f * vnoise(q.x * 40, s + q.y * 30, 0);
    float cu = fabsf(u - floorf(u) - 0.5f), cv = fabsf(v - floorf(v) - 0.5f);
    float crack = sstep(0.40f, 0.50f, fmaxf(cu, cv)) * vnoise(u * 0.6f, v * 0.6f + s, 0);
    return d + 0.012f * n + 0.0045f * crack;
}
static int coal_nearest(V p, float *d) {
    int best = 0;
    *d = 9;
    for (int i = 0; i < NCOAL; i++) {
        if (len(sub(p, coals[i].c)) - coals[i].bound - 0.02f > *d) continue;
        float e = coal_dist(i, p);
        if (e < *d) {
            *d = e;
            best = i;
        }
    }
    return best;
}
static float map_coals(V p) {
    float d;
    coal_nearest(p, &d);
    float bed = p.y - 0.012f - 0.02f * fbm(p.x * 20, p.z * 20, 3, 0);
    return fminf(d, bed) * 0.75f;
}
/* colour of glowing coal: 0 dark .. 1 yellow */
static V heat_colour(float h) {
    h = clampf(h, 0, 1);
    return mul(v3(1.0f, 0.04f + 0.42f * h * h, 0.006f + 0.10f * h * h * h), 5.0f * h * h * h);
}
static void embers_surf(V p, V d, float t, Surf *s) {
    (void)d;
    (void)t;
    if (s->item == 2) { /* iron of the stove */
        s->base = v3(0.020f, 0.019f, 0.018f);
        s->rough = 0.5f;
        return;
    }
    float e;
    int i = coal_nearest(p, &e);
    V q = to_local(coals[i].f, sub(p, coals[i].c));
    float sd = coals[i].seed;
    /* hot below and between, cool where air and ash are */
    float deep = sstep(0.16f, 0.02f, p.y - 0.05f * (fbm(p.x * 6, p.z * 6 + 3, 2, 0) - 0.5f));
    float under = clampf(0.5f - 0.6f * s->n.y, 0, 1);
    float zone = fbm(p.x * 7 + 2, p.z * 7, 2, 0);
    float breath = fbm(q.x * 26 + sd, q.y * 26 + q.z * 22, 3, 0);
    float u = q.x * 62 + 1.6f * vnoise(q.z * 40 + sd, q.y * 40, 0), v = (q.y + q.z) * 55 + 1.6f * vnoise(q.x * 40, sd + q.y * 30, 0);
    float cu = fabsf(u - floorf(u) - 0.5f), cv = fabsf(v - floorf(v) - 0.5f);
    float crack = sstep(0.38f, 0.50f, fmaxf(cu, cv)) * vnoise(u * 0.6f, v * 0.6f + sd, 0);
    float h = 0.50f * deep + 0.22f * under + 0.16f * crack * deep + 0.80f * (breath - 0.5f) + 0.95f * (zone - 0.56f);
    h *= sstep(0.46f, 0.16f, len(v3(p.x, 0, (p.z - 0.06f) * 1.1f)));
    float ash = sstep(0.45f, 0.7f, fbm(q.x * 60 + sd, q.z * 60, 3, 0)) * sstep(0.2f, 0.8f, s->n.y) * sstep(0.6f, 0.2f, h);
    s->base = mix3(v3(0.012f, 0.011f, 0.011f), v3(0.30f, 0.29f, 0.28f), ash * 0.8f);
    s->rough = 0.7f;
    s->coat = 0.6f * (1 - ash);
    s->emit = heat_colour(h - 0.12f);
}
static V embers_dark(V d) {
    return mul(v3(0.035f, 0.045f, 0.065f), fmaxf(d.y, 0));
}
static void scene_embers(void) {
    SC.sky = embers_dark;
    SC.sun = v3(0, 1, 0);
    SC.surf = embers_surf;
    SC.bounces = 5;
    Rng r = {31};
    for (int i = 0; i < NCOAL; i++) {
        float a = 2 * PI * rnd(&r), k = sqrtf(rnd(&r)), big = i < 10;
        float x = 0.42f * k * cosf(a), z = 0.06f + 0.30f * k * sinf(a);
        float y = 0.02f + 0.09f * (1 - k * k) * rnd(&r);
        coals[i].c = v3(x, y + (big ? 0.03f : 0), z);
        coals[i].r = big ? v3(0.080f + 0.05f * rnd(&r), 0.026f + 0.014f * rnd(&r), 0.030f + 0.010f * rnd(&r))
                         : v3(0.030f + 0.030f * rnd(&r), 0.018f + 0.016f * rnd(&r), 0.020f + 0.018f * rnd(&r));
        coals[i].f = rot_ypr(2 * PI * rnd(&r), 0.5f * rnds(&r), 0.6f * rnds(&r));
        coals[i].seed = 50 * rnd(&r);
        coals[i].bound = len(coals[i].r);
    }
    item_fn(map_coals, 1, v3(-0.8f, -0.01f, -0.6f), v3(0.8f, 0.22f, 0.8f))->step = 0.8f;
    camera(v3(-0.02f, 0.235f, -0.60f), v3(0.02f, 0.020f, 0.00f), 0.44f);
    CAM.focus = 0.56f;
    CAM.aperture = 0.008f;
    CAM.exposure = 1.25f;
    CAM.bloom = 0.4f;
    CAM.vignette = 0.5f;
}
