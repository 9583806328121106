import { expect, it } from 'vitest'
import { modelsText } from './jetski-words.ts'
import { movableOf } from './movable.ts'
import { jetskiBooking } from './sample-jetski.ts'

it('group bookings show several models joined by +, each as staff call it', () => {
  expect(modelsText('Trixx 2023 Blue + Trixx 2023 Red + RXP-X RS 300')).toBe(
    'Trixx SININE + Trixx PUNANE + RXP',
  )
  expect(modelsText('Borrowed one')).toBe('Borrowed one')
  expect(movableOf(jetskiBooking({ jetskiModel: 'GTI 130 + Trixx 2025 Red' })).units).toEqual([
    'GTI',
    'Trixx 2025',
  ])
})
