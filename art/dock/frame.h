/* frame.h - the picture that is made: its pixels, what the smoothing needs to know of them, threads by rows. */
#ifndef DOCK_FRAME_H
#define DOCK_FRAME_H
#include "trace.h"
#include <pthread.h>

static int W, H;
static float *IMG, *ALB, *NRM, *VAR, *DEP;
static volatile int next_row = 0;
static void run(void *(*fn)(void *)) {
    int n = getenv("THREADS") ? atoi(getenv("THREADS")) : 2;
    pthread_t th[16];
    next_row = 0;
    for (int i = 0; i < n; i++) pthread_create(&th[i], NULL, fn, NULL);
    for (int i = 0; i < n; i++) pthread_join(th[i], NULL);
}
#endif
