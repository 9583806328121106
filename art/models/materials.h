/* materials.h - materials that figures and scenes share. */
#ifndef MODELS_MATERIALS_H
#define MODELS_MATERIALS_H
#include "../core/sdf.h"

static int M_SKIN, M_SUIT, M_VEST, M_ACC, M_HAIR, M_BLOND, M_WHITE, M_DECK, M_CARBON, M_APRI, M_SHORT, M_SHIRT,
    M_SHIRT2, M_DRESS, M_WOODV, M_WOODH, M_ROOF, M_WINDOW, M_METAL, M_BULB, M_SKI1, M_SKI2, M_SKIDK, M_GLASS,
    M_TEAL, M_DARK, M_LANTERN, M_CANDLE, M_TRUNK, M_LEAF, M_SAND, M_FLOAT, M_HULL;
static void mats_setup(void) {
    V z = v3(0, 0, 0);
    M_SKIN = mat_add(hexl(0xb07a58), 0.35f, 0.03f, z);
    M_SUIT = mat_add(hexl(0x14262c), 0.45f, 0.03f, z);
    M_VEST = mat_add(hexl(0x1d4a54), 0.30f, 0.03f, z);
    M_ACC = mat_add(hexl(0xd98a52), 0.3f, 0.03f, z);
    M_HAIR = mat_add(hexl(0x2c1c12), 0.35f, 0.03f, z);
    M_BLOND = mat_add(hexl(0x8a6236), 0.35f, 0.03f, z);
    M_WHITE = mat_add(hexl(0xd6dad6), 0.8f, 0.045f, z);
    M_DECK = mat_add(hexl(0x1a2a2e), 0.2f, 0.03f, z);
    M_CARBON = mat_add(hexl(0x10181b), 0.8f, 0.05f, z);
    M_APRI = mat_add(hexl(0xe59a5e), 0.7f, 0.04f, z);
    M_SHORT = mat_add(hexl(0x1c3a44), 0.2f, 0.03f, z);
    M_SHIRT = mat_add(hexl(0xb9b7ac), 0.1f, 0.02f, z);
    M_SHIRT2 = mat_add(hexl(0x24505a), 0.1f, 0.02f, z);
    M_DRESS = mat_add(hexl(0xb0603c), 0.1f, 0.02f, z);
    M_WOODV = mat_add(hexl(0x6b4a30), 0.2f, 0.03f, z);
    MAT[M_WOODV].kind = 2;
    M_WOODH = mat_add(hexl(0x7a5a3c), 0.25f, 0.03f, z);
    MAT[M_WOODH].kind = 2;
    M_ROOF = mat_add(hexl(0x1b2426), 0.3f, 0.03f, z);
    M_WINDOW = mat_add(hexl(0x402010), 0.6f, 0.04f, v3(2.9f, 1.45f, 0.52f));
    M_METAL = mat_add(hexl(0x70787a), 0.7f, 0.3f, z);
    M_BULB = mat_add(z, 0, 0, v3(8.0f, 5.0f, 2.3f));
    M_SKI1 = mat_add(hexl(0xcfd4d2), 0.9f, 0.05f, z);
    M_SKI2 = mat_add(hexl(0x1f6f7c), 0.9f, 0.05f, z);
    M_SKIDK = mat_add(hexl(0x12191c), 0.5f, 0.04f, z);
    M_GLASS = mat_add(hexl(0x0a1a1e), 1.0f, 0.08f, z);
    M_TEAL = mat_add(hexl(0x1f7a86), 0.7f, 0.04f, z);
    M_DARK = mat_add(hexl(0x0b1518), 0.3f, 0.03f, z);
    M_LANTERN = mat_add(hexl(0x805030), 0.1f, 0.02f, v3(2.6f, 1.25f, 0.42f));
    M_CANDLE = mat_add(z, 0, 0, v3(7, 4, 1.6f));
    M_TRUNK = mat_add(hexl(0x4a3a2a), 0.1f, 0.02f, z);
    M_LEAF = mat_add(hexl(0x2a4a22), 0.5f, 0.04f, z);
    M_SAND = mat_add(hexl(0x8f7a60), 0.1f, 0.02f, z);
    M_HULL = mat_add(hexl(0x1b4650), 0.9f, 0.05f, z);
    M_FLOAT = mat_add(hexl(0x18282c), 0.4f, 0.04f, z);
}
#endif
