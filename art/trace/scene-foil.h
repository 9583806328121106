/* scene-foil.h - the e-foil board: board-{colour}-{mast} as on the order page, and foil-parts. */
#include "../models/foil.h"
#include "studio.h"

typedef struct {
    V hull, stripe, mark;
} Paint;
static Paint board_paint(const char *name) {
    Paint ink = {hexl(0x123039), hexl(0xf59d5e), hexl(0xeef2f3)}, sand = {hexl(0xd9c49c), hexl(0x17707d), hexl(0x0d4a55)},
          apri = {hexl(0xf79a58), hexl(0xf2f2ee), hexl(0x0d4a55)}, white = {hexl(0xe9ebea), hexl(0xf59d5e), hexl(0x0d4a55)};
    return strstr(name, "sand") ? sand : strstr(name, "apricot") ? apri : strstr(name, "white") ? white : ink;
}
static Mtl board_mtl(V p, V n, const void *ctx) {
    const Paint *c = ctx;
    Cut cut = board_cut(p.x, p.z);
    float y = p.y - cut.mid, fore = clampf((p.x + 0.85f) / 1.6f, 0, 1);
    Mtl m = lacquer(c->hull);
    if (y < -0.012f - 0.030f * (1 - fore) && y > -0.024f - 0.044f * (1 - fore) && cut.in < 0.08f && p.x > -0.72f)
        m.col = c->stripe; /* the stripe narrows towards the nose */
    if (y < -0.040f - 0.03f * (1 - fore)) m = coated(hexl(0x16191b), 1, 0.12f);
    if (n.y > 0.6f) { /* deck: mark, lid and its seam */
        float u = 32 + (p.z) * 64 / 0.15f, v = 32 - (p.x - 0.535f) * 64 / 0.15f;
        if (in_mark(u, v)) m.col = c->mark;
        m.coat = 0.5f; /* as through a polarising filter: the wall's reflection would hide the colour */
    }
    return m;
}
static Mtl pad_mtl(V p, V n, const void *ctx) { /* foam with grooves lengthwise and a raised grain */
    (void)ctx;
    float e = pad_edge(p.x, p.z), groove = fabsf(p.z / 0.030f - floorf(p.z / 0.030f) - 0.5f);
    Mtl m = coated(hexl(0x23282a), 0.5f, 0.62f);
    V b = v3(0, 0, 0);
    if (groove > 0.43f && e > 0.03f && fabsf(p.z) < 0.2f) {
        m.col = hexl(0x0c0e0f);
        b.z = p.z / 0.030f - floorf(p.z / 0.030f) > 0.5f ? 0.5f : -0.5f;
    }
    b = add(b, v3(0.25f * (vnoise(p.x * 700, p.z * 700, 0) - 0.5f), 0, 0.25f * (vnoise(p.x * 700 + 50, p.z * 700, 0) - 0.5f)));
    m.nrm = norm(add(n, b));
    return m;
}
/* Twill of carbon under a clear coat: threads 4.5 mm wide that shine in turn. u, v: along the threads. */
static Mtl carbon(float u, float v) {
    const float w = 0.0045f;
    int i = (int)floorf(u / w), j = (int)floorf(v / w), over = ((i + j) & 3) < 2;
    Mtl m = metal(over ? v3(0.056f, 0.060f, 0.064f) : v3(0.040f, 0.043f, 0.046f), 0.42f);
    m.coat = 1;
    m.coat_rough = 0.06f;
    return m;
}
static Mtl mast_mtl(V p, V n, const void *ctx) {
    (void)n;
    float y = -p.y - 0.11f;
    if (ctx && y > 0.060f && y < 0.078f) return lacquer(((const Paint *)ctx)->stripe);
    return carbon((p.x + p.y) * 0.7071f, (p.x - p.y) * 0.7071f);
}
static Mtl wing_mtl(V p, V n, const void *ctx) {
    (void)n;
    if (ctx && fabsf(p.z) > 0.352f && fabsf(p.z) < 0.372f) return lacquer(((const Paint *)ctx)->stripe);
    return carbon((p.x + p.z) * 0.7071f, (p.x - p.z) * 0.7071f);
}

/* where the parts go, in the space of the board */
typedef struct {
    V board, mast, pod, tube, front, rear;
    float length;
} Rig;
static V rig_at(V pos, M3 rot, V p) { return add(pos, to_world(rot, p)); }
static void rig_add(const Rig *r, V pos, M3 rot, const Paint *paint, float fine) {
    float c = 0.0026f * fine;
    const Paint *p = memcpy(malloc(sizeof *p), paint, sizeof *p);
    float *l = malloc(sizeof *l);
    *l = r->length;
    add_sdf(board_hull, NULL, v3(-0.85f, -0.17f, -0.36f), v3(0.85f, 0.12f, 0.36f), c * 2.2f, rig_at(pos, rot, r->board), rot,
            board_mtl, p);
    add_sdf(pad_f, NULL, v3(-0.78f, -0.03f, -0.33f), v3(0.40f, 0.05f, 0.33f), c * 1.5f, rig_at(pos, rot, r->board), rot,
            pad_mtl, p);
    add_sdf(mast_blade, l, v3(-0.43f, -0.16f - *l, -0.055f), v3(-0.18f, -0.10f, 0.055f), c * 0.6f,
            rig_at(pos, rot, r->mast), rot, mast_mtl, p);
    const Mtl *alu = keep(metal(v3(0.62f, 0.63f, 0.64f), 0.26f)), *dark = keep(coated(hexl(0x14181a), 1, 0.18f));
    V at = rig_at(pos, rot, r->pod);
    add_sdf(pod_body, NULL, v3(-0.21f, -0.05f, -0.05f), v3(0.20f, 0.05f, 0.05f), c * 0.7f, at, rot, same, dark);
    add_sdf(pod_ring, NULL, v3(-0.06f, -0.05f, -0.05f), v3(0.03f, 0.05f, 0.05f), c * 0.5f, at, rot, same, alu);
    add_sdf(prop, NULL, v3(-0.30f, -0.08f, -0.08f), v3(-0.18f, 0.08f, 0.08f), c * 0.5f, at, rot, same, alu);
    add_sdf(duct, NULL, v3(-0.26f, -0.10f, -0.10f), v3(-0.15f, 0.10f, 0.10f), c * 0.5f, at, rot, same, dark);
    add_sdf(fuselage, NULL, v3(-0.48f, -0.04f, -0.04f), v3(0.40f, 0.05f, 0.04f), c * 0.8f, rig_at(pos, rot, r->tube), rot,
            same, keep(metal(v3(0.10f, 0.105f, 0.11f), 0.30f)));
    add_sdf(wing, &FRONT_WING, v3(-0.25f, -0.03f, -0.42f), v3(0.02f, 0.04f, 0.42f), c * 0.32f, rig_at(pos, rot, r->front),
            rot, wing_mtl, p);
    add_sdf(wing, &REAR_WING, v3(-0.13f, -0.03f, -0.21f), v3(0.02f, 0.03f, 0.21f), c * 0.28f, rig_at(pos, rot, r->rear),
            rot, wing_mtl, NULL);
}
static Rig rig(float mast) {
    float y = -0.11f - mast;
    Rig r = {{0, 0, 0}, {0, 0, 0}, {MAST_X, y + 0.108f, 0}, {MAST_X, y, 0}, {MAST_X + 0.40f, y + 0.004f, 0},
             {MAST_X - 0.385f, y + 0.013f, 0}, mast};
    return r;
}
static void scene_board(const char *name) {
    float mast = strstr(name, "-1") ? 0.60f : strstr(name, "-2") ? 0.75f : 0.90f;
    Paint p = board_paint(name);
    Rig r = rig(mast);
    studio(1);
    rig_add(&r, v3(0, 1.20f, 0), rot_ypr(-27 * DEG, 3 * DEG, 0), &p, 1);
    camera(v3(0.9f, 2.30f, 5.0f), v3(-0.02f, 0.74f, 0), 15.2f, 0, 5);
}
/* the five parts apart; LABELS=1 prints where they stand, in percent from left and top */
static void scene_foil_parts(const char *name) {
    (void)name;
    Paint p = board_paint("ink");
    Rig r = rig(0.60f);
    V pos = v3(0.02f, 1.22f, 0);
    M3 rot = rot_ypr(-24 * DEG, 0, 0);
    r.board.y += 0.24f;
    r.pod.y -= 0.265f;
    r.tube.y -= 0.40f;
    r.front.y -= 0.40f;
    r.rear.y -= 0.40f;
    r.front.x += 0.24f;
    r.rear.x -= 0.18f;
    studio(1);
    rig_add(&r, pos, rot, &p, 0.9f);
    camera(v3(0.55f, 2.0f, 5.4f), v3(0.0f, 0.765f, 0), 18.6f, 0, 5);
    if (!getenv("LABELS")) return;
    const char *what[5] = {"board", "mast", "motor", "front wing", "stabiliser"};
    V q[5] = {add(r.board, v3(-0.5f, 0, 0.2f)), add(r.mast, v3(MAST_X, -0.40f, 0)), r.pod, add(r.front, v3(-0.08f, 0, 0.2f)),
              add(r.rear, v3(-0.04f, 0, 0.1f))};
    for (int i = 0; i < 5; i++) {
        V d = sub(rig_at(pos, rot, q[i]), cam.eye);
        float z = dot(d, cam.z) * cam.fov;
        fprintf(stderr, "%s %.1f %.1f\n", what[i], 50 + 50 * dot(d, cam.x) / z / 1.5f, 50 - 50 * dot(d, cam.y) / z);
    }
}
