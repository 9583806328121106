import { isUnitAt } from '../fleet/unit.ts'
import type { AddedMachines, House } from '../house/house.ts'
import { priceOn } from '../house/price-on.ts'
import type { LocationId } from '../locations.ts'
import { type ActivityFacts, type Card, defineActivity, type PlacedStart, soldFacts } from './activity.ts'
import type { ChoiceOf } from './fields.ts'
import { countField, durationField, findDuration, headingOf, labelOf, namedField } from './fields.ts'
import { fullDayConflict, fullDayMinutes } from './full-day.ts'
import { centsOf } from './quote-lines.ts'
import type { Rental } from './rental.ts'

type NamedFacts = Omit<
  ActivityFacts<string>,
  'offers' | 'noun' | 'card' | 'title' | 'places' | 'daysAhead'
> & {
  card: Omit<Card, 'from' | 'queries'>
  pool: (machine: string, place: LocationId) => string
}

/** Machines added by the owner: each has its own name, place and prices and is chosen by name (R-H23). */
export function namedRental(house: House, sold: AddedMachines, { pool, card, ...facts }: NamedFacts): Rental {
  const { noun, title, durations: options } = sold
  const machines = Object.entries(house.units).filter(([, { activity }]) => activity === facts.id)
  const nameOf = (id: string) => house.units[id]?.name ?? id
  const centsAt = (day: Pick<PlacedStart, 'location' | 'date'>, code: string, id: string) =>
    options[code] && priceOn(sold.seasons, code, options[code].cents, { ...day, machine: id })[id]
  const paidCents = (...asked: Parameters<typeof centsAt>): number => {
    const cents = centsAt(...asked)
    if (cents === undefined) throw new Error(`${nameOf(asked[2])} has no price for ${asked[1]}`)
    return cents
  }
  const isPriced = (id: string) => Object.values(options).some(({ cents }) => cents[id] !== undefined)
  const priced = machines.filter(([id]) => isPriced(id))
  const inUse = priced.filter(([, { retired }]) => !retired)
  const shown = inUse.length > 0 ? inUse : priced
  const first = shown[0] ?? machines[0]
  const [shortest] =
    Object.entries(options).find(([, { cents }]) => cents[first?.[0] ?? ''] !== undefined) ??
    Object.entries(options)[0]!
  const named = namedField({
    label: headingOf(noun),
    options: machines.map(([id, { name, staffName = name }]) => ({ id, name, staffName })),
    at: (place, date) => priced.filter(([, unit]) => isUnitAt(unit, place, date)).map(([id]) => id),
    first: first?.[0] ?? '',
    most: 1,
    text: {
      unknown: `This is not one of our ${noun.many}`,
      least: `Please choose a ${noun.one}`,
      most: `One ${noun.one} in a booking`,
      twice: `One ${noun.one} in a booking`,
    },
  })
  const fields = { machines: named, duration: durationField(options, shortest) }
  type Choice = ChoiceOf<typeof fields>
  const minutes = (start: PlacedStart, { duration }: Choice) =>
    options[duration]!.minutes ?? fullDayMinutes(house, start)
  const offers = machines.flatMap(([id, { name }]) =>
    Object.values(options).flatMap(({ label, cents }) =>
      cents[id] === undefined ? [] : [{ name: `${name}, ${label}`, cents: cents[id] }],
    ),
  )
  const shownCents = shown.flatMap(([id]) => options[shortest]!.cents[id] ?? [])
  const from = Math.min(...(shownCents.length > 0 ? shownCents : offers.map(({ cents }) => cents)))
  return {
    ...defineActivity(fields, {
      ...soldFacts(sold),
      ...facts,
      noun,
      card: {
        from: { cents: from, for: `for ${options[shortest]!.label}` },
        queries: inUse
          .filter(([id]) => options[shortest]!.cents[id] !== undefined)
          .map(([id]) => ({ equipment: id, duration: shortest })),
        ...card,
      },
      offers,
      startTimes: () => [...sold.starts],
      startConflict: (start, { duration }) =>
        options[duration]!.minutes === null ? fullDayConflict(house, start) : undefined,
      minutes,
      quote: ({ machines: ids, duration }, start) => {
        const lines = ids.map((id) => ({
          kind: 'machine' as const,
          name: nameOf(id),
          minutes: options[duration]!.minutes,
          cents: paidCents(start, duration, id),
        }))
        return { lines, totalCents: lines.reduce((sum, line) => sum + centsOf(line), 0) }
      },
      needs: (start, from, choice) =>
        choice.machines.map((id) => ({
          pool: pool(id, start.location),
          name: nameOf(id),
          count: 1,
          from,
          to: from.add({ minutes: minutes(start, choice) }),
        })),
      summary: ({ machines: ids, duration }) => ({
        service: `${title}: ${ids.map(nameOf).join(', ')}`,
        durationLabel: labelOf(options, duration),
        quantity: ids.length,
        people: ids.length,
        equipmentType: noun.one,
      }),
      problems: ({ machines: ids, duration }) => {
        const without = ids.find((id) => options[duration]?.cents[id] === undefined)
        return without === undefined
          ? {}
          : { duration: `${nameOf(without)} is not rented for ${labelOf(options, duration)}` }
      },
      choiceOfDraft: ({ duration = '', choice }) => ({
        machines: choice?.machines ?? [],
        duration: findDuration(fields.duration, duration) ?? duration,
      }),
      draftOf: ({ machines: ids, duration }) => ({
        quantity: ids.length,
        duration: options[duration]!.label,
        choice: { machines: ids },
      }),
    }),
    rental: {
      countKey: 'machines',
      count: countField({ label: headingOf(noun), noun, most: 1 }),
      duration: fields.duration,
      machines: {
        field: named,
        centsAt,
      },
      unit: noun,
      unitsFor: () => 1,
      per: `per ${noun.one}`,
      giftAt: () => undefined,
      centsAt: (day, code) => Math.min(...machines.map(([id]) => centsAt(day, code, id) ?? Infinity)),
      isSoldOn: () => true,
    },
  }
}
