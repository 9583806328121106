import type { ReactNode } from 'react'
import { withDeposit } from '#web/booking/hand-over.ts'
import { FactList, QuoteLines } from '#web/booking/price.tsx'
import { useHouse } from '#web/house.ts'
import { factsOf } from './form-parts.tsx'
import { chosenText } from './jetski-words.ts'
import { MachineLines } from './machine-lines.tsx'
import { OutsideTheTotal, Sum } from './sum.tsx'
import type { JetskiBooking } from './use-jetski-booking.ts'

type Props = { booking: JetskiBooking; children: ReactNode }

/** The right column: machines, facts, what is outside the total, the total. */
export function DetailsSummary({ booking, children }: Props) {
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
