import { rides, rideTimes } from '#domain/activities/efoil-ride.ts'
import { dateText } from '#domain/calendar.ts'
import { maxFoils } from '#domain/fleet/efoils.ts'
import { HowLong } from '#web/steps/how-long.tsx'
import { askedFoils, atMostFoils, foilsText, giftWords, rideLengths } from '#web/steps/ride.ts'
import { Step } from '#web/steps/section.tsx'
import { StartTimes } from '#web/steps/start-times.tsx'
import { WhichDay } from '#web/steps/which-day.tsx'
import { Note } from '#web/ui/note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { PrivateRide } from './private-form.ts'

const texts = { failed: 'Unable to load times. Please try again.', loading: 'Loading times...' }

/** Day and start time, side by side where there is room. */
export function When({ booking: { ride, choosing } }: { booking: PrivateRide }) {
  const { entries, choice } = ride
  const { date, time, room } = choosing
  return (
    <Step title="When">
      <div className="grid gap-8 xl:grid-cols-[22rem_1fr]">
        <WhichDay
          activity="efoil-private"
          location={entries.location}
          units={choice.foils}
          duration={choice.duration}
          today={choosing.today}
          date={date}
          onDate={choosing.chooseDate}
          error={choosing.errors.date}
        />
        <div>
          {date !== '' && (
            <div className="mb-4 flex items-baseline justify-between gap-3">
              <p className="font-semibold">{dateText(date)}</p>
              <p className="text-sm text-muted">
                for {foilsText(choice.foils)}, {rides[choice.duration].short}
              </p>
            </div>
          )}
          <StartTimes
            date={date}
            starts={room.starts}
            failed={room.failed}
            onRetry={room.retry}
            chosen={time}
            onChoose={choosing.chooseTime}
            asked={askedFoils(choice.foils)}
            next={room.next}
            onNext={choosing.chooseStart}
            texts={texts}
            awaited={rideTimes}
            hidePast
            error={choosing.errors.time}
          />
        </div>
      </div>
    </Step>
  )
}

/** How many foils and how long; 3 or more bring a gift. */
export function HowMany({ booking: { ride, choosing } }: { booking: PrivateRide }) {
  const { choice } = ride
  const gift = giftWords(choice, choosing.time)
  return (
    <Step title="How many foils, how long">
      <Stepper
        label="Foils"
        hint="One rider per foil at a time"
        unit="foil"
        min={1}
        max={maxFoils}
        atMost={atMostFoils}
        value={choice.foils}
        onChange={(foilCount) => choosing.set({ foilCount })}
      />
      <div aria-live="polite">
        {choice.foils >= 3 && (
          <Note kind="gift" className="mt-4" title={gift.title}>
            {gift.text}
          </Note>
        )}
      </div>
      <div className="mt-6">
        <HowLong
          look="tiles"
          per="per foil"
          lengths={rideLengths}
          value={choice.duration}
          onChange={(duration) => choosing.set({ duration })}
        />
      </div>
    </Step>
  )
}
