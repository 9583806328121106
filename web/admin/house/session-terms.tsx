import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { unitsByPlace, withUnitCount } from './fleet.ts'
import { NumberField } from './number-field.tsx'
import type { PartProps } from './part-props.ts'

type Props = Pick<PartProps, 'house' | 'change'> & { id: string }

/** How many places a session has where. */
export function SessionTerms({ id, house, change }: Props) {
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
            onChange={(count) =>
              count !== undefined &&
              change(
                withUnitCount(house, {
                  activity: id,
                  place,
                  since: wallTime(now, zone).date,
                  count: Math.min(count, mostPlaces),
                }),
              )
            }
          />
        )
      })}
    </div>
  )
}

const mostPlaces = 100
