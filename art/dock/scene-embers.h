/* scene-embers.h - the stones on the sauna's stove: split rock, partly wet, embers below them, a ladle of copper. */

#include "../models/profile.h"

#define NSTONE 165
#define NCUT 7
static struct {
    V c, cut[NCUT];
    float r, flat, seed, reach[NCUT];
} stones[NSTONE];
static int nstones = 0;

static float stone_dist(int i, V p) { /* a ball of rock, broken along a few planes */
    V q = sub(p, stones[i].c);
    float r = stones[i].r, far = len(q);
    if (far > r * 1.25f) return far - r * 1.15f;
    float s = stones[i].seed, d = len(v3(q.x, q.y / stones[i].flat, q.z)) - r;
    for (int k = 0; k < NCUT; k++) d = smax_(d, dot(q, stones[i].cut[k]) - stones[i].reach[k], 0.005f);
    if (d > 0.02f) return d - 0.007f;
    float n = fbm3(add(mul(q, 30), v3(s, 0, s)), 3) - 0.5f, fine = fbm3(add(mul(q, 190), v3(s, s, 0)), 2) - 0.5f;
    return d + 0.011f * n + 0.0018f * fine;
}
/* For each cell of a grid the stones that are near it; further ones are at least NEAR away. */
#define NEAR 0.03f
enum { GX = 50, GY = 18, GZ = 28, MOST = 20 };
static const V GRID0 = {-0.75f, -0.01f, -0.12f};
static short cells[GX * GY * GZ][MOST];
static float space[GX * GY * GZ]; /* no stone is nearer than this */
static void stones_grid(void) {
    for (int k = 0; k < GX * GY * GZ; k++) {
        V c = mad(GRID0, v3(k % GX + 0.5f, k / GX % GY + 0.5f, k / GX / GY + 0.5f), 0.03f);
        int n = 0;
        space[k] = 9;
        for (int i = 0; i < nstones && n < MOST - 1; i++) {
            float e = len(sub(c, stones[i].c)) - stones[i].r * 1.15f - 0.026f;
            space[k] = fminf(space[k], e);
            if (e < NEAR) cells[k][n++] = (short)i;
        }
        cells[k][n] = -1;
    }
}
static int stone_nearest(V p, float *d) {
    V g = mul(sub(p, GRID0), 1 / 0.03f);
    int x = (int)clampf(g.x, 0, GX - 1), y = (int)clampf(g.y, 0, GY - 1), z = (int)clampf(g.z, 0, GZ - 1), best = 0;
    int cell = x + GX * (y + GY * z);
    *d = fmaxf(space[cell], NEAR);
    for (const short *i = cells[cell]; *i >= 0; i++) {
        float e = stone_dist(*i, p);
        if (e < *d) {
            *d = e;
            best = *i;
        }
    }
    return best;
}
static float map_stones(V p) {
    float d;
    stone_nearest(p, &d);
    return d * 0.8f;
}
/* Stones fall one by one to the lowest of a few places, and rest on those that lie there. */
static void stones_fall(Rng *g) {
    while (nstones < NSTONE) {
        float r = 0.040f + 0.040f * rnd(g);
        V best = v3(0, 9, 0);
        for (int k = 0; k < 14; k++) {
            V c = v3(0.62f * rnds(g), r, -0.02f + 0.62f * rnd(g));
            for (int j = 0; j < nstones; j++) {
                float gap = 0.80f * (r + stones[j].r), a = sq(c.x - stones[j].c.x) + sq(c.z - stones[j].c.z);
                if (a < gap * gap) c.y = fmaxf(c.y, stones[j].c.y + sqrtf(gap * gap - a));
            }
            if (c.y < best.y) best = c;
        }
        stones[nstones].c = best;
        stones[nstones].r = r;
        stones[nstones].flat = 0.72f + 0.25f * rnd(g);
        stones[nstones].seed = 60 * rnd(g);
        for (int k = 0; k < NCUT; k++) {
            stones[nstones].cut[k] = norm(v3(rnds(g), rnds(g), rnds(g)));
            stones[nstones].reach[k] = r * (0.52f + 0.34f * rnd(g));
        }
        nstones++;
    }
}
/* Where water was just poured. */
static float stone_wet(V p) {
    float n = fbm(p.x * 9, p.z * 9, 3, 0), near = sstep(0.34f, 0.10f, len(v3(p.x - 0.10f, 0, p.z - 0.20f)) + 0.24f * (n - 0.5f));
    return near * sstep(0.06f, 0.13f, p.y);
}
static V LADLE = {0.17f, 0, 0.20f};
static const float BOWL = 0.072f;
static V ladle_local(V p) {
    V q = sub(p, LADLE);
    float a = 16 * DEG;
    return v3(q.x * cosf(a) - q.y * sinf(a), q.x * sinf(a) + q.y * cosf(a), q.z);
}
static float map_bowl(V p) {
    V q = ladle_local(p);
    q.y *= 1.15f;
    return smax_(fabsf(len(q) - BOWL) - 0.0016f, q.y - 0.004f, 0.002f) * 0.8f;
}
static float map_ladle_water(V p) {
    V q = ladle_local(p);
    return fmaxf(len(v3(q.x, q.y * 1.15f, q.z)) - BOWL, p.y - LADLE.y + 0.016f);
}
static float map_handle(V p) {
    V q = ladle_local(p);
    return capsule(q, v3(BOWL - 0.004f, -0.004f, 0), v3(0.80f, 0.015f, 0.10f), 0.0085f, 0.0115f);
}
static float map_rim(V p) { /* bars of the basket in front */
    float d = capsule(p, v3(-1, 0.150f, -0.085f), v3(1, 0.150f, -0.085f), 0.008f, 0.008f);
    return fminf(d, capsule(p, v3(-1, 0.075f, -0.085f), v3(1, 0.075f, -0.085f), 0.008f, 0.008f));
}
static void embers_surf(V p, V d, float t, Surf *s) {
    (void)d;
    float px = t * PIX;
    switch (s->item) {
    case 1: {
        float e;
        int i = stone_nearest(p, &e);
        V q = add(mul(sub(p, stones[i].c), 1), v3(stones[i].seed, 0, 0));
        float grain = fbm3(mul(q, 420), 3), vein = fbm3(mul(q, 46), 3), wet = stone_wet(p);
        V c = mix3(v3(0.17f, 0.165f, 0.158f), v3(0.34f, 0.32f, 0.29f), sstep(0.35f, 0.65f, vein));
        c = mix3(c, v3(0.19f, 0.125f, 0.080f), 0.7f * sstep(0.55f, 0.72f, fbm3(add(mul(q, 25), v3(7, 2, 0)), 3)));
        c = mul(c, (0.62f + 0.76f * grain) * (0.8f + 0.4f * u01(hash32(i + 9))));
        s->base = mul(c, mixf(1, 0.42f, wet));
        s->rough = mixf(0.75f, 0.16f, wet);
        s->coat = mixf(0.5f, 1, wet);
        float glow = sstep(0.085f, 0.01f, p.y + 0.05f * (vein - 0.5f));
        s->emit = mul(v3(1.0f, 0.16f, 0.02f), 2.2f * glow * glow);
        break;
    }
    case 2:
        s->emit = mul(v3(1.0f, 0.22f, 0.03f), 2.4f * sstep(0.35f, 0.7f, fbm(p.x * 16, p.z * 16, 3, 0)));
        s->base = v3(0.02f, 0.02f, 0.02f);
        break;
    case 3:
        s->kind = K_METAL;
        s->base = mul(v3(0.86f, 0.46f, 0.30f), 0.82f + 0.25f * fbm3(mul(p, 60), 3));
        s->rough = 0.22f + 0.10f * fbm3(mul(p, 24), 3);
        break;
    case 4:
        s->base = v3(0.012f, 0.012f, 0.011f);
        s->rough = 0.03f;
        break;
    case 5: {
        V q = ladle_local(p);
        float g = fbm(q.x * 14, (q.y + q.z) * 420, 4, 0);
        s->base = mix3(hexl(0xa8794c), hexl(0x7a5230), sstep(0.35f, 0.65f, g));
        s->rough = 0.5f;
        break;
    }
    case 6:
        s->base = v3(0.022f, 0.021f, 0.020f);
        s->rough = 0.42f;
        break;
    default:
        wood_surf(&DK, p, px, 0, s);
        s->base = mulv(s->base, v3(1.0f, 0.78f, 0.58f));
    }
}
static V embers_room(V d) { /* a small window on the left, else the dim room */
    float w = sstep(0.80f, 0.93f, dot(d, norm(v3(-0.80f, 0.55f, -0.10f))));
    return add(mul(v3(0.36f, 0.50f, 0.72f), 1.5f * w), mul(v3(0.10f, 0.070f, 0.045f), 0.30f + 0.5f * fmaxf(d.y, 0)));
}
static void scene_embers(void) {
    SC.sky = embers_room;
    SC.sun = v3(0, 1, 0);
    SC.surf = embers_surf;
    SC.bounces = 3;
    SC.clamp = 2;
    Rng g = {31};
    stones_fall(&g);
    stones_grid();
    for (int i = 0; i < nstones; i++) { /* the ladle rests on the highest stones below it */
        float a = len(v3(stones[i].c.x - LADLE.x, 0, stones[i].c.z - LADLE.z)), lap = stones[i].r * 0.85f + 0.8f * BOWL;
        if (a < lap) LADLE.y = fmaxf(LADLE.y, stones[i].c.y + sqrtf(lap * lap - a * a) + 0.2f * BOWL);
    }
    DK = deck_default();
    DK.axis = 2;
    DK.pitch = 0.110f;
    DK.gap = 0.002f;
    DK.thick = 0.03f;
    DK.a0 = -1.54f;
    DK.a1 = 1.54f;
    DK.l0 = -1.6f;
    DK.l1 = 1.6f;
    DK.y0 = -0.95f;
    DK.joist = 0;
    DK.grey = 0.0f;
    DK.seed = 5;
    item_fn(map_stones, 1, v3(-0.75f, -0.01f, -0.12f), v3(0.75f, 0.53f, 0.72f))->step = 0.8f;
    Model *bed = model_new(v3(0, 0, 0), ID3);
    box(bed, v3(0, -0.02f, 0.3f), v3(1.2f, 0.02f, 0.6f), 0, ID3, 0, 0);
    item_model(bed, 2);
    item_fn(map_bowl, 3, v3(LADLE.x - 0.09f, LADLE.y - 0.09f, LADLE.z - 0.09f), v3(LADLE.x + 0.09f, LADLE.y + 0.04f, LADLE.z + 0.09f));
    item_fn(map_ladle_water, 4, v3(LADLE.x - 0.08f, LADLE.y - 0.08f, LADLE.z - 0.08f), v3(LADLE.x + 0.08f, LADLE.y, LADLE.z + 0.08f));
    item_fn(map_handle, 5, v3(LADLE.x, LADLE.y - 0.30f, LADLE.z - 0.05f), v3(LADLE.x + 0.9f, LADLE.y + 0.1f, LADLE.z + 0.2f));
    item_fn(map_rim, 6, v3(-1, 0.06f, -0.10f), v3(1, 0.17f, -0.07f));
    item_fn(map_deck, 7, v3(-2, -0.2f, 0.94f), v3(2, 2, 0.99f));
    /* embers between the stones, and the lamp over the door */
    for (int i = 0; i < 26; i++) {
        Light *l = &lights[nlights++];
        float heat = 0.4f + 0.9f * rnd(&g);
        l->p = v3(0.60f * rnds(&g), 0.055f + 0.07f * rnd(&g), 0.02f + 0.5f * rnd(&g));
        l->c = mul(v3(1.0f, 0.25f, 0.045f), 0.034f * heat);
        l->r = 0.010f;
    }
    lights[nlights++] = (Light){v3(1.5f, 1.35f, -0.5f), mul(v3(1.0f, 0.66f, 0.36f), 4.5f), 0.10f};
    lights[nlights++] = (Light){v3(-1.8f, 1.2f, 0.1f), mul(v3(0.50f, 0.68f, 1.0f), 3.0f), 0.30f};
    camera(v3(-0.10f, 0.72f, -0.62f), v3(0.02f, 0.245f, 0.22f), 0.60f);
    CAM.focus = 0.90f;
    CAM.aperture = 0.006f;
    CAM.exposure = 1.4f;
    CAM.bloom = 0.3f;
    CAM.contrast = 0.2f;
    CAM.vignette = 0.35f;
}
