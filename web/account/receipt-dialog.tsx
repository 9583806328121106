import { FileText, Printer } from 'lucide-react'
import { api } from '#contract/account-client.ts'
import type { OwnBooking } from '#contract/calls/own-calls.ts'
import { lengthText } from '#domain/booking/length.ts'
import { cancelPolicyTextOf } from '#domain/booking/policy.ts'
import { dateText } from '#domain/calendar.ts'
import { priceText, vatWithin } from '#domain/money.ts'
import { addressOf } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'
import { CallLink } from '#web/shell/reach-links.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'
import { paidText, whatText, whereText } from './member-words.ts'

type Props = {
  booking: OwnBooking | undefined
  onClose: () => void
  /** Without a link to the file, which opens only for the booking's account. */
  noFile?: boolean
}

/** One booking of the account: facts, price lines with VAT, and payments. Can be printed. */
export function ReceiptDialog({ booking, onClose, noFile = false }: Props) {
  const house = useHouse()
  const { brand } = house
  if (!booking) return null
  const isOver = booking.status === 'completed' || booking.status === 'cancelled'
  const facts: [string, string][] = [
    ['When', `${dateText(booking.date)} ${booking.date.slice(0, 4)}, ${booking.time} to ${booking.until}`],
    ['Where', whereText(house, booking)],
    ['What', `${whatText(booking)}, ${lengthText(booking)}`],
  ]
  return (
    <LaterDialog
      open
      wide
      onClose={onClose}
      title={`${isOver ? 'Receipt' : 'Booking'} ${booking.reference}`}
      description={<StatusBadge status={booking.status} />}
      actions={
        <>
          <Button kind="line" size="md" onClick={onClose}>
            Close
          </Button>
          {booking.hasReceipt && !noFile && (
            <a
              className={buttonClass('line', 'md')}
              href={addressOf(api.bookingReceipt, { params: { id: booking.id } })}
              download
            >
              <FileText />
              Receipt (PDF)
            </a>
          )}
          <Button kind="ink" size="md" onClick={() => window.print()}>
            <Printer />
            Print
          </Button>
        </>
      }
    >
      <div data-print>
        <p className="mt-6 hidden print:block">
          {brand.legalLine}, {brand.phone}
        </p>
        <dl className="mt-5 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-md bg-sunken px-4 py-3">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold break-words tnum">{value}</dd>
            </div>
          ))}
        </dl>
        <ReceiptLines booking={booking} />
        <p className="mt-4 text-muted">{paidText(booking)}</p>
        {!isOver && (
          <p className="mt-2 text-sm text-muted">
            {cancelPolicyTextOf(booking.freeCancelHours)} To cancel, open the link of your email or call{' '}
            <CallLink className="whitespace-nowrap text-link underline" />.
          </p>
        )}
      </div>
    </LaterDialog>
  )
}

/** The lines of the price, its total, and the VAT included (R-M5). */
function ReceiptLines({ booking }: { booking: OwnBooking }) {
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
