import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'

/** Another tab of this browser has finished or dropped the booking. */
export const FinishedElsewhere = () => (
  <section className="mx-auto max-w-read py-16 text-center">
    <h1 className="display text-4xl">This booking is finished in another tab</h1>
    <p className="mx-auto mt-4 max-w-[44ch] text-muted">
      It is not booked a second time here. The confirmation, if it was booked, is in your email.
    </p>
    <p className="mt-8 flex flex-wrap justify-center gap-3 max-sm:*:w-full">
      <Link to="/member-dashboard" className={buttonClass('ink')}>
        View My Bookings
      </Link>
      <Link to="/" className={buttonClass('line')}>
        Return to Home
      </Link>
    </p>
  </section>
)
