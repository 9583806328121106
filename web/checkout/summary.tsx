import type { ReactNode } from 'react'
import type { PaymentIntentReply } from '#contract/views.ts'
import { headingOf } from '#domain/activities/fields.ts'
import { lengthText } from '#domain/booking/length.ts'
import { dateText } from '#domain/calendar.ts'
import { placeTextOf } from '#domain/find-location.ts'
import { centsOf, priceText } from '#domain/money.ts'
import { ReceiptLines } from '#web/booking/price-lines.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { useOfferedAs } from '#web/offered-on-page.ts'
import { Picture } from '#web/ui/picture.tsx'
import { contactOf, type Pending, shownCents } from './pending-draft.ts'

type Props = { pending: Pending; hold: PaymentIntentReply | undefined }

/** The booking being paid, with the server's price and lines once it has answered. */
export function Summary({ pending, hold }: Props) {
  const activity = useOfferedAs(pending.bookingType)
  const before = shownCents(pending)
  const total = centsOf(hold?.amount) ?? before
  const { name } = contactOf(pending)
  return (
    <section aria-label="Booking summary" className="card p-6 lg:sticky lg:top-8 lg:shadow-float">
      <div className="flex items-center gap-4">
        <div className="size-16 flex-none">
          <Picture of={activity.picture} alt="" sizes="64px" className="size-full rounded-md" />
        </div>
        <div>
          <h2 className="text-xl">
            <span className="sr-only">Service: </span>
            {pending.service ?? 'Booking'}
          </h2>
          <p className="min-h-5 text-sm text-muted">{hold && `Reference ${hold.reference}`}</p>
        </div>
      </div>
      <dl className="lines mt-5 border-t border-line pt-3 text-[0.9375rem]">
        <Fact
          name="Date & Time"
          value={
            <>
              {dateText(pending.date, 'year')}{' '}
              <span className="whitespace-nowrap">
                at {pending.time}
                {hold && ` to ${hold.until}`}
              </span>
            </>
          }
        />
        <Fact
          name="Duration"
          value={
            // An answer stored by an earlier version has no minutes.
            hold?.minutes ? lengthText({ ...hold, durationLabel: pending.duration }) : pending.duration
          }
        />
        <Fact name="Location" value={placeTextOf(useHouse(), pending.location)} />
        {pending.quantity !== undefined && <Fact name={headingOf(activity.noun)} value={pending.quantity} />}
        {name !== '' && <Fact name="Customer" value={name} />}
      </dl>
      {hold && <ReceiptLines lines={hold.lines} className="mt-3" />}
      <p className="mt-2 flex items-end justify-between gap-4 border-t border-line pt-4">
        <span className="font-semibold">Total</span>
        <span className="text-right">
          {hold?.priceChanged && total !== before && (
            <s className="block text-muted tnum">
              <span className="sr-only">instead of </span>
              {priceText(before)}
            </s>
          )}
          <span className="font-display text-4xl font-[560] tracking-title tnum">{priceText(total)}</span>
        </span>
      </p>
      {hold?.dueNowCents !== undefined && (
        <ReceiptLines lines={splitOf(hold.dueNowCents, total)} className="mt-4" />
      )}
    </section>
  )
}

/** The total, split into what is charged now and what is paid on the day. */
const splitOf = (cents: number, total: number) => [
  { label: 'Deposit, to pay now', cents },
  { label: 'On site, on the day', cents: total - cents },
]

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <dt className="whitespace-nowrap">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{value}</dd>
  </div>
)
