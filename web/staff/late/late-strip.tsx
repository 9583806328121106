import { AlarmClock, ArrowLeftRight, Phone } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { dayText } from '#web/desk/day-words.ts'
import { ignoreRepeats } from '#web/desk/double-press.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { type Swap, useContact, useSetStatus, useSwap } from '#web/staff/acts/booking-acts.ts'
import { surname } from '#web/staff/board/board-units.ts'
import { unitsText } from '#web/staff/row/booking-words.ts'
import { useFocusGroup } from '#web/ui/focus-group.ts'
import type { LateReplacement, LateReturn } from './late-returns.ts'

const waitMinutes = 10
const most = 3

type Props = { late: readonly LateReturn[]; now: Temporal.Instant }

/** Rides that are not back, whom they keep waiting, and what is free; each can be snoozed for ten minutes. */
export function LateStrip({ late, now }: Props) {
  const [waits, setWaits] = useState<Readonly<Record<string, number>>>({})
  const due = late.filter(({ row }) => (waits[row.id] ?? 0) <= now.epochMilliseconds)
  const { ref, swallowEarly } = useStableScroll(due.map(({ row }) => row.id).join())
  const focusGroup = useFocusGroup('main [role="tab"][aria-selected="true"]')
  return (
    <>
      <p role="status" className="sr-only">
        {due.map(({ row }) => `${unitsText(row)} late. `)}
      </p>
      <section ref={ref} aria-label="Late returns" hidden={due.length === 0} className="pt-5">
        <div {...focusGroup} onClickCapture={swallowEarly}>
          {due.slice(0, most).map((each) => (
            <Late
              key={each.row.id}
              late={each}
              now={now}
              onWait={() =>
                setWaits({ ...waits, [each.row.id]: now.epochMilliseconds + waitMinutes * 60_000 })
              }
            />
          ))}
        </div>
        {due.length > most && (
          <p className="mt-2 text-muted">And {due.length - most} more late, marked on the board.</p>
        )}
      </section>
    </>
  )
}

type LateProps = { late: LateReturn; now: Temporal.Instant; onWait: () => void }

function Late({ late, now, onWait }: LateProps) {
  const house = useHouse()
  const contact = useContact()
  const status = useSetStatus()
  const swap = useSwap()
  const { row, next } = late
  const name = surname(row.customerName)
  const focusGroup = useFocusGroup()
  return (
    <div
      {...focusGroup}
      className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-amber-50 px-4 py-4 shadow-[inset_0_0_0_1px_var(--color-amber-200)] first:mt-0 sm:px-5"
    >
      <p className="flex min-w-0 flex-1 gap-3 max-lg:basis-full">
        <AlarmClock className="mt-0.5 size-5 flex-none text-amber-700" />
        <span className="min-w-0">
          <b className="block text-base font-semibold">{lateTitle(late)}</b>
          <span className="text-muted">
            {placeText(locationOf(house, row.location))}. {lateText(house, late, now)}
          </span>
        </span>
      </p>
      <p className="flex flex-wrap gap-2 max-lg:pl-8">
        {next?.instead && (
          <SmallButton
            kind="ink"
            busy={swap.isPending}
            busyLabel="Give"
            onClick={(event) => {
              ignoreRepeats(event)
              if (next.instead) swap.mutate(swapOf(next.row, next.instead))
            }}
          >
            <ArrowLeftRight />
            Give {surname(next.row.customerName)} {next.instead.unit.name}
          </SmallButton>
        )}
        <SmallButton
          kind={next?.instead ? 'line' : 'ink'}
          disabled={row.customerPhone === null}
          onClick={() => contact.mutate({ row, method: 'phone' })}
        >
          <Phone />
          Call {name}
        </SmallButton>
        <SmallButton
          kind="line"
          aria-label={`Complete ${row.customerName}`}
          busy={status.isPending}
          busyLabel="Complete"
          onClick={(event) => {
            ignoreRepeats(event)
            status.mutate({ row, to: 'completed' })
          }}
        >
          Complete
        </SmallButton>
        <SmallButton
          kind="ghost"
          aria-label={`Wait ${waitMinutes} min for ${row.customerName}`}
          onClick={onWait}
        >
          Wait {waitMinutes} min
        </SmallButton>
      </p>
    </div>
  )
}

const swapOf = (row: BookingRow, { own, unit }: LateReplacement): Swap => ({ row, from: own, to: unit })

/**
 * Keeps what is under the pointer in place when this part grows or shrinks above it. `rows` identifies its rows; '' for none.
 * `swallowEarly` ignores a press within the part just after its rows changed: it was meant for another row.
 */
function useStableScroll(rows: string) {
  const ref = useRef<HTMLElement>(null)
  const before = useRef<number>(undefined)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  // Measured only on a change: reading a height makes the browser lay out the whole page.
  useLayoutEffect(() => {
    const part = ref.current
    if (!part) return
    const height = rows === '' ? 0 : part.offsetHeight
    const by = height - (before.current ?? height)
    if (before.current !== undefined) changedAt.current = performance.now()
    before.current = height
    if (by !== 0 && isPointedBelow(part)) window.scrollBy({ top: by, behavior: 'instant' })
  }, [rows])
  const swallowEarly = (event: MouseEvent) => {
    if (event.detail > 0 && event.timeStamp - changedAt.current < seenMs) event.stopPropagation()
  }
  return { ref, swallowEarly }
}

/** A press within this time after a change was meant for the row that was there before. */
const seenMs = 700

function isPointedBelow(part: HTMLElement): boolean {
  const pointed = [...document.querySelectorAll('main :hover')].at(-1)
  return (
    pointed !== undefined && (part.compareDocumentPosition(pointed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  )
}

/** 'E-foil 1 is 25 min late'. */
export function lateTitle({ row, minutes }: LateReturn): string {
  const is = row.units.length > 1 ? 'are' : 'is'
  return `${unitsText(row)} ${is} ${lengthText(minutes)} late`
}

function lengthText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ${minutes % 60} min`
  return hours < 48 ? '1 day' : `${Math.floor(hours / 24)} days`
}

/** The late ride and its end, the next booking of the unit, and a free unit for that. */
export function lateText(house: House, { row, next }: LateReturn, now: Temporal.Instant): string {
  const due = `${surname(row.customerName)} was due ${momentText(house, row.endTime, row, now)}.`
  if (!next) return `${due} No other booking follows within 24 hours.`
  const unit = row.units.length > 1 ? next.unit : 'it'
  const starts = Temporal.Instant.compare(next.row.startTime, now) < 0 ? 'was to start' : 'starts'
  const then = `${surname(next.row.customerName)} ${starts} on ${unit} ${momentText(house, next.row.startTime, row, now)}.`
  return next.soon ? `${due} ${then} ${freeText(next.instead)}` : `${due} ${then}`
}

/** 'at 15:30'; on another day 'on Wed 17 June at 00:30'. */
function momentText(
  house: House,
  at: string,
  { location }: Pick<BookingRow, 'location'>,
  now: Temporal.Instant,
): string {
  const { zone } = locationOf(house, location)
  const { date, time } = wallTime(Temporal.Instant.from(at), zone)
  return date === wallTime(now, zone).date ? `at ${time}` : `on ${dayText(date)} at ${time}`
}

function freeText(instead: NonNullable<LateReturn['next']>['instead']): string {
  if (!instead) return 'No equal unit is free then.'
  const { unit, until } = instead
  const battery = unit.batteryLevel === undefined ? '' : `, battery ${unit.batteryLevel}%`
  return `${unit.name} is free ${until === undefined ? 'for the rest of the day' : `until ${until}`}${battery}.`
}
