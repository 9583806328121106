import { wallTime } from '#domain/calendar.ts'
import type { UnitsActivity } from '#domain/house/house.ts'
import { locationOf } from '#domain/locations.ts'
import { useNow } from '#web/desk/clock.ts'
import { problemAt, withActivity } from './edits.ts'
import { unitsByPlace, withUnitCount } from './fleet.ts'
import { NumberField } from './number-field.tsx'
import type { PartProps } from './part-props.ts'
import { Weekdays } from './weekdays.tsx'

type Props = PartProps & { id: string; sold: UnitsActivity }

/** The days of a session and how many places it has where. */
export function SessionTerms({ id, sold, house, problems, change }: Props) {
  const now = useNow()
  return (
    <>
      <Weekdays
        value={sold.weekdays ?? [1, 2, 3, 4, 5, 6, 7]}
        problem={problemAt(problems, `activities.${id}.weekdays`)}
        onChange={(weekdays) => change(withActivity(house, id, { weekdays }))}
      />
      {now && (
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
      )}
    </>
  )
}

const mostPlaces = 100
