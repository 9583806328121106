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
  </dl>
)
