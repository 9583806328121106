import type { Rental } from '#domain/activities/rental.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { chosenPicture } from '#domain/picture.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Options } from '#web/ui/option-row.tsx'
import { HowLong } from './how-long.tsx'
import { Step } from './step-section.tsx'
import type { RentalState } from './use-rental.ts'

/** The machine's own picture, else the rental's. */
export function pictureOf({ units }: House, { picture }: Rental, machine = '') {
  const own = units?.[machine]?.picture
  return own ? chosenPicture(own) : picture
}

type WhichOneProps = { state: RentalState; machines: NonNullable<Rental['rental']['machines']> }

/** Which of the place's machines, and how long, at its prices. */
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
        <p>None here on this day. Choose another day.</p>
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

type Props = { state: RentalState; lengths: { code: string; name: string; cents: number }[] }

/** The durations with their prices; a single one is shown as text. */
export function RentalLengths({ state: { rental, form, entries }, lengths }: Props) {
  const { per } = rental.rental
  const [only] = lengths.length > 1 ? [] : lengths
  return (
    <div className="mt-6">
      {only ? (
        `${only.name}, ${priceText(only.cents)} ${per}`
      ) : (
        <HowLong
          look="tiles"
          per={per}
          lengths={lengths}
          value={entries.duration}
          onChange={(duration) => form.set({ duration })}
        />
      )}
    </div>
  )
}
