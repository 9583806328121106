import { screens } from '#contract/screens.ts'
import { BackLink, BookingFrame, BookingPage } from '#web/booking/booking-page.tsx'
import { GoButton, toPayment } from '#web/booking/booking-summary.tsx'
import { HoldStrip } from '#web/booking/hold-strip.tsx'
import { PayBar } from '#web/booking/paybar.tsx'
import { Progress } from '#web/booking/progress.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { metaOf } from '#web/shell/head.ts'
import { DetailsForm, DetailsSummary } from './details-form.tsx'
import { barText, leadText, placesText, sumWords } from './jetski-words.ts'
import { useJetskiForm } from './use-jetski-form.ts'

export const meta = metaOf({ title: 'Jetski booking', screen: screens.jetskiForm })

const formId = 'jetski-details'

export default function JetskiFormPage() {
  return (
    <BookingFrame>
      <Details />
    </BookingFrame>
  )
}

/** Time and contact, for the machines chosen before. */
function Details() {
  const house = useHouse()
  const booking = useJetskiForm()
  const { chosen, quote, checking, start, isRequest, busy } = booking
  const go = { formId, busy, children: isRequest ? 'Send request' : toPayment }
  return (
    <BookingPage
      way={
        <>
          <BackLink to="/booking/jetski">Change jetskis</BackLink>
          <Progress at="Details" last={isRequest ? 'Done' : 'Pay'} />
        </>
      }
      title="When and who"
      lead={
        chosen ? leadText(house, chosen.jetskis, chosen.duration) : `Your jetskis, from ${placesText(house)}.`
      }
      summary={
        <DetailsSummary booking={booking}>
          <GoButton {...go} id={`${formId}-go`} className="mt-5 w-full max-lg:!hidden" />
        </DetailsSummary>
      }
      bar={
        chosen &&
        quote && (
          <PayBar
            sum={sumWords(house, chosen.jetskis, quote.totalCents)}
            checking={checking}
            context={barText(house, chosen, start.date, start.time)}
          >
            <GoButton {...go} className="px-5! leading-tight max-[359px]:px-4!" />
          </PayBar>
        )
      }
    >
      <HoldStrip />
      <DetailsForm booking={booking} formId={formId} submit={booking.submit} />
    </BookingPage>
  )
}
