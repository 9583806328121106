import { CloudOff, Phone, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { dateText } from '#domain/calendar.ts'
import { CallLink } from '#web/shell/reach-links.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { emptyText, mayOpen } from './empty-day.ts'
import { FreeTimes } from './free-times.tsx'
import { type FreeTime, type Start, startTexts } from './start-list.ts'
import { Waitlist } from './waitlist.tsx'
import type { WaitlistDay } from './waitlist-form.ts'

export type NoStartsProps = {
  /** `yyyy-MM-dd`. */
  date: string
  /** Undefined while they load. */
  starts: readonly Start[] | undefined
  failed: boolean
  onRetry: () => void
  /** '3 free foils': what a start must have. */
  needText: string
  /** The next free times of a day that has none; undefined while they are looked for. */
  next: readonly FreeTime[] | undefined
  onNext: (time: FreeTime) => void
  /** The spec's sentences of this screen, where it has others than most. */
  texts?: { failed: string; loading: string }
  /** What a place on the waitlist of a day that has nothing left is for. */
  waitlistDay: WaitlistDay
  /** What else stands below such a day. */
  besides?: ReactNode
}

/** In place of the start times: they could not be read, or none of the day is free. */
export const NoStarts = ({ starts, ...props }: NoStartsProps) =>
  props.failed || !starts ? (
    <Failed text={(props.texts ?? startTexts).failed} onRetry={props.onRetry} />
  ) : (
    <NoneLeft {...props} starts={starts} />
  )

const Failed = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div>
    <Note kind="error" icon={CloudOff} role="alert" title={text} />
    <p className="mt-4 text-muted">Your place, date and number are kept.</p>
    <div className="mt-4 flex flex-wrap gap-2">
      <Button kind="ink" size="md" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        Try again
      </Button>
      <CallLink className={buttonClass('line', 'md')}>
        <Phone aria-hidden="true" />
        Call us
      </CallLink>
    </div>
  </div>
)

/** A day without a free start: why, what is free next, and the waitlist where a place may come free. */
function NoneLeft({
  date,
  starts,
  needText,
  next,
  onNext,
  waitlistDay,
  besides,
}: NoStartsProps & { starts: readonly Start[] }) {
  return (
    <div role="status">
      <p className="font-display text-xl font-[560] tracking-title">
        {emptyText(dateText(date), starts, needText)}
      </p>
      {next === undefined ? (
        <p className="mt-1.5 text-muted">Looking for the next free times...</p>
      ) : next.length === 0 ? (
        <p className="mt-1.5 text-muted">
          Choose another day, or <CallLink className="font-semibold text-link underline">call us</CallLink>.
        </p>
      ) : (
        <>
          <p className="mt-1.5 mb-3 text-muted">The next times with {needText}:</p>
          <FreeTimes times={next} day={date} onChoose={onNext} />
        </>
      )}
      {/* Not before the times above it stand: a button that moves under a finger is missed, or another is hit. */}
      {next && besides}
      {next && mayOpen(starts) && <Waitlist {...waitlistDay} />}
    </div>
  )
}
