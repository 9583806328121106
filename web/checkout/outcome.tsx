import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { locationsOf } from '#domain/locations.ts'
import { useHouse } from '#web/house-on-page.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { SuccessHero } from './success-hero.tsx'
import { Help } from './success-screen.tsx'

/** Also the prerendered page: it does not know yet how the payment ended. */
export const Confirming = () => <Outcome title="One moment" text="We are confirming your payment..." />

/** Nothing in the address, or nothing that we know. */
export const NoPayment = () => (
  <Outcome title="No open payment" text="There is no payment waiting in this browser.">
    <Link to="/member-dashboard" className={buttonClass('ink')}>
      View My Bookings
    </Link>
  </Outcome>
)

/** No payment in this tab led here. As high as the screen, as the prerendered page: the foot does not jump into sight. */
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
  /** More ways on, above the buttons. */
  above?: ReactNode
  children?: ReactNode
}

/** Not (yet) confirmed: what is so, and the one way on. */
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
