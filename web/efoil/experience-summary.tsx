import { CalendarDays, Clock, UsersRound } from 'lucide-react'
import { guided } from '#domain/activities/ride-pictures.ts'
import { dateText } from '#domain/calendar.ts'
import { promiseText } from '#domain/enquiries/promise.ts'
import { priceText } from '#domain/money.ts'
import { experienceCents, experienceDurations } from '#domain/offers/efoil-experience.ts'
import { fact, GoButton } from '#web/booking/booking-summary.tsx'
import { OnSiteTerms } from '#web/booking/on-site-terms.tsx'
import { SumBar } from '#web/booking/paybar.tsx'
import { PriceSummary } from '#web/booking/price.tsx'
import { SummaryPicture } from '#web/booking/summary-picture.tsx'
import { useHouse } from '#web/house.ts'
import type { Experience, ExperienceEntries } from './use-experience.ts'

export const experienceFormId = 'efoil-experience'

const peopleText = (people: number): string => `${people} ${people === 1 ? 'person' : 'people'}`

const from = `from ${priceText(experienceDurations[0].cents)} per person`

/** What it costs; undefined until both are chosen. */
function quoteOf({ duration, participants }: Pick<ExperienceEntries, 'duration' | 'participants'>) {
  const chosen = experienceDurations.find(({ id }) => id === duration)
  if (!chosen || participants === 0) return undefined
  const totalCents = experienceCents(duration, participants) ?? 0
  const label = `${peopleText(participants)} × ${chosen.label} × ${priceText(chosen.cents)}`
  return { totalCents, lines: [{ kind: 'text' as const, label, cents: totalCents }] }
}

const Send = ({ experience, className }: { experience: Experience; className?: string }) => (
  <GoButton formId={experienceFormId} busy={experience.sending.isPending} className={className}>
    Send request
  </GoButton>
)

/** Right of a wide screen: the session, its price, the promise. */
export function ExperienceSummary({ experience }: { experience: Experience }) {
  const { duration, participants, preferredDate, preferredTime } = experience.entries
  const label = experienceDurations.find(({ id }) => id === duration)?.label
  const day = /^\d{4}-\d{2}-\d{2}$/.test(preferredDate) ? dateText(preferredDate) : ''
  const when = [day, preferredTime && `at ${preferredTime}`].filter(Boolean).join(' ')
  return (
    <PriceSummary
      title="Your session"
      picture={<SummaryPicture of={guided} className="aspect-[3/2]!" />}
      facts={[
        fact('length', <Clock aria-hidden="true" />, label ?? '', 'No duration chosen yet'),
        fact(
          'people',
          <UsersRound aria-hidden="true" />,
          participants === 0 ? '' : peopleText(participants),
          'How many are you?',
        ),
        fact('when', <CalendarDays aria-hidden="true" />, when, 'Any day, any time'),
      ]}
      quote={quoteOf(experience.entries)}
      unpriced={from}
    >
      <OnSiteTerms activity="efoil-experience" request />
      <Send experience={experience} className="mt-5 w-full" />
      <p className="mt-3 text-center text-sm text-muted">
        We contact you {promiseText(useHouse(), 'efoil-experience')}.
      </p>
    </PriceSummary>
  )
}

export function ExperienceBar({ experience }: { experience: Experience }) {
  const { duration, participants } = experience.entries
  const label = experienceDurations.find(({ id }) => id === duration)?.label
  const chosen = [participants > 0 && peopleText(participants), label].filter(Boolean).join(', ')
  const quote = quoteOf(experience.entries)
  return (
    <SumBar
      sum={quote ? priceText(quote.totalCents) : `from ${priceText(experienceDurations[0].cents)}`}
      context={quote ? chosen : 'a person for 20 minutes'}
    >
      <Send experience={experience} />
    </SumBar>
  )
}
