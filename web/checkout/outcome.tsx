import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { locationsOf } from '#domain/locations.ts'
import { useHouse } from '#web/house-on-page.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { SuccessHero } from './success-hero.tsx'
import { Help } from './success-screen.tsx'

/** Also the prerendered page, which does not know the result yet. */
export const Confirming = () => <Outcome title="One moment" text="We are confirming your payment..." />

/** The address names no payment, or none that we know. */
export const NoPayment = () => (
  <Outcome title="No open payment" text="There is no payment waiting in this browser.">
    <Link to="/member-dashboard" className={buttonClass('ink')}>
      View My Bookings
    </Link>
  </Outcome>
)

/**
 * No payment in this tab led here. As high as the screen, like the prerendered page, so that the footer does not jump into view.
 */
export const NoBooking = () => (
  <div className="min-h-svh">
    <Outcome
      title="No booking found"
      text="No booking was found here. If you made one, its confirmation is in your email."
    >
      <Link to="/member-dashboard" className={buttonClass('ink')}>
        View My Bookings
      </Link>
      <Link to="/booking" className={buttonClass('line')}>
        Book Now
      </Link>
    </Outcome>
  </div>
)

type Props = {
  title: string
  text: string
  /** More actions, above the buttons. */
  above?: ReactNode
  children?: ReactNode
}

/** Not confirmed, or not yet: the situation, and the one next step. */
export const Outcome = ({ title, text, above, children }: Props) => (
  <>
    <SuccessHero title={title} place={locationsOf(useHouse())[0]!.id}>
      {text}
    </SuccessHero>
    <div className="mx-auto min-h-[calc(100svh-39rem)] max-w-page px-gutter pt-10 pb-section" role="status">
      {above && <div className="-mt-8 mb-8 max-w-2xl">{above}</div>}
      <p className="flex flex-wrap gap-3 max-sm:*:w-full">
        {children}
        <Link to="/" className={buttonClass('line')}>
          Return to Home
        </Link>
      </p>
      <Help />
    </div>
  </>
)
