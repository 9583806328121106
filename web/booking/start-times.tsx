import { LoaderCircle } from 'lucide-react'
import { SlotChips, SlotSkeleton } from '#web/ui/slot-chips.tsx'
import { NoStarts, type NoStartsProps } from './no-starts.tsx'
import type { ToChip } from './start-list.ts'
import { chipsOf, closedWords, darkWords, isFull, startTexts } from './start-list.ts'

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
