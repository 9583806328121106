const centre = 120
const radius = 104
const gapDegrees = 3

/** A part of the ring as an SVG path in a box of 240; degrees from the top, clockwise. */
function arc(fromDegrees: number, toDegrees: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${(centre + radius * Math.sin(angle)).toFixed(2)} ${(centre - radius * Math.cos(angle)).toFixed(2)}`
  }
  return `M${at(fromDegrees)}A${radius} ${radius} 0 0 1 ${at(toDegrees)}`
}

type Segment = { whole: string; booked?: string; ridden?: string }

/** One segment per hour of the ring: all of it, what is booked, and over that what is ridden. */
export function ringOf(hours: {
  everyMinutes: number
  riddenMinutes: number
  bookedMinutes: number
}): Segment[] {
  const count = Math.max(1, Math.round(hours.everyMinutes / 60))
  const step = 360 / count
  const ridden = hours.riddenMinutes / 60
  const booked = ridden + hours.bookedMinutes / 60
  return Array.from({ length: count }, (_, index) => {
    const from = index * step + gapDegrees / 2
    const length = step - gapDegrees
    const part = (until: number) => {
      const share = Math.min(1, until - index)
      return share > 0 ? arc(from, from + length * share) : undefined
    }
    return { whole: arc(from, from + length), booked: part(booked), ridden: part(ridden) }
  })
}
