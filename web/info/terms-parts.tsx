import { sessionCents } from '#domain/activities/group-session.ts'
import {
  arriveEarlyMinutes,
  cancelPolicyText,
  freeCancelHours,
  holdMinutes,
  youngestRider,
} from '#domain/booking/policy.ts'
import type { House } from '#domain/house/house.ts'
import { placeText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { offeredLocations } from '#domain/offered-locations.ts'
import { membership } from '#domain/offers/membership.ts'
import { Email, type Part, Phone } from './article.tsx'

/** The rules, in the order in which they concern a customer; figures come from where the system reads them. */
export const termsParts = (house: House): readonly Part[] => [
  {
    id: 'booking',
    title: 'Booking',
    body: (
      <>
        <p>
          Your contract is with {house.brand.legalLine}. A booking stands when we show you its reference and
          send the confirmation to your e-mail address. The link in it opens your booking: whoever has it can
          cancel, so pass it on with care. Some forms are requests, not bookings: they say so, cost nothing,
          and a person answers them.
        </p>
        <p>
          While you pay in checkout, your place is held for {holdMinutes} minutes. After that others can have
          it; you can hold it again while it is free.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices',
    body: (
      <>
        <p>
          Prices are in euros and include VAT. You pay per foil, per jetski or for the boat, as each page
          says; group sessions are {priceText(sessionCents(house, ''))} per person online and{' '}
          {priceText(sessionCents(house, '', 'walk_in'))} on site. What a page calls ‘plus fuel’ or ‘price on
          request’ is not part of its total. An order of a board of your own is priced in dollars; it binds
          neither of us until we have agreed on delivery, tax and payment.
        </p>
        <p>The VAT in a price is that of the place where you ride:</p>
        <dl className="lines max-w-sm">
          {offeredLocations(house).map((place) => (
            <div key={place.id}>
              <dt className="min-w-0 !font-normal [overflow-wrap:anywhere]">{placeText(place)}</dt>
              <dd>{place.vatPercent} %</dd>
            </div>
          ))}
        </dl>
        <p>If a price changes between the page and your booking, we tell you the new total before you pay.</p>
      </>
    ),
  },
  {
    id: 'paying',
    title: 'Paying',
    body: (
      <>
        <p>
          <b className="font-semibold">By card.</b> Where checkout asks for a card, you pay when you book.
          While checkout says ‘Test Mode Active’, nothing is charged.
        </p>
        <p>
          <b className="font-semibold">On site.</b> Where the last button says so, you owe its amount and pay
          when you arrive. Test drives, group sessions and jetski reservations are paid this way.
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling',
    body: (
      <>
        <p>{cancelPolicyText}</p>
        <p>
          To cancel, open your booking by the link in any of our mails about it: it says what you get back
          before you decide. Or call <Phone /> or write to <Email /> with your reference; the moment your
          message arrives counts. Money goes back the way it came.
        </p>
        <p>
          A booking is for a certain day and hour, so the 14-day right of withdrawal for online purchases does
          not apply to it (Directive 2011/83/EU, Article 16). The {freeCancelHours} hours above do.
        </p>
      </>
    ),
  },
  {
    id: 'weather',
    title: 'Weather',
    body: (
      <p>
        Wind, waves, ice, thunder and fog can stop us. We decide on the day, for your safety, and tell you as
        early as we can. You choose: another time, or everything back.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Safety',
    body: (
      <ul>
        <li>
          Riders are at least {youngestRider} years old. Anybody under 18 needs a parent’s or guardian’s
          consent, given to us in person or in writing.
        </li>
        <li>You can swim, and you are fit to ride. Tell us what we should know; ask a doctor if unsure.</li>
        <li>No alcohol and no drugs before or during a ride.</li>
        <li>
          Be there {arriveEarlyMinutes} minutes early for equipment and the safety briefing. A late start ends
          at the booked time.
        </li>
        <li>
          Wear the vest and helmet we give you, stay in the area we show you, and do what the instructor says.
          Who endangers others stops riding, without a refund.
        </li>
        <li>Driving a jetski takes the licence that the law of the place asks for.</li>
      </ul>
    ),
  },
  {
    id: 'damage',
    title: 'Damage',
    body: (
      <p>
        Normal wear is ours. You pay for what you break or lose on purpose or through gross negligence, at
        most what it costs us. We are liable as the law says: without limit for injury and for our own intent
        or gross negligence.
      </p>
    ),
  },
  {
    id: 'membership',
    title: 'Membership',
    body: (
      <p>
        {membership.name} costs a joining fee of {priceText(house.membership.joiningFeeCents)}, then{' '}
        {priceText(house.membership.monthlyFeeCents)} per month {membership.terms} Discounts are not added up:
        the best one counts.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'If something is wrong',
    body: (
      <p>
        Tell us first: <Phone />, <Email />. If we cannot agree, the consumer authority where you live can
        help; in Estonia it is the Consumer Disputes Committee. Estonian law applies, and as a consumer you
        keep the protection of the law where you live.
      </p>
    ),
  },
]
