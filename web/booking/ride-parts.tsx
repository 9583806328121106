import { rideTimes } from '#domain/activities/efoil-ride.ts'
import { maxFoils } from '#domain/fleet/efoils.ts'
import { Note } from '#web/ui/note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { HowLong } from './how-long.tsx'
import type { RideChoosing } from './ride-choosing.ts'
import type { useRideForm } from './ride-form.ts'
import { askedFoils, atMostFoils, giftWords, rideLengths, rideSpanText } from './ride-words.ts'
import type { StartTimesProps } from './start-times.tsx'
import { StartTimes } from './start-times.tsx'
import { WhichDay } from './which-day.tsx'

// The questions of a ride, bound to its form: the landing's test drive and the private page ask the same ones.

export type RideBooking = { ride: ReturnType<typeof useRideForm>; choosing: RideChoosing }
type Part = { booking: RideBooking }

export const RideDay = ({ booking: { ride, choosing } }: Part) => (
  <WhichDay
    activity={choosing.activity}
    location={ride.entries.location}
    units={ride.choice.foils}
    duration={ride.choice.duration}
    today={choosing.today}
    date={choosing.date}
    onDate={choosing.chooseDate}
    error={choosing.errors.date}
  />
)

type Look = Pick<StartTimesProps, 'texts' | 'grouped' | 'hidePast'>

export const RideTimes = ({ booking: { ride, choosing }, ...look }: Part & Look) => (
  <StartTimes
    date={choosing.date}
    starts={choosing.room.starts}
    failed={choosing.room.failed}
    onRetry={choosing.room.retry}
    chosen={choosing.time}
    onChoose={choosing.chooseTime}
    asked={askedFoils(ride.choice.foils)}
    next={choosing.room.next}
    onNext={choosing.chooseStart}
    awaited={rideTimes}
    wanted={{
      activity: choosing.activity,
      location: ride.entries.location,
      date: choosing.date,
      units: ride.choice.foils,
      duration: ride.choice.duration,
    }}
    span={rideSpanText(choosing.time, ride.choice)}
    error={choosing.errors.time}
    {...look}
  />
)

export const FoilCount = ({ booking: { ride, choosing }, hint }: Part & { hint: string }) => (
  <Stepper
    label="Foils"
    hint={hint}
    unit="foil"
    min={1}
    max={maxFoils}
    atMost={atMostFoils}
    value={ride.choice.foils}
    onChange={(foilCount) => choosing.set({ foilCount })}
  />
)

export const RideLength = ({ booking: { ride, choosing }, look }: Part & { look: 'tiles' | 'chips' }) => (
  <HowLong
    look={look}
    per="per foil"
    lengths={rideLengths}
    value={ride.choice.duration}
    onChange={(duration) => choosing.set({ duration })}
  />
)

/** What 3 or more foils bring, or how far it is to there. */
export function GiftNote({ booking: { ride, choosing }, className }: Part & { className: string }) {
  const gift = giftWords(ride.choice, choosing.time)
  return (
    <Note kind="gift" className={className} title={gift.title}>
      {gift.text}
    </Note>
  )
}
