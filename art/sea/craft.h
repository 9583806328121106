/* craft.h - machines of models/ as forms of this renderer. */
#ifndef CRAFT_H
#define CRAFT_H
#include "open-water.h"

/* Forms around the middle of their box: the shapes of models/ stand on y = 0. */
#define CRAFT(name, f, ctx, cx, cy)                                                                                \
    static const V name##_at = {cx, cy, 0};                                                                        \
    static float name(V q) { return f(v3(q.x + (cx), q.y + (cy), q.z), ctx); }
#define craft(m, name, half, mat) form(m, name##_at, ID3, name, half, 0, mat)
#endif
