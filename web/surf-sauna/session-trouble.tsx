import { CloudOff, RotateCw } from 'lucide-react'
import { mayOpen } from '#web/booking/empty-day.ts'
import { FreeTimes } from '#web/booking/free-times.tsx'
import { closedWords } from '#web/booking/start-list.ts'
import type { StartState } from '#web/booking/use-start.ts'
import { Waitlist } from '#web/booking/waitlist.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

/** Places that failed to load, or a day without any. */
export function SessionTrouble({ start: room }: { start: StartState }) {
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
          <RotateCw />
          Try again
        </Button>
      </div>
    )
  if (!room.starts) return null
  return (
    <div role="status" className="mt-5">
      {/* If the chosen session is lost, the same is said above. */}
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
