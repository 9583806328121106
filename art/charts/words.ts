import { join } from 'node:path'
import { openSync } from 'fontkit'
import type { Box } from './charted-place.ts'

// A picture in a page cannot load our fonts, so text is drawn as outlines.

const fontOf = (name: string) =>
  openSync(join(import.meta.dirname, `../../web/assets/fonts/${name}-latin.woff2`))
const fonts = { display: fontOf('archivo-wide'), text: fontOf('figtree') }
type Face = keyof typeof fonts

export type Words = {
  text: string
  x: number
  y: number
  size: number
  face?: Face
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  /** Colour of an outline that separates the letters from lines. */
  halo?: string
  /** Additional space between letters, as a share of the size. */
  tracking?: number
}

export function widthOf({
  text,
  size,
  face = 'text',
  tracking = 0,
}: Pick<Words, 'text' | 'size' | 'face' | 'tracking'>): number {
  const font = fonts[face]
  const { positions } = font.layout(text)
  return positions.reduce((sum, { xAdvance }) => sum + (xAdvance / font.unitsPerEm + tracking) * size, 0)
}

export function boxOf(words: Words, gap = 3): Box {
  const width = widthOf(words)
  const x = startOf(words, width)
  return {
    x: x - gap,
    y: words.y - words.size * 0.8 - gap,
    width: width + 2 * gap,
    height: words.size + 2 * gap,
  }
}

const startOf = ({ x, anchor = 'start' }: Pick<Words, 'x' | 'anchor'>, width: number): number =>
  x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width)

const commands: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** Letters are drawn once per sheet (`alphabet`) and referenced where used, as `d` or `t` with their number in the font. */
const marks: Record<Face, string> = { display: 'd', text: 't' }
const short = (value: number): string => String(Math.round(value * 100) / 100)

/** The letters of a text; `y` is the baseline. */
export function letterRow(words: Omit<Words, 'fill'>): string {
  const { text, y, size, face = 'text', tracking = 0 } = words
  const font = fonts[face]
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  let x = 0
  const uses = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset } = positions[index]!
    const here = Math.round(x + xOffset)
    x += xAdvance + tracking * font.unitsPerEm
    if (glyph.path.commands.length === 0) return ''
    return `<use href="#${marks[face]}${glyph.id}"${here === 0 ? '' : ` x="${here}"`}/>`
  })
  const left = startOf(words, widthOf(words))
  return `<g transform="translate(${short(left)} ${short(y)})scale(${String(Math.round(scale * 1e5) / 1e5)})">${uses.join('')}</g>`
}

export function drawn(words: Words): string {
  const { fill, halo, size, face = 'text' } = words
  const row = letterRow(words)
  const units = fonts[face].unitsPerEm
  // The outline first, or a letter's outline would cover the letter before it.
  const rim = halo
    ? `<g stroke="${halo}" stroke-width="${Math.round((Math.max(2.4, size * 0.26) / size) * units)}" stroke-linejoin="round">${row}</g>`
    : ''
  return `${rim}<g fill="${fill}">${row}</g>`
}

/** The letters that a drawing references, as definitions. */
export function alphabet(drawing: string): string {
  const named = new Set([...drawing.matchAll(/href="#([dt])(\d+)"/g)].map(([, mark, id]) => `${mark}${id}`))
  return [...named]
    .sort()
    .map((name) => {
      const font = name.startsWith('d') ? fonts.display : fonts.text
      const path = font
        .getGlyph(Number(name.slice(1)))
        .path.commands.map(
          ({ command, args }) =>
            commands[command] +
            args.map((value, index) => Math.round(index % 2 === 0 ? value : -value)).join(' '),
        )
      return `<path id="${name}" d="${path.join('').replaceAll(' -', '-')}"/>`
    })
    .join('')
}
