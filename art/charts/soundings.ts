import type { Box, Point } from './charted-place.ts'
import { colours } from './colours.ts'
import { distance, isInside } from './curve.ts'
import { depthAt } from './depth.ts'
import type { Terrain } from './terrain.ts'
import { letterRow } from './words.ts'

type SoundingInput = { terrain: Terrain; box: Box; taken: Box[]; levels: number[]; type: number }

const isIn = ({ x, y }: Point, box: Box, gap: number): boolean =>
  x > box.x - gap && x < box.x + box.width + gap && y > box.y - gap && y < box.y + box.height + gap

/** Depth figures in free areas, with the tenths smaller and lower, as on a printed chart. */
export function soundings({ terrain, box, taken, levels, type }: SoundingInput): string {
  const { field, isLand, random, reefRings, edges } = terrain
  const gap = 43 * Math.sqrt(type)
  const size = 8.6 * Math.sqrt(type)
  const figures: string[] = []
  let odd = false
  for (let y = box.y + gap * 0.4; y < box.y + box.height - 6; y += gap * 0.78) {
    odd = !odd
    for (let x = box.x + gap * (odd ? 0.3 : 0.8); x < box.x + box.width - 8; x += gap) {
      const point = { x: x + (random() - 0.5) * gap * 0.42, y: y + (random() - 0.5) * gap * 0.42 }
      const depth = depthAt(field, point)
      const room = size * 0.95
      const around = [
        [room, 0],
        [-room, 0],
        [0, room],
        [0, -room],
      ].map(([dx, dy]) => ({ x: point.x + dx!, y: point.y + dy! }))
      const crosses = around.some(
        (near) => bandOf(depthAt(field, near), levels) !== bandOf(depth, levels) || isLand(near),
      )
      if (edges.some((each) => distance(each, point) < size * 1.25)) continue
      if (depth < 0.8 || crosses || !isIn(point, box, -10)) continue
      if (taken.some((each) => isIn(point, each, 8)) || reefRings.some((ring) => isInside(point, ring)))
        continue
      figures.push(figure(depth, point, size))
    }
  }
  return `<g fill="${colours.figure}" fill-opacity=".82">${figures.join('')}</g>`
}

const bandOf = (depth: number, levels: number[]): number => levels.filter((level) => level < depth).length

function figure(depth: number, { x, y }: Point, size: number): string {
  const base = { y: y + size * 0.35, size }
  if (depth >= 9.95) return letterRow({ ...base, text: String(Math.round(depth)), x, anchor: 'middle' })
  const tenths = Math.round(depth * 10)
  const whole = letterRow({ ...base, text: String(Math.floor(tenths / 10)), x, anchor: 'end' })
  if (tenths % 10 === 0) return whole
  return (
    whole +
    letterRow({ ...base, text: String(tenths % 10), x: x + 0.3, y: base.y + size * 0.2, size: size * 0.72 })
  )
}
