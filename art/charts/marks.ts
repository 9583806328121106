import { type Wind, winds } from '#domain/charts.ts'
import type { Point } from './charted-place.ts'
import { colours } from './colours.ts'
import { drawn } from './words.ts'

const short = (value: number): string => String(Math.round(value * 100) / 100)

/** The angle of a wind on the rose: 0 is north, clockwise. */
const angleOf = (index: number): number => (index * Math.PI) / 4
const on = ({ x, y }: Point, radius: number, angle: number): string =>
  `${short(x + radius * Math.sin(angle))} ${short(y - radius * Math.cos(angle))}`

function sector(middle: Point, [inner, outer]: [number, number], from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0
  return `M${on(middle, outer, from)}A${outer} ${outer} 0 ${large} 1 ${on(middle, outer, to)}L${on(middle, inner, to)}A${inner} ${inner} 0 ${large} 0 ${on(middle, inner, from)}Z`
}

/** The wind rose: the needle points north; the filled part of the ring marks winds that do not reach the riding zone. */
export function rose(middle: Point, radius: number, calm: readonly Wind[]): string {
  const { x, y } = middle
  const first = winds.indexOf(calm[0]!)
  const ring: [number, number] = [radius * 0.74, radius]
  const from = angleOf(first - 0.5)
  const arc = sector(middle, ring, from, from + angleOf(calm.length))
  const ticks = Array.from({ length: 32 }, (_, index) => {
    const long = index % 4 === 0 ? 0.62 : index % 2 === 0 ? 0.66 : 0.69
    return `M${on(middle, radius * long, (index * Math.PI) / 16)}L${on(middle, radius * 0.73, (index * Math.PI) / 16)}`
  }).join('')
  const points = Array.from({ length: 4 }, (_, index) => index * 2)
  const star = points
    .map((index) => {
      const tip = radius * (index === 0 ? 0.58 : 0.44)
      const side = (half: number) =>
        `M${short(x)} ${short(y)}L${on(middle, tip, angleOf(index))}L${on(middle, radius * 0.13, angleOf(index + half))}Z`
      return `<path fill="${colours.ink}" d="${side(-1)}"/><path fill="${colours.paper}" stroke="${colours.ink}" stroke-width=".5" stroke-linejoin="round" d="${side(1)}"/>`
    })
    .join('')
  const size = radius * 0.29
  const labels = points.map((index) => {
    const [left, low] = on(middle, radius + size * 0.86, angleOf(index))
      .split(' ')
      .map(Number) as [number, number]
    const north = index === 0
    return drawn({
      text: winds[index]!,
      x: left,
      y: low + size * 0.36,
      size: north ? size * 1.1 : size,
      face: 'display',
      fill: north ? colours.ink : colours.muted,
      anchor: 'middle',
    })
  })
  return [
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 1.52)}" fill="${colours.paper}" fill-opacity=".78"/>`,
    `<g fill="none" stroke="${colours.figure}" stroke-width=".6"><circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${colours.paper}"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(ring[0])}"/><path d="${ticks}"/></g>`,
    `<path fill="${colours.zone}" d="${arc}"/>`,
    star,
    ...labels,
  ].join('')
}

/** The pin that marks the meeting point, with its tip on it. */
export function pin({ x, y }: Point, size: number): string {
  const r = size * 0.36
  const up = y - size + r
  return (
    `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r * 0.55)}" ry="${short(r * 0.22)}" fill="${colours.ink}" fill-opacity=".25"/>` +
    `<path fill="${colours.ink}" stroke="${colours.paper}" stroke-width="${short(size * 0.07)}" d="M${short(x)} ${short(y)}C${short(x - r * 0.35)} ${short(y - size * 0.28)} ${short(x - r)} ${short(up + r * 0.75)} ${short(x - r)} ${short(up)}A${short(r)} ${short(r)} 0 1 1 ${short(x + r)} ${short(up)}C${short(x + r)} ${short(up + r * 0.75)} ${short(x + r * 0.35)} ${short(y - size * 0.28)} ${short(x)} ${short(y)}Z"/>` +
    `<circle cx="${short(x)}" cy="${short(up)}" r="${short(r * 0.44)}" fill="${colours.sun}"/>`
  )
}

export function parking({ x, y }: Point, size: number): string {
  const half = size / 2
  const sign = `<rect x="${short(x - half)}" y="${short(y - half)}" width="${short(size)}" height="${short(size)}" rx="${short(size * 0.24)}" fill="${colours.figure}" stroke="${colours.paper}" stroke-width="${short(size * 0.08)}"/>`
  return (
    sign +
    drawn({
      text: 'P',
      x,
      y: y + size * 0.25,
      size: size * 0.7,
      face: 'display',
      fill: colours.paper,
      anchor: 'middle',
    })
  )
}

/** A bar of a round number of metres, in four parts. */
export function scaleBar({ x, y }: Point, scale: number, widest: number, size: number): string {
  const metres = [2000, 1000, 800, 400, 200].find((each) => each * scale <= widest)!
  const part = (metres * scale) / 4
  const cells = [0, 2].map(
    (index) =>
      `<rect x="${short(x + index * part)}" y="${short(y)}" width="${short(part)}" height="4" fill="${colours.ink}"/>`,
  )
  const label = (index: number, anchor: 'start' | 'middle' | 'end') =>
    drawn({
      text: index === 4 ? `${metres} m` : String((metres / 4) * index),
      x: x + index * part,
      y: y - size * 0.45,
      size,
      fill: colours.ink,
      anchor,
    })
  return (
    `<rect x="${short(x)}" y="${short(y)}" width="${short(part * 4)}" height="4" fill="${colours.paper}" stroke="${colours.ink}" stroke-width=".7"/>` +
    cells.join('') +
    label(0, 'start') +
    label(2, 'middle') +
    label(4, 'middle')
  )
}
