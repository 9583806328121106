import type { Point } from './charted-place.ts'

/** The same numbers on every run: a chart changes only with its data. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
export const lengthOf = (line: Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + distance(line[index]!, point), 0)

/** Neighbours of the segment from `index` to the next point; a closed line wraps around. */
function around(line: Point[], index: number, closed: boolean): [Point, Point, Point, Point] {
  const count = line.length
  const get = (index: number): Point =>
    closed ? line[(index + count) % count]! : line[Math.max(0, Math.min(count - 1, index))]!
  return [get(index - 1), get(index), get(index + 1), get(index + 2)]
}

/** Handles of the curve from b to c (Catmull-Rom); at a corner the handle is on its point. */
function handles([a, b, c, d]: [Point, Point, Point, Point], tension = 1 / 6): [Point, Point] {
  const first = b.sharp ? b : { x: b.x + (c.x - a.x) * tension, y: b.y + (c.y - a.y) * tension }
  const second = c.sharp ? c : { x: c.x - (d.x - b.x) * tension, y: c.y - (d.y - b.y) * tension }
  return [first, second]
}

/** Points along the smooth line, about `step` apart. */
export function dense(line: Point[], step: number, closed: boolean): Point[] {
  const result: Point[] = []
  const stretches = closed ? line.length : line.length - 1
  for (let index = 0; index < stretches; index++) {
    const four = around(line, index, closed)
    const [, b, c] = four
    const [p, q] = handles(four)
    const parts = Math.max(1, Math.round(distance(b, c) / step))
    result.push(b)
    for (let part = 1; part < parts; part++) {
      const t = part / parts
      const [u, v, w] = [between(b, p, t), between(p, q, t), between(q, c, t)]
      result.push(between(between(u, v, t), between(v, w, t), t))
    }
  }
  if (!closed) result.push(line.at(-1)!)
  return result
}

/** A ring with a natural outline: points move by up to `wander`, in waves of several lengths; corners and quays stay. */
export function rough(line: Point[], step: number, wander: number, random: () => number): Point[] {
  const whole = lengthOf([...line, line[0]!])
  // Whole waves only, so that the end of the ring meets its beginning.
  const waves = Array.from({ length: 9 }, (_, index) => ({
    turns: (Math.max(1, Math.round(whole / (step * 4 * 1.5 ** index))) * Math.PI * 2) / whole,
    phase: random() * Math.PI * 2,
    size: 0.22 * 1.16 ** index,
  }))
  const result: Point[] = []
  let gone = 0
  line.forEach((from, index) => {
    const to = line[(index + 1) % line.length]!
    if (from.sharp && to.sharp) {
      result.push(from)
      gone += distance(from, to)
      return
    }
    const part = dense([line.at(index - 1)!, from, to, line[(index + 2) % line.length]!], step, false)
    const start = part.indexOf(from)
    const stretch = part.slice(start, part.indexOf(to))
    stretch.forEach((point, index) => {
      const next = stretch[index + 1] ?? to
      const long = distance(point, next) || 1
      // Nothing moves at the two ends, so that a quay meets its shore.
      const ease = Math.min(1, from.sharp ? index / 4 : 1, to.sharp ? (stretch.length - index) / 4 : 1)
      const off =
        waves.reduce((sum, { turns, phase, size }) => sum + size * Math.sin(gone * turns + phase), 0) *
        wander *
        0.4 *
        ease
      result.push({
        x: point.x - ((next.y - point.y) / long) * off,
        y: point.y + ((next.x - point.x) / long) * off,
        ...(index === 0 && from.sharp ? { sharp: true } : {}),
      })
      gone += long
    })
  })
  return result
}

/** Fewer points: keeps those needed to stay within `off` of the line (Douglas and Peucker). */
export function simplified(line: Point[], off: number): Point[] {
  if (line.length < 3) return line
  const [first, last] = [line[0]!, line.at(-1)!]
  const long = distance(first, last)
  let [worst, where] = [0, 0]
  for (let index = 1; index < line.length - 1; index++) {
    const point = line[index]!
    const away =
      long < 1e-6
        ? distance(point, first)
        : Math.abs((last.x - first.x) * (first.y - point.y) - (first.x - point.x) * (last.y - first.y)) / long
    if (away > worst) [worst, where] = [away, index]
  }
  const sharp = line.findIndex((point, index) => index > 0 && index < line.length - 1 && point.sharp)
  const cut = sharp > 0 ? sharp : where
  if (sharp < 0 && worst <= off) return [first, last]
  return [...simplified(line.slice(0, cut + 1), off).slice(0, -1), ...simplified(line.slice(cut), off)]
}

export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** The `d` of a smooth line, in relative steps, which are shorter. */
export function smoothPath(line: Point[], closed: boolean): string {
  let here = line[0]!
  const word = ({ x, y }: Point) => `${short(x - here.x)} ${short(y - here.y)}`
  const rounded = ({ x, y }: Point): Point => ({
    x: here.x + Number(short(x - here.x)),
    y: here.y + Number(short(y - here.y)),
  })
  const parts = [`M${short(here.x)} ${short(here.y)}`]
  here = { x: Number(short(here.x)), y: Number(short(here.y)) }
  const stretches = closed ? line.length : line.length - 1
  for (let index = 0; index < stretches; index++) {
    const four = around(line, index, closed)
    const [, b, c] = four
    if (b.sharp && c.sharp) parts.push(`l${word(c)}`)
    else {
      const [p, q] = handles(four)
      parts.push(`c${word(p)} ${word(q)} ${word(c)}`)
    }
    here = rounded(c)
  }
  return (parts.join('') + (closed ? 'Z' : '')).replaceAll(' -', '-').replaceAll(/(^|[ a-zA-Z-])0\./g, '$1.')
}

/** The `d` of straight lines between points. */
export const straightPath = (line: Point[], closed = false): string =>
  `M${line.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`

export const isInside = ({ x, y }: Point, ring: Point[]): boolean => {
  let inside = false
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
    const [a, b] = [ring[index]!, ring[before]!]
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}
