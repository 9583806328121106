import { expect, it } from 'vitest'
import type { JetskiUnit } from '#contract/calls/jetski-desk.ts'
import { machineRows, shareOf, surname } from './board-rows.ts'

const now = Temporal.Instant.from('2026-06-16T11:20:00Z')
const unit = (part: Partial<JetskiUnit>): JetskiUnit => ({
  id: 'seadoo-rxp-x-rs-300',
  model: 'RXP',
  name: 'RXP-X RS 300',
  catalogueId: 'rxp-x-rs',
  status: 'available',
  until: null,
  engineHours: 100,
  ...part,
})
const ride = {
  id: 'one',
  time: '14:00',
  until: '15:00',
  customerName: 'Pavel Ivanov',
  look: 'confirmed' as const,
  machines: ['RXP-X RS 300', 'GTI 130'],
}

it('a booking of several machines stands on each of them', () => {
  const rows = machineRows(
    [unit({}), unit({ name: 'GTI 130' }), unit({ name: 'Trixx 2023 Red' })],
    [ride],
    now,
  )
  expect(rows.map(({ blocks }) => blocks.length)).toEqual([1, 1, 0])
  expect(rows[0]?.blocks[0]).toMatchObject({ left: shareOf(14 * 60), narrow: false })
})

it('a ride of half an hour shows its icon only, one past closing ends at the edge', () => {
  const rows = machineRows(
    [unit({})],
    [
      { ...ride, until: '14:30' },
      { ...ride, time: '22:30', until: '00:30' },
    ],
    now,
  )
  expect(rows[0]?.blocks[0]?.narrow).toBe(true)
  expect(Math.round(rows[0]!.blocks[1]!.left + rows[0]!.blocks[1]!.width)).toBe(100)
})

it('a machine in maintenance says when it is back', () => {
  const closed = (until: string) => machineRows([unit({ status: 'maintenance', until })], [], now)[0]?.closed
  expect(closed('2026-06-27T08:00:00Z')?.text).toBe('Maintenance (2 week timer), back 27. june')
  expect(closed('2026-06-16T13:00:00Z')).toMatchObject({
    text: 'Maintenance (2 week timer), back at 16:00',
    width: shareOf(16 * 60),
  })
})

it('calls a customer by the surname, a company by its name', () => {
  expect([surname('Pavel Ivanov'), surname('Family of Kuusk')]).toEqual(['Ivanov', 'Family of Kuusk'])
})
