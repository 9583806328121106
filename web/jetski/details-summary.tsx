import { CalendarDays, Clock, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Quote } from '#domain/activities/activity.ts'
import type { JetskisChosen } from '#domain/booking/stored-jetskis.ts'
import { dateText } from '#domain/calendar.ts'
import { seatsOf } from '#domain/fleet/jetskis.ts'
import { placeText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { peopleFor } from './entries.ts'
import { MachineLines, OutsideTheTotal, Sum } from './machine-lines.tsx'
import type { Details } from './use-details.ts'
import { place } from './use-when.ts'
import { chosenText, peopleText, spanText } from './words.ts'

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

type FactsProps = { chosen: JetskisChosen; date: string; time: string; people: number }

/** Place, day, span and people; what is not chosen yet says so. */
export function Facts({ chosen: { jetskis, duration }, date, time, people }: FactsProps) {
  const rows = [
    { icon: MapPin, text: placeText(place) },
    { icon: CalendarDays, text: date && dateText(date), none: 'No day chosen yet' },
    { icon: Clock, text: time && spanText(time, duration), none: 'No start time yet' },
    { icon: Users, text: peopleText(peopleFor(people, seatsOf(jetskis))) },
  ]
  return (
    <ul className="mt-5 space-y-2.5 text-[0.9375rem]">
      {rows.map(({ icon: Icon, text, none }) => (
        <li key={Icon.displayName} className={`flex items-center gap-3 ${text ? '' : 'text-quiet'}`}>
          <Icon className="size-5 flex-none text-sea-600" aria-hidden="true" />
          {text || none}
        </li>
      ))}
    </ul>
  )
}
