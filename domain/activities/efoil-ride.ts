import { foilPool, foilsOf } from '../fleet/efoils.ts'
import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import type { ChoiceOf } from './fields.ts'
import { findDuration } from './fields.ts'
import { rental } from './rental.ts'

// Test drive and private rent: the same boards, sold under two names.

export const defaultRide = '1h'

const facts = (house: House) =>
  ({
    sector: 'efoil',
    picture: {
      name: 'board-white-2',
      alt: 'A white e-foil board with its mast and wings',
      ground: '#DCDAD4',
      widths: [480, 960, 1440],
    },
    mailPicture: 'nose',
    heldText: 'Your foils are held for you',
    countsRidingHours: true,
    units: foilsOf(house),
    count: { key: 'foils', label: 'Foils' },
    first: defaultRide,
    equipmentType: 'efoil',
    pool: foilPool,
  }) as const

export const testDrive = perHouse((house) =>
  rental(house.activities['test-drive'], {
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
  return rental(sold, {
    ...facts(house),
    id: 'efoil-private',
    staffTitle: 'Private e-foil',
    path: '/booking/efoil-private',
    card: {
      title: sold.title,
      subtitle: 'Your own board',
      description: 'Your own board, your own pace, with an instructor at your side.',
      duration: '20min - 2h',
      groupSize: 'up to 5',
      sample: { cents: 3_500, for: 'a person, two share a foil for 30 minutes' },
      counted: true,
    },
  })
})
export type RideChoice = ChoiceOf<ReturnType<typeof privateRide>['fields']>

/** A stored label or code ('1 hour', '1h', 'Full day') as the code; undefined when unknown. */
export const findRideDuration = (house: House, text: string): string | undefined =>
  findDuration(privateRide(house).fields.duration, text)
