import type { ReactNode } from 'react'
import { shownLines } from '#domain/activities/quote-lines.ts'
import { OnSiteTerms } from '#web/booking/on-site-terms.tsx'
import { FactList, QuoteLines } from '#web/booking/price.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Badge, pending } from '#web/ui/one-badge.tsx'
import { factsOf } from './form-parts.tsx'
import { placeOf } from './jetski-words.ts'
import { OutsideTheTotal, Sum } from './sum.tsx'
import type { JetskiBooking } from './use-jetski-booking.ts'

type Props = { booking: JetskiBooking; children: ReactNode }

export const RequestSummary = ({ booking, children }: Props) => {
  const house = useHouse()
  const { chosen, lines, quote, off, checking, start } = booking
  return (
    <aside aria-label="Your request" className="mt-2 lg:mt-0">
      <div className="card p-5 sm:p-6 lg:sticky lg:top-24 lg:shadow-float">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-2xl">Your request</h2>
          <Badge {...pending} />
        </div>
        {chosen && quote && (
          <>
            <FactList facts={factsOf(house, booking)} />
            <div className="mt-5 border-t border-line pt-2">
              <QuoteLines lines={[...shownLines(lines), ...off]} />
            </div>
            <OutsideTheTotal {...chosen} />
            <Sum jetskis={chosen.jetskis} cents={quote.totalCents} checking={checking} below="paid on site" />
          </>
        )}
        <div className={chosen ? '' : 'invisible'}>
          <OnSiteTerms
            freeHours={house.activities['jetski-request'].freeCancelHours}
            start={{ ...start, location: placeOf(house, chosen?.jetskis ?? []) }}
            request
          />
          {children}
        </div>
      </div>
    </aside>
  )
}
