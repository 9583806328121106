import { CloudOff, LoaderCircle, Phone, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { dateText } from '#domain/calendar.ts'
import { telLink } from '#domain/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { SlotChips, SlotSkeleton } from '#web/ui/slot-chips.tsx'
import { FreeTimes } from './free-times.tsx'
import type { FreeTime, Start, ToChip } from './starts.ts'
import { chipsOf, emptyText, isFull } from './starts.ts'

export type StartTimesProps = {
  /** `yyyy-MM-dd`, or '' when no day is chosen. */
  date: string
  /** Undefined while they load. */
  starts: readonly Start[] | undefined
  failed: boolean
  onRetry: () => void
  chosen: string
  onChoose: (time: string) => void
  /** '3 free foils': what a start must have. */
  asked: string
  /** The next free times of a day that has none; undefined while they are looked for. */
  next: readonly FreeTime[] | undefined
  onNext: (time: FreeTime) => void
  /** The spec's sentences of this screen. */
  texts: { failed: string; loading: string }
  /** Times that are awaited: the skeleton has their shape. */
  awaited: readonly string[]
  grouped?: boolean
  hidePast?: boolean
  /** How a start looks where counts say nothing. */
  toChip?: ToChip
  error?: string
  /** What stands below a day that has nothing left: the waitlist. */
  waitlist?: ReactNode
}

/** The start times of the chosen day: loading, failed, none left, or the list. */
export function StartTimes(props: StartTimesProps) {
  const { date, starts, failed, texts, awaited, grouped, error } = props
  const box = useRef<HTMLDivElement>(null)
  // The pressed button goes away with what it changes; the focus stays in this place.
  const stay =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      box.current?.focus()
      act(...given)
    }
  return (
    <div
      ref={box}
      data-step="time"
      tabIndex={-1}
      className="outline-none"
      aria-busy={date !== '' && starts === undefined && !failed}
    >
      {date === '' ? (
        <p className="text-muted">Choose a day to see its start times.</p>
      ) : failed ? (
        <Failed text={texts.failed} onRetry={stay(props.onRetry)} />
      ) : starts === undefined ? (
        <div className="relative">
          <p role="status" className="sr-only">
            {texts.loading}
          </p>
          <SlotSkeleton times={awaited} grouped={grouped} />
          <Loading text={texts.loading} />
        </div>
      ) : isFull(starts) ? (
        <NoneLeft {...props} starts={starts} onNext={stay(props.onNext)} />
      ) : (
        <SlotChips
          label="Start time"
          slots={chipsOf(starts, props.chosen || undefined, props.hidePast ?? false, props.toChip)}
          chosen={props.chosen || undefined}
          onChoose={props.onChoose}
          grouped={grouped}
          describedBy={error ? 'time-error' : undefined}
        />
      )}
      <div aria-live="polite">{error && <ErrorText id="time-error">{error}</ErrorText>}</div>
    </div>
  )
}

const Loading = ({ text }: { text: string }) => (
  <p
    aria-hidden="true"
    className="absolute inset-x-0 top-1/3 mx-auto flex w-fit items-center gap-2 rounded-full bg-surface px-4 py-2 text-sm text-muted shadow-hair transition-opacity delay-150 duration-quick starting:opacity-0"
  >
    <LoaderCircle className="size-5 animate-spin text-sea-600 motion-reduce:animate-none" />
    {text}
  </p>
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
      <a className={buttonClass('line', 'md')} href={telLink}>
        <Phone aria-hidden="true" />
        Call us
      </a>
    </div>
  </div>
)

/** A day that is over gets no place back. */
const mayOpen = (starts: readonly Start[]): boolean =>
  starts.length === 0 || starts.some(({ reason }) => reason !== 'past')

function NoneLeft({
  date,
  starts,
  asked,
  next,
  onNext,
  waitlist,
}: StartTimesProps & { starts: readonly Start[] }) {
  return (
    <div role="status">
      <p className="font-display text-xl font-[560] tracking-title">
        {emptyText(dateText(date), starts, asked)}
      </p>
      {next === undefined ? (
        <p className="mt-1.5 text-muted">Looking for the next free times...</p>
      ) : next.length === 0 ? (
        <p className="mt-1.5 text-muted">
          Choose another day, or{' '}
          <a className="font-semibold text-link underline" href={telLink}>
            call us
          </a>
          .
        </p>
      ) : (
        <>
          <p className="mt-1.5 mb-3 text-muted">The next times with {asked}:</p>
          <FreeTimes times={next} day={date} onChoose={onNext} />
        </>
      )}
      {/* Not before the times above it stand: a button that moves under a finger is missed, or another is hit. */}
      {next && mayOpen(starts) && waitlist}
    </div>
  )
}
