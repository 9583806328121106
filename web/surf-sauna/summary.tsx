import { sessions } from '#domain/activities/group-session.ts'
import { dateText } from '#domain/calendar.ts'
import { PayBar } from '#web/booking/paybar.tsx'
import { PriceSummary, QuoteLines, Total } from '#web/booking/price.tsx'
import { Button } from '#web/ui/button.tsx'
import { factsOf } from './facts.tsx'
import type { Session } from './use-session.ts'
import { peopleText } from './words.ts'

export const sessionFormId = 'surf-sauna'

const BookNow = ({ busy, className }: { busy: boolean; className?: string }) => (
  <Button type="submit" form={sessionFormId} busy={busy} busyLabel="Processing..." className={className}>
    Book Now
  </Button>
)

/** The column at the right of a wide screen: the session, its price, the go button. */
export const Summary = ({
  session: { entries, date, session, quote, checking, busy },
}: {
  session: Session
}) => (
  <PriceSummary
    title="Your session"
    facts={factsOf({ date, session, people: entries.people })}
    quote={quote}
    checking={checking}
  >
    <BookNow busy={busy} className="mt-5 w-full" />
    <p className="mt-3 text-center text-sm text-muted">You pay when you arrive.</p>
  </PriceSummary>
)

/** On a phone: the lines in the page, the total and the button at its foot. */
export function PhonePrice({ session: { quote, checking } }: { session: Session }) {
  return (
    <section aria-label="Price" className="border-t border-line py-8 lg:hidden">
      <h2 className="mb-3 text-2xl">Your session</h2>
      <QuoteLines lines={quote.lines} />
      <Total cents={quote.totalCents} checking={checking} />
    </section>
  )
}

export function PhoneBar({
  session: { entries, date, session, quote, checking, busy },
}: {
  session: Session
}) {
  const when = [date && dateText(date, 'short'), session && sessions[session].from].filter(Boolean).join(' ')
  return (
    <PayBar
      cents={quote.totalCents}
      checking={checking}
      context={`${peopleText(entries.people)}, ${when || 'choose a day'}`}
    >
      <BookNow busy={busy} />
    </PayBar>
  )
}
