import { expect, it } from 'vitest'
import { ringSegments } from './member-wallet.tsx'

it('the ring has a segment per hour, first ridden, then booked, with partial hours in part', () => {
  const ring = ringSegments({ everyMinutes: 20 * 60, riddenMinutes: 13 * 60, bookedMinutes: 90 })
  expect(ring).toHaveLength(20)
  expect(ring.filter(({ ridden }) => ridden !== undefined)).toHaveLength(13)
  expect(ring.filter(({ booked }) => booked !== undefined)).toHaveLength(15)
  expect(ring[13]?.booked).toBe(ring[13]?.whole)
  expect(ring[14]?.booked).not.toBe(ring[14]?.whole)
  expect(ring[0]?.whole).toBe('M122.72 16.04A104 104 0 0 1 149.54 20.28')
})

it('more booked hours than the ring holds only fill it', () => {
  const ring = ringSegments({ everyMinutes: 120, riddenMinutes: 60, bookedMinutes: 600 })
  expect(ring.map(({ booked, whole }) => booked === whole)).toEqual([true, true])
})
