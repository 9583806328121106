import { type Box, type Projection, projection, type Source } from './charted-place.ts'
import { colours } from './colours.ts'
import { lengthOf, short } from './curve.ts'
import { parking, pin, scaleBar } from './marks.ts'
import { drawn, widthOf } from './words.ts'

/** The plate with the name, in a corner of the map. */
export function cartoucheBox(source: Source, box: Box, type: number): Box {
  const width =
    Math.max(
      widthOf({ text: source.name, size: 27 * type, face: 'display', tracking: -0.016 }),
      widthOf({ text: source.waters, size: 11 * type }),
      widthOf({ text: 'Sketch, not for navigation. Depths in metres', size: 8.6 * type }),
    ) +
    28 * type
  const height = 92 * type
  return {
    x: source.titleAt.endsWith('left') ? box.x : box.x + box.width - width,
    y: source.titleAt.startsWith('top') ? box.y : box.y + box.height - height,
    width,
    height,
  }
}

export function cartouche(source: Source, plate: Box, map: Projection, type: number): string {
  const { x, y, width, height } = plate
  const left = x + 14 * type
  return [
    `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${colours.paper}" stroke="${colours.ink}" stroke-width=".7"/>`,
    drawn({
      text: source.name,
      x: left - type,
      y: y + 31 * type,
      size: 27 * type,
      face: 'display',
      fill: colours.ink,
      tracking: -0.016,
    }),
    drawn({ text: source.waters, x: left, y: y + 47 * type, size: 11 * type, fill: colours.muted }),
    scaleBar({ x: left, y: y + 68 * type }, map.scale, 156 * type, 8.6 * type),
    drawn({
      text: 'Sketch, not for navigation. Depths in metres',
      x: left,
      y: y + 84 * type,
      size: 8.6 * type,
      fill: colours.muted,
    }),
  ].join('')
}

/** The frame with its scale of minutes, as on every printed chart. */
export function neatline({ x, y, width, height }: Box, map: Projection, type: number): string {
  const wide = 3.4 * Math.sqrt(type)
  const frame = (out: number, stroke: number) =>
    `<rect x="${x - out}" y="${y - out}" width="${width + 2 * out}" height="${height + 2 * out}" stroke-width="${stroke}"/>`
  const bars: string[] = []
  const ladder = (
    from: number,
    to: number,
    at: (part: number) => number,
    each: (a: number, b: number) => string,
  ) => {
    for (let mark = Math.floor(Math.min(from, to)); mark < Math.max(from, to); mark++) {
      if (mark % 2 !== 0) continue
      bars.push(each(at(mark), at(mark + 1)))
    }
  }
  // A bar is a tenth of a minute, or a fifth if the map shows a larger area.
  const perDegree = map.scale < 0.22 * type ? 300 : 600
  const xOf = (lon: number): number =>
    x + ((lon - map.lonAt(x)) / (map.lonAt(x + width) - map.lonAt(x))) * width
  const yOf = (lat: number): number =>
    y + ((lat - map.latAt(y)) / (map.latAt(y + height) - map.latAt(y))) * height
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
  const line = wide / 2
  ladder(
    map.lonAt(x) * perDegree,
    map.lonAt(x + width) * perDegree,
    (mark) => clamp(xOf(mark / perDegree), x, x + width),
    (a, b) =>
      `M${short(a)} ${short(y - line)}H${short(b)}M${short(a)} ${short(y + height + line)}H${short(b)}`,
  )
  ladder(
    map.latAt(y + height) * perDegree,
    map.latAt(y) * perDegree,
    (mark) => clamp(yOf(mark / perDegree), y, y + height),
    (a, b) =>
      `M${short(x - line)} ${short(a)}V${short(b)}M${short(x + width + line)} ${short(a)}V${short(b)}`,
  )
  return `<g fill="none" stroke="${colours.ink}"><path stroke-width="${(wide - 1.2).toFixed(2)}" d="${bars.join('')}"/>${frame(0, 0.7)}${frame(wide, 0.7)}</g>`
}

const footMetresPerMinute = 75

/** Below the map: the meaning of the signs. */
export function legend(box: Box, type: number, source: Source): string {
  const y = box.y + box.height + 25
  const size = 10.5 * type
  const parts: string[] = []
  let x = box.x + 2
  const entry = (sign: (x: number) => string, wide: number, text: string) => {
    parts.push(sign(x), drawn({ text, x: x + wide + 6, y: y + size * 0.35, size, fill: colours.ink }))
    x += wide + 6 + widthOf({ text, size }) + 19
  }
  const metres = lengthOf(projection(source, { ...box, width: source.metresWide }).line(source.walk))
  entry((at) => pin({ x: at + 6, y: y + 8 }, 17), 12, 'Meeting point')
  entry(
    (at) =>
      `<rect x="${short(at)}" y="${short(y - 5)}" width="22" height="10" fill="${colours.zoneWater}" fill-opacity=".32" stroke="${colours.zone}" stroke-width="1.3" stroke-dasharray="5 2"/>`,
    22,
    'Riding zone',
  )
  entry((at) => parking({ x: at + 6, y }, 12), 12, 'Parking')
  entry(
    (at) =>
      `<path stroke="${colours.ink}" stroke-width="2.3" stroke-linecap="round" stroke-dasharray="0 4" d="M${short(at + 1)} ${short(y)}h21"/>`,
    22,
    `Walk, ${Math.max(2, Math.round(metres / footMetresPerMinute))} min`,
  )
  entry(
    (at) =>
      `<path fill="none" stroke="${colours.zone}" stroke-width="4" d="M${short(at + 1)} ${short(y + 4)}A13 13 0 0 1 ${short(at + 21)} ${short(y + 4)}"/>`,
    22,
    'Winds it is sheltered from',
  )
  return parts.join('')
}
