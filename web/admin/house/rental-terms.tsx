import { wallTime } from '#domain/calendar.ts'
import type { AddedMachines, House, UnitsActivity } from '#domain/house/house.ts'
import { locationOf, locationsOf, placeText } from '#domain/locations.ts'
import { Tick } from '#web/booking/tick.tsx'
import { useNow } from '#web/desk/desk-clock.ts'
import { ErrorText, Field } from '#web/ui/field.tsx'
import { boundTo } from './bound-fields.ts'
import type { PartProps } from './edits.ts'
import { maxAtOnce, unitsByPlace, withUnitCount } from './fleet.ts'
import { NumberField } from './number-field.tsx'

type Props = {
  house: House
  sold: UnitsActivity | AddedMachines
  problem: (field: string) => string | undefined
  onChange: (fields: Partial<Pick<UnitsActivity, 'noun' | 'places'>>) => void
}

/** Name and places of an activity that the owner added. */
export function RentalTerms({ house, sold, problem, onChange }: Props) {
  const { noun, places } = sold
  const { text } = boundTo({
    entry: noun,
    set: (fields) => onChange({ noun: { ...noun, ...fields } }),
    problem: (which) => problem(`noun.${which}`),
  })
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="One is called" maxLength={30} {...text('one')} />
        <Field label="More are called" maxLength={30} {...text('many')} />
      </div>
      <fieldset>
        <legend className="lab">Where it is rented</legend>
        <div className="grid gap-x-4 [overflow-wrap:anywhere] sm:grid-cols-2">
          {locationsOf(house).map((place) => (
            <Tick
              key={place.id}
              checked={places.includes(place.id)}
              onChange={({ target }) =>
                onChange({
                  places: Object.keys(house.places).filter((one) =>
                    one === place.id ? target.checked : places.includes(one),
                  ),
                })
              }
            >
              {placeText(place)}
            </Tick>
          ))}
        </div>
        {sold.kind === 'machines' ? (
          <p className="hint">Set which there are under Fleet, and what each costs under Prices.</p>
        ) : (
          sold.shape !== 'session' && <p className="hint">Set how many there are under Fleet.</p>
        )}
        {problem('places') && <ErrorText>{problem('places')}</ErrorText>}
      </fieldset>
    </>
  )
}

type PlacesProps = Pick<PartProps, 'house' | 'change'> & { id: string }

/** The number of places that a session has at each place. */
export function SessionPlaces({ id, house, change }: PlacesProps) {
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
              change(
                withUnitCount(house, {
                  activity: id,
                  place,
                  since: wallTime(now, zone).date,
                  count,
                }),
              )
            }
          />
        )
      })}
    </div>
  )
}
