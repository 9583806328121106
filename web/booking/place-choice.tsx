import { type LocationId, locationsOf } from '#domain/locations.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Options } from '#web/ui/option-row.tsx'

type PlaceChoiceProps = {
  value: LocationId
  onChange: (place: LocationId) => void
  /** `rows` on a booking page, `chips` in a small panel. */
  look: 'rows' | 'chips'
  /** The places to choose from. */
  places: readonly LocationId[]
}

/** The places by label, with the town where that adds something. */
export const PlaceChoice = ({ value, onChange, look, places }: PlaceChoiceProps) => (
  <Options
    legend="Place"
    quietLegend={look === 'rows'}
    look={look === 'rows' ? 'row' : 'chip'}
    className={look === 'rows' ? 'pairs' : 'flex flex-wrap gap-2'}
    value={value}
    onChange={onChange}
    options={locationsOf(useHouse())
      .filter(({ id }) => places.includes(id))
      .map((place) => ({
        value: place.id,
        name: place.label,
        detail: place.label === place.name ? (look === 'rows' ? place.country : undefined) : place.name,
      }))}
  />
)
