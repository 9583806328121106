import { unitsText } from '#web/desk/words.ts'
import { surname } from './board.ts'
import type { LateReturn } from './late.ts'

/** 'E-foil 1 is 25 min late'. */
export function lateTitle({ row, minutes }: LateReturn): string {
  const is = row.units.length > 1 ? 'are' : 'is'
  return `${unitsText(row)} ${is} ${lengthText(minutes)} late`
}

const lengthText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`

/** Who was due when, who is next on the unit, and what is free for them. */
export function lateText({ row, next }: LateReturn): string {
  const due = `${surname(row.customerName)} was due at ${row.until}.`
  if (!next) return `${due} Nobody is next today.`
  const unit = row.units.length > 1 ? next.unit : 'it'
  const then = `${surname(next.row.customerName)} starts on ${unit} at ${next.row.time}.`
  return next.soon ? `${due} ${then} ${freeText(next.instead)}` : `${due} ${then}`
}

function freeText(instead: NonNullable<LateReturn['next']>['instead']): string {
  if (!instead) return 'Nothing equal is free then.'
  const { unit, until } = instead
  const battery = unit.batteryLevel === undefined ? '' : `, battery ${unit.batteryLevel}%`
  return `${unit.name} is free ${until === undefined ? 'for the rest of the day' : `until ${until}`}${battery}.`
}
