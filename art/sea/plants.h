/* plants.h - plants grown as clouds of small leaves, lit once and kept as pictures with their light. */
#ifndef SEA_PLANTS_H
#define SEA_PLANTS_H
#include "terrain.h"

typedef struct {
    float sun, amb, tint; /* tint: below 0 bark, -1 empty */
} Texel;
typedef struct {
    int w, h;
    float bw; /* width of the picture for height 1 */
    Texel *t;
} Sprite;
typedef struct {
    V p, n;
    float r, tint;
} Leaf;
static Leaf *leaves;
static int nleaves, cleaves;
static void leaf(V p, V n, float r, float tint) {
    if (nleaves == cleaves) {
        cleaves = cleaves ? cleaves * 2 : 65536;
        leaves = realloc(leaves, sizeof(Leaf) * cleaves);
    }
    Leaf l = {p, n, r, tint};
    leaves[nleaves++] = l;
}
static V ball_dir(Rng *g) {
    float z = rnds(g), a = 2 * PI * rnd(g), q = sqrtf(1 - z * z);
    return v3(q * cosf(a), z, q * sinf(a));
}
static void stem(V a, V b, float r0, float r1, float tint) {
    int n = (int)(len(sub(b, a)) / fmaxf(fminf(r0, r1), 0.0015f)) + 2;
    for (int i = 0; i < n; i++) {
        float u = (float)i / (n - 1);
        for (int k = -2; k <= 2; k++) {
            float r = mixf(r0, r1, u), s = k * 0.4f;
            leaf(add(mix3(a, b, u), v3(s * r, 0, r * sqrtf(1 - s * s))), norm(v3(s, 0, sqrtf(1 - s * s))),
                 r * 0.35f, tint);
        }
    }
}
/* turn the leaves into a picture; shade = how dense a leaf is for the light */
#define TV 40
static Sprite sprite_make(float bw, int h, float shade) {
    static float vox[TV][TV][TV];
    memset(vox, 0, sizeof vox);
    float cell = fmaxf(bw, 1.0f) * 1.02f / TV;
#define VIX(p) (int)((p).x / cell + TV * 0.5f), (int)((p).y / cell), (int)((p).z / cell + TV * 0.5f)
    for (int i = 0; i < nleaves; i++) {
        int q[3] = {VIX(leaves[i].p)};
        if (q[0] < 0 || q[1] < 0 || q[2] < 0 || q[0] >= TV || q[1] >= TV || q[2] >= TV) continue;
        vox[q[0]][q[1]][q[2]] += sq(leaves[i].r) * 3.1f / sq(cell) * shade;
    }
    Sprite s = {(int)(h * bw) + 1, h, bw, NULL};
    s.t = malloc(sizeof(Texel) * s.w * s.h);
    float *zb = malloc(sizeof(float) * s.w * s.h);
    for (int i = 0; i < s.w * s.h; i++) {
        s.t[i].tint = -1;
        zb[i] = -9;
    }
    const V dirs[4] = {SUN, {0, 1, 0}, {0.5f, 0.7f, 0.5f}, {-0.5f, 0.5f, 0.7f}};
    for (int i = 0; i < nleaves; i++) {
        Leaf *l = &leaves[i];
        float vis[4];
        for (int k = 0; k < 4; k++) {
            float tau = 0;
            for (int j = 1; j < 40; j++) {
                V p = mad(l->p, dirs[k], j * cell * 0.9f);
                int q[3] = {VIX(p)};
                if (q[0] < 0 || q[1] < 0 || q[2] < 0 || q[0] >= TV || q[1] >= TV || q[2] >= TV) break;
                tau += vox[q[0]][q[1]][q[2]];
            }
            vis[k] = expf(-tau);
        }
        float ns = dot(l->n, SUN), sun = vis[0] * (ns > 0 ? 0.18f + 0.82f * ns : 0.18f - 0.30f * ns);
        float amb = (vis[1] * 0.45f + vis[2] * 0.3f + vis[3] * 0.25f) * (0.62f + 0.38f * l->n.y) + 0.05f;
        float x = (l->p.x / bw + 0.5f) * s.w, y = (1 - l->p.y) * h, r = fmaxf(l->r * h, 0.5f);
        for (int b = (int)(y - r); b <= (int)(y + r); b++)
            for (int a = (int)(x - r); a <= (int)(x + r); a++) {
                if (a < 0 || b < 0 || a >= s.w || b >= s.h || sq(a + 0.5f - x) + sq(b + 0.5f - y) > r * r + 0.3f)
                    continue;
                int k = b * s.w + a;
                if (l->p.z < zb[k]) continue;
                zb[k] = l->p.z;
                Texel t = {sun, amb, l->tint};
                s.t[k] = t;
            }
    }
    free(zb);
    nleaves = 0;
    return s;
}
enum { BARK_DARK = -3, BARK_BIRCH = -2 };

static Sprite grow_spruce(int seed, int h) {
    Rng g = {hash32(seed + 71)};
    float wide = 0.165f + 0.05f * rnd(&g), bend = 0.01f * rnds(&g);
    stem(v3(0, 0, 0), v3(bend, 0.97f, 0), 0.011f, 0.002f, BARK_DARK);
    for (float y = 0.04f + 0.08f * rnd(&g); y < 0.985f; y += 0.011f * (1.15f - 0.6f * y)) {
        int n = 4 + (int)(3 * rnd(&g));
        float a0 = rnd(&g) * 6.3f;
        for (int i = 0; i < n; i++) {
            float a = a0 + 2 * PI * i / n + 0.4f * rnds(&g),
                  L = wide * powf(1 - y, 0.95f) * (0.45f + 0.70f * rnd(&g)) + 0.004f;
            if (y < 0.2f && rnd(&g) < 0.35f) continue;
            V out = v3(cosf(a), 0, sinf(a)), side = v3(-out.z, 0, out.x);
            int m = (int)(L * 900) + 6;
            for (int k = 0; k < m; k++) {
                float u = (k + rnd(&g)) / m, droop = -0.32f * u * L * (1.2f - y) + 0.14f * u * u * L;
                float w = 0.26f * L * sinf(PI * fminf(u * 0.9f + 0.08f, 1)) * rnds(&g);
                V p = add(v3(bend * y, y + droop + 0.03f * L * rnds(&g), 0), add(mul(out, u * L), mul(side, w)));
                p.y -= 0.35f * fabsf(w) + 0.02f * L * rnd(&g);
                V n3 = norm(add(add(mul(out, 0.5f), v3(0, 0.75f, 0)), mul(ball_dir(&g), 0.55f)));
                leaf(p, n3, 0.0021f + 0.0012f * rnd(&g), clampf(0.25f + 0.5f * u + 0.25f * rnds(&g), 0, 1));
            }
        }
    }
    return sprite_make(0.44f, h, 0.55f);
}
/* crown of leaf clumps; bw width, y0 foot of the crown, droop of the outer twigs */
static Sprite grow_broad(int seed, int h, float bw, float y0, int bark, float flat) {
    Rng g = {hash32(seed + 171)};
    V top = v3(0.03f * rnds(&g), 0.9f, 0);
    if (bark) stem(v3(0, 0, 0), top, 0.011f, 0.003f, bark);
    V lobe[9];
    float lr[9];
    int nl = 5 + (int)(4 * rnd(&g)), clumps = 64;
    for (int i = 0; i < nl; i++) { /* a crown is several lobes; the middle one stands highest */
        float a = 2 * PI * (i + 0.6f * rnd(&g)) / nl, k = i ? 0.20f + 0.16f * rnd(&g) : 0.05f;
        lr[i] = (0.17f + 0.12f * rnd(&g)) * fminf(1, 0.55f + 0.5f * bw);
        lobe[i] = v3(k * bw * cosf(a),
                     fminf(y0 + lr[i] * 0.8f + (0.92f - lr[i] * flat - y0 - lr[i] * 0.8f) * (i ? rnd(&g) : 1),
                           0.98f - lr[i] * flat),
                     k * bw * sinf(a));
    }
    for (int i = 0; i < clumps; i++) {
        V c = ball_dir(&g);
        int l = i % nl;
        float rr = powf(rnd(&g), 0.35f) * lr[l] * 0.85f;
        V p = add(lobe[l], v3(c.x * rr * 1.15f, c.y * rr * flat, c.z * rr * 1.15f));
        float cr = (0.055f + 0.075f * rnd(&g)) * fminf(1, 0.5f + 0.5f * bw);
        if (bark && rnd(&g) < 0.6f) stem(v3(top.x * p.y, p.y - 0.10f, 0), p, 0.0035f, 0.0015f, bark);
        int n = 700;
        float tint = rnd(&g);
        for (int j = 0; j < n; j++) {
            V q = ball_dir(&g);
            float u = powf(rnd(&g), 0.4f);
            V w = add(p, mul(v3(q.x, q.y * 0.72f - (q.y < 0 ? 0.2f * u : 0), q.z), u * cr));
            V n3 = norm(add(add(mul(q, 0.8f), v3(0, 0.4f, 0)), mul(ball_dir(&g), 0.5f)));
            leaf(w, n3, 0.0028f + 0.0022f * rnd(&g), clampf(0.5f * tint + 0.5f * rnd(&g), 0, 1));
        }
    }
    return sprite_make(bw, h, 0.42f);
}
static Sprite grow_palm(int seed, int h) {
    Rng g = {hash32(seed + 271)};
    float lean = 0.16f * rnds(&g);
    V prev = v3(0, 0, 0), top = prev;
    for (int i = 1; i <= 12; i++) {
        float u = i / 12.0f;
        top = v3(lean * u * u, 0.74f * u, 0);
        stem(prev, top, 0.013f - 0.005f * u, 0.013f - 0.005f * (u + 0.08f), BARK_DARK);
        prev = top;
    }
    for (int i = 0; i < 16; i++) {
        float a = 2 * PI * (i + 0.5f * rnds(&g)) / 16, up = 1.1f - 1.6f * rnd(&g), L = 0.27f + 0.07f * rnd(&g);
        V p = top, dir = norm(v3(cosf(a), up, sinf(a)));
        for (int k = 0; k < 70; k++) {
            float u = k / 70.0f;
            p = mad(p, dir, L / 70);
            dir = norm(add(dir, v3(0, -0.017f - 0.022f * u, 0)));
            V side = norm(cross(dir, v3(0, 1, 0.01f)));
            for (int s = -1; s <= 1; s += 2)
                for (int j = 0; j < 16; j++) {
                    float v = j / 16.0f, ll = 0.062f * sinf(PI * (0.12f + 0.85f * u)) + 0.005f;
                    V q = add(add(p, mul(side, s * v * ll)), v3(0, -0.6f * v * v * ll, 0));
                    q = mad(q, dir, 0.5f * v * ll);
                    leaf(q, norm(v3(side.x * s * 0.3f, 0.85f, side.z * s * 0.3f + 0.2f)), 0.0016f,
                         clampf(0.3f + 0.5f * u + 0.2f * rnds(&g), 0, 1));
                }
        }
    }
    return sprite_make(0.78f, h, 0.30f);
}
static Sprite grow_reed(int seed, int h, int stalks) {
    Rng g = {hash32(seed + 371)};
    for (int i = 0; i < stalks; i++) {
        float x = 0.20f * (rnds(&g) + rnds(&g)) * 0.6f, z = 0.1f * rnds(&g), H = 0.62f + 0.36f * rnd(&g),
              lean = 0.10f * rnds(&g);
        int plume = rnd(&g) < 0.5f, n = 420;
        for (int k = 0; k < n; k++) {
            float u = k / (float)n;
            V p = v3(x + lean * u * u * u, H * u, z);
            leaf(p, v3(0.3f, 0.2f, 0.9f), 0.0016f * (1.25f - 0.7f * u), 0.35f);
            if (plume && u > 0.86f)
                for (int j = 0; j < 5; j++) {
                    float w = 0.016f * sinf(PI * (u - 0.86f) / 0.14f);
                    leaf(add(p, v3(w * rnds(&g) + 0.6f * w, 0.004f * rnds(&g), 0.004f)),
                         norm(v3(rnds(&g), 0.5f, 0.8f)), 0.0013f, 1.6f);
                }
        }
        int m = 4 + (int)(3 * rnd(&g));
        for (int j = 0; j < m; j++) {
            float y = H * (0.25f + 0.55f * (j + rnd(&g)) / m), s = (j & 1) ? 1 : -1, L = 0.17f + 0.12f * rnd(&g),
                  drop = 0.5f + 0.9f * rnd(&g);
            for (int k = 0; k < 200; k++) {
                float u = k / 200.0f, yy = y / H;
                V p = v3(x + lean * yy * yy * yy + s * L * u * (0.45f + 0.25f * u),
                         y + L * (0.85f * u - drop * u * u * 0.8f), z + 0.01f * s);
                leaf(p, norm(v3(s * 0.4f, 0.6f, 0.6f)), 0.0030f * (1 - u) + 0.0006f, 0.55f + 0.25f * u);
            }
        }
    }
    return sprite_make(0.62f, h, 0.10f);
}
#endif
