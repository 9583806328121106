import type { ReactNode, SyntheticEvent } from 'react'
import { FormFrame } from '#web/booking/booking-page.tsx'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { withDeposit } from '#web/booking/hand-over.ts'
import { FactList, QuoteLines } from '#web/booking/price.tsx'
import { StartStep } from '#web/booking/start-step.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { Tick } from '#web/booking/tick.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { factsOf, Notes, Riders, timesOf } from './form-parts.tsx'
import { chosenText } from './jetski-words.ts'
import { MachineLines } from './machine-lines.tsx'
import { OutsideTheTotal, Sum } from './sum.tsx'
import type { JetskiBooking } from './use-jetski-booking.ts'

type Props = { booking: JetskiBooking; formId: string; submit: (event: SyntheticEvent) => void }

/** The form: when, the riders, and the contact. */
export function DetailsForm({ booking, formId, submit }: Props) {
  const { form, entries, start } = booking
  const times = timesOf(useHouse(), booking)
  return (
    <FormFrame
      id={formId}
      root={form.root}
      label="Jetski booking"
      onSubmit={submit}
      announced={start.announced}
      className="mt-8"
    >
      <StartStep note={`for ${times.needText}`} {...times} />
      <Step title="Riders">
        <Riders label="Number of people" booking={booking} />
        <div className="mt-6 border-t border-line pt-4">
          <Tick
            name="isFirstTime"
            value="isFirstTime"
            checked={entries.isFirstTime}
            onChange={(event) => form.set({ isFirstTime: event.target.checked })}
          >
            <b className="block font-semibold">First time on a jetski</b>
            <span className="text-muted">We start with ten calm minutes in the harbour.</span>
          </Tick>
        </div>
      </Step>
      <Step title="Contact">
        <ContactFields field={form.field} />
        <Notes label="Notes" booking={booking} submitId={`${formId}-go`} />
      </Step>
    </FormFrame>
  )
}

type DetailsSummaryProps = { booking: JetskiBooking; children: ReactNode }

/** The right column: machines, facts, costs outside the total, the total. */
export function DetailsSummary({ booking, children }: DetailsSummaryProps) {
  const house = useHouse()
  const { chosen, start, off, quote, checking, isRequest } = booking
  const besides =
    quote && !isRequest ? withDeposit(house, 'jetski-rental', { ...quote, lines: off }).lines : off
  return (
    <aside aria-label="Your Selection" className="mt-4 lg:mt-0">
      <div className="card p-5 sm:p-6 lg:sticky lg:top-24 lg:shadow-float">
        <h2 className="text-2xl">Your Selection</h2>
        {chosen && quote ? (
          <>
            <MachineLines {...chosen} date={start.date} seats />
            <FactList facts={factsOf(house, booking)} />
            <OutsideTheTotal {...chosen} />
            {besides.length > 0 && (
              <div className="mt-5 border-t border-line pt-2">
                <QuoteLines lines={besides} />
              </div>
            )}
            <Sum
              jetskis={chosen.jetskis}
              cents={quote.totalCents}
              checking={checking}
              below={chosenText(house, chosen.jetskis, chosen.duration)}
            />
          </>
        ) : (
          <div aria-hidden="true" className="mt-4 grid gap-3">
            {[1, 2, 3].map((row) => (
              <div key={row} className="skel h-14 transition-opacity delay-150 starting:opacity-0" />
            ))}
          </div>
        )}
        {/* Invisible until its place is known: a button must not move from under the pointer. */}
        <div className={chosen ? '' : 'invisible'}>{children}</div>
      </div>
    </aside>
  )
}
