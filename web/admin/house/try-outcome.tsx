import type { TrialResult } from '#domain/booking/try-booking.ts'
import { priceText } from '#domain/money.ts'
import { QuoteLines, Total } from '#web/booking/price.tsx'
import { Note } from '#web/ui/note.tsx'

/** The price of a booking by the draft, next to today's, or why it cannot be booked. */
export const TryOutcome = ({ draft, today }: { draft: TrialResult; today: TrialResult }) => (
  <section className="card p-4 sm:p-5" aria-label="What it costs">
    <div aria-live="polite">
      <Priced title="In the draft" isNotOffered="It cannot be booked with the draft." tried={draft} />
      <p className="my-5 rounded-md bg-sunken px-4 py-3 font-semibold">{differenceText(draft, today)}</p>
      <Priced title="Today" isNotOffered="It cannot be booked as published." tried={today} />
    </div>
  </section>
)

const Priced = ({
  title,
  isNotOffered,
  tried: { quote, problem },
}: {
  title: string
  isNotOffered: string
  tried: TrialResult
}) => (
  <section aria-label={title}>
    <h2 className="text-lg">{title}</h2>
    {quote && (
      <>
        <QuoteLines lines={quote.lines} />
        <Total cents={quote.totalCents} size="3xl" />
      </>
    )}
    {problem && (
      <Note kind="error" className="mt-4" title={isNotOffered}>
        {problem}
      </Note>
    )}
  </section>
)

function differenceText({ quote }: TrialResult, { quote: before }: TrialResult): string {
  if (!quote || !before) return quote ? 'It has no price today.' : 'It has no price in the draft.'
  const cents = quote.totalCents - before.totalCents
  if (cents === 0) return 'The price is the same.'
  return `${priceText(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'} than today`
}
