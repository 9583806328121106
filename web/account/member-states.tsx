import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#web/ui/button.tsx'

type Props = { title: string; text: string; children?: ReactNode; alert?: boolean }

const State = ({ title, text, children, alert = false }: Props) => (
  <section role={alert ? 'alert' : undefined} className="mt-8 rounded-xl bg-sunken px-6 py-14 text-center">
    <h2 className="text-2xl">{title}</h2>
    <p className="mx-auto mt-3 max-w-[44ch] text-muted">{text}</p>
    {children && <p className="mt-7 flex flex-wrap justify-center gap-3 max-sm:*:w-full">{children}</p>}
  </section>
)

export const NoneYet = () => (
  <State title="No bookings yet" text="Your rides will stand here, with time, place and reference.">
    <Link to="/booking/efoil-private" className={buttonClass('ink')}>
      Book a ride
    </Link>
  </State>
)

export const NotLoaded = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <State
    alert
    title="Your bookings could not be loaded"
    text="Nothing is lost; they are only not on the screen."
  >
    <Button kind="ink" onClick={onTryAgain}>
      <RotateCw aria-hidden="true" />
      Try again
    </Button>
  </State>
)

/** Nobody is signed in: the way to the list, and the comfort that a booking needs no account. */
export const SignInFirst = ({ from }: { from: string }) => (
  <State
    title="Sign in to see your bookings"
    text="You booked without an account? Then the confirmation email has everything you need."
  >
    <Link to={`/login?next=${encodeURIComponent(from)}`} className={buttonClass('ink')}>
      Sign in
    </Link>
    <Link to="/booking/efoil-private" className={buttonClass('line')}>
      Book a ride
    </Link>
  </State>
)

/** The shape of three rows, after the short wait in which most answers come. */
export const Rows = () => (
  <div aria-busy="true" className="mt-8 border-b border-line">
    <p role="status" className="sr-only">
      Loading your bookings...
    </p>
    {[0, 1, 2].map((row) => (
      <div key={row} className="space-y-3 border-t border-line py-6">
        <span className="skel block h-6 w-28" />
        <span className="skel block h-7 w-72 max-w-full" />
        <span className="skel block h-5 w-96 max-w-full" />
      </div>
    ))}
  </div>
)
