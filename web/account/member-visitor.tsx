import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { OwnBooking } from '#contract/calls/mine.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { FindBooking } from './find-booking.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'

/** Nobody is signed in: the way to the list, and the way to one booking without an account (R-P7). */
export function VisitorView() {
  const { pathname } = useLocation()
  const [found, setFound] = useState<OwnBooking>()
  return (
    <>
      <h1 className="display text-4xl">My Bookings</h1>
      <section className="mt-8 rounded-xl bg-sunken px-6 py-14 text-center max-sm:-mx-2">
        <h2 className="text-2xl">Sign in to see your bookings</h2>
        <p className="mx-auto mt-3 max-w-[44ch] text-muted">
          Your rides with time, place and reference, your receipts and what your membership gave back.
        </p>
        <p className="mt-7 flex flex-wrap justify-center gap-3 max-sm:*:w-full">
          <Link to={`/login?next=${encodeURIComponent(pathname)}`} className={buttonClass('ink')}>
            Sign in
          </Link>
          <Link to="/booking" className={buttonClass('line')}>
            Book a ride
          </Link>
        </p>
      </section>
      <FindBooking onFound={setFound} />
      <ReceiptDialog booking={found} onClose={() => setFound(undefined)} />
    </>
  )
}
