import { screens } from '#contract/screens.ts'
import { BackLink, BookingFrame, BookingPage } from '#web/booking/booking-page.tsx'
import { SumBar } from '#web/booking/paybar.tsx'
import { Progress } from '#web/booking/progress.tsx'
import { useHouse } from '#web/house.ts'
import { headOf } from '#web/shell/head.ts'
import { Button } from '#web/ui/button.tsx'
import { ChosenMachines, MachinesSpace } from './chosen-machines.tsx'
import { barText, sumWords } from './jetski-words.ts'
import { RequestForm } from './request-form.tsx'
import { RequestSummary } from './request-summary.tsx'
import { useJetskiConfirm } from './use-jetski-booking.ts'

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
  const house = useHouse()
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
            context={barText(house, chosen, start.date, start.time)}
          >
            <Button {...go} />
          </SumBar>
        )
      }
    >
      <div className="mt-8">
        {chosen ? <ChosenMachines chosen={chosen} date={start.date} /> : <MachinesSpace />}
      </div>
      <div className={chosen ? '' : 'invisible'}>
        <RequestForm booking={booking} formId={formId} submit={booking.submit} />
      </div>
    </BookingPage>
  )
}
