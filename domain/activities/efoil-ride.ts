import { foilPool, foilsOf } from '../fleet/unit.ts'
import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import { cardWords } from './activity.ts'
import { type ChoiceOf, findDuration } from './fields.ts'
import { rental } from './rental.ts'
import { foil } from './ride-pictures.ts'

export const defaultRide = '1h'

const facts = (house: House) =>
  ({
    sector: 'efoil',
    picture: foil,
    mailPicture: 'nose',
    countsRidingHours: true,
    units: foilsOf(house),
    count: { key: 'foils', label: 'Foils' },
    first: defaultRide,
    equipmentType: 'efoil',
    pool: foilPool,
  }) as const

export const testDrive = perHouse((house) =>
  rental(house, house.activities['test-drive'], {
    ...facts(house),
    id: 'test-drive',
    staffTitle: 'Test drive',
    path: '/#testdrive',
    mailPicture: 'hero',
    onSite: true,
  }),
)

export const privateRide = perHouse((house) => {
  const sold = house.activities['efoil-private']
  return rental(house, sold, {
    ...facts(house),
    id: 'efoil-private',
    staffTitle: 'Private e-foil',
    path: '/booking/efoil-private',
    card: {
      ...cardWords(sold, sold),
      sample: { cents: 3_500, for: 'a person, two share a foil for 30 minutes' },
      counted: true,
    },
  })
})
export type RideChoice = ChoiceOf<ReturnType<typeof privateRide>['fields']>

/** The code for a stored label or code ('1 hour', '1h', 'Full day'); undefined if unknown. */
export const findRideDuration = (house: House, text: string): string | undefined =>
  findDuration(privateRide(house).fields.duration, text)
