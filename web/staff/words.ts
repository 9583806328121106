import type { BookingRow } from '#contract/views.ts'

/** Codes of the stored columns as words; an unknown code is shown as it is, readable. */
const known: Record<string, string> = {
  efoil: 'E-foil',
  jetski: 'Jetski',
  wakesurf: 'Wake surf',
  'wake-surf': 'Wake surf',
  rental: 'rental',
}

const wordOf = (code: string): string => known[code] ?? code.replaceAll(/[_-]/g, ' ')

/** 'E-foil rental, 2 Foils'. */
export const whatText = (row: BookingRow): string =>
  `${wordOf(row.equipmentType)} ${wordOf(row.serviceType)}, ${row.quantity} ${row.quantityLabel.toLowerCase()}`

/** 'E-foil 1 + E-foil 2'; nothing allocated is said, not hidden. */
export const unitsText = (row: BookingRow): string =>
  row.units.length === 0 ? 'no unit' : row.units.join(' + ')
