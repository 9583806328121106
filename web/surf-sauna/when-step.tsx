import { CloudOff, RotateCw } from 'lucide-react'
import { dateText } from '#domain/calendar.ts'
import { mayOpen } from '#web/booking/empty-day.ts'
import { FreeTimes } from '#web/booking/free-times.tsx'
import { closedWords, isFull } from '#web/booking/start-list.ts'
import { Step } from '#web/booking/step-section.tsx'
import { Waitlist } from '#web/booking/waitlist.tsx'
import { WhichDay } from '#web/booking/which-day.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { PlacesLeft } from './people-step.tsx'
import { SessionCards } from './session-cards.tsx'
import type { Session } from './use-session.ts'
import { isSold } from './words.ts'

/** Which day, which session: side by side where there is room. */
export function When({ session }: { session: Session }) {
  const { asked, date, lost } = session
  return (
    <Step title="Which day, which session">
      <div className="grid gap-8 xl:grid-cols-[22rem_1fr]">
        <WhichDay
          {...asked}
          today={session.today}
          last={session.last}
          offered={isSold}
          date={date}
          onDate={session.chooseDate}
        />
        <div data-step="time">
          <div className="mb-4 flex min-h-6 items-baseline justify-between gap-3">
            <p className={date === '' ? 'text-muted' : 'font-semibold'}>
              {date === '' ? 'Mondays and Tuesdays, the next 8 weeks.' : dateText(date)}
            </p>
          </div>
          <SessionCards
            value={session.session}
            onChange={(id) => session.set({ session: id })}
            slotOf={session.slotOf}
            describedBy={lost && !session.free ? 'session-lost' : undefined}
          />
          <div aria-live="polite">
            {lost && !session.free && <ErrorText id="session-lost">{lost}</ErrorText>}
          </div>
          <PlacesLeft session={session} />
          <Trouble session={session} />
        </div>
      </div>
    </Step>
  )
}

/** Places that could not be read, or a day without any. */
function Trouble({ session: { asked, room, date, lost, chooseStart } }: { session: Session }) {
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
      {mayOpen(room.starts) && <Waitlist {...asked} date={date} />}
    </div>
  )
}
