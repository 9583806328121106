import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Quote } from '#domain/activities/activity.ts'
import { lineText, type QuoteLine } from '#domain/activities/quote-lines.ts'
import { priceText } from '#domain/money.ts'
import { PriceLines } from './price-lines.tsx'

/** `to`: a link in its note. */
export type ShownLine = QuoteLine & { to?: string }
export type ShownQuote = Quote & { lines: ShownLine[] }

/** The lines of a quote; a line without an amount is a note and never part of the total. */
export const QuoteLines = ({ lines, before }: { lines: readonly ShownLine[]; before?: string }) => (
  <PriceLines
    before={before}
    lines={lines.map((line) => {
      const { label, cents, note, tone } = lineText(line)
      return { label, tone, amount: cents === undefined ? noteOf(note, line.to) : priceText(cents) }
    })}
  />
)

const noteOf = (note: string | undefined, to: string | undefined) =>
  to ? (
    <Link to={to} className="underline underline-offset-2">
      {note}
    </Link>
  ) : (
    note
  )

type Sum = {
  cents: number
  /** Smaller in a narrow panel. */
  size?: '3xl' | '4xl'
  /** Not final: the visitor's own price is still loading. */
  checking?: boolean
}

/** The total, in display type. */
export const Total = ({ cents, size = '4xl', checking = false }: Sum) => (
  <div className="mt-2 flex items-end justify-between border-t border-line pt-4">
    <span className="font-semibold">Total</span>
    <output
      key={cents}
      aria-busy={checking}
      className={`${checking ? 'opacity-40' : ''} font-display font-[560] tracking-title tnum transition-opacity duration-quick starting:opacity-0 ${size === '3xl' ? 'text-3xl' : 'text-4xl'}`}
    >
      {priceText(cents)}
    </output>
  </div>
)

/** `what` identifies the fact in a list; `unknown`: not chosen yet. */
export type Fact = { what: string; icon: ReactNode; text: string; unknown?: boolean }

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <ul className="mt-4 space-y-2.5 text-[0.9375rem]">
    {facts.map((fact) => (
      <li
        key={fact.what}
        className={`flex items-center gap-3 ${fact.unknown ? 'text-quiet' : ''} [&>svg]:size-5 [&>svg]:flex-none [&>svg]:text-sea-600`}
      >
        {fact.icon}
        {fact.text}
      </li>
    ))}
  </ul>
)

type SummaryProps = {
  title: string
  picture?: ReactNode
  facts: readonly Fact[]
  /** Undefined while the choice is too incomplete to be priced; `unpriced` is then shown. */
  quote: ShownQuote | undefined
  unpriced?: string
  checking?: boolean
  /** The go button and what is below it. */
  children?: ReactNode
}

/** The right column of a booking page: facts, lines, total, one go button. */
export const PriceSummary = ({
  title,
  picture,
  facts,
  quote,
  unpriced,
  checking,
  children,
}: SummaryProps) => (
  <aside aria-label={title} className="card sticky top-24 overflow-hidden shadow-float">
    {picture}
    <div className="p-6">
      <h2 className="text-2xl">{title}</h2>
      <FactList facts={facts} />
      {quote ? (
        <>
          <div className="mt-5 border-t border-line pt-2">
            <QuoteLines lines={quote.lines} />
          </div>
          <Total cents={quote.totalCents} checking={checking} />
        </>
      ) : (
        <p className="mt-5 border-t border-line pt-4 text-muted">{unpriced}</p>
      )}
      {children}
    </div>
  </aside>
)
