import type { Unit } from './unit.ts'

// The five machines. `id` is the catalogue's, `fleetId` the staff's; R-C4 maps them.

const jetskiCategories = ['Recreation', 'Euphoria', 'Touring'] as const
export type JetskiCategory = (typeof jetskiCategories)[number]
export type JetskiId = 'trixx-23-blue' | 'trixx-23-red' | 'trixx-25-red' | 'rxp-x-rs' | 'gti-130'

export type Jetski = {
  id: JetskiId
  fleetId: string
  /** As staff call it. */
  adminName: string
  name: string
  model: string
  category: JetskiCategory
  seats: number
  horsepower: number
  specs: { engine: string; passengers: string; topSpeed: string; features: readonly string[] }
  /** Number of its unit; stored, never renumber. */
  unit: number
}

const specs = (engine: string, seats: number, topSpeed: string, ...features: string[]) => ({
  engine,
  passengers: seats === 1 ? '1 person' : `up to ${seats} people`,
  topSpeed,
  features,
})

export const jetskis: readonly Jetski[] = [
  {
    id: 'trixx-23-blue',
    fleetId: 'seadoo-trixx-2023-blue',
    adminName: 'Trixx SININE',
    name: 'Trixx 2023 Blue',
    model: '2023 model',
    category: 'Recreation',
    seats: 2,
    horsepower: 90,
    specs: specs('90 HP', 2, '90 km/h', 'Wheelies'),
    unit: 701,
  },
  {
    id: 'trixx-23-red',
    fleetId: 'seadoo-trixx-2023-red',
    adminName: 'Trixx PUNANE',
    name: 'Trixx 2023 Red',
    model: '2023 model',
    category: 'Recreation',
    seats: 2,
    horsepower: 90,
    specs: specs('90 HP', 2, '90 km/h', 'Wheelies'),
    unit: 702,
  },
  {
    id: 'trixx-25-red',
    fleetId: 'seadoo-trixx-2025',
    adminName: 'Trixx 2025',
    name: 'Trixx 2025 Red',
    model: '2025 model',
    category: 'Recreation',
    seats: 1,
    horsepower: 100,
    specs: specs('100 HP', 1, '95 km/h', 'Advanced suspension'),
    unit: 703,
  },
  {
    id: 'rxp-x-rs',
    fleetId: 'seadoo-rxp-x-rs-300',
    adminName: 'RXP',
    name: 'RXP-X RS 300',
    model: 'RXP-X RS',
    category: 'Euphoria',
    seats: 2,
    horsepower: 300,
    specs: specs('300 HP', 2, '105 km/h', 'Race performance'),
    unit: 704,
  },
  {
    id: 'gti-130',
    fleetId: 'seadoo-gti-130',
    adminName: 'GTI',
    name: 'GTI 130',
    model: 'GTI',
    category: 'Touring',
    seats: 3,
    horsepower: 130,
    specs: specs('130 HP', 3, '100 km/h', 'Large storage', 'Boarding platform'),
    unit: 705,
  },
]

const plain = (text: string): string => text.trim().toLowerCase()

const byAnyName = new Map(
  jetskis.flatMap((jetski) =>
    [jetski.id, jetski.fleetId, jetski.name, jetski.adminName].map((name) => [plain(name), jetski] as const),
  ),
)

/** A jetski by the site's name, staff's, catalogue id or fleet id (R-C4). */
export const findJetski = (text: string): Jetski | undefined => byAnyName.get(plain(text))

/** What staff call the machine that the site calls so; what is not ours keeps its name. */
export const staffName = (name: string): string => findJetski(name)?.adminName ?? name

export const jetskiOf = (id: JetskiId): Jetski => jetskis.find((jetski) => jetski.id === id)!

export const jetskiPool = (id: JetskiId): string => `jetski:${id}`

/** Each machine is a pool of its own: people choose this one, not any. Units are what staff see: they have staff's names. */
export const jetskiUnits: readonly Unit[] = jetskis.map(({ id, name, adminName, unit }) => ({
  id: unit,
  code: id,
  name: adminName,
  pool: jetskiPool(id),
  location: 'tallinn' as const,
  sector: 'jetski' as const,
  model: name,
}))

const unknownSeats = 2

/** Seats of all chosen machines; 2 when none is chosen. */
export const seatsOf = (ids: readonly JetskiId[]): number =>
  ids.length === 0 ? unknownSeats : ids.reduce((sum, id) => sum + jetskiOf(id).seats, 0)
