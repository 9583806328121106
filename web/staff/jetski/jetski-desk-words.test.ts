import { expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { dayText, modelsText, todayText } from './jetski-desk-words.ts'

it('group bookings show several models joined by +, each as staff call it', () => {
  expect(modelsText(theHouse, 'Trixx 2023 Blue + Trixx 2023 Red + RXP-X RS 300')).toBe(
    'Trixx SININE + Trixx PUNANE + RXP',
  )
  expect(modelsText(theHouse, 'Borrowed one')).toBe('Borrowed one')
})

it.each([
  ['2026-06-05', '5. june'],
  ['2026-12-31', '31. december'],
  ['2026-01-01', '1. january'],
])("writes a day like '5. june': %s", (date, text) => {
  expect(dayText(date, 2026)).toBe(text)
  expect(dayText(date, 2025)).toBe(`${text} 2026`)
})

it('names the day of today in the same way', () => {
  expect(todayText('2026-06-16')).toBe('Tuesday 16. june')
})
