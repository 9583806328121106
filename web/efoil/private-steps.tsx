import { rides } from '#domain/activities/efoil-ride.ts'
import { dateText } from '#domain/calendar.ts'
import { FoilCount, GiftNote, RideDay, RideLength, RideTimes } from '#web/booking/ride-parts.tsx'
import { foilsText } from '#web/booking/ride-words.ts'
import { Step } from '#web/booking/step-section.tsx'
import type { PrivateRide } from './private-form.ts'

const texts = { failed: 'Unable to load times. Please try again.', loading: 'Loading times...' }

/** Day and start time, side by side where there is room. */
export function When({ booking }: { booking: PrivateRide }) {
  const { date } = booking.choosing
  const { foils, duration } = booking.ride.choice
  return (
    <Step title="When">
      <div className="grid gap-8 xl:grid-cols-[22rem_1fr]">
        <RideDay booking={booking} />
        <div>
          {date !== '' && (
            <div className="mb-4 flex items-baseline justify-between gap-3">
              <p className="font-semibold">{dateText(date)}</p>
              <p className="text-sm text-muted">
                for {foilsText(foils)}, {rides[duration].short}
              </p>
            </div>
          )}
          <RideTimes booking={booking} texts={texts} hidePast />
        </div>
      </div>
    </Step>
  )
}

/** How many foils and how long; 3 or more bring a gift. */
export const HowMany = ({ booking }: { booking: PrivateRide }) => (
  <Step title="How many foils, how long">
    <FoilCount booking={booking} hint="One rider per foil at a time" />
    <div aria-live="polite">
      {booking.ride.choice.foils >= 3 && <GiftNote booking={booking} className="mt-4" />}
    </div>
    <div className="mt-6">
      <RideLength booking={booking} look="tiles" />
    </div>
  </Step>
)
