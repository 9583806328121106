import type { ReactNode } from 'react'
import type { Quote } from '#domain/activities/activity.ts'
import { priceText } from '#domain/money.ts'
import { Facts } from './facts.tsx'
import { MachineLines } from './machine-lines.tsx'
import { OutsideTheTotal, Sum } from './sum.tsx'
import type { Details } from './use-details.ts'
import { chosenText } from './words.ts'

/** The right column: machines, facts, what is outside the total, the total. */
export function DetailsSummary({ booking, children }: { booking: Details; children: ReactNode }) {
  const { chosen, mine, typed, when } = booking
  return (
    <aside aria-label="Your Selection" className="mt-4 lg:mt-0">
      <div className="card p-5 sm:p-6 lg:sticky lg:top-24 lg:shadow-float">
        <h2 className="text-2xl">Your Selection</h2>
        {chosen ? (
          <>
            <MachineLines {...chosen} seats />
            <Facts chosen={chosen} date={when.date} time={when.time} people={typed.people} />
            <OutsideTheTotal {...chosen} />
            {mine && mine.off.length > 0 && <Discounts lines={mine.off} />}
            <Sum {...chosen} mine={mine} below={chosenText(chosen.jetskis, chosen.duration)} />
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

// Drawn here: the price summary of the other pages would be a kilobyte more of this one.
const Discounts = ({ lines }: { lines: Quote['lines'] }) => (
  <dl className="lines mt-5 border-t border-line pt-2 text-[0.9375rem]">
    {lines.map(({ label, cents, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={cents === undefined ? '!font-normal !text-muted' : ''}>
          {cents === undefined ? note : priceText(cents)}
        </dd>
      </div>
    ))}
  </dl>
)
