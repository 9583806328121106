import type { Equipment } from '#contract/views.ts'

/** An e-foil at Noblessner, for tests; override what a test needs. */
export const foil = (n: number, part: Partial<Equipment> = {}): Equipment => ({
  id: `efoil-tallinn-${n}`,
  name: `E-foil ${n}`,
  type: 'efoil',
  model: 'E-foil',
  status: 'available',
  sector: 'efoil',
  location: 'tallinn',
  version: 'available  ',
  ...part,
})
