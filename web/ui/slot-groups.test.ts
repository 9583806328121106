import { expect, test } from 'vitest'
import { type SlotChip, slotAfter, slotGroups } from './slot-groups.ts'

const chips = (...times: string[]) => times.map((time): SlotChip => ({ time, state: 'free' }))

test('more than 8 slots are grouped Morning, Afternoon, Evening', () => {
  const groups = slotGroups(
    chips('09:00', '11:30', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '22:00'),
  )
  expect(groups.map((group) => [group.title, group.slots.length])).toEqual([
    ['Morning', 2],
    ['Afternoon', 6],
    ['Evening', 2],
  ])
})

test('8 or fewer stay together, and an empty list has no group', () => {
  expect(slotGroups(chips('09:00', '18:00'))).toEqual([{ title: '', slots: chips('09:00', '18:00') }])
  expect(slotGroups([])).toEqual([])
})

test('arrows move through the start times and wrap around', () => {
  expect(slotAfter('ArrowRight', 2, 3)).toBe(0)
  expect(slotAfter('ArrowUp', 0, 3)).toBe(2)
  expect(slotAfter('Home', 2, 3)).toBe(0)
  expect(slotAfter('End', 0, 3)).toBe(2)
  expect(slotAfter('a', 1, 3)).toBeUndefined()
})
