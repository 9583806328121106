/* daylight.h - sky and sea of a place by day, and what more than one place has. */
#ifndef DAYLIGHT_H
#define DAYLIGHT_H
#include "facades.h"

static void sky_stops(int n, const Stop *s) {
    SK.nstops = n;
    memcpy(SK.stops, s, sizeof(Stop) * n);
}
/* everything about sky and sun is set: work the sky out and use it */
static void day_sky(V tint, float power) {
    SUNTINT = tint;
    SK.sun_power = power;
    SK.rim_power = 0;
    SK.glow = 0;
    BLOOM = 0.35f;
    VIGN = 0.12f;
    GLINT_LOW = mul(tint, 1.0f);
    GLINT_HIGH = mix3(tint, v3(1, 1, 1), 0.5f);
    sky_setup();
    sky_bake(W < 1300 ? 1300 : 2600);
    SKYFN = sky_map;
}
/* waves: strength of swell, chop and ripple, contrast of gusts */
static void calm(float swell, float chop, float ripple, float gust) {
    SE.amp_swell = swell;
    SE.amp_chop = chop;
    SE.amp_ripple = ripple;
    SE.gust = gust;
}
static void spire(float x, float z, float w, float body, float top, int green) {
    s_box(v3(x, 0, z), w, body, w, 12, 0.96f, F_STONE);
    s_box(v3(x, body, z), w * 1.02f, (top - body) * 0.22f, w * 1.02f, 12, 0.5f, green);
    s_box(v3(x, body + (top - body) * 0.20f, z), w * 0.52f, (top - body) * 0.8f, w * 0.52f, 12, 0.02f, green);
}
#endif
