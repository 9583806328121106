/* open-water.h - what pictures of open water share: camera, skies, riders, wakes. */
#ifndef OPEN_WATER_H
#define OPEN_WATER_H
#include "board-surface.h"
#include "drops.h"

static void aim(float x, float y, float z, float yaw, float pitch, float f2) {
    CAM.pos = v3(x, y, z);
    CAM.yaw = yaw;
    CAM.pitch = pitch;
    CAM.f2 = f2;
    CAM.horizon = 0.5f;
}
/* how strong waves of each size are, and the way they run */
static void waves(float swell, float chop, float ripple, float wind) {
    OC.swell = swell;
    OC.chop = chop;
    OC.ripple = ripple;
    OC.wind = wind;
}
/* stops of a sky, from the horizon up, each as it shall look: toward the sun and away from it */
static void day(float az, float el, float power, const Stop *st, int n) {
    SK.sun_az = az;
    SK.sun_el = el;
    SK.sun_power = power;
    SK.sun_rad = 0.5f;
    SK.rim_power = 0;
    SK.scale = 1;
    SK.spread = 60;
    SK.cloud = 0;
    SK.nstops = n;
    for (int i = 0; i < n; i++) SK.stops[i] = st[i];
    SUNTINT = v3(1, 0.94f, 0.84f);
    SKYFN = open_sky;
    GRAIN = 0.006f;
    VIGN = 0.12f;
    BLOOM = 0.7f;
}
static const Stop NOON[] = {{0, 0xc3d8e2, 0xb5ccd9},  {3, 0xaccbdd, 0x9dbfd4},  {8, 0x8cb7d3, 0x7eabc9},
                            {16, 0x689fc6, 0x5c94bd}, {30, 0x4584b5, 0x3b79ab}, {55, 0x2a6699, 0x285f92},
                            {90, 0x1f5285, 0x1d4f80}};
static const Stop MIST[] = {{0, 0xd9dcd8, 0xc6d0d2},  {3, 0xdcddd8, 0xc5cfd1},  {8, 0xdddcd6, 0xc0cbcf},
                            {16, 0xd6d8d4, 0xb4c3c9}, {30, 0xc3ccce, 0xa3b5bd}, {55, 0xa9bac1, 0x90a6b0},
                            {90, 0x98acb5, 0x849ca7}};
static const Stop BLUE[] = {{0, 0xd99a72, 0x53626f}, {2, 0xcf9c7e, 0x485b6b},  {5, 0xa98d86, 0x3d5367},
                            {9, 0x75788a, 0x334a61}, {16, 0x465c7a, 0x273e58}, {30, 0x2a4262, 0x1c324c},
                            {90, 0x15273f, 0x122338}};

static void foil(V p, float yaw, float pitch, float roll, int parts) {
    foil_at(p, rot_ypr(yaw * DEG, pitch * DEG, roll * DEG), parts);
}
/* a rider far away, at ease on the board */
static void far_rider(V p, float yaw, float roll) {
    Pose P = surf_pose(1.78f, 0, 0.22f, 0, 0.1f);
    P.helmet = M_WHITE;
    V sh = add(P.pelvis, v3(0.09f, 0.46f, 0.17f));
    P.hand[0] = add(sh, v3(-0.26f, -0.44f, 0.06f));
    P.hand[1] = add(sh, v3(0.24f, -0.42f, 0.12f));
    Model *m = model_new(p, rot_ypr(yaw * DEG, 2 * DEG, roll * DEG));
    m->step = 0.85f;
    figure(m, &P);
    foil(p, yaw, 2, roll, 7);
}
static Kelvin KEL;
/* A wake from x, z on, `deg` the way it runs behind; the rest as it looks. */
static void trail(float x, float z, float deg, Wake2 look) {
    look.x = x;
    look.z = z;
    look.dx = cosf(deg * DEG);
    look.dz = sinf(deg * DEG);
    WK[NWK++] = look;
}
static float CAUST_X, CAUST_Z, CAUST_SIZE = 0;
#endif
