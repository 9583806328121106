import { chartOf } from '#domain/charts.ts'
import type { LocationId } from '#domain/locations.ts'
import { cartouche, cartoucheBox, legend, neatline } from './border.ts'
import { type Box, meetingPlace, projection, type Source, sources } from './charted-place.ts'
import { colours } from './colours.ts'
import { simplified, smoothPath } from './curve.ts'
import { contours } from './depth.ts'
import { labelsOf } from './labels.ts'
import { land } from './land.ts'
import { parking, pin, rose } from './marks.ts'
import { soundings } from './soundings.ts'
import { type Terrain, terrainOf } from './terrain.ts'
import { alphabet } from './words.ts'

/** Suffixes of a chart's file names: `chart-PLACE.svg` is the large one. */
export const endings = { large: '', phone: '-phone', small: '-small' } as const

/** Size of a sheet and of its text; `bare`: no text; `plain`: neither houses nor woods, for a small PNG. */
export type Kind = {
  width: number
  height: number
  margin: { side: number; bottom: number }
  /** Scale of the text; 1 for the large sheet. */
  type: number
  bare?: boolean
  plain?: boolean
}
export const kinds = {
  large: { width: 720, height: 480, margin: { side: 17, bottom: 44 }, type: 1.2 },
  phone: { width: 390, height: 260, margin: { side: 7, bottom: 7 }, type: 0.74 },
  mail: { width: 390, height: 260, margin: { side: 7, bottom: 7 }, type: 0.74, plain: true },
  small: { width: 320, height: 200, margin: { side: 0, bottom: 0 }, type: 0.74, bare: true },
} as const satisfies Record<string, Kind>

/** The chart of a place as SVG. */
export function sheet(place: LocationId, kind: Kind): string {
  const source = kind.bare ? closer(sources.get(place)!, place) : sources.get(place)!
  const { width, height, margin, type, bare, plain } = kind
  const box: Box = {
    x: margin.side,
    y: margin.side,
    width: width - 2 * margin.side,
    height: height - margin.side - margin.bottom,
  }
  const map = projection(source, box)
  const terrain = terrainOf(source, map, box, place.length * 97 + place.charCodeAt(0))
  const meet = map.at(meetingPlace(place))
  const park = map.at(source.parking)
  const calm = chartOf(place)?.calm ?? []
  const radius = 34 * Math.min(type, 1.05)
  const middle = {
    x: Math.min(box.x + source.rose[0] * box.width, box.x + box.width - radius * 1.5),
    y: box.y + source.rose[1] * box.height,
  }
  const roseBox: Box = {
    x: middle.x - radius * 1.6,
    y: middle.y - radius * 1.6,
    width: radius * 3.2,
    height: radius * 3.2,
  }
  // The plate must leave enough of the map visible.
  const plateType = Math.min(type, 1)
  const labels = labelsOf({ source, map, meet, type })
  const title = cartoucheBox(source, box, plateType)
  const taken = [title, roseBox, ...labels.boxes, { x: meet.x - 14, y: meet.y - 26, width: 28, height: 30 }]
  const onMap = [
    water(terrain, source.depth.levels, box),
    reefs(terrain),
    zone(terrain, type),
    bare ? '' : soundings({ terrain, box, taken, levels: source.depth.levels, type }),
    land(source, terrain, map, { hasHouses: !bare && !plain, hasWoods: !plain }),
    bare ? '' : walk(terrain, type) + parking(park, 13 * type) + labels.drawn,
    pin(meet, bare ? 28 : 26 * Math.sqrt(type)),
    bare ? '' : rose(middle, radius, calm) + cartouche(source, title, map, plateType),
  ]
  const mapClip = `<clipPath id="m"><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"/></clipPath>`
  const landClip = `<clipPath id="l"><path clip-rule="evenodd" d="${terrain.coastPath}"/></clipPath>`
  const drawing = [
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<g clip-path="url(#m)">${onMap.join('')}</g>`,
    bare ? '' : neatline(box, map, type),
    margin.bottom > margin.side ? legend(box, type, source) : '',
  ].join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${chartOf(place)?.seen ?? source.name}</title>`,
    `<defs>${mapClip}${landClip}${alphabet(drawing)}</defs>`,
    drawing,
    '</svg>\n',
  ].join('')
}

/** Without text around them, the meeting point and the zone are moved to the middle. */
function closer(source: Source, place: LocationId): Source {
  const meet = meetingPlace(place)
  const halfWay = ([0, 1] as const).map(
    (axis) => (source.centre[axis] + (meet[axis] + source.zoneLabel[axis]) / 2) / 2,
  )
  return { ...source, centre: [halfWay[0]!, halfWay[1]!] }
}

/** Bands of depth, each drawn over the one before, paler with depth. */
function water({ field }: Terrain, levels: number[], box: Box): string {
  const ground = `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${colours.water[0]}"/>`
  const bands = levels.map((level, index) => {
    const fill = colours.water[Math.round(((index + 1) / levels.length) * (colours.water.length - 1))]
    const rings = contours(field, level).map((ring) =>
      smoothPath(simplified(ring, Math.max(0.3, field.cell * 0.16)), true),
    )
    return rings.length === 0 ? '' : `<path fill="${fill}" d="${rings.join('')}"/>`
  })
  return `${ground}<g fill-rule="evenodd" stroke="${colours.line}" stroke-width=".55" stroke-opacity=".8">${bands.join('')}</g>`
}

/** The dotted edge and the crosses that mark coral. */
function reefs({ reefRings, reefMarks, scale }: Terrain): string {
  if (reefRings.length === 0) return ''
  const size = Math.max(1.3, 11 * scale)
  const crosses = reefMarks
    .map(
      ({ x, y }) =>
        `M${(x - size).toFixed(1)} ${y.toFixed(1)}h${(2 * size).toFixed(1)}m${(-size).toFixed(1)} ${(-size).toFixed(1)}v${(2 * size).toFixed(1)}`,
    )
    .join('')
  const edge = reefRings.map((ring) => smoothPath(ring, true)).join('')
  return `<g fill="none" stroke="${colours.figure}" stroke-linecap="round"><path stroke-width=".9" stroke-dasharray="0 2.6" d="${edge}"/><path stroke-width=".6" stroke-opacity=".75" d="${crosses}"/></g>`
}

const zone = ({ zoneRing }: Terrain, type: number): string =>
  `<path fill="${colours.zoneWater}" fill-opacity=".32" stroke="${colours.zone}" stroke-width="${(1.7 * Math.sqrt(type)).toFixed(2)}" stroke-dasharray="8 3.2" d="${smoothPath(zoneRing, true)}"/>`

function walk({ walkLine }: Terrain, type: number): string {
  const path = smoothPath(walkLine, false)
  const width = 2.3 * Math.sqrt(type)
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="${colours.paper}" stroke-width="${(width * 2).toFixed(2)}" d="${path}"/><path stroke="${colours.ink}" stroke-width="${width.toFixed(2)}" stroke-dasharray="0 ${(width * 1.75).toFixed(2)}" d="${path}"/></g>`
}
