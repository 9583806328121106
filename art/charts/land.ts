import type { Point, Projection, Source } from './charted-place.ts'
import { colours } from './colours.ts'
import { dense, distance, smoothPath, straightPath } from './curve.ts'
import type { Terrain } from './terrain.ts'

type Shown = { hasHouses: boolean; hasWoods: boolean }

/** Shore, moles, sand, woods, houses and roads. Outlines are drawn first and fills over them, so that touching areas merge. */
export function land(
  source: Source,
  terrain: Terrain,
  map: Projection,
  { hasHouses, hasWoods }: Shown,
): string {
  const { coastPath, scale } = terrain
  const edge = 0.9
  const moles = source.moles.map(({ width, line }) => ({
    d: straightPath(map.line(line)),
    width: Math.max(1.4, width * scale),
  }))
  const stroked = (rim: number, colour: string): string =>
    moles
      .map(
        ({ d, width }) =>
          `<path stroke="${colour}" stroke-width="${(width + rim * 2).toFixed(2)}" d="${d}"/>`,
      )
      .join('')
  const ways = source.roads.map((road) => smoothPath(map.line(road), false)).join('')
  const sand = (source.beaches ?? []).map((beach) => smoothPath(map.line(beach), false)).join('')
  const [lane, casing] = [Math.max(1.1, 11 * scale), Math.max(2, 17 * scale)]
  return [
    `<path fill="none" stroke="${colours.ink}" stroke-width="${edge * 2}" stroke-linejoin="round" d="${coastPath}"/>`,
    `<g fill="none" stroke-linejoin="round">${stroked(edge, colours.ink)}</g>`,
    `<path fill="${colours.land}" fill-rule="evenodd" d="${coastPath}"/>`,
    `<g clip-path="url(#l)" fill="none" stroke-linecap="butt" stroke-linejoin="round">`,
    hasWoods ? woods(terrain) : '',
    hasHouses ? houses(source, terrain, map) : '',
    sand &&
      `<path stroke="${colours.sand}" stroke-opacity=".65" stroke-width="${(90 * scale).toFixed(1)}" d="${sand}"/>`,
    `<path stroke="${colours.road}" stroke-width="${casing.toFixed(2)}" d="${ways}"/>`,
    `<path stroke="${colours.paper}" stroke-width="${lane.toFixed(2)}" d="${ways}"/>`,
    '</g>',
    `<g fill="none" stroke-linejoin="round">${stroked(0, colours.land)}</g>`,
  ].join('')
}

/** Woods are dots, as green areas would look like water. */
function woods({ treeMarks }: Terrain): string {
  const dots = treeMarks.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')
  return `<path stroke="${colours.tree}" stroke-linecap="round" stroke-width="3.2" d="${dots}"/>`
}

/** Houses along the roads, not real ones: they only indicate a town. */
function houses(
  { roads, town }: Source,
  { isLand, random, scale, walkLine }: Terrain,
  map: Projection,
): string {
  const lines = roads.map((road) => dense(map.line(road), 24 * scale, false))
  const ways = [...lines.flat(), ...dense(walkLine, 8 * scale, false)]
  const drawn: string[] = []
  const centres: Point[] = []
  for (const line of lines)
    for (let index = 1; index < line.length - 1; index++)
      for (const [side, row] of [
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, 1],
        [-1, 2],
        [1, 2],
      ] as const) {
        const [deep, wide] = [(18 + random() * 16) * scale, (24 + random() * 26) * scale]
        const [here, next] = [line[index]!, line[index + 1]!]
        const long = distance(here, next) || 1
        const [ux, uy] = [(next.x - here.x) / long, (next.y - here.y) / long]
        const out = side * (30 + row * 46 + random() * 8) * scale
        const middle = { x: here.x - uy * out, y: here.y + ux * out }
        const corner = (a: number, b: number): Point => ({
          x: middle.x + (ux * a * wide - uy * b * deep) / 2,
          y: middle.y + (uy * a * wide + ux * b * deep) / 2,
        })
        const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
        const fits =
          random() < town * (1 - row * 0.22) &&
          [corner(-2.6, -2.6), corner(2.6, -2.6), corner(2.6, 2.6), corner(-2.6, 2.6)].every(isLand) &&
          ways.every((way) => distance(way, middle) > 25 * scale) &&
          centres.every((other) => distance(other, middle) > 40 * scale)
        if (!fits) continue
        centres.push(middle)
        drawn.push(straightPath(corners, true))
      }
  return `<path fill="${colours.house}" d="${drawn.join('')}"/>`
}
