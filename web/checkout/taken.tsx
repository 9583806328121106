import { Link } from 'react-router'
import type { Alternative } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import { placeTextOf } from '#domain/find-location.ts'
import type { Problem } from '#web/api.ts'
import { useHouse } from '#web/house.ts'
import { useOfferedAs } from '#web/offered.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Alternatives } from './alternatives.tsx'
import type { Pending } from './draft.ts'
import { alternativesOf } from './draft.ts'

type Props = {
  pending: Pending
  problem: Problem
  onChoose: (start: Alternative) => void
}

/** Somebody was faster: what is gone, what is free near it, one press to take that instead. */
export function Taken({ pending, problem, onChoose }: Props) {
  const activity = useOfferedAs(pending.bookingType)
  const place = placeTextOf(useHouse(), pending.location)
  return (
    <section className="mt-6">
      <Note
        kind="error"
        role="alert"
        title={`${dateText(pending.date, 'short')} at ${pending.time}, ${place}, is no longer free.`}
      >
        {problem.detail}
      </Note>
      <p className="mt-4 text-muted">Nothing was charged, and everything you entered is kept.</p>
      <Alternatives starts={alternativesOf(problem)} pending={pending} onChoose={onChoose} />
      <Link to={activity.path} className={`${buttonClass('line')} mt-6 max-sm:w-full`}>
        Choose another time
      </Link>
    </section>
  )
}
