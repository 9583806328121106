import { CalendarDays, Clock, MapPin, Users } from 'lucide-react'
import type { JetskisChosen } from '#domain/booking/stored-jetskis.ts'
import { dateText } from '#domain/calendar.ts'
import { seatsOf } from '#domain/fleet/jetskis.ts'
import { placeText } from '#domain/locations.ts'
import { peopleFor } from './entries.ts'
import { place } from './use-when.ts'
import { peopleText, spanText } from './words.ts'

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
