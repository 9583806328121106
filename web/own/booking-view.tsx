import { useEffect, useRef } from 'react'
import type { OwnPage } from '#contract/calls/own-page.ts'
import { BeThere } from './be-there.tsx'
import { BookingHead } from './booking-head.tsx'
import { Money } from './money.tsx'
import { Plans } from './plans.tsx'
import { Where } from './where.tsx'

type Props = { booking: OwnPage; token: string }

const toCome: readonly OwnPage['state'][] = ['held', 'requested', 'offered', 'booked', 'riding']

/** In the order of the day: when, where, what to bring, and what if plans change; the money beside it. */
export function BookingView({ booking, token }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const seen = useRef(booking.state)
  useEffect(() => {
    if (seen.current === booking.state) return
    seen.current = booking.state
    // The button that changed it is gone: whoever listens to the page is taken to what it says now.
    title.current?.focus({ preventScroll: true })
    // Above the heading stands how the booking stands now: it would be under the header.
    window.scrollTo({ top: 0 })
  }, [booking.state])
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0">
        <BookingHead booking={booking} token={token} title={title} />
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
