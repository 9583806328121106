import type { Unit } from './unit.ts'

// One boat and one sauna at Noblessner (R-C2); the sauna serves wake surfers and group sessions alike.

export const boatPool = 'wake-boat'
export const saunaPool = 'sauna'

export const wakeBoat: Unit = {
  id: 801,
  code: 'wake-boat',
  name: 'Wake boat',
  pool: boatPool,
  location: 'tallinn',
  sector: 'wakesurf',
  model: 'Wake boat',
}

export const floatingSauna: Unit = {
  id: 901,
  code: 'floating-sauna',
  name: 'Floating sauna',
  pool: saunaPool,
  location: 'tallinn',
  sector: 'wakesurf',
  model: 'Floating sauna',
}
