import { unitsOf } from '../fleet/unit.ts'
import type { AddedMachines, House, UnitsActivity } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import { type OtherCode, priceOn } from '../house/price-on.ts'
import type { LocationId } from '../locations.ts'
import { priceText } from '../money.ts'
import { chosenPicture, defaultPicture, isOwnPicture } from '../picture.ts'
import { type Activity, cardWords } from './activity.ts'
import { customService } from './custom-service.ts'
import { privateRide, testDrive } from './efoil-ride.ts'
import { headingOf, yesNoField } from './fields.ts'
import { groupSession } from './group-session.ts'
import { jetskiRental, jetskiRequest } from './jetski.ts'
import { namedRental } from './named-rental.ts'
import { type Rental, rental } from './rental.ts'
import { wakeSurf } from './wake-surf.ts'

/** All activities of the software. A new one is one file, one entry here and its picture. */
const sold = [
  privateRide,
  testDrive,
  groupSession,
  jetskiRental,
  jetskiRequest,
  wakeSurf,
] as const satisfies readonly ((house: House) => Activity)[]

const withOwnFile = perHouse(
  (house) => new Map(sold.map((make): Activity => make(house)).map((activity) => [activity.id, activity])),
)

export const isAdded = (house: House, id: string): boolean =>
  house.activities[id] !== undefined && !withOwnFile(house).has(id)

/** All activities of a house, including those switched off, in page order; those added by the owner come last. */
export const catalogueOf = perHouse((house): readonly Activity[] => {
  const added = Object.entries(house.activities).flatMap(([slug, activity]): Activity[] => {
    if (!isAdded(house, slug)) return []
    if (activity.kind === 'units') return [ownRental(house, slug, activity)]
    if (activity.kind !== 'machines' || !activity.noun) return []
    return [ownMachines(house, slug, { ...activity, noun: activity.noun })]
  })
  return [...withOwnFile(house).values(), ...added]
})

const byId = perHouse((house) => new Map(catalogueOf(house).map((activity) => [activity.id, activity])))

/** The activity with this id, if it is switched on. */
export const findOffered = (house: House, id: string): Activity | undefined =>
  isOff(house, id) ? undefined : byId(house).get(id)

/** Whether the activity is switched off; its bookings stay. */
export const isOff = (house: House, id: string): boolean => house.activities[id]?.on === false

/** The activity of a stored booking, including those switched off or sold only in test mode. */
export const findActivity = (house: House, id: string): Activity | undefined =>
  id === customService.id ? customService : byId(house).get(id)

type Shape = NonNullable<UnitsActivity['shape']> | 'units'
type Shaped = Pick<Parameters<typeof rental>[2], 'whole' | 'heldAs' | 'freeText'> &
  Pick<Parameters<typeof unitsOf>[1], 'place'> & { description: string }

/** What differs by shape (R-H19, R-H22). */
const shapes: Record<Shape, (sold: UnitsActivity) => Shaped> = {
  units: ({ title }) => ({ description: `${title} to rent.` }),
  session: ({ title }) => ({ description: `${title}, in a small group.`, place: { shownAs: title } }),
  boat: ({ title, noun: { one } }) => ({
    description: `${title} to rent.`,
    whole: true,
    heldAs: one,
    freeText: `the ${one} is free`,
  }),
}

/** An activity added by the owner, with its own page at `/booking/{slug}`. */
function ownRental(house: House, slug: string, sold: UnitsActivity): Rental {
  const { title, noun, shape = 'units' } = sold
  const { description, place, ...shaped } = shapes[shape](sold)
  const pool = (place: LocationId) => `${slug}:${place}`
  const { card, ...facts } = ownFacts(slug, sold, description)
  const rented = rental(house, sold, {
    ...facts,
    units: unitsOf(house, {
      activity: slug,
      sector: 'efoil',
      model: title,
      pool: (_code, place) => pool(place),
      ...(place && { place }),
    }),
    ...shaped,
    count: shaped.whole ? { key: 'people', label: 'People' } : { key: 'units', label: headingOf(noun) },
    card: { ...card, ...(shaped.whole ? {} : { counted: true }) },
    equipmentType: noun.one,
    pool,
  })
  return withAddOn(rented, sold)
}

/** Each machine is its own pool, as a particular one is booked. */
function ownMachines(house: House, slug: string, sold: AddedMachines): Rental {
  const { one } = sold.noun
  const pool = (machine: string, place: LocationId) => `${slug}:${machine}:${place}`
  return namedRental(house, sold, {
    ...ownFacts(slug, sold, `${sold.title} to rent.`),
    heldAs: one,
    units: unitsOf(house, { activity: slug, sector: 'efoil', model: '', pool }).map((unit) => ({
      ...unit,
      model: unit.name,
    })),
    pool,
  })
}

type Own = Pick<UnitsActivity, 'title' | 'picture' | 'description' | 'subtitle' | 'card' | 'most'> & {
  durations: Readonly<Record<string, { short: string }>>
}

const ownFacts = (slug: string, sold: Own, description: string) => {
  const { title, picture = defaultPicture } = sold
  return {
    id: slug,
    sector: 'efoil' as const,
    staffTitle: title,
    path: `/booking/${slug}`,
    picture: chosenPicture(picture),
    mailPicture: isOwnPicture(picture.id) ? picture.id : 'hero',
    countsRidingHours: false,
    card: cardWords({ ...sold, description: sold.description || description }, sold),
  }
}

/** A rental with an add-on that a booking may have once: chosen as `addOn`, a line of the price, needing no unit (R-H22). */
function withAddOn(rented: Rental, { addOn, seasons }: UnitsActivity): Rental {
  if (!addOn) return rented
  const { name } = addOn
  const centsAt = (location: string, date: string): number =>
    priceOn(seasons, 'add-on' satisfies OtherCode, addOn.cents, { location, date })
  const field = yesNoField({
    label: name,
    labelAt: (...day) => `${name}, ${priceText(centsAt(...day))}`,
  })
  const has = (choice: unknown) => (choice as { addOn: boolean }).addOn
  return {
    ...rented,
    fields: { ...rented.fields, addOn: field },
    quote: (choice, start) => {
      const { lines, totalCents } = rented.quote(choice, start)
      if (!has(choice)) return { lines, totalCents }
      const cents = centsAt(start.location, start.date)
      return { lines: [...lines, { kind: 'add_on', label: name, cents }], totalCents: totalCents + cents }
    },
    choiceOfDraft: (draft) => ({ ...(rented.choiceOfDraft(draft) as object), addOn: draft.choice?.addOn }),
    draftOf: (choice, start) => ({
      ...rented.draftOf(choice, start),
      ...(has(choice) ? { choice: { addOn: true } } : {}),
    }),
    rental: { ...rented.rental, addOn: field },
  }
}
