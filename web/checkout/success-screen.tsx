import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import type { Receipt } from '#contract/views.ts'
import { arriveEarlyMinutes, contactHours } from '#domain/booking/policy.ts'
import { locationsOf } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { useHouse } from '#web/house-on-page.ts'
import { serverClock } from '#web/server-clock.ts'
import { CallLink } from '#web/shell/reach-links.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { momentsOf } from './receipt-moments.ts'
import { SuccessHero } from './success-hero.tsx'
import { type PaidHold, useOwnLink } from './success-link.ts'
import { Ticket } from './ticket.tsx'

type Props = {
  receipt: Receipt | undefined
  email: string | undefined
  /** The hold that was paid, if this browser made it. */
  hold?: PaidHold
  /** Not known yet, as on the prerendered page: space is kept for the ticket. */
  waiting: boolean
}

/** The parts of a booking that /booking-success shows. */
export function SuccessScreen({ receipt, email, hold, waiting }: Props) {
  const ownLink = useOwnLink(receipt?.id, hold)
  const { cancelled } = ownLink
  const title = cancelled ? 'Booking Cancelled' : 'Booking Confirmed!'
  const [first] = locationsOf(useHouse())
  const place = waiting ? undefined : (receipt?.location ?? first!.id)
  return (
    // As high as the screen: if no ticket fills the space kept for it, the footer does not jump into view.
    <div className="min-h-svh">
      <SuccessHero title={waiting ? 'Your booking' : title} place={place}>
        {waiting && 'One moment.'}
        {!waiting &&
          (cancelled ? 'Its own page says what is refunded.' : <Done receipt={receipt} email={email} />)}
      </SuccessHero>
      <div className="mx-auto grid max-w-page gap-x-14 gap-y-10 px-gutter pb-section lg:grid-cols-[1fr_25rem]">
        <section className="pt-2 lg:pt-14">
          {!cancelled && <WhatsNext receipt={receipt} />}
          <p className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
            <Link to="/member-dashboard" className={buttonClass('ink')}>
              View My Bookings
            </Link>
            <Link to="/" className={buttonClass('line')}>
              Return to Home
            </Link>
          </p>
          <Help />
        </section>
        {(receipt || waiting) && (
          <aside className="relative z-10 max-lg:order-first max-lg:-mx-2 max-lg:-mt-4 lg:-mt-16">
            {receipt ? (
              <Ticket receipt={receipt} ownLink={ownLink} />
            ) : (
              <div className="h-136 rounded-xl bg-surface shadow-float" />
            )}
          </aside>
        )}
      </div>
    </div>
  )
}

const onSiteCents = ({ paymentMethod, totalCents, dueNowCents = totalCents }: Receipt): number =>
  paymentMethod === 'on_site' ? totalCents : totalCents - dueNowCents

const Done = ({ receipt, email }: Pick<Props, 'receipt' | 'email'>) => (
  <>
    {receipt?.paymentMethod !== 'on_site' && 'Your payment was processed. '}
    {receipt && onSiteCents(receipt) > 0 && `You pay ${priceText(onSiteCents(receipt))} when you arrive. `}A
    confirmation email will come{email ? ` to ${email}` : ''}.
  </>
)

export const Help = () => (
  <p className="mt-8 flex items-center gap-3 text-muted">
    <Phone aria-hidden="true" className="size-5 flex-none text-sea-600" />
    <span>
      Need help? Call{' '}
      <CallLink className="inline-flex py-2.5 font-semibold whitespace-nowrap text-link underline underline-offset-4" />
    </span>
  </p>
)

/** "What's Next?", with the times of this booking if known. */
function WhatsNext({ receipt }: { receipt: Receipt | undefined }) {
  const house = useHouse()
  const moments = receipt && momentsOf(house, receipt, serverClock.instant())
  const contact = `${contactHours} hours before the session`
  const early = 'for equipment and safety briefing'
  const steps = [
    { what: 'Check your email', more: 'for confirmation and instructions.' },
    { what: 'Our team contacts you', more: contactText(contact, moments) },
    {
      what: `Arrive ${arriveEarlyMinutes} minutes early`,
      more: moments ? `${early}, at ${moments.arriveAt}.` : `${early}.`,
    },
  ]
  return (
    <>
      <h2 className="text-3xl max-lg:pt-2">What’s Next?</h2>
      <ol className="mt-6 border-b border-line">
        {steps.map(({ what, more }, index) => (
          <li
            key={what}
            className="grid grid-cols-[--spacing(11)_1fr] gap-x-4 border-t border-line py-5 sm:gap-x-6"
          >
            <span aria-hidden="true" className="font-display text-3xl font-[540] text-sea-600 tnum">
              {index + 1}
            </span>
            <p className="pt-0.5">
              <b className="block text-lg font-semibold">{what}</b>
              <span className="text-muted">{more}</span>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

const contactText = (contact: string, moments: ReturnType<typeof momentsOf> | undefined): string => {
  if (!moments) return `${contact}.`
  return moments.contactOn === undefined
    ? `${contact}. Yours starts sooner: call us with any question.`
    : `${contact}, on ${moments.contactOn}.`
}
