import type { ReactNode } from 'react'
import { screens } from '#contract/screens.ts'
import { shownLines } from '#domain/activities/quote-lines.ts'
import { BackLink, BookingFrame, BookingPage } from '#web/booking/booking-page.tsx'
import { OnSiteTerms } from '#web/booking/on-site-terms.tsx'
import { SumBar } from '#web/booking/paybar.tsx'
import { FactList, QuoteLines } from '#web/booking/price.tsx'
import { Progress } from '#web/booking/progress.tsx'
import { headOf } from '#web/shell/head.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, pending } from '#web/ui/one-badge.tsx'
import { ChosenMachines, MachinesSpace } from './chosen-machines.tsx'
import { factsOf } from './form-parts.tsx'
import { barText, quoteOf, sumWords } from './jetski-words.ts'
import { RequestForm } from './request-form.tsx'
import { OutsideTheTotal, Sum } from './sum.tsx'
import { type JetskiBooking, useJetskiConfirm } from './use-jetski-booking.ts'

export const meta = () =>
  headOf({
    title: 'Reserve jetskis, pay on site',
    description: 'Reserve your jetskis at Noblessner, Tallinn, and pay when you come.',
    screen: screens.jetskiConfirm,
  })

const formId = 'jetski-request'

export default function JetskiConfirmPage() {
  return (
    <BookingFrame>
      <Confirm />
    </BookingFrame>
  )
}

/** Reserve the chosen machines and pay on site. */
function Confirm() {
  const booking = useJetskiConfirm()
  const { chosen, quote, checking, start, busy } = booking
  const go = {
    type: 'submit',
    form: formId,
    busy,
    busyLabel: 'Creating Booking...',
    children: 'Confirm Booking',
  } as const
  return (
    <BookingPage
      way={
        <>
          <BackLink to="/booking/jetski">Back to Jetski Selection</BackLink>
          <span className="max-sm:hidden">
            <Progress at="Details" last="Done" />
          </span>
        </>
      }
      title="Reserve, pay on site"
      lead="Send us the day and the time. We contact you shortly and nothing is charged now."
      summary={
        <RequestSummary booking={booking}>
          <Button {...go} id={`${formId}-go`} className="mt-5 w-full max-lg:!hidden" />
        </RequestSummary>
      }
      bar={
        chosen &&
        quote && (
          <SumBar
            sum={sumWords(chosen.jetskis, quote.totalCents)}
            checking={checking}
            context={barText(chosen, start.date, start.time)}
          >
            <Button {...go} />
          </SumBar>
        )
      }
    >
      <div className="mt-8">{chosen ? <ChosenMachines chosen={chosen} /> : <MachinesSpace />}</div>
      <div className={chosen ? '' : 'invisible'}>
        <RequestForm booking={booking} formId={formId} submit={booking.submit} />
      </div>
    </BookingPage>
  )
}

type SummaryProps = { booking: JetskiBooking; children: ReactNode }

/** The right column: facts, lines, total. */
const RequestSummary = ({ booking, children }: SummaryProps) => {
  const { chosen, quote, off, checking } = booking
  return (
    <aside aria-label="Your request" className="mt-2 lg:mt-0">
      <div className="card p-5 sm:p-6 lg:sticky lg:top-24 lg:shadow-float">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-2xl">Your request</h2>
          <Badge {...pending} />
        </div>
        {chosen && (
          <>
            <FactList facts={factsOf(booking)} />
            <div className="mt-5 border-t border-line pt-2">
              <QuoteLines lines={[...shownLines(quoteOf(chosen).lines), ...off]} />
            </div>
            <OutsideTheTotal {...chosen} />
            <Sum {...chosen} cents={quote?.totalCents} checking={checking} below="paid on site" />
          </>
        )}
        <div className={chosen ? '' : 'invisible'}>
          <OnSiteTerms request />
          {children}
        </div>
      </div>
    </aside>
  )
}
