/* scene-wave.h - the wave behind a wake boat, alone: along its face, the sun behind its crest. */
#ifndef SCENE_WAVE_H
#define SCENE_WAVE_H
#include "open-water.h"

#define WAVE_H 0.80f
/* distance in front of the crest, and height of the crest there */
static inline float wave_s(float x, float z) { return z + 3.1f - 0.16f * x - 0.10f * sinf(x * 0.8f + 0.6f); }
static inline float wave_a(float x) { return WAVE_H * sstep(-6.5f, 0.6f, x) * (1 - 0.35f * sstep(1.5f, 6, x)); }
static float wave_form(float x, float z) {
    float s = wave_s(x, z), a = wave_a(x), steep = mixf(1.0f, 0.62f, sstep(-4, 0.8f, x));
    float h = s > 0 ? expf(-powf(s / steep, 1.8f)) : expf(-sq(s / 1.7f));
    h -= 0.16f * expf(-sq((s - 1.5f) / 0.9f)) + 0.10f * expf(-sq((s + 3.4f) / 1.5f));
    float rib = (fbm(x * 5.5f + s * 1.3f, s * 1.1f + 3, 3, 0) - 0.5f) * 0.10f *
                expf(-sq((s - 0.3f) / 0.8f)); /* water drawn up */
    return a * h + a * rib;
}
static float wave_disp(float x, float z, float *sx, float *sz) {
    float h = wave_form(x, z);
    if (sx) {
        float e = 0.012f;
        *sx += (wave_form(x + e, z) - wave_form(x - e, z)) / (2 * e);
        *sz += (wave_form(x, z + e) - wave_form(x, z - e)) / (2 * e);
    }
    return h;
}
static float wave_lip(float x, float z, float foot, float *air) {
    float s = wave_s(x, z), n = fbm(x * 1.7f, z * 1.7f, 3, 0) - 0.5f, b = x + n * 1.4f;
    float lip = sstep(0.3f, 1.7f, b) * expf(-sq((s + 0.02f + 0.1f * n) / (0.10f + 0.16f * sstep(0.5f, 3, b))));
    float fall =
        sstep(1.5f, 3.0f, b) * sstep(0.35f + 0.5f * (b - 1.5f), -0.1f, s + n * 0.5f) * sstep(-1.2f, -0.2f, s);
    float back = 0.30f * sstep(-0.4f, 2.2f, b) * sstep(-0.2f, -0.8f, s) * sstep(-5, -1, s);
    float front = 0.16f * sstep(-1.5f, 2.5f, b) * sstep(0.9f, 1.6f, s) * sstep(5, 2, s);
    *air = 0.9f * fmaxf(fall, 0.7f * lip);
    return foam_cover(x, z, fminf(fmaxf(fmaxf(lip * 1.1f, fall * 1.2f), fmaxf(back, front)), 1.2f), 0.16f, foot);
}
static void wave_spray(void) {
    Rng g = {4711};
    for (int i = 0; i < 14000; i++) {
        float x = 0.3f + 3.6f * powf(rnd(&g), 0.8f), z = -3.1f + 0.16f * x + 0.10f * sinf(x * 0.8f + 0.6f),
              t = 0.30f * rnd(&g);
        V p = v3(x, wave_form(x, z) + 0.02f, z);
        float k = 0.4f + 1.3f * sq(rnd(&g)), gust = 0.5f + fbm(x * 3, 2, 3, 0);
        V v = v3(-0.5f + 0.5f * rnds(&g), 1.35f * k * gust, -0.3f + 0.6f * rnds(&g));
        V q = mad(p, v, t);
        q.y -= 4.9f * t * t;
        if (q.y < p.y - 0.05f) continue;
        float r = 0.0009f * expf(0.55f * inv_gauss(rnd(&g)));
        part_add(q, mul(v, 0.002f), r, 0.75f, mul(SUNCOL, 0.75f + 0.6f * rnd(&g)), 0);
        if (i % 22 == 0) part_add(q, v3(0, 0, 0), 0.05f + 0.10f * t / 0.3f, 0.012f, mul(SUNCOL, 0.75f), 1);
    }
}
static int scene_wave(void) {
    day(46, 22, 1.45f, NOON, 7);
    SUNTINT = v3(1, 0.90f, 0.74f);
    DAYHALO = v3(1.0f, 0.92f, 0.78f);
    SK.glow = 0.7f;
    HAZEHALO = 18;
    aim(-1.8f, 0.68f, -0.72f, 60, -4.5f, 0.62f);
    OC.tile = 80;
    OC.peak = 9;
    waves(0.5f, 0.5f, 0.9f, OC.wind);
    WB.deep = hexc(0x0f7a78);
    WB.ext = v3(2.2f, 0.75f, 0.80f);
    WB.glow = 4.4f;
    WB.thick = 14;
    WB.glint = 0.05f;
    WAVE = wave_disp;
    WAVEFOAM = wave_lip;
    WAVE_MAX = WAVE_H * 1.05f;
    WAVE_STEEP = 1.3f;
    return 1;
}
#endif
