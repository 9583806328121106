import { sessionIds, sessionMinutes } from '#domain/activities/group-session.ts'
import { minutesOf, timeOf } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { Tick } from '#web/booking/tick.tsx'
import { TimeField } from '#web/desk/time-field.tsx'
import { Field } from '#web/ui/field.tsx'
import type { Bound } from './bound.ts'
import { StartsField, Weekdays } from './day-fields.tsx'
import type { ByLength } from './edit-lengths.ts'
import type { Sold } from './edits.ts'
import { NumberField } from './number-fields.tsx'
import { SoldLengths } from './sold-lengths.tsx'
import { lengthOf } from './with-rental.ts'

const allDays = [1, 2, 3, 4, 5, 6, 7]

/** The days and times at which it begins, and the lengths. */
export function SoldTimes({ id, house, of }: { id: string; house: House; of: Bound<Sold> }) {
  const { value: sold, set, problem } = of
  if (sold.kind === 'session') return <GroupTimes of={of as unknown as Bound<Group>} />
  const sauna = (of as unknown as Bound<Boat>).at('sauna')
  return (
    <>
      {sold.kind === 'units' && (
        <Weekdays
          value={sold.weekdays ?? allDays}
          error={problem('weekdays')}
          onChange={(weekdays) =>
            set({ weekdays: weekdays.length === allDays.length ? undefined : weekdays })
          }
        />
      )}
      <StartsField value={sold.starts} error={problem('starts')} onChange={(starts) => set({ starts })} />
      {sold.kind === 'boat' && (
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberField label="Sauna, minutes" {...sauna.number('minutes')} />
          <TimeField label="Evening price from" {...sauna.field('eveningFrom')} />
        </div>
      )}
      {sold.kind !== 'request' && <SoldLengths house={house} id={id} of={of as unknown as Bound<ByLength>} />}
    </>
  )
}

type Boat = Extract<Sold, { kind: 'boat' }>
type Group = House['activities']['efoil-group']

/** The days, and the three sessions of each, all equally long. */
function GroupTimes({ of: group }: { of: Bound<Group> }) {
  const { value: sold, set, problem } = group
  const minutes = sessionMinutes(sold)
  const { '2h': length } = sold.durations
  const setLength = (fields: Partial<typeof length>) => {
    const next = { ...length, ...fields }
    const sessions = sessionIds.map((id) => {
      const session = sold.sessions[id]
      return [id, { ...session, to: endOf(session.from, next.minutes ?? minutes) }]
    })
    set({ durations: { '2h': next }, sessions: Object.fromEntries(sessions) as Group['sessions'] })
  }
  return (
    <>
      <Weekdays {...group.field('weekdays')} />
      <div className="grid grid-cols-2 items-end gap-4">
        <NumberField label="Places in a session" {...group.number('mostInSession')} />
        <NumberField
          label="Length, minutes"
          value={minutes}
          onNumber={(typed) => setLength({ minutes: typed, ...lengthOf(typed).words })}
          error={problem('durations.2h.minutes')}
        />
      </div>
      <Field label="Length in words" maxLength={80} {...group.at('durations').at('2h').text('label')} />
      <ul className="grid gap-3">
        {sessionIds.map((id) => {
          const session = group.at('sessions').at(id)
          return (
            <li
              key={id}
              aria-label={session.value.name || id}
              className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-x-3"
            >
              <Field label="Session" maxLength={80} {...session.text('name')} />
              <TimeField
                label="Begins"
                value={session.value.from}
                onChange={(from) => session.set({ from, to: endOf(from, minutes) })}
                error={session.problem('from') ?? session.problem('to')}
              />
              <Tick {...session.tick('popular')}>Marked as popular</Tick>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The end of a session; '' while the start is not a time. */
const endOf = (from: string, minutes: number): string => {
  const end = minutesOf(from) + minutes
  return Number.isInteger(end) && end < 24 * 60 ? timeOf(end) : ''
}
