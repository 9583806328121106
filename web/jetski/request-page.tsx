import type { ReactNode } from 'react'
import { shownLines } from '#domain/activities/quote-lines.ts'
import { OnSiteTerms } from '#web/booking/on-site-terms.tsx'
import { SumBar } from '#web/booking/paybar.tsx'
import { QuoteLines } from '#web/booking/price.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge, pending } from '#web/ui/one-badge.tsx'
import { BackTo } from './back-to.tsx'
import { ChosenMachines, MachinesSpace } from './chosen-machines.tsx'
import { Facts } from './facts.tsx'
import { RequestForm } from './request-form.tsx'
import { OutsideTheTotal, Sum } from './sum.tsx'
import type { Requesting } from './use-request.ts'
import { useRequest } from './use-request.ts'
import { barText, quoteOf, sumCents, sumWords } from './words.ts'

const formId = 'jetski-request'

/** Reserve the chosen machines and pay on site. */
export function RequestPage() {
  const booking = useRequest()
  const { chosen, mine, when, sending } = booking
  const confirm = (className: string, id?: string) => (
    <Button
      id={id}
      type="submit"
      form={formId}
      busy={sending.busy}
      busyLabel="Creating Booking..."
      className={className}
    >
      Confirm Booking
    </Button>
  )
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-16 lg:pb-20">
      <BackTo>Back to Jetski Selection</BackTo>
      <div className="mt-6 grid gap-x-14 lg:grid-cols-[1fr_23rem]">
        <div className="min-w-0">
          <h1 className="display text-5xl">Reserve, pay on site</h1>
          <p className="mt-3 mb-8 max-w-[46ch] text-lg text-muted">
            Send us the day and the time. We contact you shortly and nothing is charged now.
          </p>
          {chosen ? <ChosenMachines chosen={chosen} /> : <MachinesSpace />}
          <div className={chosen ? '' : 'invisible'}>
            <RequestForm booking={booking} formId={formId} />
          </div>
        </div>
        <YourRequest booking={booking}>{confirm('mt-5 w-full max-lg:!hidden', `${formId}-go`)}</YourRequest>
      </div>
      {chosen && (
        <SumBar
          sum={sumWords(chosen.jetskis, mine?.quote.totalCents ?? sumCents(chosen))}
          checking={mine?.checking}
          context={barText(chosen, when.date, when.time)}
        >
          {confirm('')}
        </SumBar>
      )}
    </div>
  )
}

/** The right column: facts, lines, total. */
const YourRequest = ({
  booking: { chosen, mine, when, typed },
  children,
}: {
  booking: Requesting
  children: ReactNode
}) => (
  <aside aria-label="Your request" className="mt-2 lg:mt-0">
    <div className="card p-5 sm:p-6 lg:sticky lg:top-24 lg:shadow-float">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-2xl">Your request</h2>
        <Badge {...pending} />
      </div>
      {chosen && (
        <>
          <Facts chosen={chosen} date={when.date} time={when.time} people={typed.people} />
          <div className="mt-5 border-t border-line pt-2 text-[0.9375rem]">
            <QuoteLines lines={[...shownLines(quoteOf(chosen).lines), ...(mine?.off ?? [])]} />
          </div>
          <OutsideTheTotal {...chosen} />
          <Sum {...chosen} mine={mine} below="paid on site" />
        </>
      )}
      <div className={chosen ? '' : 'invisible'}>
        <OnSiteTerms request />
        {children}
      </div>
    </div>
  </aside>
)
