import { Repeat2 } from 'lucide-react'
import { rideTimes } from '#domain/activities/efoil-ride.ts'
import { dateText } from '#domain/calendar.ts'
import { maxFoils } from '#domain/fleet/efoils.ts'
import { HowLong } from '#web/steps/how-long.tsx'
import { askedFoils, atMostFoils, giftWords, rideLengths } from '#web/steps/ride.ts'
import { StartTimes } from '#web/steps/start-times.tsx'
import { Note } from '#web/ui/note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { TestDriveState } from './use-test-drive.ts'

const texts = {
  failed: 'Unable to load available times. Please try again.',
  loading: 'Loading available times...',
}

/** Second column: when it starts, how many foils, how long. */
export function StartAndLength({ drive: { ride, choosing } }: { drive: TestDriveState }) {
  const { choice } = ride
  const { date, time, room } = choosing
  const gift = giftWords(choice, time)
  return (
    <div className="border-line p-5 pt-0 sm:p-8 max-md:sm:pt-0 md:border-l lg:px-6">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="lab !mb-0 !font-sans !tracking-normal">Start time</h3>
        {date !== '' && <p className="text-sm text-muted">{dateText(date, 'short')}</p>}
      </div>
      <div className="mt-3 md:min-h-52">
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
          grouped={false}
          error={choosing.errors.time}
        />
      </div>
      <div className="mt-7">
        <Stepper
          label="Foils"
          hint={`1 to ${maxFoils}`}
          unit="foil"
          min={1}
          max={maxFoils}
          atMost={atMostFoils}
          value={choice.foils}
          onChange={(foilCount) => choosing.set({ foilCount })}
        />
      </div>
      <div className="mt-7">
        <HowLong
          look="chips"
          per="per foil"
          lengths={rideLengths}
          value={choice.duration}
          onChange={(duration) => choosing.set({ duration })}
        />
      </div>
      <Note kind="gift" className="mt-7" title={gift.title}>
        {gift.text}
      </Note>
      <p className="mt-5 flex items-start gap-2 text-[0.9375rem] text-muted">
        <Repeat2 className="mt-0.5 size-5 flex-none" aria-hidden="true" />
        You pay per foil only. Friends may swap riders at no extra cost.
      </p>
    </div>
  )
}
