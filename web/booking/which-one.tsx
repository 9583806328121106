import type { Rental } from '#domain/activities/rental.ts'
import type { House } from '#domain/house/house.ts'
import { chosenPicture } from '#domain/picture.ts'
import { useHouse } from '#web/house.ts'
import { Options } from '#web/ui/option-row.tsx'
import { RentalLengths } from './rental-lengths.tsx'
import { Step } from './step-section.tsx'
import type { RentalState } from './use-rental.ts'

/** The machine's own picture, else that of all. */
export function pictureOf({ units }: House, { picture }: Rental, machine = '') {
  const own = units?.[machine]?.picture
  return own ? chosenPicture(own) : picture
}

type WhichOneProps = { state: RentalState; machines: NonNullable<Rental['rental']['machines']> }

/** Which of those at the place, and how long, at its prices. */
export function WhichOne({ state, machines: { field, centsAt } }: WhichOneProps) {
  const house = useHouse()
  const { rental, form, entries, start } = state
  const day = { location: entries.location, date: start.date }
  const here = field.at(day.location, day.date)
  const isShown = here.some((id) => house.units[id]?.picture)
  const lengths = Object.entries(rental.rental.duration.options).flatMap(([code, { short: name }]) => {
    const cents = centsAt(day, code, entries.machine)
    return cents === undefined ? [] : [{ code, name, cents }]
  })
  return (
    <Step title={`Which ${rental.noun.one}${lengths.length > 1 ? ', how long' : ''}`}>
      {here.length === 0 ? (
        <p>There is none here on this day. Choose another day.</p>
      ) : (
        <>
          <Options
            legend={field.label}
            quietLegend
            look="tile"
            className="grid grid-cols-2 gap-2 sm:grid-cols-3"
            options={field.options.flatMap(({ id, name }) =>
              here.includes(id)
                ? [{ value: id, name, ...(isShown ? { picture: pictureOf(house, rental, id) } : {}) }]
                : [],
            )}
            value={entries.machine}
            onChange={(machine) => form.set({ machine })}
          />
          <RentalLengths state={state} lengths={lengths} />
        </>
      )}
    </Step>
  )
}
