import type { ReactNode } from 'react'
import type { Receipt } from '#contract/views.ts'
import { priceText } from '#domain/money.ts'

export type PriceLine = { label: string; amount: ReactNode; tone?: 'gift' | 'muted' | undefined }

/** Lines of a price: free ones in apricot, ones that do not apply muted. `before`: a line above them without an amount. */
export const PriceLines = ({
  lines,
  before,
  className = '',
}: {
  lines: readonly PriceLine[]
  before?: string | undefined
  className?: string
}) => (
  <dl className={`lines text-[0.9375rem] ${className}`}>
    {before && (
      <div>
        <dt>{before}</dt>
        <dd />
      </div>
    )}
    {lines.map(({ label, amount, tone }) => (
      <div key={label}>
        <dt className="wrap-anywhere">{label}</dt>
        <dd
          className={
            tone === 'gift' ? 'text-apricot-800!' : tone === 'muted' ? 'font-normal! text-muted!' : ''
          }
        >
          {amount}
        </dd>
      </div>
    ))}
  </dl>
)

export const ReceiptLines = ({ lines, className }: { lines: Receipt['lines']; className: string }) => (
  <PriceLines
    className={`border-t border-line pt-2 ${className}`}
    lines={lines.map(({ label, cents, note, tone }) => ({
      label,
      tone,
      amount: cents === undefined ? note : priceText(cents),
    }))}
  />
)
