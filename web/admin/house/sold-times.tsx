import { sessionIds, sessionMinutes } from '#domain/activities/group-session.ts'
import { minutesOf, timeOf } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { Tick } from '#web/booking/tick.tsx'
import { TimeField } from '#web/desk/time-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { boundTo } from './bound-fields.ts'
import type { Sold } from './edits.ts'
import { NumberField } from './number-field.tsx'
import { SoldLengths } from './sold-lengths.tsx'
import { StartsField } from './starts-field.tsx'
import { Weekdays } from './weekdays.tsx'
import { lengthOf } from './with-rental.ts'

type Props<Kind extends Sold> = {
  sold: Kind
  problem: (field: string) => string | undefined
  set: (fields: Partial<Sold>) => void
}

const allDays = [1, 2, 3, 4, 5, 6, 7]

/** The days and times at which it begins, and the lengths. */
export function SoldTimes({ id, house, sold, problem, set }: Props<Sold> & { id: string; house: House }) {
  if (sold.kind === 'session') return <GroupTimes sold={sold} problem={problem} set={set} />
  return (
    <>
      {sold.kind === 'units' && (
        <Weekdays
          value={sold.weekdays ?? allDays}
          problem={problem('weekdays')}
          onChange={(weekdays) =>
            set({ weekdays: weekdays.length === allDays.length ? undefined : weekdays })
          }
        />
      )}
      <StartsField starts={sold.starts} problem={problem('starts')} onChange={(starts) => set({ starts })} />
      {sold.kind === 'boat' && (
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberField
            label="Sauna, minutes"
            value={sold.sauna.minutes}
            onNumber={(minutes) => set({ sauna: { ...sold.sauna, minutes } })}
            error={problem('sauna.minutes')}
          />
          <TimeField
            label="Evening price from"
            value={sold.sauna.eveningFrom}
            onChange={(eveningFrom) => set({ sauna: { ...sold.sauna, eveningFrom } })}
            error={problem('sauna.eveningFrom')}
          />
        </div>
      )}
      {sold.kind !== 'request' && (
        <SoldLengths house={house} id={id} sold={sold} problem={problem} set={set} />
      )}
    </>
  )
}

type Group = House['activities']['efoil-group']

/** The days, and the three sessions of each, all equally long. */
function GroupTimes({ sold, problem, set }: Props<Group>) {
  const minutes = sessionMinutes(sold)
  const { '2h': length } = sold.durations
  const withSessions = (make: (session: Group['sessions']['sunset']) => Group['sessions']['sunset']) => ({
    afternoon: make(sold.sessions.afternoon),
    evening: make(sold.sessions.evening),
    sunset: make(sold.sessions.sunset),
  })
  const setLength = (fields: Partial<typeof length>) => {
    const next = { ...length, ...fields }
    set({
      durations: { '2h': next },
      sessions: withSessions((one) => ({ ...one, to: endOf(one.from, next.minutes ?? minutes) })),
    })
  }
  return (
    <>
      <Weekdays
        value={sold.weekdays}
        problem={problem('weekdays')}
        onChange={(weekdays) => set({ weekdays })}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <NumberField
          label="Places in a session"
          value={sold.mostInSession}
          onNumber={(mostInSession) => set({ mostInSession })}
          error={problem('mostInSession')}
        />
        <NumberField
          label="Length, minutes"
          value={minutes}
          onNumber={(typed) => setLength({ minutes: typed, ...lengthOf(typed).words })}
          error={problem('durations.2h.minutes')}
        />
      </div>
      <Field
        compact
        label="Length in words"
        maxLength={80}
        value={length.label}
        onChange={(event) => setLength({ label: event.target.value })}
        error={problem('durations.2h.label')}
      />
      <ul className="grid gap-3">
        {sessionIds.map((id) => {
          const session = sold.sessions[id]
          const put = (fields: Partial<typeof session>) =>
            set({ sessions: { ...sold.sessions, [id]: { ...session, ...fields } } })
          const { text } = boundTo({
            entry: session,
            set: put,
            problem: (field) => problem(`sessions.${id}.${field}`),
          })
          return (
            <li
              key={id}
              aria-label={session.name || id}
              className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-x-3"
            >
              <Field label="Session" maxLength={80} {...text('name')} />
              <TimeField
                label="Begins"
                value={session.from}
                onChange={(from) => put({ from, to: endOf(from, minutes) })}
                error={problem(`sessions.${id}.from`) ?? problem(`sessions.${id}.to`)}
              />
              <Tick checked={session.popular} onChange={({ target }) => put({ popular: target.checked })}>
                Marked as popular
              </Tick>
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
