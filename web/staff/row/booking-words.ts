import type { NotReady } from '#contract/calls/dock-calls.ts'
import type { BookingRow } from '#contract/views.ts'
import { countText } from '#domain/activities/fields.ts'
import { staffName } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { paidLabels } from '#domain/money-moves.ts'

/** Stored codes as words; an unknown code is shown itself, in a readable form. */
const codeWords: Record<string, string> = {
  efoil: 'E-foil',
  jetski: 'Jetski',
  wakesurf: 'Wake surf',
  'wake-surf': 'Wake surf',
}

const wordOf = (code: string): string => codeWords[code] ?? code.replaceAll(/[_-]/g, ' ')

/** 'E-Foil Private Rent, 2 foils'. */
export const whatText = (row: BookingRow): string => `${row.service}, ${quantityText(row)}`

/** '2 foils', '1 foil', '1 person'. */
export const quantityText = ({ quantity, noun }: Pick<BookingRow, 'quantity' | 'noun'>): string =>
  countText(quantity, noun)

/** What staff still have to take at the dock: '63 € to pay'. */
export function dueText({ paidState, owedCents, paymentMethod, status }: BookingRow): string | undefined {
  const isDue = paidState === 'part_paid' || (paymentMethod === 'on_site' && status !== 'pending')
  return isDue && owedCents > 0 ? `${priceText(owedCents)} to pay` : undefined
}

/** The same, or 'Paid', 'Part paid'. */
export function paidText(row: BookingRow): string {
  // Money refunded by staff is not due again.
  const isGiven = row.paidState === 'part_paid' && row.status !== 'cancelled'
  return dueText(row) ?? (isGiven ? 'Part refunded' : paidLabels[row.paidState])
}

type Kind = Pick<BookingRow, 'activity' | 'equipmentType' | 'serviceType' | 'sector' | 'units'>

/** Equipment and service type: 'E-foil rental'. A type that only repeats the units is replaced by its sector's. */
export const kindText = (house: House, { activity, equipmentType, serviceType, sector, units }: Kind) => {
  const sold = house.activities[activity]
  return sold?.kind === 'units' && sold.shape === 'session'
    ? 'Session'
    : `${wordOf(namesOnly(house, equipmentType, units) ? sector : equipmentType)} ${wordOf(serviceType)}`
}

/**
 * Machines are stored as their type, by the site's names ('Trixx 2023 Red, Trixx 2025 Red'); so are boat and sauna of a wake
 * surf.
 */
function namesOnly(house: House, equipmentType: string, units: readonly string[]): boolean {
  const names = new Set(units.map((unit) => unit.toLowerCase()))
  return equipmentType.split(', ').every((name) => names.has(staffName(house, name).toLowerCase()))
}

/** 'E-foil 1 + 2', or that there is no unit. */
export function unitsText({ units }: Pick<BookingRow, 'units'>): string {
  const [first, ...rest] = units
  if (first === undefined) return 'no unit'
  const kind = first.replace(/\d+$/, '')
  const short = (name: string) => (kind !== first && name.startsWith(kind) ? name.slice(kind.length) : name)
  return [first, ...rest.map(short)].join(' + ')
}

/** 'Start on E-foil 2', or 'Change to E-foil 2' if other objections remain, which are then shown. */
export const giveText = ({ reasons, instead }: NotReady): string =>
  `${reasons.length > instead.length ? 'Change to' : 'Start on'} ${instead.map(({ to }) => to.name).join(' and ')}`
