import { Link } from 'react-router'
import type { Alternative } from '#contract/views.ts'
import type { PendingBooking } from '#domain/booking/pending.ts'
import { dateText } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import type { Problem } from '#web/api.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { alternativesOf } from './draft.ts'
import { kindOf } from './kinds.ts'

type Props = {
  pending: PendingBooking
  problem: Problem
  onChoose: (start: Alternative) => void
}

/** Somebody was faster: what is gone, what is free near it, one press to take that instead. */
export function Taken({ pending, problem, onChoose }: Props) {
  const kind = kindOf(pending.bookingType)
  const alternatives = alternativesOf(problem)
  const place = locationOf(pending.location).label
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
      {alternatives.length > 0 && (
        <>
          <h2 className="mt-8 text-2xl">Take one of these instead</h2>
          <ul className="mt-4 grid gap-2.5 sm:grid-cols-2">
            {alternatives.map((start) => (
              <li key={`${start.date} ${start.time}`}>
                <button
                  type="button"
                  onClick={() => onChoose(start)}
                  className="opt w-full cursor-pointer hover:shadow-[inset_0_0_0_2px_var(--color-selected)]"
                >
                  <span className="tnum">
                    {start.time}
                    <small>
                      {dateText(start.date, 'short')}, {start.free} {kind.freeUnits}
                    </small>
                  </span>
                  <span className="text-link whitespace-nowrap underline underline-offset-4">Hold this</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={kind.chooseAgain} className={`${buttonClass('line')} mt-6 max-sm:w-full`}>
        Choose another time
      </Link>
    </section>
  )
}
