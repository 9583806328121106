/* world.h - the functions of trace.h: keeps objects, lights, camera. */
#ifndef WORLD_H
#define WORLD_H
#include "bvh.h"

typedef struct {
    Mesh me;
    V pos;
    M3 rot;
    MtlFn m;
    const void *ctx;
} Obj;
static Obj objs[4096];
static int nobjs;

typedef struct {
    int ball, seen;
    V c, a, b, n; /* rectangle: half edges, normal */
    float r, area;
    V rad;
} Light;
enum { MOST_LIGHTS = 256 };
static Light lights[MOST_LIGHTS];
static int nlights;
static struct {
    V eye, x, y, z;
    float fov, lens, focus;
} cam;
static struct {
    V dir, rad;
    float cosr, area;
    int on;
} sun;
static struct {
    float density, g;
    V albedo;
} fog;
static V sky_black(V d) {
    (void)d;
    return v3(0, 0, 0);
}
static SkyFn sky_fn = sky_black;
static float exposed = 1;

static int obj_new(Mesh me, V pos, M3 rot, MtlFn m, const void *ctx) {
    int o = nobjs++;
    if (o >= 4096) {
        fprintf(stderr, "too many objects\n");
        exit(1);
    }
    objs[o] = (Obj){me, pos, rot, m, ctx};
    for (int i = 0; i < me.nt; i++) {
        V p[3];
        for (int k = 0; k < 3; k++) p[k] = add(pos, to_world(rot, me.v[i * 3 + k]));
        tri_add(p[0], p[1], p[2], o, i);
    }
    return o;
}
static int add_sdf(SdfFn f, const void *ctx, V lo, V hi, float cell, V pos, M3 rot, MtlFn m, const void *mctx) {
    return obj_new(mesh_sdf(f, ctx, lo, hi, cell), pos, rot, m, mctx);
}
static int add_copy(int obj, V pos, M3 rot, MtlFn m, const void *mctx) {
    return obj_new(objs[obj].me, pos, rot, m, mctx);
}
static float model_sdf(V p, const void *ctx) { return map_model(ctx, p, NULL); }
typedef struct {
    const Model *md;
    const Mtl *table;
} ModelMtl;
static Mtl model_mtl(V p, V n, const void *ctx) {
    const ModelMtl *mm = ctx;
    int id = 0;
    (void)n;
    map_model(mm->md, p, &id);
    return mm->table[id];
}
static int add_model(Model *md, float cell, V pos, M3 rot, const Mtl *table) {
    ModelMtl *mm = malloc(sizeof *mm);
    mm->md = md;
    mm->table = table;
    return add_sdf(model_sdf, md, md->lo, md->hi, cell, pos, rot, model_mtl, mm);
}
static void mesh_tri(Mesh *me, V a, V b, V c, V na, V nb, V nc) {
    V v[3] = {a, b, c}, n[3] = {na, nb, nc};
    memcpy(me->v + me->nt * 3, v, sizeof v);
    memcpy(me->n + me->nt * 3, n, sizeof n);
    me->nt++;
}
static int add_height(HeightFn h, const void *ctx, float x0, float x1, float z0, float z1, int nx, int nz, V pos,
                      M3 rot, MtlFn m, const void *mctx) {
    size_t n = (size_t)nx * nz * 6;
    Mesh me = {.v = malloc(sizeof(V) * n), .n = malloc(sizeof(V) * n)};
    V *p = malloc(sizeof(V) * (nx + 1) * (nz + 1)), *q = malloc(sizeof(V) * (nx + 1) * (nz + 1));
    float e = 0.25f * fminf((x1 - x0) / nx, (z1 - z0) / nz);
    for (int j = 0; j <= nz; j++)
        for (int i = 0; i <= nx; i++) {
            float x = mixf(x0, x1, (float)i / nx), z = mixf(z0, z1, (float)j / nz);
            p[j * (nx + 1) + i] = v3(x, h(x, z, ctx), z);
            q[j * (nx + 1) + i] =
                norm(v3(h(x - e, z, ctx) - h(x + e, z, ctx), 2 * e, h(x, z - e, ctx) - h(x, z + e, ctx)));
        }
    for (int j = 0; j < nz; j++)
        for (int i = 0; i < nx; i++) {
            int a = j * (nx + 1) + i, b = a + 1, c = a + nx + 1, d = c + 1;
            mesh_tri(&me, p[a], p[c], p[b], q[a], q[c], q[b]);
            mesh_tri(&me, p[b], p[c], p[d], q[b], q[c], q[d]);
        }
    free(p);
    free(q);
    return obj_new(me, pos, rot, m, mctx);
}
static void mesh_quad(Mesh *me, V c, V a, V b) {
    V n = norm(cross(a, b));
    V p[4] = {sub(sub(c, a), b), sub(add(c, a), b), add(add(c, a), b), add(sub(c, a), b)};
    mesh_tri(me, p[0], p[1], p[2], n, n, n);
    mesh_tri(me, p[0], p[2], p[3], n, n, n);
}
static int add_quad(V c, V a, V b, MtlFn m, const void *mctx) {
    Mesh me = {.v = malloc(sizeof(V) * 6), .n = malloc(sizeof(V) * 6)};
    mesh_quad(&me, v3(0, 0, 0), a, b);
    return obj_new(me, c, ID3, m, mctx);
}
static int add_boxes(const V *ch, int n, V pos, M3 rot, MtlFn m, const void *mctx) {
    Mesh me = {.v = malloc(sizeof(V) * 36 * n), .n = malloc(sizeof(V) * 36 * n)};
    for (int i = 0; i < n; i++) {
        V c = ch[2 * i], h = ch[2 * i + 1], x = v3(h.x, 0, 0), y = v3(0, h.y, 0), z = v3(0, 0, h.z);
        mesh_quad(&me, add(c, z), x, y);
        mesh_quad(&me, sub(c, z), y, x);
        mesh_quad(&me, add(c, x), y, z);
        mesh_quad(&me, sub(c, x), z, y);
        mesh_quad(&me, add(c, y), z, x);
        mesh_quad(&me, sub(c, y), x, z);
    }
    return obj_new(me, pos, rot, m, mctx);
}
static int add_box(V c, V h, M3 rot, MtlFn m, const void *mctx) {
    V ch[2] = {v3(0, 0, 0), h};
    return add_boxes(ch, 1, c, rot, m, mctx);
}
static void light_rect(V c, V a, V b, V radiance, int seen) {
    V n = cross(a, b);
    lights[nlights++] = (Light){0, seen, c, a, b, norm(n), 0, 4 * len(n), radiance};
}
static void light_ball(V c, float r, V radiance, int seen) {
    lights[nlights++] = (Light){1, seen, c, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, r, 4 * PI * r * r, radiance};
}
static void light_sun(V dir, float radius_deg, V radiance) {
    sun.dir = norm(dir);
    sun.cosr = cosf(radius_deg * DEG);
    sun.area = 2 * PI * (1 - sun.cosr);
    sun.rad = radiance;
    sun.on = 1;
}
static void sky(SkyFn f) { sky_fn = f; }
static void mist(float density, V albedo, float g) {
    fog.density = density;
    fog.albedo = albedo;
    fog.g = g;
}
static void camera(V eye, V to, float fov, float lens, float focus) {
    cam.eye = eye;
    cam.z = norm(sub(to, eye));
    cam.x = norm(cross(cam.z, v3(0, 1, 0)));
    cam.y = cross(cam.x, cam.z);
    cam.fov = tanf(fov * DEG / 2);
    cam.lens = lens;
    cam.focus = focus;
}
static void exposure(float e) { exposed = e; }
static int straight, max_bounces = 10, plain_obj = -1;
static float plain_part = 1;
static void film_straight(void) { straight = 1; }
static void bounces(int n) { max_bounces = n; }
static void plain(int obj, float part) {
    plain_obj = obj;
    plain_part = part;
}
#endif
