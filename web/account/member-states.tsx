import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#web/ui/button.tsx'

type Props = { title: string; text: string; children?: ReactNode; alert?: boolean }

export const State = ({ title, text, children, alert = false }: Props) => (
  <section
    role={alert ? 'alert' : undefined}
    className="mt-8 rounded-xl bg-sunken px-6 py-14 text-center max-sm:-mx-2"
  >
    <h2 className="text-2xl">{title}</h2>
    <p className="mx-auto mt-3 max-w-[44ch] text-muted">{text}</p>
    {children && <p className="mt-7 flex flex-wrap justify-center gap-3 max-sm:*:w-full">{children}</p>}
  </section>
)

/** No upcoming ride; `hasPast`: there were rides. */
export const NoneYet = ({ hasPast }: { hasPast: boolean }) => (
  <State
    title={hasPast ? 'No ride ahead' : 'No bookings yet'}
    text={
      hasPast
        ? 'Your next ride will appear here, with time, place and reference.'
        : 'Your rides will appear here, with time, place and reference.'
    }
  >
    <Link to="/booking" className={buttonClass('ink')}>
      See what is free
    </Link>
  </State>
)

export const NotLoaded = ({ busy, onTryAgain }: { busy: boolean; onTryAgain: () => void }) => (
  <State alert title="Your bookings could not be loaded" text="Nothing is lost; they just cannot be shown.">
    <Button kind="ink" busy={busy} busyLabel="Trying again..." onClick={onTryAgain}>
      <RotateCw />
      Try again
    </Button>
  </State>
)

/** A skeleton of the content, shown after a short wait within which most answers arrive. */
export const Rows = () => (
  <div aria-busy="true" className="mt-8 transition-opacity delay-150 duration-quick starting:opacity-0">
    <p role="status" className="sr-only">
      Loading your bookings...
    </p>
    <span className="skel block h-105 rounded-xl! max-sm:-mx-2 lg:h-90" />
    {[0, 1, 2].map((row) => (
      <div key={row} className="mt-6 space-y-3">
        <span className="skel block h-6 w-72 max-w-full" />
        <span className="skel block h-5 w-96 max-w-full" />
      </div>
    ))}
  </div>
)
