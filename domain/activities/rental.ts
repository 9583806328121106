import { isoWeekday } from '../calendar.ts'
import type { House, UnitsActivity } from '../house/house.ts'
import { priceOn } from '../house/price-on.ts'
import type { LocationId } from '../locations.ts'
import type { Activity, ActivityFacts, Card, PlacedStart } from './activity.ts'
import { defineActivity, soldFacts } from './activity.ts'
import type { ChoiceOf, CountField, DurationField, Fields, NamedField, Noun, YesNoField } from './fields.ts'
import { countField, durationField, findDuration, headingOf, labelOf, personNoun } from './fields.ts'
import { fullDayConflict, fullDayMinutes } from './full-day.ts'

// Units of one kind by duration. The owner sets price and number of those that they add.

type RentalFields<Key extends string> = Readonly<Record<Key, CountField>> & {
  readonly duration: DurationField
}

type RentalFacts<Id extends string, Key extends string> = Omit<
  ActivityFacts<Id>,
  'offers' | 'noun' | 'card' | 'title' | 'places' | 'daysAhead'
> & {
  /** The number of units in a choice, or of people if one unit is rented `whole`: key and heading. */
  count: { key: Key; label: string }
  whole?: true
  /** The duration chosen at first; the shortest if it is not offered. */
  first?: string
  card?: Omit<Card, 'from' | 'queries'>
  equipmentType: string
  pool: (place: LocationId) => string
}

/** The extra facts of such an activity, so that its page needs no code of its own. */
export type Rental<Choice = unknown, Id extends string = string, All extends Fields = Fields> = Activity<
  Choice,
  Id,
  All
> & {
  rental: {
    countKey: string
    count: CountField
    duration: DurationField
    addOn?: YesNoField
    /** Set if a unit is chosen by name. */
    machines?: {
      field: NamedField
      /** Undefined if it is not rented for that long. */
      centsAt(
        start: Pick<PlacedStart, 'location' | 'date'>,
        code: string,
        machine: string,
      ): number | undefined
    }
    /** The unit rented, and how many units a count needs. */
    unit: Noun
    unitsFor(count: number): number
    /** The unit of a price: 'per board', 'for the boat'. */
    per: string
    /** Extra minutes for `from` units or more; none for a full day that ends with the hours of the place. */
    giftAt(location: LocationId, code: string): { from: number; minutes: number } | undefined
    /** Cents of a duration per unit; `date` '' for the list price. */
    centsAt(start: Pick<PlacedStart, 'location' | 'date'>, code: string): number
    /** Whether it is sold on that date's weekday. */
    isSoldOn(date: string): boolean
  }
}

export function rental<const Id extends string, const Key extends string>(
  { places }: Pick<House, 'places'>,
  sold: UnitsActivity,
  { count, whole, first, equipmentType, pool, card, ...facts }: RentalFacts<Id, Key>,
): Rental<ChoiceOf<RentalFields<Key>>, Id, RentalFields<Key>> {
  type Choice = ChoiceOf<RentalFields<Key>>
  const { noun: unit, title, gift, durations: options } = sold
  const noun = whole ? personNoun : unit
  const per = whole ? `for the ${unit.one}` : `per ${unit.one}`
  const unitsFor = (many: number) => (whole ? 1 : many)
  const [shortest, { cents: fromCents, label: shortestLabel }] = Object.entries(options)[0]!
  const duration = durationField(options, first !== undefined && options[first] ? first : shortest)
  const read = (choice: Choice) => {
    const { duration: code, [count.key]: many } = choice as unknown as Record<Key, number> & {
      duration: string
    }
    return { many, units: unitsFor(many), option: options[code]!, code }
  }
  const giftAt = (location: LocationId, code: string) =>
    whole || (options[code]?.minutes === null && places[location]?.hours.length) ? undefined : gift
  const extraAt = (location: LocationId, choice: Choice): number => {
    const { units, code } = read(choice)
    const given = giftAt(location, code)
    return given && units >= given.from ? given.minutes : 0
  }
  const minutes = (start: PlacedStart, choice: Choice): number =>
    (read(choice).option.minutes ?? fullDayMinutes({ places }, start)) + extraAt(start.location, choice)
  const centsAt = ({ location, date }: Pick<PlacedStart, 'location' | 'date'>, code: string): number => {
    const own = sold.at?.[location]?.cents?.[code] ?? options[code]!.cents
    return priceOn(sold.seasons, code, own, { location, date })
  }
  const isSoldOn = (date: string) => !sold.weekdays || sold.weekdays.includes(isoWeekday(date))

  // The number of people on board does not affect availability.
  const counted = countField({
    label: count.label,
    noun,
    most: sold.most,
    ...(whole ? {} : { query: 'units' }),
  })
  const fields = { [count.key]: counted, duration } as RentalFields<Key>

  return {
    ...defineActivity<Id, RentalFields<Key>>(fields, {
      ...soldFacts(sold),
      ...facts,
      noun,
      ...(card
        ? {
            card: {
              from: { cents: fromCents, for: `for ${shortestLabel}` },
              queries: [{ duration: shortest }],
              ...card,
            },
          }
        : {}),
      offers: Object.values(options).map(({ label, cents }) => ({
        name: `${label}, ${per}`,
        cents,
      })),
      startTimes: (place, date) => (isSoldOn(date) ? [...(sold.at?.[place]?.starts ?? sold.starts)] : []),
      startConflict: (start, choice) =>
        read(choice).option.minutes === null ? fullDayConflict({ places }, start) : undefined,
      minutes,
      quote: (choice, start: PlacedStart) => {
        const { units, option, code } = read(choice)
        const extra = extraAt(start.location, choice)
        const eachCents = centsAt(start, code)
        const cents = units * eachCents
        const { minutes } = option
        const base = { kind: 'units', count: units, noun: unit, minutes, eachCents, cents } as const
        return {
          totalCents: cents,
          lines: extra > 0 ? [base, { kind: 'gift', minutes: extra }] : [base],
        }
      },
      needs: (start, from, choice) => [
        {
          pool: pool(start.location),
          name: headingOf(unit),
          count: read(choice).units,
          from,
          to: from.add({ minutes: minutes(start, choice) }),
        },
      ],
      summary: (choice) => {
        const { many, code } = read(choice)
        return {
          service: title,
          durationLabel: labelOf(options, code),
          quantity: many,
          people: many,
          equipmentType,
        }
      },
      choiceOfDraft: ({ quantity, duration: text = '' }) => ({
        [count.key]: quantity ?? 1,
        duration: findDuration(duration, text) ?? text,
      }),
      draftOf: (choice) => {
        const { many, option } = read(choice)
        return { quantity: many, duration: option.label }
      },
    }),
    rental: {
      countKey: count.key,
      count: counted,
      duration,
      unit,
      unitsFor,
      per,
      giftAt,
      centsAt,
      isSoldOn,
    },
  }
}
