import { LoaderCircle } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { ErrorText } from '#web/ui/field.tsx'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import { SlotChips, SlotSkeleton } from '#web/ui/slot-chips.tsx'
import type { NoStartsProps } from './no-starts.tsx'
import type { ToChip } from './start-list.ts'
import { chipsOf, closedWords, darkWords, isFull, startTexts } from './start-list.ts'

// Few days need it: its code comes beside the page.
const NoStarts = lazyAgain(() => import('./no-starts.tsx').then((module) => module.NoStarts), {
  ahead: 'act',
})

export type StartTimesProps = NoStartsProps & {
  chosen: string
  onChoose: (time: string) => void
  /** Times that are awaited: the skeleton has their shape. */
  awaited: readonly string[]
  grouped?: boolean
  hidePast?: boolean
  /** How a start looks where counts say nothing. */
  toChip?: ToChip
  /** From when to when the chosen start lasts. */
  span?: string
  error?: string
}

/** The start times of the chosen day: loading, failed, none left, or the list. */
export function StartTimes(props: StartTimesProps) {
  const { date, starts, failed, texts = startTexts, awaited, grouped, error } = props
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
      ) : failed || (starts && isFull(starts)) ? (
        <Suspense>
          <NoStarts {...props} onRetry={stay(props.onRetry)} onNext={stay(props.onNext)} />
        </Suspense>
      ) : starts === undefined ? (
        <div className="relative">
          <p role="status" className="sr-only">
            {texts.loading}
          </p>
          <SlotSkeleton times={awaited} grouped={grouped} />
          <Loading text={texts.loading} />
        </div>
      ) : (
        <>
          <SlotChips
            label="Start time"
            slots={chipsOf(starts, props.chosen || undefined, props.hidePast ?? false, props.toChip)}
            chosen={props.chosen || undefined}
            onChoose={props.onChoose}
            grouped={grouped}
            describedBy={error ? 'time-error' : undefined}
          />
          <p className="mt-3 text-sm text-muted empty:hidden">
            {[props.span?.trim(), closedWords(starts), darkWords(starts)].filter(Boolean).join(' ')}
          </p>
        </>
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
