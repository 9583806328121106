import { peopleText } from '../counted.ts'
import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import type { LocationId } from '../locations.ts'
import { type Unit, unitsOf } from './unit.ts'

// Jetskis are units chosen by name (R-H20). For the first five the specification has more than the house: `id` is the
// catalogue's and `fleetId` the staff's; R-C4 maps them.

export type JetskiCategory = 'Recreation' | 'Euphoria' | 'Touring'
export type JetskiId = string

export type Jetski = {
  id: JetskiId
  fleetId: string
  /** The name that staff use. */
  adminName: string
  name: string
  category?: JetskiCategory
  seats: number
  specs: { engine: string; passengers: string; topSpeed: string; features: readonly string[] }
  place: LocationId
  /** The day from which it is out of use. */
  retired?: string
  /** Number of its unit. */
  unit: number
}

type ModelFacts = Pick<Jetski, 'fleetId' | 'category'> &
  Pick<Jetski['specs'], 'engine' | 'topSpeed' | 'features'>
const wheelies = {
  category: 'Recreation',
  engine: '90 HP',
  topSpeed: '90 km/h',
  features: ['Wheelies'],
} as const
const specified: Readonly<Record<JetskiId, ModelFacts>> = {
  'trixx-23-blue': { ...wheelies, fleetId: 'seadoo-trixx-2023-blue' },
  'trixx-23-red': { ...wheelies, fleetId: 'seadoo-trixx-2023-red' },
  'trixx-25-red': {
    fleetId: 'seadoo-trixx-2025',
    category: 'Recreation',
    engine: '100 HP',
    topSpeed: '95 km/h',
    features: ['Advanced suspension'],
  },
  'rxp-x-rs': {
    fleetId: 'seadoo-rxp-x-rs-300',
    category: 'Euphoria',
    engine: '300 HP',
    topSpeed: '105 km/h',
    features: ['Race performance'],
  },
  'gti-130': {
    fleetId: 'seadoo-gti-130',
    category: 'Touring',
    engine: '130 HP',
    topSpeed: '100 km/h',
    features: ['Large storage', 'Boarding platform'],
  },
}

/** Whether there are pictures of this machine. */
export const isPictured = (id: JetskiId): boolean => Object.hasOwn(specified, id)

const unknownSeats = 2
const jetskiActivity = 'jetski-rental'

/** Every jetski of the house, including retired ones. */
export const jetskisOf = perHouse((house): readonly Jetski[] =>
  Object.entries(house.units).flatMap(
    ([id, { number, name, staffName, seats = unknownSeats, place, ...unit }]) => {
      if (unit.activity !== jetskiActivity) return []
      const {
        fleetId,
        category,
        engine = '',
        topSpeed = '',
        features = [],
      } = isPictured(id) ? specified[id]! : { fleetId: id }
      const passengers = seats === 1 ? '1 person' : `up to ${seats} people`
      const specs = { engine, passengers, topSpeed, features }
      const { retired } = unit
      return [
        {
          id,
          fleetId,
          adminName: staffName ?? name,
          name,
          category,
          seats,
          specs,
          place,
          retired,
          unit: number,
        },
      ]
    },
  ),
)

const plain = (text: string): string => text.trim().toLowerCase()

const byAnyName = perHouse(
  (house) =>
    new Map(
      jetskisOf(house)
        .toReversed()
        .flatMap((jetski) =>
          [jetski.adminName, jetski.name, jetski.fleetId, jetski.id].map(
            (name) => [plain(name), jetski] as const,
          ),
        ),
    ),
)

/** A jetski by the site's name, staff's name, catalogue id or fleet id (R-C4). */
export const findJetski = (house: House, text: string): Jetski | undefined =>
  byAnyName(house).get(plain(text))

/** Staff's name of a jetski by its name on the site; an unknown name is returned as is. */
export const staffName = (house: House, name: string): string => findJetski(house, name)?.adminName ?? name

export const jetskiOf = (house: House, id: JetskiId): Jetski => findJetski(house, id)!

/** Converts names or ids to ids; unknown ones stay as they are, for the parser to refuse. */
export const jetskiIdsOf = (house: House, names: readonly string[]): string[] =>
  names.map((name) => findJetski(house, name)?.id ?? name)

/** 'Trixx 2023 Blue, RXP-X RS 300'. */
export const jetskiNames = (house: House, ids: readonly JetskiId[], between = ', '): string =>
  ids.map((id) => jetskiOf(house, id).name).join(between)

/** The first jetski that will not be retired, else the first. */
export const firstJetski = (house: House): JetskiId | undefined =>
  (jetskisOf(house).find(({ retired }) => retired === undefined) ?? jetskisOf(house)[0])?.id

/** Each jetski is its own pool, because guests choose a particular one; it can be booked where it is. */
export const jetskiPool = (id: JetskiId, place: LocationId): string => `jetski:${id}:${place}`

/** Named as staff call them, because staff see units. */
export const jetskiUnits = (house: House): readonly Unit[] =>
  unitsOf(house, { activity: jetskiActivity, sector: 'jetski', model: '', pool: jetskiPool }).map((unit) => ({
    ...unit,
    model: house.units[unit.code]!.name,
  }))

/** Seats of all chosen machines; 2 if none is chosen. */
export const seatsOf = (house: House, ids: readonly JetskiId[]): number =>
  ids.length === 0 ? unknownSeats : ids.reduce((sum, id) => sum + jetskiOf(house, id).seats, 0)

/** 'Maximum N person/people for selected jetski(s)'. */
export function peopleHint(house: House, ids: readonly JetskiId[]): string {
  const seats = seatsOf(house, ids)
  return `Maximum ${peopleText(seats)} for selected jetski${ids.length === 1 ? '' : 's'}`
}
