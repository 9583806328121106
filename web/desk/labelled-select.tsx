import type { ComponentProps } from 'react'
import { type Location, type LocationId, placeText } from '#domain/locations.ts'
import { ErrorText } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type Props<Value extends string> = Omit<ComponentProps<typeof Select<Value>>, 'icon'> & {
  /** For screen readers, if the label is not enough: 'Icon, benefit 2'. */
  fullLabel?: string
  hint?: string | undefined
  error?: string | undefined
}

/** A choice with its label above it. */
export const LabelledSelect = <Value extends string>(props: Props<Value>) => {
  const { label, fullLabel = label, hint, error, className, ...select } = props
  return (
    <div className={className}>
      <span aria-hidden="true" className="lab">
        {label}
      </span>
      <Select {...select} label={fullLabel} />
      {hint && <p className="hint">{hint}</p>}
      {error && <ErrorText>{error}</ErrorText>}
    </div>
  )
}

type PlaceProps = {
  place: LocationId
  /** The places to choose from. */
  places: readonly Location[]
  onPlace: (place: LocationId) => void
}

/** The place whose day is shown. */
export const PlaceSelect = ({ place, places, onPlace }: PlaceProps) => (
  <Select
    label="Place"
    className="w-[12rem]! max-w-full"
    value={place}
    onChange={onPlace}
    options={places.map((each) => ({ value: each.id, label: placeText(each) }))}
  />
)
