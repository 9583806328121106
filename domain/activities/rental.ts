import type { LocationId } from '../locations.ts'
import type { Activity, ActivityFacts, PlacedStart } from './activity.ts'
import { defineActivity } from './activity.ts'
import type { ChoiceOf, CountField, DurationField, DurationOption, Fields } from './fields.ts'
import { countField, findDuration } from './fields.ts'
import { fullDayBar, fullDayMinutes } from './full-day.ts'

// Units of one kind by duration: whoever adds e-foils, boards or kayaks says what they cost and how many there are.

/** Cents are for one unit. */
type RentalDuration = DurationOption & { cents: number }
type Options = Readonly<Record<string, RentalDuration>>

/** What differs at one place: its start times, its cents by duration. */
type AtPlace<Code extends string> = { starts?: readonly string[]; cents?: Partial<Record<Code, number>> }

type RentalFields<Key extends string, Durations extends Options> = Readonly<Record<Key, CountField>> & {
  readonly duration: DurationField<Durations>
}

type RentalFacts<Id extends string, Key extends string, Durations extends Options> = Omit<
  ActivityFacts<Id>,
  'offers'
> & {
  /** The number of units in a choice: its key, its heading, and the most in one booking. */
  count: { key: Key; label: string; most: number }
  duration: DurationField<Durations>
  starts: readonly string[]
  at?: Partial<Record<LocationId, AtPlace<keyof Durations & string>>>
  /** So many units bring so many minutes, free and really reserved (R-A2). */
  gift?: { from: number; minutes: number }
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
    duration: DurationField<Options>
    gift: { from: number; minutes: number } | undefined
    centsAt(place: LocationId, code: string): number
  }
}

/** A rental of one kind of units by duration. */
export function rental<const Id extends string, const Key extends string, Durations extends Options>({
  count,
  duration,
  starts,
  at,
  gift,
  equipmentType,
  pool,
  ...facts
}: RentalFacts<Id, Key, Durations>): Rental<
  ChoiceOf<RentalFields<Key, Durations>>,
  Id,
  RentalFields<Key, Durations>
> {
  type Choice = ChoiceOf<RentalFields<Key, Durations>>
  const { noun, title } = facts
  const options: Options = duration.options
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
  const centsAt = (place: LocationId, code: string): number =>
    at?.[place]?.cents?.[code as keyof Durations & string] ?? options[code]!.cents

  const counted = countField({ label: count.label, noun, most: count.most, query: 'units' })
  const fields = { [count.key]: counted, duration } as RentalFields<Key, Durations>

  return {
    ...defineActivity<Id, RentalFields<Key, Durations>>(fields, {
      ...facts,
      offers: Object.values(options).map(({ label, cents }) => ({
        name: `${label}, per ${noun.one}`,
        cents,
      })),
      startTimes: (place) => [...(at?.[place]?.starts ?? starts)],
      startBar: (_place, time, choice) =>
        read(choice).option.minutes === null ? fullDayBar(time) : undefined,
      minutes: (_place, time, choice) => minutes(time, choice),
      quote: (choice, { location }: PlacedStart) => {
        const { units, option, code, isGift } = read(choice)
        const cents = centsAt(location, code)
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
        const { units, option } = read(choice)
        return {
          service: title,
          durationLabel: option.label,
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
