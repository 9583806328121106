import { wallTime } from '#domain/calendar.ts'
import type { AddedMachines, House, UnitsActivity } from '#domain/house/house.ts'
import { locationOf, locationsOf, placeText } from '#domain/locations.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { Field } from '#web/ui/field.tsx'
import type { Bound } from './bound.ts'
import type { PartProps } from './edits.ts'
import { maxAtOnce, unitsByPlace, withUnitCount } from './fleet.ts'
import { NumberField } from './number-fields.tsx'
import { Ticks } from './ticks.tsx'

/** An activity that the owner added. */
export type OwnRental = UnitsActivity | AddedMachines

/** Name and places of an activity that the owner added. */
export function RentalTerms({ house, of }: { house: House; of: Bound<OwnRental> }) {
  const { value: sold, field } = of
  const { text } = of.at('noun')
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="One is called" maxLength={30} {...text('one')} />
        <Field label="More are called" maxLength={30} {...text('many')} />
      </div>
      <Ticks
        legend="Where it is rented"
        options={locationsOf(house).map((place) => ({ id: place.id, name: placeText(place) }))}
        hint={
          sold.kind === 'machines'
            ? 'Set which there are under Fleet, and what each costs under Prices.'
            : sold.shape === 'session'
              ? undefined
              : 'Set how many there are under Fleet.'
        }
        {...field('places')}
      />
    </>
  )
}

type PlacesProps = Pick<PartProps, 'house' | 'edit'> & { id: string }

/** The number of places that a session has at each place. */
export function SessionPlaces({ id, house, edit }: PlacesProps) {
  const now = useNow()
  if (!now) return null
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      {unitsByPlace(house, { activity: id }).map(([place, units]) => {
        const { name, zone } = locationOf(house, place)
        return (
          <NumberField
            key={place}
            label={`Places in a session, ${name}`}
            value={units.filter(([, { retired }]) => retired === undefined).length}
            most={maxAtOnce}
            onNumber={(count) =>
              edit((latest) =>
                withUnitCount(latest, { activity: id, place, since: wallTime(now, zone).date, count }),
              )
            }
          />
        )
      })}
    </div>
  )
}
