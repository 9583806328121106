import type { Receipt } from '#contract/views.ts'
import { priceText } from '#domain/money.ts'

/** The server's lines of a price: what is free in apricot, what does not apply muted. */
export const QuoteLines = ({ lines, className = '' }: { lines: Receipt['lines']; className?: string }) => (
  <dl className={`lines border-t border-line pt-2 text-[0.9375rem] ${className}`}>
    {lines.map(({ label, cents, note, tone }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd
          className={
            tone === 'gift' ? 'text-apricot-800!' : tone === 'muted' ? 'font-normal! text-muted' : ''
          }
        >
          {cents === undefined ? note : priceText(cents)}
        </dd>
      </div>
    ))}
  </dl>
)
