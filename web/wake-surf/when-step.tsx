import { wakes, wakeTimes } from '#domain/activities/wake-surf.ts'
import { dateText } from '#domain/calendar.ts'
import { StartTimes } from '#web/booking/start-times.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { WhichDay } from '#web/booking/which-day.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Wake } from './use-wake.ts'
import { lacksSauna, wakeChip, withBoat } from './words.ts'

const texts = { failed: 'Unable to load times. Please try again.', loading: 'Loading times...' }

/** Day and start time, side by side where there is room. */
export function When({ wake }: { wake: Wake }) {
  const { asked, date, time, room, entries } = wake
  return (
    <Step title="When">
      <div className="grid gap-8 xl:grid-cols-[22rem_1fr]">
        <WhichDay
          {...asked}
          today={wake.today}
          date={date}
          onDate={wake.chooseDate}
          error={wake.errors.date}
        />
        <div>
          {date !== '' && (
            <div className="mb-4 flex items-baseline justify-between gap-3">
              <p className="font-semibold">{dateText(date)}</p>
              <p className="text-sm text-muted">
                for {wakes[entries.duration].label}
                {entries.sauna && ', sauna after'}
              </p>
            </div>
          )}
          <StartTimes
            date={date}
            starts={room.starts?.map(withBoat)}
            failed={room.failed}
            onRetry={room.retry}
            chosen={time}
            onChoose={(chosen) => wake.set({ time: chosen })}
            asked={entries.sauna ? 'boat and sauna free' : 'the boat free'}
            next={room.next}
            onNext={(next) => wake.set({ date: next.date, time: next.time })}
            texts={texts}
            awaited={wakeTimes}
            toChip={wakeChip}
            hidePast
            error={wake.errors.time}
            wanted={{ ...asked, date }}
            besides={room.starts?.some(lacksSauna) && <WithoutSauna wake={wake} />}
          />
        </div>
      </div>
    </Step>
  )
}

/** On a day without a start the sauna alone may be in the way. */
const WithoutSauna = ({ wake }: { wake: Wake }) => (
  <div className="mt-5">
    <p className="mb-3">The boat is free on this day, only the floating sauna is taken.</p>
    <Button kind="line" size="md" onClick={wake.toggleSauna}>
      Go without the sauna
    </Button>
  </div>
)
