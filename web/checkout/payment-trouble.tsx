import { Phone, RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import type { Alternative } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import { placeTextOf } from '#domain/find-location.ts'
import { type Problem, problemOf, sentenceOf } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useOfferedAs } from '#web/offered-on-page.ts'
import { CallLink } from '#web/shell/reach-links.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Alternatives } from './alternatives.tsx'
import { alternativesOf, type Pending } from './pending-draft.ts'

type Props = { error: Error; onTryAgain: () => void; pending: Pending }

/** No hold, although the start is not taken: offers a next step instead of going home, and keeps all entries (decision e). */
export function Trouble({ error, onTryAgain, pending }: Props) {
  const activity = useOfferedAs(pending.bookingType)
  const { status, errors } = problemOf(error) ?? {}
  // The owner has switched the activity off, perhaps after this page was loaded: no time is free.
  const isOff = errors?.some(({ path }) => path === 'bookingData.bookingType')
  const refused = status === 400 || status === 404
  const said = sentenceOf(error, 'We could not prepare your checkout.')
  return (
    <section className="mt-6">
      <Note kind="error" role="alert" title={said}>
        {status === undefined && 'Please check your connection.'}
      </Note>
      <p className="mt-4 text-muted">
        {/* The server's sentence already contains the first half when it has details. */}
        {said.includes('Nothing was charged')
          ? 'Everything you entered is kept.'
          : 'Nothing was charged, and everything you entered is kept.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        {!refused && (
          <Button kind="ink" onClick={onTryAgain}>
            <RotateCw aria-hidden="true" />
            Try again
          </Button>
        )}
        {/* Refused because the owner changed the offer: the page is reloaded with the present one. */}
        <Link
          to={isOff ? '/booking' : activity.path}
          reloadDocument={refused}
          className={buttonClass(refused ? 'ink' : 'line')}
        >
          {isOff ? 'See what is offered' : 'Choose another time'}
        </Link>
      </div>
      <p className="mt-6 flex items-center gap-3 text-muted">
        <Phone aria-hidden="true" className="size-5 flex-none text-sea-600" />
        <span>
          Or call{' '}
          <CallLink className="font-semibold whitespace-nowrap text-link underline underline-offset-4" />
        </span>
      </p>
    </section>
  )
}

type TakenProps = {
  pending: Pending
  problem: Problem
  onChoose: (start: Alternative) => void
}

/** Another visitor was faster: what was taken, which starts nearby are free, and a button to take each. */
export function Taken({ pending, problem, onChoose }: TakenProps) {
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
