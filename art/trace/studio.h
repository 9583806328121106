/* studio.h - one white room and one light for all machines. */
#ifndef STUDIO_H
#define STUDIO_H
#include "trace.h"

static float studio_floor(float x, float z, const void *ctx) {
    (void)x;
    (void)ctx;
    float b = fmaxf(-z - 1.1f, 0);
    return 0.30f * b * b;
}
static V studio_sky(V d) { /* the rest of the room: light above, darker towards the camera's right */
    float up = clampf(d.y * 0.5f + 0.5f, 0, 1), side = clampf(0.5f - 0.42f * d.x + 0.10f * d.z, 0, 1);
    float k = mixf(0.10f, 0.62f, up * up) * mixf(0.5f, 1.15f, side);
    k += 0.55f * sstep(0.25f, 0.9f, d.y) * sstep(0.3f, -0.5f, d.z); /* a pale ceiling towards the back */
    return mul(v3(1.0f, 0.985f, 0.96f), k);
}
/* size: 1 for things of about two metres */
static void studio(float size) {
    int back = add_height(studio_floor, NULL, -9, 9, -5.2f, 7, 2, 120, v3(0, 0, 0), ID3, same,
                          keep(diffuse(v3(0.80f, 0.788f, 0.765f))));
    for (int i = 0; i < ntris; i++) { /* the room grows with the thing, so that its shadows look alike */
        tris[i].a = mul(tris[i].a, size);
        tris[i].e1 = mul(tris[i].e1, size);
        tris[i].e2 = mul(tris[i].e2, size);
    }
    V c = mul(v3(-2.5f, 3.3f, 1.9f), size), z = norm(sub(mul(v3(0.1f, 0.3f, -0.3f), size), c));
    V x = norm(cross(z, v3(0, 1, 0))), y = cross(x, z);
    light_rect(c, mul(y, -1.0f * size), mul(x, 1.35f * size), v3(6.4f, 6.2f, 5.85f), 0);
    if (dot(lights[nlights - 1].n, z) < 0) lights[nlights - 1].n = z;
    sky(studio_sky);
    film_straight();
    bounces(5);
    plain(back, 0.3f);
    exposure(1.55f);
}
#endif
