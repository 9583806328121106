import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { MyMembership } from '#contract/calls/member-calls.ts'
import { dateText } from '#domain/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'
import { hoursText } from './member-words.ts'

const centre = 120
const radius = 104
const gapDegrees = 3

/** A segment of the ring as an SVG path in a box of 240; degrees from the top, clockwise. */
function arc(fromDegrees: number, toDegrees: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${(centre + radius * Math.sin(angle)).toFixed(2)} ${(centre - radius * Math.cos(angle)).toFixed(2)}`
  }
  return `M${at(fromDegrees)}A${radius} ${radius} 0 0 1 ${at(toDegrees)}`
}

type Segment = { whole: string; booked?: string; ridden?: string }

/** One segment per hour: the whole ring, the booked part, and over it the ridden part. */
export function ringSegments(hours: {
  everyMinutes: number
  riddenMinutes: number
  bookedMinutes: number
}): Segment[] {
  const count = Math.max(1, Math.round(hours.everyMinutes / 60))
  const step = 360 / count
  const ridden = hours.riddenMinutes / 60
  const booked = ridden + hours.bookedMinutes / 60
  return Array.from({ length: count }, (_, index) => {
    const from = index * step + gapDegrees / 2
    const length = step - gapDegrees
    const part = (until: number) => {
      const share = Math.min(1, until - index)
      return share > 0 ? arc(from, from + length * share) : undefined
    }
    return { whole: arc(from, from + length), booked: part(booked), ridden: part(ridden) }
  })
}

type Hours = MyMembership['hours']

/** Riding hours: how many of those that earn a reward, and which are still to come. */
export function Wallet({ hours }: { hours: Hours }) {
  const [open, setOpen] = useState(false)
  const { everyMinutes, gives, riddenMinutes, bookedMinutes, rewards, entries } = hours
  return (
    <section className="grid items-center gap-x-10 gap-y-6 p-6 sm:grid-cols-[15rem_1fr] sm:p-10">
      <Ring hours={hours} />
      <div>
        <h2 className="text-2xl text-balance">
          {hoursText(everyMinutes - riddenMinutes)} to <NonBreaking text={gives} />
        </h2>
        <p className="mt-3 text-muted">
          {bookedMinutes > 0 && `What you have booked adds ${hoursText(bookedMinutes)}. `}
          {rewards > 0 && `You have earned it ${rewards === 1 ? 'once' : `${rewards} times`} so far. `}
          Then the count starts again.
        </p>
        {entries.length > 0 && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="mt-3 inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-link hover:underline"
          >
            All entries
            <ChevronRight className="size-4" />
          </button>
        )}
      </div>
      <LaterDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Riding hours"
        description="Rides that counted, newest first."
        actions={
          <Button kind="line" size="md" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        <ul className="mt-4 max-h-[50svh] divide-y divide-line overflow-y-auto">
          {entries.map(({ bookingId, date, service, reference, minutes }) => (
            <li key={bookingId} className="flex items-baseline justify-between gap-4 py-2.5">
              <span className="min-w-0">
                <b className="block font-semibold">{dateText(date, 'year')}</b>
                <span className="text-sm text-muted">
                  {service}, {reference}
                </span>
              </span>
              <b className="flex-none font-semibold tnum">{hoursText(minutes)}</b>
            </li>
          ))}
        </ul>
      </LaterDialog>
    </section>
  )
}

function Ring({ hours }: { hours: Hours }) {
  const ridden = hoursText(hours.riddenMinutes)
  const all = hoursText(hours.everyMinutes)
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[15rem]">
      <svg
        viewBox="0 0 240 240"
        className="size-full"
        fill="none"
        strokeWidth="18"
        role="img"
        aria-label={`${ridden} of ${all} ridden, ${hoursText(hours.bookedMinutes)} booked`}
      >
        {ringSegments(hours).map(({ whole, booked, ridden: done }) => (
          <g key={whole}>
            <path d={whole} className="stroke-sea-100" />
            {booked && <path d={booked} className="stroke-sea-400" />}
            {done && <path d={done} className="stroke-sea-600" />}
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="absolute inset-0 grid place-content-center text-center">
        <span className="font-display text-5xl font-[540] tracking-display tnum">{ridden}</span>
        <span className="text-muted">of {all}</span>
      </p>
    </div>
  )
}

/** Hyphenated words stay on one line: a free '2-hour' rental. */
const NonBreaking = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
