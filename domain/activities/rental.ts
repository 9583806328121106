import type { UnitsActivity } from '../house/house.ts'
import { priceOn } from '../house/price-on.ts'
import type { LocationId } from '../locations.ts'
import type { Activity, ActivityFacts, Card, PlacedStart } from './activity.ts'
import { defineActivity, soldFacts } from './activity.ts'
import type { ChoiceOf, CountField, DurationField, Fields } from './fields.ts'
import { countField, durationField, findDuration, labelOf } from './fields.ts'
import { fullDayBar, fullDayMinutes } from './full-day.ts'

// Units of one kind by duration: whoever adds e-foils, boards or kayaks says what they cost and how many there are.

type RentalFields<Key extends string> = Readonly<Record<Key, CountField>> & {
  readonly duration: DurationField
}

type RentalFacts<Id extends string, Key extends string> = Omit<
  ActivityFacts<Id>,
  'offers' | 'noun' | 'card' | 'title' | 'places' | 'daysAhead'
> & {
  /** The number of units in a choice: its key and its heading. */
  count: { key: Key; label: string }
  /** The code of the duration that is chosen at first; the shortest where it is not offered. */
  first?: string
  card?: Omit<Card, 'from' | 'queries'>
  equipmentType: string
  pool: (place: LocationId) => string
}

/** An activity of this shape says more than others: a page for it needs no code of its own. */
export type Rental<Choice = unknown, Id extends string = string, All extends Fields = Fields> = Activity<
  Choice,
  Id,
  All
> & {
  rental: {
    countKey: string
    count: CountField
    duration: DurationField
    gift: { from: number; minutes: number } | undefined
    /** Cents of a duration for one unit; `date` '' for the list price. */
    centsAt(start: Pick<PlacedStart, 'location' | 'date'>, code: string): number
  }
}

/** A rental of one kind of units by duration, as the house sells it. */
export function rental<const Id extends string, const Key extends string>(
  sold: UnitsActivity,
  { count, first, equipmentType, pool, card, ...facts }: RentalFacts<Id, Key>,
): Rental<ChoiceOf<RentalFields<Key>>, Id, RentalFields<Key>> {
  type Choice = ChoiceOf<RentalFields<Key>>
  const { noun, title, gift, durations: options } = sold
  const [shortest, { cents: fromCents, label: shortestLabel }] = Object.entries(options)[0]!
  const duration = durationField(options, first !== undefined && options[first] ? first : shortest)
  const read = (choice: Choice) => {
    const { duration: code, [count.key]: units } = choice as unknown as Record<Key, number> & {
      duration: string
    }
    return { units, option: options[code]!, code, isGift: gift !== undefined && units >= gift.from }
  }
  const minutes = (time: string, choice: Choice): number => {
    const { option, isGift } = read(choice)
    return (option.minutes ?? fullDayMinutes(time)) + (isGift ? gift!.minutes : 0)
  }
  const centsAt = ({ location, date }: Pick<PlacedStart, 'location' | 'date'>, code: string): number => {
    const own = sold.at?.[location]?.cents?.[code]
    const durations = own === undefined ? options : { ...options, [code]: { cents: own } }
    return priceOn({ durations, seasons: sold.seasons }, code, { location, date })
  }

  const counted = countField({ label: count.label, noun, most: sold.most, query: 'units' })
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
        name: `${label}, per ${noun.one}`,
        cents,
      })),
      startTimes: (place) => [...(sold.at?.[place]?.starts ?? sold.starts)],
      startBar: (_place, time, choice) =>
        read(choice).option.minutes === null ? fullDayBar(time) : undefined,
      minutes: (_place, time, choice) => minutes(time, choice),
      quote: (choice, start: PlacedStart) => {
        const { units, option, code, isGift } = read(choice)
        const cents = centsAt(start, code)
        const totalCents = units * cents
        const { minutes } = option
        const base = {
          kind: 'units',
          count: units,
          noun,
          minutes,
          eachCents: cents,
          cents: totalCents,
        } as const
        return {
          totalCents,
          lines: isGift ? [base, { kind: 'gift', minutes: gift!.minutes }] : [base],
        }
      },
      needs: (place, from, choice, time) => [
        {
          pool: pool(place),
          count: read(choice).units,
          from,
          to: from.add({ minutes: minutes(time, choice) }),
        },
      ],
      summary: (choice) => {
        const { units, code } = read(choice)
        return {
          service: title,
          durationLabel: labelOf(options, code),
          quantity: units,
          people: units,
          equipmentType,
        }
      },
      choiceOfDraft: ({ quantity, duration: text = '' }) => ({
        [count.key]: quantity ?? 1,
        duration: findDuration(duration, text) ?? text,
      }),
      draftOf: (choice) => {
        const { units, option } = read(choice)
        return { quantity: units, duration: option.label }
      },
    }),
    rental: { countKey: count.key, count: counted, duration, gift, centsAt },
  }
}
