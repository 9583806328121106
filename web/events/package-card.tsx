import { Check, Clock, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { priceText } from '#domain/money.ts'
import type { EventPackage } from '#domain/offers/event-packages.ts'

type Props = {
  offer: EventPackage
  /** Background and border, which distinguish the cards of a set. */
  className: string
  /** The button at the foot. */
  children: ReactNode
}

/** One package: name, price, people and time, contents, and its button. */
export const PackageCard = ({ offer, className, children }: Props) => (
  <article className={`flex flex-col rounded-lg p-6 sm:p-8 ${className}`}>
    <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3">
      <h3 className="text-2xl">{offer.name}</h3>
      {offer.popular && <span className="badge bg-apricot-100 text-apricot-800">Most Popular</span>}
    </div>
    <p className="mt-5 font-display text-5xl font-[540] tracking-display tnum">{priceText(offer.cents)}</p>
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] font-medium">
      <Fact icon={<UsersRound />}>{offer.people}</Fact>
      <Fact icon={<Clock />}>{offer.length}</Fact>
    </p>
    <ul className="mt-6 mb-8 space-y-3 border-t border-line pt-6">
      {offer.includes.map((thing) => (
        <li key={thing} className="flex gap-3">
          <Check className="mt-0.5 size-5 flex-none text-sea-600" />
          {thing}
        </li>
      ))}
    </ul>
    {children}
  </article>
)

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="flex items-center gap-1.5 [&>svg]:size-4.5 [&>svg]:flex-none [&>svg]:text-sea-600">
    {icon}
    {children}
  </span>
)
