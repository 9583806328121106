import { Clock, Users } from 'lucide-react'
import { Suspense } from 'react'
import { peopleText } from '#domain/counted.ts'
import { type JetskiId, peopleHint, seatsOf } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { fact, placeAndDay } from '#web/booking/booking-summary.tsx'
import type { Fact } from '#web/booking/price.tsx'
import { chipOf, type ToChip } from '#web/booking/start-list.ts'
import { useHouse } from '#web/house-on-page.ts'
import { TextArea } from '#web/ui/field.tsx'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { machinesText, outText, placeOf } from './jetski-words.ts'
import type { JetskiBooking } from './use-jetski-booking.ts'

// Parts of both forms.

// Needed after a failure, perhaps of the network, so its code is loaded early.
const WhyFailed = lazyWithRetry(() => import('./why-failed.tsx').then((module) => module.WhyFailed), {
  ahead: 'act',
})

/** How start times are shown for the chosen machines; an unavailable one names the missing machine. */
export const timesOf = (house: House, { chosen, times, start, span, form }: JetskiBooking) => ({
  start,
  errors: form.errors,
  needText: machinesText(chosen?.jetskis ?? []),
  awaited: times,
  toChip: chipFor(house, chosen?.jetskis ?? []),
  span: span && `${span}. `,
  // Waitlist entries of both forms are for the rental.
  waitlistDay: { ...start.query, activity: 'jetski-rental', date: start.date },
})

/** Each machine is unique, so a count of free ones means nothing; the name of the missing one does. */
const chipFor =
  (house: House, ids: readonly JetskiId[]): ToChip =>
  (start) => {
    const { time, open, reason, lacks } = start
    if (open) return { time, state: 'free' }
    if (reason !== 'full' && !lacks) return chipOf({ ...start, free: undefined }, undefined)
    return { time, state: 'off', note: outText(house, lacks ?? [], ids) }
  }

type Part = { booking: JetskiBooking; label: string }

/** From 1 to as many people as the chosen machines carry. */
export function Riders({ booking: { chosen, people, form }, label }: Part) {
  const house = useHouse()
  const jetskis = chosen?.jetskis ?? []
  const hint = peopleHint(house, jetskis)
  return (
    <Stepper
      label={label}
      hint={hint}
      atMost={hint}
      unit="person"
      min={1}
      max={seatsOf(house, jetskis)}
      value={people}
      onChange={(count) => form.set({ people: count })}
    />
  )
}

/** The notes, with the error of the last try below them. */
export const Notes = ({ booking: { form, sending }, label, submitId }: Part & { submitId: string }) => (
  <>
    <TextArea
      label={label}
      optional
      className="mt-6"
      placeholder="Anything we should know"
      {...form.field('notes')}
    />
    {sending.trouble && (
      <Suspense>
        <WhyFailed trouble={sending.trouble} takeInstead={sending.takeInstead} submitId={submitId} />
      </Suspense>
    )}
  </>
)

/** Place, day, times and people; values not chosen yet say so. */
export const factsOf = (house: House, { chosen, start: { date }, span, people }: JetskiBooking): Fact[] => [
  ...placeAndDay(house, placeOf(house, chosen?.jetskis ?? []), date),
  fact('time', <Clock />, span, 'No start time yet'),
  fact('people', <Users />, peopleText(people), ''),
]
