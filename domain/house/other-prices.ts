import type { House } from './house.ts'
import type { OtherCode } from './price-on.ts'

// The prices of an activity beside those of its lengths. A season names them by codes, as it names a length by its own.

type Activity = House['activities'][string]
/** `path`: where it stands in the activity. */
type OtherPrice = { code: OtherCode; label: string; cents: number; path: readonly string[] }

function otherPrices(sold: Activity): OtherPrice[] {
  switch (sold.kind) {
    case 'session':
      return [{ code: 'walk-in', label: 'Walk-in', cents: sold.walkInCents, path: ['walkInCents'] }]
    case 'units':
      if (!sold.addOn) return []
      return [{ code: 'add-on', label: sold.addOn.name, cents: sold.addOn.cents, path: ['addOn', 'cents'] }]
    case 'boat':
      return (['weekday', 'weekend'] as const).flatMap((days) =>
        (['day', 'evening'] as const).map((slot) => ({
          code: `sauna-${days}-${slot}` as const,
          label: `Sauna, ${days}, ${slot}`,
          cents: sold.sauna[days][slot],
          path: ['sauna', days, slot],
        })),
      )
    default:
      return []
  }
}

/** An activity with all its prices among its lengths, for what reads or changes every price. The same object without others. */
export function withAllPrices<Sold extends Activity>(sold: Sold): Sold {
  const others = otherPrices(sold)
  if (others.length === 0 || !('durations' in sold)) return sold
  const named = others.map(({ code, label, cents }) => [code, { label, cents }])
  return { ...sold, durations: { ...sold.durations, ...Object.fromEntries(named) } }
}

/** The reverse of `withAllPrices`: each other price back where it stands. */
export function withOwnPrices<Sold extends Activity>(listed: Sold): Sold {
  const others = otherPrices(listed)
  if (others.length === 0 || !('durations' in listed)) return listed
  const { durations, ...sold } = listed as Activity & { durations: Record<string, { cents: number }> }
  const lengths = Object.entries(durations).filter(([name]) => others.every(({ code }) => code !== name))
  return others.reduce((left, { code, path }) => put(left, path, durations[code]!.cents), {
    ...sold,
    durations: Object.fromEntries(lengths),
  } as object) as Sold
}

const put = (holder: object, [name = '', ...rest]: readonly string[], cents: number): object => {
  const inner = (holder as Record<string, object>)[name]!
  return { ...holder, [name]: rest.length > 0 ? put(inner, rest, cents) : cents }
}
