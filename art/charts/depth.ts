import type { Box, Point } from './charted-place.ts'
import { distance, isInside } from './curve.ts'

/** Depth on a grid, in metres; land is negative. `cell`: its size on the sheet. */
export type Field = {
  values: Float64Array
  columns: number
  rows: number
  cell: number
  x: number
  y: number
}

type Waters = {
  box: Box
  isLand: (point: Point) => boolean
  /** Units of the sheet per metre. */
  scale: number
  most: number
  reach: number
  reefs: Point[][]
  random: () => number
}

/** Water deepens with the distance from the shore; long waves in the ground keep depth lines from running parallel. */
export function depthField({ box, isLand, scale, most, reach, reefs, random }: Waters): Field {
  const cell = box.width / 300
  const margin = 24
  const columns = Math.ceil(box.width / cell) + 2 * margin
  const rows = Math.ceil(box.height / cell) + 2 * margin
  const [x, y] = [box.x - margin * cell, box.y - margin * cell]
  const pointAt = (index: number): Point => ({
    x: x + ((index % columns) + 0.5) * cell,
    y: y + (Math.floor(index / columns) + 0.5) * cell,
  })
  const count = columns * rows
  const land = Uint8Array.from({ length: count }, (_, index) => (isLand(pointAt(index)) ? 1 : 0))
  const away = shoreDistances(land, columns, rows)
  const ground = waves(random)
  const raw = Float64Array.from({ length: count }, (_, index) => {
    if (land[index]) return 0
    const point = pointAt(index)
    const metres = (away[index]! * cell) / scale
    const wave = ground(point.x / box.width, point.y / box.width)
    const deep = most * (1 - Math.exp(-metres / reach)) * (1 + 0.34 * wave)
    return reefs.some((reef) => isInside(point, reef)) ? Math.min(deep, 1) : deep
  })
  let values: Float64Array = raw
  for (let times = 0; times < 9; times++) values = blurred(values, columns, rows)
  return { values, columns, rows, cell, x, y }
}

function waves(random: () => number): (x: number, y: number) => number {
  const each = Array.from({ length: 7 }, (_, index) => {
    const angle = random() * Math.PI * 2
    const often = 9 + index * 5
    return {
      x: Math.cos(angle) * often,
      y: Math.sin(angle) * often,
      phase: random() * 6.28,
      size: 1 / (1 + index * 0.7),
    }
  })
  return (x, y) =>
    each.reduce((sum, one) => sum + one.size * Math.sin(x * one.x + y * one.y + one.phase), 0) / 2.4
}

/** The distance to land of every cell, in cells: first along columns, then along rows (Felzenszwalb and Huttenlocher). */
function shoreDistances(land: Uint8Array, columns: number, rows: number): Float64Array {
  const far = 1e6
  const squares = Float64Array.from(land, (is) => (is ? 0 : far))
  const along = (start: number, step: number, count: number): void => {
    const heights = Float64Array.from({ length: count }, (_, index) => squares[start + index * step]!)
    const low = [0]
    const from = [Number.NEGATIVE_INFINITY]
    const meet = (index: number): number => {
      const last = low.at(-1)!
      return (heights[index]! + index * index - heights[last]! - last * last) / (2 * (index - last))
    }
    for (let index = 1; index < count; index++) {
      while (meet(index) <= from.at(-1)!) {
        low.pop()
        from.pop()
      }
      from.push(meet(index))
      low.push(index)
    }
    let part = 0
    for (let index = 0; index < count; index++) {
      while (part < low.length - 1 && from[part + 1]! <= index) part++
      squares[start + index * step] = (index - low[part]!) ** 2 + heights[low[part]!]!
    }
  }
  for (let column = 0; column < columns; column++) along(column, columns, rows)
  for (let row = 0; row < rows; row++) along(row * columns, 1, columns)
  return squares.map(Math.sqrt)
}

function blurred(values: Float64Array, columns: number, rows: number): Float64Array {
  const kernel = [0.06, 0.24, 0.4, 0.24, 0.06]
  const pass = (from: Float64Array, step: number, size: number, indexOf: (index: number) => number) =>
    from.map((_, index) => {
      const here = indexOf(index)
      return kernel.reduce((sum, weight, tap) => {
        const off = Math.max(-here, Math.min(size - 1 - here, tap - 2))
        return sum + weight * from[index + off * step]!
      }, 0)
    })
  const across = pass(values, 1, columns, (index) => index % columns)
  return pass(across, columns, rows, (index) => Math.floor(index / columns))
}

export function depthAt({ values, columns, rows, cell, x, y }: Field, point: Point): number {
  const [u, v] = [(point.x - x) / cell - 0.5, (point.y - y) / cell - 0.5]
  const [column, row] = [Math.floor(u), Math.floor(v)]
  const get = (c: number, r: number) =>
    values[Math.max(0, Math.min(rows - 1, r)) * columns + Math.max(0, Math.min(columns - 1, c))]!
  const [s, t] = [u - column, v - row]
  return (
    (get(column, row) * (1 - s) + get(column + 1, row) * s) * (1 - t) +
    (get(column, row + 1) * (1 - s) + get(column + 1, row + 1) * s) * t
  )
}

/** Rings around all water deeper than `level` (marching squares), closed at the edge of the grid. */
export function contours({ values, columns, rows, cell, x, y }: Field, level: number): Point[][] {
  const get = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows ? -1 : values[row * columns + column]! - level
  const next = new Map<string, { key: string; point: Point }>()
  const edge = (c: number, r: number, side: number): { key: string; point: Point } => {
    const [ac, ar, bc, br] = [
      [c, r, c + 1, r],
      [c + 1, r, c + 1, r + 1],
      [c, r + 1, c + 1, r + 1],
      [c, r, c, r + 1],
    ][side] as [number, number, number, number]
    const [a, b] = [get(ac, ar), get(bc, br)]
    const part = a / (a - b)
    return {
      key: `${ac},${ar},${bc},${br}`,
      point: { x: x + (ac + (bc - ac) * part + 0.5) * cell, y: y + (ar + (br - ar) * part + 0.5) * cell },
    }
  }
  const points = new Map<string, Point>()
  const join = (c: number, r: number, from: number, to: number) => {
    const [start, end] = [edge(c, r, from), edge(c, r, to)]
    points.set(start.key, start.point)
    next.set(start.key, end)
  }
  for (let r = -1; r < rows; r++)
    for (let c = -1; c < columns; c++) {
      const corners = [get(c, r), get(c + 1, r), get(c + 1, r + 1), get(c, r + 1)]
      const kind = corners.reduce((sum, value, index) => sum + (value > 0 ? 1 << index : 0), 0)
      for (const [from, to] of steps[kind] ?? []) join(c, r, from, to)
    }
  const rings: Point[][] = []
  while (next.size > 0) {
    const ring: Point[] = []
    let key = next.keys().next().value
    while (key !== undefined && next.has(key)) {
      const end: { key: string; point: Point } = next.get(key)!
      next.delete(key)
      ring.push(end.point)
      key = end.key
    }
    rings.push(ring)
  }
  return rings.filter((ring) => ring.length > 8 && spanOf(ring) > 4 * cell)
}

const spanOf = (ring: Point[]): number => Math.max(...ring.map((point) => distance(ring[0]!, point)))

/** Sides (top, right, bottom, left) at which a line enters and leaves, for each set of deep corners. */
const steps: Record<number, [number, number][]> = {
  1: [[0, 3]],
  2: [[1, 0]],
  3: [[1, 3]],
  4: [[2, 1]],
  5: [
    [0, 1],
    [2, 3],
  ],
  6: [[2, 0]],
  7: [[2, 3]],
  8: [[3, 2]],
  9: [[0, 2]],
  10: [
    [1, 2],
    [3, 0],
  ],
  11: [[1, 2]],
  12: [[3, 1]],
  13: [[0, 1]],
  14: [[3, 0]],
}
