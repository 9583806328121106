import { AlarmClock, ArrowLeftRight } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { dayText } from '#web/desk/day-words.ts'
import { useUnsettled } from '#web/staff/row/no-machine.tsx'
import { type Look, LookIcon, wordOfLook } from '#web/ui/badge.tsx'
import { surname } from './board-units.ts'
import type { Stretch } from './stretch.ts'

export type OpenBooking = (id: string, from: HTMLElement) => void

type Props = Stretch & {
  booking: BookingRow
  /** Bookings that share the unit in the same hours; the sheet links to each of them. */
  others: readonly BookingRow[]
  look: Look
  /** Not back yet. */
  late: boolean
  /** Was due on an earlier day. */
  earlier: boolean
  began?: string
  atRisk: boolean
  onOpen: OpenBooking
}

/** One booking on one unit, or a session's people: the state by style and icon, and the surname; the rest is in its sheet. */
export const BoardBlock = memo((props: Props) => {
  const { booking, others, look, late: _late, earlier, began, atRisk, onOpen, ...stretch } = props
  const unsettled = useUnsettled(booking)
  const title = titleOf(props) + (unsettled ? `, ${unsettled}` : '')
  return (
    <li className="contents">
      <button
        type="button"
        tabIndex={-1}
        data-block
        data-booking={booking.id}
        className={`ev ${earlier ? 'late' : (blockLooks[look] ?? 'held')} ${atRisk ? 'risk' : ''} cursor-pointer scroll-mx-8 overflow-x-clip overflow-y-visible text-left before:absolute before:inset-x-0 before:-inset-y-1 max-md:before:-inset-y-[.3125rem] data-marked:not-focus-visible:outline-2 data-marked:not-focus-visible:-outline-offset-1 data-marked:not-focus-visible:outline-ink`}
        style={placeOf(stretch)}
        title={title}
        aria-label={title}
        onClick={(event) => onOpen(booking.id, event.currentTarget)}
      >
        {earlier ? <AlarmClock /> : <LookIcon of={look} />}
        {!stretch.narrow && <span>{surname(booking.customerName)}</span>}
        {others.length > 0 && <b className="flex-none"> {moreText(others)}</b>}
      </button>
    </li>
  )
})

/** From its end until now. */
export const LateBlock = memo((stretch: Stretch) => (
  <li className="ev late justify-center px-0!" style={placeOf(stretch)}>
    {stretch.width > 2 && <AlarmClock />}
    <span className="sr-only">Late return</span>
  </li>
))

type Proposed = Stretch & { name: string }

/** A unit offered to a booking instead; the strip above the board assigns it. */
export const ProposedBlock = memo(({ name, ...stretch }: Proposed) => (
  <li className="ev ghost" style={placeOf(stretch)}>
    <ArrowLeftRight />
    <span className={stretch.narrow ? 'sr-only' : undefined}>
      {surname(name)}
      <span className="sr-only"> could ride here</span>
    </span>
  </li>
))

export const placeOf = ({ left, width }: Stretch): CSSProperties => ({
  left: `calc(${left}% + 1px)`,
  width: `calc(${width}% - 3px)`,
})

const moreText = (others: readonly BookingRow[]): string => `+${others.length}`

/** Begins with the visible text of the block, as voice control needs it. */
function titleOf({ booking, others, look, late, began }: Props): string {
  const times = `${booking.time} to ${booking.until}, ${booking.customerName}`
  const title = began === undefined ? times : `${dayText(began)}, ${times}`
  const state = late ? `${wordOfLook(look)}, late` : wordOfLook(look)
  if (others.length === 0) return `${title}, ${state}`
  const names = others.map(({ customerName }) => customerName)
  return `${title} ${moreText(others)}, ${state}, with ${names.join(', ')}`
}

/** The style of a block on the board, by state. */
const blockLooks: Partial<Record<Look, string>> = {
  pending: 'pend',
  confirmed: 'conf',
  in_progress: 'prog',
  completed: 'done',
  held: 'held',
  maintenance: 'maint',
}

// Ordered to fill the lines of a phone.
const first: readonly Look[] = ['confirmed', 'in_progress', 'pending', 'completed']
const last: readonly Look[] = ['held', 'maintenance']

export function Legend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted">
      {first.map(stateSample)}
      <Sample look="late" icon={<AlarmClock />} word="Late return" />
      <Sample look="ghost" icon={<ArrowLeftRight />} word="Proposed" />
      {last.map(stateSample)}
    </ul>
  )
}

const stateSample = (look: Look) => (
  <Sample key={look} look={blockLooks[look] ?? ''} icon={<LookIcon of={look} />} word={wordOfLook(look)} />
)

const Sample = ({ look, icon, word }: { look: string; icon: ReactNode; word: string }) => (
  <li className="inline-flex items-center gap-1.5">
    <span className={`ev ${look} static! inline-flex! h-4.5 w-6 justify-center px-0.5! py-0!`}>{icon}</span>
    {word}
  </li>
)
