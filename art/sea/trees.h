/* trees.h - thousands of plants that stand in rows across the view. */
#ifndef SEA_TREES_H
#define SEA_TREES_H
#include "plants.h"

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
