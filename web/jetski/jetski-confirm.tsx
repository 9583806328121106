import { screens } from '#contract/screens.ts'
import type { JetskisChosen } from '#domain/booking/stored-jetskis.ts'
import { type JetskiId, jetskiOf } from '#domain/fleet/jetskis.ts'
import { BackLink, BookingFrame, BookingPage } from '#web/booking/booking-page.tsx'
import { PayBar } from '#web/booking/paybar.tsx'
import { Progress } from '#web/booking/progress.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { metaOf } from '#web/shell/head.ts'
import { Button } from '#web/ui/button.tsx'
import { barText, lengthOf, machinePrice, placesText, sumWords } from './jetski-words.ts'
import { MachinePicture } from './machine-picture.tsx'
import { RequestForm, useJetskiConfirm } from './request-form.tsx'
import { RequestSummary } from './request-summary.tsx'

export const meta = metaOf((house) => ({
  title: 'Reserve jetskis, pay on site',
  description: `Reserve your jetskis at ${placesText(house)} and pay when you come.`,
  screen: screens.jetskiConfirm,
}))

const formId = 'jetski-request'

export default function JetskiConfirmPage() {
  return (
    <BookingFrame>
      <Confirm />
    </BookingFrame>
  )
}

/** Reserves the chosen machines, to be paid on site. */
function Confirm() {
  const house = useHouse()
  const { on, title } = house.activities['jetski-request']
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
          <PayBar
            sum={sumWords(house, chosen.jetskis, quote.totalCents)}
            checking={checking}
            context={barText(house, chosen, start.date, start.time)}
          >
            <Button {...go} />
          </PayBar>
        )
      }
    >
      <div className="mt-8">
        {!on && <p className="mb-6 font-semibold">{title} is not offered at the moment.</p>}
        {chosen ? <ChosenMachines chosen={chosen} date={start.date} /> : <MachinesSpace />}
      </div>
      <div className={chosen ? '' : 'invisible'}>
        <RequestForm booking={booking} formId={formId} submit={booking.submit} />
      </div>
    </BookingPage>
  )
}

type ChosenProps = { chosen: JetskisChosen; date: string }

/** Each chosen machine: picture, name, duration, engine, passengers, and costs outside its price. */
const ChosenMachines = ({ chosen: { jetskis, duration }, date }: ChosenProps) => (
  <ul className={`grid gap-4 ${jetskis.length === 1 ? '' : 'sm:grid-cols-2'}`}>
    {jetskis.map((id) => (
      <Machine key={id} id={id} duration={duration} date={date} alone={jetskis.length === 1} />
    ))}
  </ul>
)

type MachineProps = { id: JetskiId; duration: string; date: string; alone: boolean }

function Machine({ id, duration, date, alone }: MachineProps) {
  const house = useHouse()
  const { name, specs } = jetskiOf(house, id)
  const { price, note } = machinePrice(house, id, { duration, date })
  const facts = [
    { what: 'Duration', text: lengthOf(house, duration).label },
    ...(specs.engine ? [{ what: 'Engine', text: specs.engine }] : []),
    { what: 'Passengers', text: specs.passengers },
  ]
  return (
    <li
      className={`grid grid-cols-[--spacing(30)_1fr] overflow-hidden rounded-lg bg-surface shadow-hair ${alone ? 'sm:grid-cols-2' : 'sm:block'}`}
    >
      <span className="relative flex items-center bg-[#EAE8E3] sm:aspect-[16/8.5]">
        <MachinePicture
          id={id}
          sizes="(max-width: 39.99rem) 30vw, 24rem"
          className="w-full flex-none max-sm:aspect-[3/2] max-sm:[mask-image:linear-gradient(transparent,#000_25%,#000_80%,transparent)] sm:absolute sm:inset-0 sm:size-full"
        />
      </span>
      <div className={`min-w-0 p-4 sm:p-6 ${alone ? 'sm:self-center' : ''}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="font-display text-xl font-[560] tracking-title">{name}</h2>
          <p className="font-semibold tnum">
            {price}
            {note && <span className="text-sm font-normal text-muted"> {note}</span>}
          </p>
        </div>
        <dl className="mt-3 grid gap-x-4 gap-y-1 text-[0.9375rem] sm:mt-4 sm:grid-cols-[1fr_1fr_auto] sm:border-t sm:border-line sm:pt-4">
          {facts.map(({ what, text }) => (
            <div key={what} className="max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-2">
              <dt className="text-muted">{what}</dt>
              <dd className="font-semibold whitespace-nowrap tnum">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}

/** Their placeholder while they are read. */
const MachinesSpace = () => (
  <div aria-hidden="true" className="grid">
    <div className="skel h-32 transition-opacity delay-150 sm:h-[12.5rem] starting:opacity-0" />
  </div>
)
