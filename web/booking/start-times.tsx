import { CloudOff, LoaderCircle, Phone, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { dateText } from '#domain/calendar.ts'
import { CallLink } from '#web/shell/reach-links.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { SlotChips, SlotSkeleton } from '#web/ui/slot-chips.tsx'
import { emptyText, mayOpen } from './empty-day.ts'
import { FreeTimes } from './free-times.tsx'
import {
  chipsOf,
  closedWords,
  darkWords,
  type FreeTime,
  isFull,
  type Start,
  startTexts,
  type ToChip,
} from './start-list.ts'
import { Waitlist } from './waitlist.tsx'
import type { WaitlistDay } from './waitlist-form.ts'

export type StartTimesProps = NoStartsProps & {
  chosen: string
  onChoose: (time: string) => void
  /** Times for which the skeleton has room. */
  awaited: readonly string[]
  grouped?: boolean
  hidePast?: boolean
  /** How a start is shown when its count means nothing. */
  toChip?: ToChip
  /** The times of the chosen start: '18:00 to 19:30'. */
  span?: string
  describedBy?: string
}

/** The start times of the chosen day: loading, failed, none left, or the list. */
export function StartTimes(props: StartTimesProps) {
  const { starts, failed, texts = startTexts, awaited, grouped, chosen } = props
  if (failed || (starts && isFull(starts))) return <NoStarts {...props} />
  if (!starts)
    return (
      <div className="relative">
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        <SlotSkeleton times={awaited} grouped={grouped} />
        <Loading text={texts.loading} />
      </div>
    )
  return (
    <>
      <SlotChips
        label="Start time"
        slots={chipsOf(starts, chosen || undefined, props.hidePast ?? false, props.toChip)}
        chosen={chosen || undefined}
        onChoose={props.onChoose}
        grouped={grouped}
        describedBy={props.describedBy}
      />
      <p className="mt-3 text-sm text-muted empty:hidden">
        {[props.span?.trim(), closedWords(starts), darkWords(starts)].filter(Boolean).join(' ')}
      </p>
    </>
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

type NoStartsProps = {
  /** `yyyy-MM-dd`. */
  date: string
  /** Undefined while they load. */
  starts: readonly Start[] | undefined
  failed: boolean
  onRetry: () => void
  /** What a start must have: '3 free foils'. */
  needText: string
  /** The next free times of a full day; undefined while they load. */
  next: readonly FreeTime[] | undefined
  onNext: (time: FreeTime) => void
  /** The spec's own sentences for this screen, if any. */
  texts?: { failed: string; loading: string }
  /** What the waitlist of a full day is for. */
  waitlistDay: WaitlistDay
  /** Further content below a full day. */
  besides?: ReactNode
}

/** Shown in place of the start times: loading failed, or the day has none free. */
const NoStarts = ({ starts, ...props }: NoStartsProps) =>
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
        <RotateCw />
        Try again
      </Button>
      <CallLink className={buttonClass('line', 'md')}>
        <Phone />
        Call us
      </CallLink>
    </div>
  </div>
)

/** A day without a free start: why, the next free ones, and the waitlist if a unit may become free. */
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
      {/* Not before the times above have loaded: the button would move under a finger. */}
      {next && besides}
      {next && mayOpen(starts) && <Waitlist {...waitlistDay} />}
    </div>
  )
}
