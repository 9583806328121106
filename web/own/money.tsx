import { ChevronRight, Download, type LucideIcon, Mail, Phone, ReceiptText, Wind } from 'lucide-react'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { api } from '#contract/client.ts'
import { priceText, vatWithin } from '#domain/money.ts'
import { mailOf, telLink } from '#domain/site.ts'
import { ReceiptLines } from '#web/booking/price-lines.tsx'
import { addressOf } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'
import { moneyRows, paidTitle } from './own-words.ts'

/** The price, payments and refunds, and whom to ask. */
export function Money({ booking, token }: { booking: OwnPage; token: string }) {
  const { brand } = useHouse()
  const { vatPercent } = booking
  const rows = moneyRows(booking)
  const isOpen = booking.priceOpen === true
  return (
    <aside aria-label="Price and payment">
      <div className="card p-6 lg:sticky lg:top-24 lg:shadow-float">
        <h2 className="text-2xl">{paidTitle(booking)}</h2>
        <ReceiptLines lines={booking.lines} className="mt-4" />
        <p className="mt-2 flex items-end justify-between gap-3 border-t border-line pt-4">
          <span className="font-semibold">
            Total
            <span className="block text-sm font-normal text-muted tnum">
              {isOpen
                ? 'We tell you the price'
                : `incl. ${priceText(vatWithin(booking.totalCents, vatPercent))} VAT ${vatPercent}%`}
            </span>
          </span>
          <span className="font-display text-4xl font-[560] tracking-title whitespace-nowrap tnum">
            {isOpen ? 'On request' : priceText(booking.totalCents)}
          </span>
        </p>
        {rows.length > 0 && (
          <dl className="lines mt-4 border-t border-line pt-2 text-[0.9375rem]">
            {rows.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="whitespace-nowrap">{amount}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className="mt-6 divide-y divide-line border-t border-line text-[0.9375rem]">
          {booking.money.paidCents > 0 && (
            <Way
              href={addressOf(api.ownReceipt, { params: { token } })}
              icon={ReceiptText}
              end={Download}
              download
            >
              Receipt, PDF
            </Way>
          )}
          <Way href={telLink(brand.phone)} icon={Phone}>
            Call us
          </Way>
          <Way href={mailOf(brand.email)} icon={Mail}>
            E-mail us
          </Way>
        </ul>
        {booking.cancelling && (
          <p className="flex gap-3 border-t border-line pt-4 text-[0.9375rem] text-muted">
            <Wind className="mt-0.5 size-5 flex-none text-sea-600" />
            If the weather stops us, you choose: another time or a full refund.
          </p>
        )}
      </div>
    </aside>
  )
}

type WayProps = { href: string; icon: LucideIcon; end?: LucideIcon; download?: boolean; children: string }

const Way = ({ href, icon: Icon, end: End = ChevronRight, download, children }: WayProps) => (
  <li>
    <a href={href} download={download} className="flex min-h-12 items-center gap-3 font-semibold">
      <Icon aria-hidden="true" className="size-5 text-sea-600" />
      {children}
      <End aria-hidden="true" className="ml-auto size-5 text-muted" />
    </a>
  </li>
)
