import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { dateText } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import { useHouse } from '#web/house-on-page.ts'
import { momentText, netCents } from './own-words.ts'

type Cancelling = NonNullable<OwnPage['cancelling']>

/** A bar from now to the start, in sea colour while a cancel refunds everything. Not to scale: only the side counts. */
export function RefundLine({ booking, cancelling }: { booking: OwnPage; cancelling: Cancelling }) {
  const house = useHouse()
  const free = cancelling.refundCents > 0
  const all = priceText(netCents(booking))
  const none = priceText(0)
  const until = momentText(house, cancelling.freeUntil, booking)
  const summary = free
    ? `${all} back until ${until}, ${none} after that.`
    : `${all} back until ${until}, which has passed. ${none} back now.`
  return (
    <div>
      <p className="sr-only">{summary}</p>
      <div aria-hidden="true" className="tnum">
        <div className="relative flex h-2.5 gap-1">
          <span
            className={`h-full w-[54%] rounded-full ${free ? 'bg-linear-to-r from-sea-200 from-8% to-sea-600 to-8%' : 'bg-sea-200'}`}
          />
          <span className="h-full flex-1 rounded-full bg-line" />
          <span
            className={`absolute top-1/2 size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-surface bg-selected shadow-hair ${free ? 'left-[4.3%]' : 'left-[61%]'}`}
          />
        </div>
        <div className="mt-3 grid grid-cols-[54%_1fr] gap-1 text-sm">
          <p className={free ? '' : 'text-muted'}>
            <b className="block font-semibold">{all} back</b>
            <span className="text-muted">until {until}</span>
          </p>
          <p className="flex justify-between gap-3">
            <span>
              <b className="block font-semibold">{none} back</b>
              <span className="text-muted">{free ? 'after that' : 'now'}</span>
            </span>
            <span className="text-right max-sm:hidden">
              <b className="block font-semibold">Start</b>
              <span className="text-muted">{dateText(booking.date, 'short')}</span>
            </span>
          </p>
        </div>
      </div>
    </div>
  )
}
