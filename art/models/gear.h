/* gear.h - impact vest and helmet. Front towards +z; the origin is the middle of the chest, or of the head. */
#ifndef GEAR_H
#define GEAR_H
#include "profile.h"

/* ---- vest: the shell of a torso, cut open for arms and neck ---- */
static float torso(V p) { /* outer skin of the body that the vest goes round */
    float t = clampf((p.y + 0.30f) / 0.5f, 0, 1), a = mixf(0.160f, 0.182f, sstep(0, 1, t)), b = mixf(0.112f, 0.122f, t);
    float z = p.z + 0.012f * (1 - t), k = sqrtf(sq(p.x / a) + sq(z / b));
    float tube = (k - 1) * mixf(b, a, sq(p.x / a) / fmaxf(k * k, 1e-4f));
    V q = v3(p.x / 0.196f, fmaxf(p.y - 0.10f, 0) / 0.185f, (p.z + 0.008f) / 0.130f);
    float l = len(q), ball = (l - 1) * 0.124f * (1 + 0.35f * sq(q.x) / fmaxf(l * l, 1e-4f));
    return smax_(tube, ball, 0.04f);
}
/* foam stands out between the seams */
static float vest_puff(V p) {
    static const float seam[5] = {-0.262f, -0.150f, -0.040f, 0.060f, 0.150f};
    float d = 1, x = fabsf(p.x);
    for (int i = 0; i < 5; i++) d = fminf(d, fabsf(p.y - seam[i] - 0.10f * x * (p.z > 0 ? 1 : 0.3f) + 0.01f));
    d = fminf(d, fabsf(x - 0.137f));
    if (p.z > 0) d = fminf(d, fmaxf(x - 0.006f, 0)); /* zip */
    return sqrtf(clampf(d / 0.022f, 0, 1));
}
static float vest_open(V p) { /* negative in the holes */
    float x = fabsf(p.x);
    V arm = v3(0, (p.y - 0.105f) / 1.30f, (p.z - 0.01f) * 1.04f);
    float a = len(v3(0, arm.y, arm.z)) - 0.096f + 0.30f * fmaxf(0.185f - x, 0) + (x < 0.06f ? 1 : 0);
    float front = p.z > 0 ? clampf((0.26f - p.y) / 0.16f, 0, 1) : 0;
    V nk = v3(p.x, p.y - 0.275f, p.z - 0.02f);
    float n = len(v3(nk.x, nk.y * (p.z > 0 ? 0.60f : 1.2f), nk.z * 0.9f)) - 0.083f + 0.02f * front;
    return fminf(a, n);
}
static float vest_body(V p, const void *ctx) {
    float t = 0.014f + 0.0075f * vest_puff(p), d = fabsf(torso(p) - 0.010f) - t;
    (void)ctx;
    d = smax_(d, -vest_open(p), 0.016f);
    d = smax_(d, -p.y - 0.285f, 0.016f);
    return d * 0.72f;
}
static float vest_straps(V p, const void *ctx) { /* two belts and their buckles in front */
    float o = torso(p) - 0.010f - 0.0225f, d = 1;
    (void)ctx;
    for (int i = 0; i < 2; i++) {
        float y = p.y + (i ? 0.215f : 0.098f);
        d = fminf(d, fmaxf(fabsf(o) - 0.0022f, fabsf(y) - 0.0155f));
    }
    return d * 0.75f;
}
static float vest_buckle(V p, const void *ctx) {
    (void)ctx;
    float d = 1;
    for (int i = 0; i < 2; i++) {
        V q = v3(p.x, p.y + (i ? 0.215f : 0.098f), p.z);
        float o = torso(p) - 0.010f - 0.0275f, b = smax_(fabsf(o) - 0.0065f, rbox(v3(q.x, q.y, 0), v3(0.034f, 0.0205f, 1), 0.006f), 0.004f);
        float slot = rbox(v3(fabsf(q.x) - 0.010f, q.y, 0), v3(0.0035f, 0.011f, 1), 0.002f);
        b = fmaxf(b, -fmaxf(slot, 0.002f - o));
        d = fminf(d, p.z > 0 ? b : 1);
    }
    return d * 0.8f;
}
static float vest_zip(V p, const void *ctx) {
    float o = torso(p) - 0.010f - 0.0145f;
    (void)ctx;
    float d = fmaxf(fabsf(o) - 0.0025f, fabsf(p.x) - 0.0065f);
    d = fmaxf(d, fmaxf(-p.y - 0.275f, p.y - 0.152f));
    float pull = capsule(v3(p.x, p.y, torso(p) - 0.0285f), v3(0, 0.148f, 0), v3(0, 0.118f, 0), 0.0035f, 0.005f);
    return p.z < 0 ? 1 : fminf(d, pull) * 0.8f;
}

/* ---- helmet ---- */
static float helmet_outer(V p) {
    V q = v3(p.x / 0.112f, (p.y > 0 ? p.y / 0.122f : p.y / 0.175f), (p.z > 0 ? p.z / 0.134f : p.z / 0.140f));
    float l = powf(powf(fabsf(q.x), 2.2f) + powf(fabsf(q.y), 2.2f) + powf(fabsf(q.z), 2.2f), 1 / 2.2f);
    return (l - 1) * 0.115f;
}
static float helmet_rim(V p) { /* height of the lower edge: higher in front, ears covered */
    float f = clampf(p.z / 0.13f, -1, 1), ear = expf(-sq((p.z + 0.004f) / 0.048f));
    return -0.018f + 0.034f * sstep(0.1f, 0.8f, f) - 0.020f * sstep(-0.2f, -0.9f, f) - 0.064f * ear;
}
static float helmet_vents(V p) {
    float d = 1;
    for (int i = -1; i <= 1; i++) {
        V a = v3(0.034f * i, 0.098f - 0.008f * i * i, 0.068f), b = v3(0.040f * i, 0.122f - 0.010f * i * i, 0.012f);
        d = fminf(d, capsule(p, a, b, 0.0062f, 0.0068f));
        d = fminf(d, capsule(p, v3(0.040f * i, 0.118f - 0.010f * i * i, -0.028f),
                             v3(0.034f * i, 0.092f - 0.008f * i * i, -0.085f), 0.0068f, 0.0062f));
    }
    return d;
}
static float helmet_shell(V p, const void *ctx) {
    float o = helmet_outer(p), d = fmaxf(o, -o - 0.006f);
    (void)ctx;
    d = smax_(d, (helmet_rim(p) - p.y) * 0.8f, 0.004f);
    float step = smax_(o - 0.0045f, fabsf(fabsf(p.x) - 0.070f + 0.05f * fmaxf(p.y, 0)) - 0.012f, 0.006f); /* two ridges */
    step = fmaxf(step, fmaxf(-o - 0.004f, 0.045f - p.y));
    d = smin_(d, step, 0.008f);
    d = smax_(d, -helmet_vents(p), 0.004f);
    V ear = v3(0, p.y + 0.046f, p.z + 0.004f);
    d = smax_(d, -(fmaxf(len(ear) - 0.0075f, 0.08f - fabsf(p.x))), 0.003f);
    return d * 0.75f;
}
static float helmet_lining(V p, const void *ctx) {
    float o = helmet_outer(p) + 0.0065f, d = fmaxf(o, -o - 0.012f);
    (void)ctx;
    return smax_(d, (helmet_rim(p) - 0.004f - p.y) * 0.8f, 0.006f) * 0.75f;
}
#endif
