/* foil-sea.h - an electric hydrofoil board for the sea renderer: outline, rails and wings are curves, for views from
   near. Nose at +x, deck around y = 0. FOIL_MAST is the length of the mast. */
#ifndef FOIL_SEA_H
#define FOIL_SEA_H
#include "figure.h"

#define FOIL_L 0.86f /* half of the length */
static float FOIL_MAST = 0.80f;

static inline float board_half(float x) { /* half width */
    float t = (x + 0.06f) / (FOIL_L + (x > -0.06f ? 0.06f : -0.06f)), a = fabsf(t);
    float n = t > 0 ? 2.5f : 5.2f, q = 1 - powf(fminf(a, 1), n);
    return 0.345f * powf(fmaxf(q, 0), t > 0 ? 0.54f : 0.50f);
}
static inline float board_rocker(float x) { /* height of the middle of the rail */
    float t = x / FOIL_L;
    return -0.052f + (t > 0 ? 0.098f * powf(t, 2.6f) : 0.018f * t * t);
}
static inline float board_thick(float x) { /* half of the thickness */
    float t = x / FOIL_L;
    return t > 0 ? 0.056f - 0.034f * powf(t, 2.4f) : 0.056f - 0.010f * t * t;
}
/* how far inside the edge of the deck pad, metres */
static inline float pad_inside(float x, float z) {
    float w = board_half(x) - 0.062f, a = w - fabsf(z), b = x + 0.735f, c = 0.46f - x;
    float k = fminf(b, c), r = 0.05f;
    if (a < r && k < r) return r - sqrtf(sq(fmaxf(r - a, 0)) + sq(fmaxf(r - k, 0)));
    return fminf(a, k);
}
static float board_form(V q) {
    float x = clampf(q.x, -FOIL_L + 0.002f, FOIL_L - 0.002f), w = fmaxf(board_half(x), 0.004f), T = board_thick(x);
    float e = 0.004f, dw = (board_half(x + e) - board_half(x - e)) / (2 * e);
    float z = fabsf(q.z), y = q.y - board_rocker(x), u = fminf(z / w, 1);
    y -= -0.010f * u * u * (y > 0 ? 1 : -1.6f); /* crowned deck, shallow V below */
    if (y > 0.3f * T) y -= 0.0035f * sstep(-0.002f, 0.004f, pad_inside(x, q.z));
    float r = fminf(0.024f, fminf(w, T) * 0.9f), dz = z - w + r, dy = fabsf(y) - T + r;
    float d = fminf(fmaxf(dz, dy), 0) + sqrtf(sq(fmaxf(dz, 0)) + sq(fmaxf(dy, 0))) - r;
    float bev = ((z - w) * 0.50f + (y - T) * 0.866f) + 0.020f; /* bevel along the upper edge */
    float chine = ((z - w) * 0.72f + (-y - T) * 0.69f) + 0.026f;
    float k = 0.010f, b2 = fmaxf(bev, chine), h = fmaxf(k - fabsf(d - b2), 0) / k;
    d = fmaxf(d, b2) + h * h * k * 0.25f;
    d /= sqrtf(1 + sq(clampf(dw, -3, 3)) * (dz > dy ? 1 : 0.15f));
    float ex = fabsf(q.x - x);
    return ex > 0 ? sqrtf(sq(fmaxf(d, 0)) + ex * ex) : d;
}
/* thickness of a wing's section, as part of the chord, at 0 (front) to 1 */
static inline float wing_section(float t) {
    t = clampf(t, 0, 1);
    return 5 *
           (0.2969f * sqrtf(t) - 0.1260f * t - 0.3516f * t * t + 0.2843f * t * t * t - 0.1000f * t * t * t * t);
}
static inline float wing(V q, float span, float chord, float sweep, float drop, float thick) {
    float z = fabsf(q.z), u = fminf(z / span, 0.9995f);
    float c = chord * powf(1 - powf(u, 2.4f), 0.55f), lead = chord * 0.30f - sweep * u * u,
          y0 = -drop * powf(u, 3) - 0.010f * u;
    float s = (lead - q.x) / fmaxf(c, 0.002f), t = clampf(s, 0, 1);
    float camber = 0.028f * 4 * t * (1 - t) * c, yt = wing_section(t) * thick * c + 0.0006f;
    float dy = fabsf(q.y - y0 - camber) - yt,
          ex = s < 0   ? -s * c
               : s > 1 ? (s - 1) * c
                       : 0,
          ez = fmaxf(z - span, 0);
    float d = dy * 0.80f;
    if (ex > 0 || ez > 0) d = sqrtf(sq(fmaxf(d, 0)) + ex * ex + ez * ez);
    return d;
}
static float front_wing(V q) { return wing(q, 0.47f, 0.165f, 0.075f, 0.055f, 0.115f); }
static float tail_wing(V q) { return wing(q, 0.20f, 0.078f, 0.030f, -0.012f, 0.10f); }
static float mast_form(V q) { /* blade along y, from 0 down to -FOIL_MAST */
    float c = mixf(0.135f, 0.112f, clampf(-q.y / FOIL_MAST, 0, 1)), s = (c * 0.45f - q.x) / c, t = clampf(s, 0, 1);
    float d = fabsf(q.z) - wing_section(t) * 0.135f * c - 0.0006f, ex = s < 0 ? -s * c : s > 1 ? (s - 1) * c : 0;
    float ey = fmaxf(fmaxf(q.y, -q.y - FOIL_MAST), 0);
    if (ex > 0 || ey > 0) d = sqrtf(sq(fmaxf(d, 0)) + ex * ex + ey * ey);
    return d * 0.9f;
}
static int M_LACQUER, M_PAD, M_FOIL, M_POD, M_FOILACC;
static void foil_mats(void) {
    V z = v3(0, 0, 0);
    M_LACQUER = mat_add(hexl(0xe9ece8), 0.96f, 0.05f, z);
    M_PAD = mat_add(hexl(0x26363b), 0.12f, 0.02f, z);
    M_FOIL = mat_add(hexl(0x14191b), 0.86f, 0.05f, z);
    M_POD = mat_add(hexl(0x8d9698), 0.75f, 0.35f, z);
    M_FOILACC = mat_add(hexl(0xe58f4e), 0.8f, 0.045f, z);
}
/* parts: 1 board, 2 mast, 4 pod and wings */
static void foil_part(Model *m, int part) {
    float yb = -0.105f - FOIL_MAST, xm = -0.22f;
    m->step = 0.8f;
    if (part == 1) form(m, v3(0, 0, 0), ID3, board_form, v3(FOIL_L + 0.01f, 0.13f, 0.36f), 0, M_LACQUER);
    if (part == 2) {
        form(m, v3(xm, -0.09f, 0), ID3, mast_form, v3(0.09f, FOIL_MAST + 0.01f, 0.02f), 0, M_FOIL);
        box(m, v3(xm, -0.108f, 0), v3(0.095f, 0.010f, 0.045f), 0.008f, ID3, 0.02f, M_POD);
    }
    if (part != 4) return;
    float x0 = xm - 0.015f;
    cone(m, v3(x0 - 0.17f, yb + 0.055f, 0), v3(x0 + 0.10f, yb + 0.055f, 0), 0.030f, 0.043f, 0.0f,
         M_POD); /* motor */
    ell(m, v3(x0 + 0.12f, yb + 0.055f, 0), v3(0.085f, 0.043f, 0.043f), ID3, 0.01f, M_POD);
    cone(m, v3(x0 - 0.19f, yb + 0.055f, 0), v3(x0 - 0.235f, yb + 0.055f, 0), 0.022f, 0.010f, 0.004f, M_FOIL);
    for (int i = 0; i < 3; i++) { /* propeller */
        float a = (i * 120 + 25) * DEG;
        V d = v3(0, cosf(a), sinf(a)), t = v3(0, -sinf(a), cosf(a));
        M3 f = {norm(add(v3(0.55f, 0, 0), mul(t, 0.84f))), d, norm(add(v3(-0.84f, 0, 0), mul(t, 0.55f)))};
        ell(m, add(v3(x0 - 0.20f, yb + 0.055f, 0), mul(d, 0.052f)), v3(0.026f, 0.046f, 0.0032f), f, 0.006f,
            M_FOIL);
    }
    cone(m, v3(x0 - 0.60f, yb, 0), v3(x0 + 0.235f, yb, 0), 0.0125f, 0.0155f, 0, M_FOIL); /* fuselage */
    ell(m, v3(x0 + 0.245f, yb, 0), v3(0.045f, 0.0165f, 0.018f), ID3, 0.01f, M_FOIL);
    form(m, v3(x0 + 0.225f, yb, 0), ID3, front_wing, v3(0.25f, 0.09f, 0.48f), 0.022f, M_FOIL);
    form(m, v3(x0 - 0.585f, yb + 0.006f, 0), ID3, tail_wing, v3(0.12f, 0.05f, 0.21f), 0.012f, M_FOIL);
}
static void foil_at(V p, M3 rot, int parts) {
    for (int part = 1; part <= 4; part *= 2) {
        if (!(parts & part)) continue;
        foil_part(model_new(p, rot), part);
    }
}
#endif
