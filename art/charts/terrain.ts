import type { Box, Point, Projection, Source } from './charted-place.ts'
import { dense, isInside, randomFrom, rough, simplified, smoothPath, straightPath } from './curve.ts'
import { depthField, type Field } from './depth.ts'

/** All lines of a place on its sheet. */
export type Terrain = {
  scale: number
  field: Field
  coastPath: string
  isLand: (point: Point) => boolean
  reefRings: Point[][]
  reefMarks: Point[]
  treeMarks: Point[]
  zoneRing: Point[]
  walkLine: Point[]
  /** Points along lines that depth figures must avoid. */
  edges: Point[]
  random: () => number
}

export function terrainOf(source: Source, map: Projection, box: Box, seed: number): Terrain {
  const random = randomFrom(seed)
  const { scale } = map
  const step = Math.max(2.4, 9 * scale)
  const shores = source.shores.map((ring) => rough(map.line(ring), step, source.rough * scale, random))
  const far = 200
  const frame: Point[] = [
    { x: box.x - far, y: box.y - far },
    { x: box.x + box.width + far, y: box.y - far },
    { x: box.x + box.width + far, y: box.y + box.height + far },
    { x: box.x - far, y: box.y + box.height + far },
  ]
  const isLake = source.base === 'land'
  const rings = isLake ? [frame, ...shores] : shores
  const isLand = (point: Point): boolean => rings.filter((ring) => isInside(point, ring)).length % 2 === 1
  const reefRings = (source.reefs ?? []).map((ring) => dense(map.line(ring), step * 2, true))
  const walkLine = map.line(source.walk)
  const { most, reach } = source.depth
  const field = depthField({ box, isLand, scale, most, reach, reefs: reefRings, random })
  const coast = shores.map((ring) => smoothPath(simplified([...ring, ring[0]!], 0.3).slice(0, -1), true))
  return {
    scale,
    field,
    coastPath: (isLake ? straightPath(frame, true) : '') + coast.join(''),
    isLand,
    reefRings,
    reefMarks: scattered(reefRings, box, Math.max(8, 62 * scale), random).filter((point) => !isLand(point)),
    treeMarks: scattered(
      (source.woods ?? []).map((ring) => dense(map.line(ring), step * 2, true)),
      box,
      6.4,
      random,
    ),
    zoneRing: map.line(source.zone),
    walkLine,
    edges: [
      ...dense(map.line(source.zone), 5, true),
      ...source.moles.flatMap(({ line }) => dense(map.line(line), 5, false)),
    ],
    random,
  }
}

/** Points inside the rings, on a jittered grid. */
function scattered(rings: Point[][], box: Box, gap: number, random: () => number): Point[] {
  const result: Point[] = []
  for (let y = box.y; y < box.y + box.height; y += gap)
    for (let x = box.x; x < box.x + box.width; x += gap) {
      const point = { x: x + (random() - 0.5) * gap * 0.8, y: y + (random() - 0.5) * gap * 0.8 }
      if (rings.some((ring) => isInside(point, ring))) result.push(point)
    }
  return result
}
