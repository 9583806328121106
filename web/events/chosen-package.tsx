import { Link } from 'react-router'
import { priceText } from '#domain/money.ts'
import type { EventPackage } from '#domain/offers/event-packages.ts'

/** The package as it stands in the request. */
export const ChosenPackage = ({ offer }: { offer: EventPackage }) => (
  <dl className="mt-8 border-t border-sea-300 pt-5">
    <dt className="text-muted">Your package</dt>
    <dd className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 font-display text-2xl font-[560] tracking-title">
      <span>{offer.name}</span>
      <span className="tnum">{priceText(offer.cents)}</span>
    </dd>
    <dd className="text-muted">
      {offer.people}, {offer.length}
    </dd>
    <dd className="mt-3 max-w-[34ch] text-sm text-muted">
      Nothing is charged now. When you pay, and until when cancelling is free, we agree with you.{' '}
      <Link to="/terms" className="font-semibold whitespace-nowrap text-link underline underline-offset-4">
        Our terms
      </Link>
    </dd>
  </dl>
)
