import type { OwnBooking } from '#contract/calls/mine.ts'
import { priceText, vatWithin } from '#domain/money.ts'

/** What the price is made of, its total, and the VAT inside it (R-M5). */
export function ReceiptLines({ booking }: { booking: OwnBooking }) {
  const { vatPercent } = booking
  const vat = vatWithin(booking.totalCents, vatPercent)
  const isOpen = booking.priceOpen === true
  return (
    <dl className="lines mt-4">
      {booking.lines.map(({ label, cents, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note !== undefined && <span className="block text-sm text-quiet">{note}</span>}
          </dt>
          {cents !== undefined && <dd className="whitespace-nowrap">{priceText(cents)}</dd>}
        </div>
      ))}
      <div className="mt-1 items-baseline border-t border-line pt-3!">
        <dt className="font-semibold text-ink!">Total</dt>
        <dd className="font-display text-2xl font-[560]! tracking-title">
          {isOpen ? 'On request' : priceText(booking.totalCents)}
        </dd>
      </div>
      {!isOpen && (
        <>
          <div className="py-0! text-sm">
            <dt>Net</dt>
            <dd className="font-normal! text-muted">{priceText(booking.totalCents - vat)}</dd>
          </div>
          <div className="py-0! text-sm">
            <dt>VAT {vatPercent}%, included</dt>
            <dd className="font-normal! text-muted">{priceText(vat)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
