import { findSession } from '#domain/activities/group-session.ts'
import { dateText } from '#domain/calendar.ts'
import { peopleText } from '#domain/counted.ts'
import { FormFrame } from '#web/booking/booking-page.tsx'
import { GoButton, PhoneBar, PhonePrice, SideSummary } from '#web/booking/booking-summary.tsx'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'
import { sessionFacts } from './session-facts.tsx'
import { Included, SessionHead } from './session-head.tsx'
import { HowMany, SessionPlace } from './session-people.tsx'
import { SessionStart } from './session-start.tsx'
import { type Session, useSession } from './use-session.ts'

const formId = 'surf-sauna'
const title = 'Your session'

/** Surf and sauna: choices on the left, price on the right; on a phone the price is at the foot. */
export function SessionBooking() {
  const house = useHouse()
  const session = useSession()
  const { quote, checking, busy, start, form } = session
  const bookNow = (className?: string) => (
    <GoButton formId={formId} busy={busy} className={className}>
      Book Now
    </GoButton>
  )
  return (
    <>
      <SessionHead />
      <div className="mx-auto max-w-page px-gutter pb-16 lg:pb-20">
        <div className="grid gap-x-14 lg:grid-cols-[1fr_23rem]">
          <SessionForm session={session} />
          <div className="pt-10 max-lg:hidden">
            <SideSummary
              title={title}
              facts={sessionFacts(house, {
                ...form.entries,
                date: start.date,
                session: findSession(house, start.time),
              })}
              quote={quote}
              checking={checking}
            >
              {bookNow('mt-5 w-full')}
              {quote.totalCents > 0 && (
                <p className="mt-3 text-center text-sm text-muted">You pay when you arrive.</p>
              )}
            </SideSummary>
          </div>
        </div>
      </div>
      <PhoneBar quote={quote} checking={checking} context={contextOf(session)}>
        {bookNow()}
      </PhoneBar>
      <Incomplete session={session} />
    </>
  )
}

const SessionForm = ({ session }: { session: Session }) => (
  <FormFrame
    id={formId}
    label="Surf and Sauna"
    root={session.form.root}
    onSubmit={session.bookNow}
    announced={session.start.announced}
    className="min-w-0 [&>section:first-child]:border-t-0"
  >
    <SessionPlace session={session} />
    <HowMany session={session} />
    <SessionStart session={session} />
    <Included />
    <Step title="Who">
      <ContactFields field={session.form.field} />
    </Step>
    <PhonePrice title={title} quote={session.quote} checking={session.checking} />
  </FormFrame>
)

function contextOf({ form, start: { date, time } }: Session): string {
  const when = [date && dateText(date, 'short'), time].filter(Boolean).join(' ')
  return `${peopleText(form.entries.people)}, ${when || 'choose a day'}`
}

/** The specified alert. */
const Incomplete = ({ session }: { session: Session }) => (
  <LaterDialog
    open={session.incomplete}
    onClose={session.complete}
    title="Please select both date and time before booking."
    actions={
      <Button kind="ink" onClick={session.complete}>
        OK
      </Button>
    }
  />
)
