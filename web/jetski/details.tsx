import { HoldStrip } from '#web/booking/hold-strip.tsx'
import { SumBar } from '#web/booking/paybar.tsx'
import { Progress } from '#web/booking/progress.tsx'
import { Button } from '#web/ui/button.tsx'
import { BackTo } from './back-to.tsx'
import { DetailsForm } from './details-form.tsx'
import { DetailsSummary } from './details-summary.tsx'
import type { Details as Booking } from './use-details.ts'
import { useDetails } from './use-details.ts'
import { barText, leadText, sumCents, sumWords } from './words.ts'

const detailsFormId = 'jetski-details'

/** When and who, for the machines chosen before. */
export function Details() {
  const booking = useDetails()
  const { chosen, mine, when } = booking
  const lead = chosen ? leadText(chosen.jetskis, chosen.duration) : 'Your jetskis, from Noblessner.'
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-16 lg:pb-20">
      <div className="way">
        <BackTo>Change jetskis</BackTo>
        <Progress at="Details" last={booking.asksOnly ? 'Done' : 'Pay'} />
      </div>
      <div className="mt-6 grid gap-x-14 lg:grid-cols-[1fr_23rem]">
        <div className="min-w-0">
          <h1 className="display text-5xl">When and who</h1>
          <p className="mt-3 max-w-[44ch] text-lg text-muted">{lead}</p>
          <HoldStrip />
          <DetailsForm booking={booking} formId={detailsFormId} />
        </div>
        <DetailsSummary booking={booking}>
          <GoOn booking={booking} className="mt-5 w-full max-lg:!hidden" />
        </DetailsSummary>
      </div>
      {chosen && (
        <SumBar
          sum={sumWords(chosen.jetskis, mine?.quote.totalCents ?? sumCents(chosen))}
          checking={mine?.checking}
          context={barText(chosen, when.date, when.time)}
        >
          <GoOn booking={booking} short className="px-5! leading-tight max-[359px]:px-4!" />
        </SumBar>
      )}
    </div>
  )
}

type GoOnProps = { booking: Booking; className: string; short?: boolean }

function GoOn({ booking: { asksOnly, busy }, className, short }: GoOnProps) {
  return (
    <Button
      id={short ? undefined : `${detailsFormId}-go`}
      type="submit"
      form={detailsFormId}
      busy={busy}
      busyLabel="Processing..."
      className={className}
    >
      {asksOnly ? (
        'Send request'
      ) : (
        <span>
          Continue <span className={short ? 'max-sm:block' : ''}>to Payment</span>
        </span>
      )}
    </Button>
  )
}
