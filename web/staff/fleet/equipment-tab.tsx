import type { BookingRow, Equipment } from '#contract/views.ts'
import { locationsOf, placeText } from '#domain/locations.ts'
import { Empty, NotRead } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { EquipmentCard } from './equipment-card.tsx'

type Props = { equipment: Listed<Equipment>; bookings: BookingRow[] }

/** Every machine with its state and battery, by place. */
export function EquipmentTab({ equipment, bookings }: Props) {
  const house = useHouse()
  const rows = equipment.data
  if (!rows)
    return (
      <div className="card mt-5 min-h-64">
        <NotRead read={equipment} title="The equipment is missing" />
      </div>
    )
  if (rows.length === 0)
    return (
      <div className="card mt-5">
        <Empty title="No equipment found" picture="/fleet/efoil.svg">
          No machine belongs to this sector.
        </Empty>
      </div>
    )
  return locationsOf(house)
    .map((place) => ({
      place,
      units: rows.filter((unit) => unit.location === place.id),
    }))
    .filter(({ units }) => units.length > 0)
    .map(({ place, units }) => (
      <section key={place.id} className="mt-6" aria-labelledby={`at-${place.id}`}>
        <h2 id={`at-${place.id}`} className="text-lg">
          {placeText(place)}
        </h2>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-4">
          {units.map((unit) => (
            <EquipmentCard key={unit.id} unit={unit} bookings={bookings} />
          ))}
        </ul>
      </section>
    ))
}
