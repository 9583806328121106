import { useId } from 'react'
import { wallTime } from '#domain/calendar.ts'
import { isUsedOn } from '#domain/fleet/unit.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf, placeText } from '#domain/locations.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import type { PartProps, Unit } from './edits.ts'
import { AddButton } from './entry-buttons.tsx'
import { type Fleet, fleetsOf, unitsByPlace, withNewUnits } from './fleet.ts'
import { UnitRow } from './unit-row.tsx'

/** The units by activity and place. A unit is never deleted, since bookings refer to it. */
export function FleetPart(props: PartProps) {
  const now = useNow()
  if (!now) return null
  return (
    <div className="grid gap-8 pt-5">
      {thingsOf(props.house).map((fleet) => (
        <section key={fleet.title} aria-label={`Fleet of ${fleet.title}`}>
          <h2 className="text-xl">{fleet.title}</h2>
          <div className="mt-3 grid items-start gap-5 lg:grid-cols-2">
            {unitsByPlace(props.house, fleet).map(([place, units]) => (
              <PlaceUnits key={place} {...props} fleet={fleet} place={place} units={units} now={now} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** Places in a session are not units here: their number is set with the session. */
const thingsOf = (house: House) =>
  fleetsOf(house).filter(({ activity }) => {
    const sold = house.activities[activity]
    return !(sold?.kind === 'units' && sold.shape === 'session')
  })

type PlaceProps = PartProps & {
  fleet: Fleet
  place: LocationId
  units: [string, Unit][]
  now: Temporal.Instant
}

function PlaceUnits({ house, problems, edit, at, fleet, place, units, now }: PlaceProps) {
  const heading = useId()
  const location = locationOf(house, place)
  const today = wallTime(now, location.zone).date
  const inUse = units.filter(([, unit]) => isUsedOn(unit, today)).length
  const one = fleet.one.toLowerCase()
  const add = `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
  return (
    <section className="card p-4 sm:p-5" aria-labelledby={heading}>
      <h3 id={heading} className="font-semibold">
        {placeText(location)}
      </h3>
      <p className="text-muted">{inUse === 0 ? 'None in use' : `${inUse} in use`}</p>
      <ul className="mt-2 divide-y divide-line">
        {units.map(([id]) => (
          <UnitRow
            key={id}
            id={id}
            of={at('units').at(id)}
            hasProblems={problems.some(({ path }) => path.startsWith(`units.${id}.`))}
            fleet={fleet}
            house={house}
            today={today}
          />
        ))}
      </ul>
      <AddButton
        className="mt-3"
        aria-label={`${add} at ${location.name}`}
        onClick={() => edit((latest) => withNewUnits(latest, { ...fleet, place, since: today }))}
      >
        {add}
      </AddButton>
    </section>
  )
}
