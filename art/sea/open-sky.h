/* open-sky.h - a sky by day: stops of its gradient, a white halo around the sun, thin cloud. */
#ifndef OPEN_SKY_H
#define OPEN_SKY_H
#include "sky.h"

static V DAYHALO = {0.9f, 0.9f, 0.85f};
static float DAYSUN = 14, HAZEHALO = 14;
static V open_sky(V d, int flags) {
    float el = asinf(clampf(d.y, -1, 1)) / DEG, az = atan2f(d.x, -d.z) / DEG, da = az - SK.sun_az;
    da = da > 180 ? da - 360 : da < -180 ? da + 360 : da;
    float w = 1.0f / (1.0f + sq(da / SK.spread)), g = acosf(clampf(dot(d, SUN), -1, 1)) / DEG;
    V c = sky_grad(el, w);
    c = add(c, mul(DAYHALO, SK.glow * (0.35f * expf(-g / HAZEHALO) + 0.8f * expf(-g / 3.0f))));
    if (!(flags & 4) && SK.cloud > 0 && d.y > 0.01f) { /* thin, high cloud */
        float k = 1 / (d.y + 0.06f), x = d.x * k * 0.8f + SK.cloud_seed, z = d.z * k * 0.8f;
        float wx = fbm(x * 0.7f, z * 0.7f + 5, 3, 0), wz = fbm(x * 0.7f + 9, z * 0.7f, 3, 0);
        float f = fbm(x * 0.9f + wx * 2.2f, z * 2.1f + wz * 1.2f, 6, 0);
        f = sstep(0.46f, 0.86f, f) * sstep(0.01f, 0.12f, d.y) * SK.cloud;
        V lit = add(mul(DAYHALO, 0.55f + 0.8f * expf(-g / 16)), mul(c, 0.55f));
        c = mix3(c, lit, f);
    }
    if (flags & 1) c = add(c, mul(DAYHALO, DAYSUN * sstep(SK.sun_rad * 1.2f, SK.sun_rad * 0.8f, g)));
    return c;
}
#endif
