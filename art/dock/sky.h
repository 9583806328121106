/* sky.h - skies by a few colours (given as they shall look), with soft clouds and a far shore. */
#ifndef DOCK_SKY_H
#define DOCK_SKY_H
#include "trace.h"

static struct {
    V zenith, mid, low, glow;      /* straight up, at 25 degrees, at the horizon; added around the sun */
    float glowsize, cloud, cs, cseed;
    V cloudcol;
    float shore; /* height of the far shore in radians, 0 = none */
    V shorecol;
    float disc; /* radiance of the sun itself as mirrors see it */
} SKY;

static V sky_plain(V d) {
    float e = asinf(clampf(d.y, -1, 1)) / (PI / 2);
    e = fmaxf(e, 0);
    V c = e < 0.28f ? mix3(SKY.low, SKY.mid, sstep(0, 0.28f, e) * 0.7f + 0.3f * e / 0.28f)
                    : mix3(SKY.mid, SKY.zenith, (e - 0.28f) / 0.72f);
    float g = acosf(clampf(dot(d, SC.sun), -1, 1));
    c = add(c, mul(SKY.glow, expf(-g / SKY.glowsize)));
    return c;
}
static V sky_at(V d) {
    V c = sky_plain(d);
    if (SKY.cloud > 0 && d.y > 0.01f) {
        float x = d.x / (d.y + 0.15f) * SKY.cs + SKY.cseed, z = d.z / (d.y + 0.15f) * SKY.cs;
        float w = fbm(x + 1.5f * fbm(z, x, 2, 0), z * 1.6f, 4, 0);
        c = mix3(c, SKY.cloudcol, SKY.cloud * sstep(0.42f, 0.75f, w) * sstep(0.01f, 0.12f, d.y));
    }
    if (SKY.shore > 0) {
        float az = atan2f(d.x, d.z);
        float h = SKY.shore * (0.35f + 0.9f * fbm(az * 3 + 5, 1, 2, 0) * (0.75f + 0.25f * fbm(az * 60, 3, 3, 0)));
        h += SKY.shore * 0.10f * (vnoise(az * 420, 2, 0) - 0.4f);
        float k = sstep(h + 0.0012f, h - 0.0012f, d.y);
        if (k > 0) c = mix3(c, SKY.shorecol, k);
    }
    if (SKY.disc > 0) {
        float g = 1 - dot(d, SC.sun);
        c = add(c, mul(SC.suncol, SKY.disc * expf(-g / 0.00012f)));
    }
    return c;
}
static void sky_set(uint32_t zen, uint32_t mid, uint32_t low) {
    SKY.zenith = hexc(zen);
    SKY.mid = hexc(mid);
    SKY.low = hexc(low);
    SKY.glow = v3(0, 0, 0);
    SKY.glowsize = 0.5f;
    SC.sky = sky_at;
    SC.sun = v3(0, 1, 0);
}
static void sun_set(float az, float el, V col, float size) { /* azimuth from +z to +x, degrees */
    SC.sun = v3(sinf(az * DEG) * cosf(el * DEG), sinf(el * DEG), cosf(az * DEG) * cosf(el * DEG));
    SC.suncol = col;
    SC.sunsize = size;
}
#endif
