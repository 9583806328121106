/* trees.h - plants: each kind is grown once as a cloud of small leaves, lit, and kept as a picture with depth of
   light; thousands of them stand in rows across the view. */
#ifndef TREES_H
#define TREES_H
#include "land.h"

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

/* ---- rows of plants ---- */
typedef struct {
    int sp;
    float x, y, h, tone;
    int flip;
} Tree;
typedef struct {
    float z, ymin, ymax, x0, bin;
    int n, nb, *start, *list;
    Tree *t;
} Row;
#define MAXROW 220
static Sprite sprites[40];
static int nsprites;
static Row rows[MAXROW];
static int nrows;
static V LEAF_A[40], LEAF_B[40]; /* dark and light colour of the leaves of each sprite */
static V BARK_COL[4] = {{0, 0, 0}, {0, 0, 0}, {0.27f, 0.265f, 0.25f}, {0.075f, 0.055f, 0.040f}};

static int sprite_add(Sprite s, V a, V b) {
    sprites[nsprites] = s;
    LEAF_A[nsprites] = a;
    LEAF_B[nsprites] = b;
    return nsprites++;
}
static Row *row_at(float z) {
    for (int i = 0; i < nrows; i++)
        if (fabsf(rows[i].z - z) < 1e-3f) return &rows[i];
    if (nrows == MAXROW) {
        fprintf(stderr, "too many rows of trees\n");
        exit(1);
    }
    Row *r = &rows[nrows++];
    memset(r, 0, sizeof *r);
    r->z = z;
    return r;
}
static void tree_add(float x, float y, float z, float h, int sp, float tone, int flip) {
    Row *r = row_at(z);
    if ((r->n & (r->n - 1)) == 0) r->t = realloc(r->t, sizeof(Tree) * (r->n ? 2 * r->n : 1));
    Tree t = {sp, x, y, h, tone, flip};
    r->t[r->n++] = t;
}
static int row_cmp(const void *a, const void *b) { return ((const Row *)a)->z < ((const Row *)b)->z ? 1 : -1; }
static void trees_done(void) {
    qsort(rows, nrows, sizeof(Row), row_cmp);
    for (int i = 0; i < nrows; i++) {
        Row *r = &rows[i];
        float x1 = -1e9f;
        r->x0 = 1e9f;
        r->ymin = 1e9f;
        r->ymax = -1e9f;
        float wmax = 0;
        for (int k = 0; k < r->n; k++) {
            Tree *t = &r->t[k];
            float w = t->h * sprites[t->sp].bw * 0.5f;
            r->x0 = fminf(r->x0, t->x - w);
            x1 = fmaxf(x1, t->x + w);
            r->ymin = fminf(r->ymin, t->y);
            r->ymax = fmaxf(r->ymax, t->y + t->h);
            wmax = fmaxf(wmax, w);
        }
        r->bin = fmaxf(wmax, (x1 - r->x0) / 4000);
        r->nb = (int)((x1 - r->x0) / r->bin) + 1;
        r->start = calloc(r->nb + 1, sizeof(int));
        for (int pass = 0; pass < 2; pass++) {
            for (int k = 0; k < r->n; k++) {
                Tree *t = &r->t[k];
                float w = t->h * sprites[t->sp].bw * 0.5f;
                int a = (int)((t->x - w - r->x0) / r->bin), b = (int)((t->x + w - r->x0) / r->bin);
                for (int q = a < 0 ? 0 : a; q <= b && q < r->nb; q++)
                    if (!pass)
                        r->start[q + 1]++;
                    else
                        r->list[r->start[q]++] = k;
            }
            if (!pass) {
                for (int q = 0; q < r->nb; q++) r->start[q + 1] += r->start[q];
                r->list = malloc(sizeof(int) * (r->start[r->nb] + 1));
            } else {
                for (int q = r->nb; q > 0; q--) r->start[q] = r->start[q - 1];
                r->start[0] = 0;
            }
        }
    }
}
static int trees_hit(V o, V d, float tmax, float *tout, const Tree **tree, const Texel **tex) {
    if (d.z > -1e-6f) return 0;
    float iz = 1 / d.z;
    for (int i = 0; i < nrows; i++) {
        Row *r = &rows[i];
        float t = (r->z - o.z) * iz;
        if (t < 1e-3f) continue;
        if (t > tmax) return 0;
        float y = o.y + d.y * t;
        if (y < r->ymin || y > r->ymax) continue;
        float x = o.x + d.x * t, fb = (x - r->x0) / r->bin;
        int b = (int)fb;
        if (fb < 0 || b >= r->nb) continue;
        for (int k = r->start[b]; k < r->start[b + 1]; k++) {
            const Tree *q = &r->t[r->list[k]];
            float v = (y - q->y) / q->h;
            if (v < 0 || v >= 1) continue;
            const Sprite *s = &sprites[q->sp];
            float u = (x - q->x) / (q->h * s->bw) * (q->flip ? -1 : 1) + 0.5f;
            if (u < 0 || u >= 1) continue;
            const Texel *e = &s->t[(int)((1 - v) * (s->h - 0.01f)) * s->w + (int)(u * s->w)];
            if (e->tint == -1) continue;
            *tout = t;
            *tree = q;
            *tex = e;
            return 1;
        }
    }
    return 0;
}
#endif
