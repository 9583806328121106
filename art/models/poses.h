/* poses.h - how a person stands on a board, holds a jetski and sits in a boat. */
#ifndef POSES_H
#define POSES_H
#include "figure.h"

static Pose surf_pose(float H, int goofy, float crouch, float lean, float arm) {
    Pose P;
    memset(&P, 0, sizeof P);
    P.H = H;
    float s = H / 1.78f, g = goofy ? -1 : 1;
    int fi = goofy ? 0 : 1, ri = 1 - fi; /* front side of the body: left for regular */
    /* regular: left foot in front. chest +z with travel +x means that the body's left is at +x: frame x = cross(up, fwd) = +x for fwd +z. */
    P.footF[fi] = v3(0.37f * s, 0.088f * s, -0.03f * g * s);
    P.toe[fi] = norm(v3(0.62f, 0, 0.80f * g));
    P.footF[ri] = v3(-0.37f * s, 0.088f * s, -0.06f * g * s);
    P.toe[ri] = norm(v3(0.10f, 0, 1.0f * g));
    float py = mixf(0.80f, 0.56f, crouch) * s;
    P.pelvis = v3(-0.055f * s, py, -0.125f * g * s * (0.6f + 0.6f * crouch));
    P.up1 = norm(v3(0.08f + 0.04f * lean, 1, (0.20f + 0.25f * crouch) * g));
    P.f1 = norm(v3(0.55f, -0.15f, 0.80f * g));
    P.up2 = norm(v3(0.16f + 0.06f * lean, 1, (0.22f + 0.30f * crouch) * g));
    P.f2 = norm(v3(0.74f, -0.12f, 0.66f * g));
    P.look = norm(v3(1, -0.05f, 0.18f * g));
    P.knee[fi] = norm(v3(0.75f, 0.1f, 0.75f * g));
    P.knee[ri] = norm(v3(0.50f, 0.1f, 0.90f * g));
    V sh = add(P.pelvis, v3(0.09f * s, 0.46f * s, 0.17f * g * s));
    (void)arm;
    P.hand[fi] = add(sh, v3(0.55f * s, (-0.20f + 0.16f * arm) * s, 0.16f * g * s));
    P.elbow[fi] = norm(v3(-0.1f, -1, -0.25f * g));
    P.hand[ri] = add(sh, v3(-0.50f * s, (-0.24f + 0.16f * arm) * s, 0.02f * g * s));
    P.elbow[ri] = norm(v3(-0.30f, -0.55f, -0.75f * g));
    P.suit = M_SUIT;
    P.top = M_VEST;
    P.hair = M_HAIR;
    P.vest = 1;
    P.barefoot = 1;
    return P;
}
/* Seen from the machine: bow at +x. */
static Pose ski_pose(float H, float stand, int female) {
    Pose P;
    memset(&P, 0, sizeof P);
    P.H = H;
    P.pelvis = v3(-0.44f, mixf(0.83f, 1.02f, stand), 0);
    P.up1 = norm(v3(0.48f, 1, 0));
    P.f1 = norm(v3(1, -0.48f, 0));
    P.up2 = norm(v3(0.85f, 1, 0));
    P.f2 = norm(v3(1, -0.85f, 0));
    P.look = norm(v3(1, 0.02f, 0.05f));
    for (int i = 0; i < 2; i++) {
        float sg = i ? -1 : 1; /* the left of the body is -z for f = +x */
        P.footF[i] = v3(-0.36f, 0.44f, sg * 0.36f);
        P.toe[i] = norm(v3(1, 0, sg * 0.12f));
        P.knee[i] = norm(v3(1, 0.35f, sg * 0.30f));
        P.hand[i] = v3(0.24f, 1.095f, sg * 0.31f);
        P.elbow[i] = norm(v3(-0.5f, -0.35f, sg * 0.9f));
        P.grip[i] = norm(v3(0.9f, -0.25f, 0));
    }
    P.fist = 3;
    P.suit = M_SUIT;
    P.top = M_ACC;
    P.vest = 1;
    P.hair = M_HAIR;
    P.barefoot = 1;
    P.female = female;
    P.longhair = female;
    return P;
}
/* sitting at o (height of the seat); the feet are drop lower */
static void sitter(Model *m, V o, float deg, float H, int female, float drop, int shirt, int legs,
                   int hair) {
    Pose P;
    memset(&P, 0, sizeof P);
    float s = H / 1.78f;
    V f = v3(sinf(deg * DEG), 0, cosf(deg * DEG)), l = v3(cosf(deg * DEG), 0, -sinf(deg * DEG)), u = v3(0, 1, 0);
    P.H = H;
    P.pelvis = add(o, mul(u, 0.105f * s));
    P.up1 = norm(add(u, mul(f, -0.12f)));
    P.f1 = f;
    P.up2 = norm(add(u, mul(f, 0.14f)));
    P.f2 = f;
    P.look = norm(add(f, mul(l, -0.3f)));
    for (int i = 0; i < 2; i++) {
        float sg = i ? 1 : -1;
        P.footF[i] = add(o, add(mul(f, 0.50f * s), add(mul(u, -drop), mul(l, sg * 0.11f * s))));
        P.toe[i] = norm(add(f, v3(0, -0.25f, 0)));
        P.knee[i] = norm(add(f, mul(u, 0.8f)));
        V sh = add(o, add(mul(u, 0.58f * s), mul(l, sg * 0.17f * s)));
        P.hand[i] = add(sh, add(mul(u, -0.50f * s), add(mul(f, -0.14f * s), mul(l, sg * 0.10f * s))));
        P.elbow[i] = norm(add(mul(f, -1), mul(l, sg * 0.5f)));
        P.grip[i] = add(mul(f, 0.4f), mul(u, -0.5f));
    }
    P.suit = P.top = shirt;
    P.legs = legs;
    P.hair = hair;
    P.female = female;
    P.barefoot = 2;
    P.longhair = female;
    figure(m, &P);
}
#endif
