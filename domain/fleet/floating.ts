import type { House } from '../house/house.ts'
import type { LocationId } from '../locations.ts'
import { isUnitAt, type Unit, unitsOf } from './unit.ts'

// Wake boats and saunas (R-C2). A place's sauna serves both its wake surfers and its group sessions.

export const boatPool = (place: LocationId): string => `wake-boat:${place}`
export const saunaPool = (place: LocationId): string => `sauna:${place}`

/** Their names in refusals shown to the customer. */
export const boatModel = 'Wake boat'
export const saunaModel = 'Floating sauna'

export const wakeBoats = (house: House): readonly Unit[] =>
  unitsOf(house, {
    activity: 'wake-surf',
    sector: 'wakesurf',
    model: boatModel,
    pool: (_code, place) => boatPool(place),
  })

/** Whether a place has a sauna on a day; '' as in isUnitAt. */
export const isSaunaAt = ({ units }: House, place: LocationId, date: string): boolean =>
  Object.values(units).some((unit) => unit.kind === 'sauna' && isUnitAt(unit, place, date))

export const saunas = (house: House): readonly Unit[] =>
  unitsOf(house, {
    activity: 'wake-surf',
    kind: 'sauna',
    sector: 'wakesurf',
    model: saunaModel,
    pool: (_code, place) => saunaPool(place),
  })
