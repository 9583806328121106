import type { ExperienceCard } from '#domain/offers/experience-cards.ts'
import { experienceCards } from '#domain/offers/experience-cards.ts'
import { useHouse } from '#web/house.ts'
import { useOffered } from '#web/offered.ts'
import { LeadCard, SmallCard } from './experience-card.tsx'

const isLead = ({ id }: ExperienceCard) => id.startsWith('efoil')

/** Six cards, each a link; the two e-foil ways are what we are known for. */
export function Experiences() {
  const cards = experienceCards(useHouse(), useOffered(), 'landing')
  return (
    <section id="experiences" className="mx-auto max-w-page px-gutter pt-section outline-none">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 className="display max-w-[14ch] text-4xl">Six ways onto the water</h2>
        <p className="max-w-[36ch] text-lg text-muted">
          Every experience starts with dry gear, a short briefing and someone who knows these waters.
        </p>
      </div>
      <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:mt-12">
        {cards.filter(isLead).map((card) => (
          <LeadCard key={card.id} card={card} />
        ))}
      </ul>
      <ul className="mt-10 grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:mt-14 lg:grid-cols-4">
        {cards
          .filter((card) => !isLead(card))
          .map((card) => (
            <SmallCard key={card.id} card={card} />
          ))}
      </ul>
    </section>
  )
}
