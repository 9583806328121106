import { CalendarDays, Clock, UsersRound } from 'lucide-react'
import { guided } from '#domain/activities/ride-pictures.ts'
import { dateText, isIsoDate } from '#domain/calendar.ts'
import { peopleText } from '#domain/counted.ts'
import { promiseText } from '#domain/enquiries/promise.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { cheapestGuided, guidedLength, guidedQuote } from '#domain/offers/efoil-experience.ts'
import { fact, GoButton } from '#web/booking/booking-summary.tsx'
import { OnSiteTerms } from '#web/booking/on-site-terms.tsx'
import { PayBar } from '#web/booking/paybar.tsx'
import { PriceSummary } from '#web/booking/price.tsx'
import { SummaryPicture } from '#web/booking/summary-picture.tsx'
import { useHouse } from '#web/house-on-page.ts'
import type { Experience } from './use-experience.ts'

export const experienceFormId = 'efoil-experience'

/** The price; undefined until both are chosen. */
function quoteOf(house: House, { entries, day }: Experience) {
  const { duration, participants } = entries
  const chosen = guidedLength(house, duration, day)
  const quote = guidedQuote(house, entries, day)
  if (!chosen || !quote || participants === 0) return undefined
  const { totalCents } = quote
  const label = `${peopleText(participants)} × ${chosen.label} × ${priceText(chosen.cents)}`
  return { totalCents, lines: [{ kind: 'text' as const, label, cents: totalCents }] }
}

const Send = ({ experience, className }: { experience: Experience; className?: string }) => (
  <GoButton formId={experienceFormId} busy={experience.sending.isPending} className={className}>
    Send request
  </GoButton>
)

/** At the right of a wide screen: the session, its price, and when we answer. */
export function ExperienceSummary({ experience }: { experience: Experience }) {
  const house = useHouse()
  const { duration, participants, preferredDate, preferredTime } = experience.entries
  const label = guidedLength(house, duration)?.label
  const wished = isIsoDate(preferredDate) ? dateText(preferredDate) : ''
  const when = [wished, preferredTime && `at ${preferredTime}`].filter(Boolean).join(' ')
  return (
    <PriceSummary
      title="Your session"
      picture={<SummaryPicture of={guided} className="aspect-[3/2]!" />}
      facts={[
        fact('length', <Clock />, label ?? '', 'No duration chosen yet'),
        fact(
          'people',
          <UsersRound />,
          participants === 0 ? '' : peopleText(participants),
          'How many are you?',
        ),
        fact('when', <CalendarDays />, when, 'Any day, any time'),
      ]}
      quote={quoteOf(house, experience)}
      unpriced={`from ${priceText(cheapestGuided(house, experience.day).cents)} per person`}
    >
      <OnSiteTerms request />
      <Send experience={experience} className="mt-5 w-full" />
      <p className="mt-3 text-center text-sm text-muted">
        We contact you {promiseText(house, 'efoil-experience')}.
      </p>
    </PriceSummary>
  )
}

export function ExperienceBar({ experience }: { experience: Experience }) {
  const house = useHouse()
  const { duration, participants } = experience.entries
  const label = guidedLength(house, duration)?.label
  const chosen = [participants > 0 && peopleText(participants), label].filter(Boolean).join(', ')
  const quote = quoteOf(house, experience)
  const cheapest = cheapestGuided(house, experience.day)
  return (
    <PayBar
      sum={quote ? priceText(quote.totalCents) : `from ${priceText(cheapest.cents)}`}
      context={quote ? chosen : `a person for ${cheapest.label}`}
    >
      <Send experience={experience} />
    </PayBar>
  )
}
