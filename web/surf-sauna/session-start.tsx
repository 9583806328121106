import { CloudOff, RotateCw } from 'lucide-react'
import { findSession } from '#domain/activities/group-session.ts'
import { dateText } from '#domain/calendar.ts'
import { mayOpen } from '#web/booking/empty-day.ts'
import { FreeTimes } from '#web/booking/free-times.tsx'
import { closedWords, isFull } from '#web/booking/start-list.ts'
import { PickDay } from '#web/booking/start-step.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { Waitlist } from '#web/booking/waitlist.tsx'
import { useHouse } from '#web/house.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { SessionCards } from './session-cards.tsx'
import { PlacesLeft } from './session-people.tsx'
import type { Session } from './use-session.ts'

/** Which day, which session: side by side where there is room. */
export function SessionStart({ session }: { session: Session }) {
  const house = useHouse()
  const { sessions } = house.activities['efoil-group']
  const { start, form, free } = session
  const { date, lost } = start
  return (
    <Step title="Which day, which session">
      <div className="grid gap-8 xl:grid-cols-[22rem_1fr]">
        <PickDay start={start} errors={form.errors} offered={session.isSold} />
        <div data-step="time">
          <div className="mb-4 flex min-h-6 items-baseline justify-between gap-3">
            <p className={date === '' ? 'text-muted' : 'font-semibold'}>
              {date === '' ? session.days : dateText(date)}
            </p>
          </div>
          <SessionCards
            value={findSession(house, start.time) ?? ''}
            onChange={(id) => start.chooseTime(sessions[id].from)}
            slotOf={session.slotOf}
            describedBy={lost && !free ? 'session-lost' : undefined}
          />
          <div aria-live="polite">{lost && !free && <ErrorText id="session-lost">{lost}</ErrorText>}</div>
          <PlacesLeft session={session} />
          <Trouble session={session} />
        </div>
      </div>
    </Step>
  )
}

/** Places that could not be read, or a day without any. */
function Trouble({ session: { start: room } }: { session: Session }) {
  const { query, date, lost, chooseStart } = room
  if (room.failed)
    return (
      <div className="mt-4">
        <Note
          kind="error"
          icon={CloudOff}
          role="alert"
          title="Unable to load available times. Please try again."
        >
          Your choice is kept.
        </Note>
        <Button kind="ink" size="md" className="mt-4" onClick={room.retry}>
          <RotateCw aria-hidden="true" />
          Try again
        </Button>
      </div>
    )
  if (!room.starts || !isFull(room.starts)) return null
  return (
    <div role="status" className="mt-5">
      {/* A chosen session that is lost says the same above. */}
      {!lost && closedWords(room.starts) && <p className="mb-3">{closedWords(room.starts)}</p>}
      {room.next !== undefined && room.next.length > 0 && (
        <>
          <p className="mb-3 text-muted">The next sessions with enough places:</p>
          <FreeTimes times={room.next} day={date} onChoose={chooseStart} />
        </>
      )}
      {mayOpen(room.starts) && <Waitlist {...query} date={date} />}
    </div>
  )
}
