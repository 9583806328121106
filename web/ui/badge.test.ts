import { describe, expect, it } from 'vitest'
import { bookingStatuses, statusLabels } from '#domain/booking/status.ts'
import { equipmentStatuses } from '#domain/fleet/unit-status.ts'
import { wordOfLook } from './badge.tsx'

describe('status badges', () => {
  it.each(bookingStatuses)('show the word of the booking status: %s', (status) => {
    expect(wordOfLook(status)).toBe(statusLabels[status])
  })

  it('show the word of the equipment status', () => {
    expect(equipmentStatuses.map(wordOfLook)).toEqual(['Available', 'In use', 'In Maintenance', 'Charging'])
  })
})
