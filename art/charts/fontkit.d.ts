// The parts of fontkit that the charts use; it has no types of its own.
declare module 'fontkit' {
  type Path = {
    commands: { command: string; args: number[] }[]
  }
  type Glyph = { id: number; path: Path }
  type Font = {
    getGlyph(id: number): Glyph
    unitsPerEm: number
    layout(text: string): {
      glyphs: Glyph[]
      positions: { xAdvance: number; xOffset: number }[]
    }
  }
  export function openSync(file: string): Font
}
