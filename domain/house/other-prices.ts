import type { House } from './house.ts'
import type { OtherCode } from './price-on.ts'

// Prices of an activity other than those of its lengths. A season refers to them by codes, as to lengths.

type Activity = House['activities'][string]
/** `path`: its path in the activity. */
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

/**
 * The activity with its other prices listed as lengths, for code that reads or changes all prices. The same object if it has
 * none.
 */
export function withAllPrices<Sold extends Activity>(sold: Sold): Sold {
  const others = otherPrices(sold)
  if (others.length === 0 || !('durations' in sold)) return sold
  const named = others.map(({ code, label, cents }) => [code, { label, cents }])
  return { ...sold, durations: { ...sold.durations, ...Object.fromEntries(named) } }
}

/** The reverse of `withAllPrices`: moves each other price back to its own field. */
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
