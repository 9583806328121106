import { Link } from 'react-router'
import type { EventPackage } from '#domain/offers/event-packages.ts'
import { corporatePackages } from '#domain/offers/event-packages.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PackageCard } from './package-card.tsx'

type Corporate = (typeof corporatePackages)[number]

/** The three packages; the popular one stands higher, and holds the one go button in view. */
export const CorporatePackages = ({ onChoose }: { onChoose: (offer: Corporate) => void }) => (
  <section className="mx-auto max-w-page px-gutter pt-section">
    <h2 className="display text-4xl">Packages</h2>
    <div className="mt-10 grid items-stretch gap-4 lg:grid-cols-3 lg:gap-0">
      {corporatePackages.map((offer) => (
        <PackageCard key={offer.id} offer={offer} className={lookOf(offer)}>
          <Link
            to="#contact"
            replace
            data-chooses
            onClick={() => onChoose(offer)}
            className={`${buttonClass(isPopular(offer) ? 'go' : 'line')} mt-auto w-full`}
          >
            Request Event<span className="sr-only"> {offer.name}</span>
          </Link>
        </PackageCard>
      ))}
    </div>
  </section>
)

const isPopular = (offer: EventPackage): boolean => offer.popular === true

function lookOf(offer: Corporate): string {
  if (isPopular(offer)) return 'relative z-10 bg-surface shadow-float lg:-my-5 lg:py-13'
  return `bg-sunken ${offer.id === 'starter' ? 'lg:rounded-r-none' : 'lg:rounded-l-none'}`
}
