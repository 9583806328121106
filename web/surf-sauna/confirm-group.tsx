import { dateText } from '#domain/calendar.ts'
import { peopleText } from '#domain/counted.ts'
import { FreeTimes } from '#web/booking/free-times.tsx'
import { type FreeTime, isFull } from '#web/booking/start-list.ts'
import { Step } from '#web/booking/step-section.tsx'
import { Waitlist } from '#web/booking/waitlist.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Places } from './places.tsx'
import { sessionQuery } from './session-choice.ts'
import { lostText, placesOf } from './session-words.ts'
import type { Confirming } from './use-confirm-session.ts'

/** The visitor's places among the 15; if they are taken, the alternatives. */
export function Group({ confirming }: { confirming: Confirming }) {
  const house = useHouse()
  const { mostInSession, sessions } = house.activities['efoil-group']
  const { draft, slot } = confirming
  const { date, time, participants } = draft
  const { free } = placesOf(house, slot?.free ?? 0, participants)
  const isCounted = slot?.open && slot.free !== undefined
  return (
    <Step title="Your group">
      <p className="text-muted">
        {sessions[time].name}, {dateText(date)}.
        {isCounted && ` With you it is ${mostInSession - free} of ${mostInSession}.`}
      </p>
      {/* The space for the row of places is kept while they load. */}
      <div className="mt-4 min-h-[4.25rem]" aria-live="polite">
        {isCounted && <Places free={slot.free!} yours={participants} />}
        {slot && !slot.open && (
          <Note kind="error" title={lostText(house, slot, date)}>
            <Offers confirming={confirming} remaining={slot.free ?? 0} times={otherTimes(confirming)} />
          </Note>
        )}
      </div>
    </Step>
  )
}

type OffersProps = { confirming: Confirming; remaining: number; times: readonly FreeTime[] }

/** Fewer people in the same session, or another session; if there is neither, the waitlist. */
export function Offers({ confirming, remaining, times }: OffersProps) {
  const { draft, location, start, comeWith, takeInstead } = confirming
  return (
    <div className="text-ink">
      {remaining > 0 && (
        <Button kind="line" size="md" className="mt-3" onClick={() => comeWith(remaining)}>
          Come with {peopleText(remaining)}
        </Button>
      )}
      {times.length > 0 && (
        <>
          <p className="mt-4 mb-2">Sessions with room for {peopleText(draft.participants)}:</p>
          <FreeTimes times={times} day={draft.date} onChoose={takeInstead} />
        </>
      )}
      {/* Not before the next sessions have loaded: they would take its place under a finger. */}
      {remaining === 0 && times.length === 0 && start.next && (
        <Waitlist {...sessionQuery(draft.participants, location)} date={draft.date} />
      )}
    </div>
  )
}

/** The other sessions of the day, or else the next ones. */
function otherTimes({ draft, start: room }: Confirming): readonly FreeTime[] {
  const starts = room.starts ?? []
  if (isFull(starts)) return room.next ?? []
  return starts.filter(({ open }) => open).map(({ time, free }) => ({ date: draft.date, time, free }))
}
