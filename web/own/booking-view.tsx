import { type LucideIcon, Phone, ShieldCheck, Shirt, Sun } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { arriveEarlyMinutes, cancelPolicyTextOf } from '#domain/booking/policy.ts'
import { CallLink } from '#web/shell/reach-links.tsx'
import { Point } from '#web/ui/benefit-point.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { BookingHead } from './booking-head.tsx'
import { CancelStep } from './cancel-step.tsx'
import { ChooseTime } from './choose-time.tsx'
import { Money } from './money.tsx'
import { vests } from './own-page-pictures.ts'
import { netCents } from './own-words.ts'
import { RefundLine } from './refund-line.tsx'
import { Part, Where } from './where.tsx'

type Props = { booking: OwnPage; token: string }

const toCome: readonly OwnPage['state'][] = ['held', 'requested', 'offered', 'booked', 'riding']

/** In the order of the day: when, where, what to bring, and how to change plans; the money next to it. */
export function BookingView({ booking, token }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = `${booking.state} ${booking.startsAt}`
  const seen = useRef(shown)
  useEffect(() => {
    if (seen.current === shown) return
    seen.current = shown
    // The pressed button has been removed: the focus moves to the new state or start, for screen readers.
    title.current?.focus({ preventScroll: true })
    // Without this, the state above the heading would be under the header.
    window.scrollTo({ top: 0 })
  }, [shown])
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0">
        <BookingHead booking={booking} token={token} title={title} />
        {booking.timeOffer && <ChooseTime booking={booking} offer={booking.timeOffer} token={token} />}
        {toCome.includes(booking.state) && (
          <>
            <Where booking={booking} />
            <BeThere booking={booking} />
          </>
        )}
        {booking.cancelling && <Plans booking={booking} cancelling={booking.cancelling} token={token} />}
      </div>
      <Money booking={booking} token={token} />
    </div>
  )
}

const signs: Record<OwnPage['bring'][number]['kind'], LucideIcon> = {
  clothes: Shirt,
  sun: Sun,
  ours: ShieldCheck,
}

/** When to come, and what to bring. */
const BeThere = ({ booking: { arriveAt, bring } }: { booking: OwnPage }) => (
  <Part
    title={`Be there at ${arriveAt}`}
    beside={
      <p className="mt-3 text-muted">
        {arriveEarlyMinutes} minutes early, for equipment and safety briefing.
      </p>
    }
  >
    <ul className="space-y-5">
      {bring.map(({ kind, what, more }) => (
        <Point key={what} small icon={signs[kind]} title={what}>
          {more}
        </Point>
      ))}
    </ul>
    <Picture
      of={vests}
      sizes="(min-width: 64rem) 32rem, 100vw"
      className="mt-6 aspect-[3/2] w-full rounded-xl sm:aspect-[16/9]"
    />
  </Part>
)

type PlansProps = { booking: OwnPage; cancelling: NonNullable<OwnPage['cancelling']>; token: string }

/** The refund of a cancel is visible before any button is pressed. */
function Plans({ booking, cancelling, token }: PlansProps) {
  const [asking, setAsking] = useState(false)
  const hasPaid = netCents(booking) > 0
  return (
    <Part
      title="Plans changed?"
      beside={<p className="mt-3 text-muted">{cancelPolicyTextOf(cancelling.freeHours)}</p>}
    >
      {hasPaid ? (
        <RefundLine booking={booking} cancelling={cancelling} />
      ) : (
        <p className="text-muted">You have paid nothing yet: if you cancel, you owe nothing.</p>
      )}
      <p className="mt-7 flex flex-wrap items-center gap-3">
        <CallLink className={`${buttonClass('line')} max-sm:w-full`}>
          <Phone />
          Call to move it
        </CallLink>
        <Button kind="ghost" className="text-red-700! max-sm:w-full" onClick={() => setAsking(true)}>
          Cancel booking
        </Button>
      </p>
      <CancelStep
        booking={booking}
        cancelling={cancelling}
        token={token}
        open={asking}
        onClose={() => setAsking(false)}
      />
    </Part>
  )
}
