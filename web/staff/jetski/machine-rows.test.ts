import { expect, it } from 'vitest'
import type { JetskiUnit } from '#contract/calls/jetski-desk.ts'
import { machineRows, shownHours, surname } from './machine-rows.ts'

const now = Temporal.Instant.from('2026-06-16T11:20:00Z')
const unit = (part: Partial<JetskiUnit>): JetskiUnit => ({
  id: 'seadoo-rxp-x-rs-300',
  model: 'RXP',
  name: 'RXP-X RS 300',
  catalogueId: 'rxp-x-rs',
  status: 'available',
  until: null,
  engineHours: 100,
  version: 'available',
  ...part,
})
const ride = {
  id: 'one',
  date: '2026-06-16',
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
  expect(rows[0]?.blocks[0]).toMatchObject({ from: 14 * 60, until: 15 * 60 })
})

it('reaches as far as the rides of the day, each as much as the day has of it', () => {
  const rides = [
    { ...ride, time: '06:30', until: '07:30' },
    { ...ride, time: '22:30', until: '00:30' },
    { ...ride, date: '2026-06-15', time: '23:30', until: '00:30' },
  ]
  const of = (nth: number) => machineRows([unit({})], [rides[nth]!], now)
  expect(of(0)[0]?.blocks).toMatchObject([{ from: 390, until: 450 }])
  expect(of(1)[0]?.blocks).toMatchObject([{ from: 22 * 60 + 30, until: 24 * 60 }])
  expect(of(2)[0]?.blocks).toMatchObject([{ from: 0, until: 30 }])
  expect([0, 1, 2].map((nth) => shownHours(of(nth)))).toEqual([
    { first: 6, last: 23 },
    { first: 9, last: 24 },
    { first: 0, last: 23 },
  ])
})

it('a ride that is not back from an earlier day stands there until now', () => {
  const rows = machineRows([unit({})], [{ ...ride, date: '2026-06-14', look: 'in_progress' }], now)
  expect(rows[0]?.blocks).toMatchObject([{ from: 0, until: 14 * 60 + 20, earlier: true }])
  expect(shownHours(rows)).toEqual({ first: 9, last: 23 })
})

it('a ride that is not back in time is late, and stands there until now', () => {
  const blockOf = (until: string) =>
    machineRows([unit({})], [{ ...ride, time: '12:00', until, look: 'in_progress' }], now)[0]?.blocks[0]
  expect(blockOf('13:00')).toMatchObject({ until: 14 * 60 + 20, late: true, earlier: false })
  expect(blockOf('14:30')).toMatchObject({ until: 14 * 60 + 30, late: false })
})

it('a machine in maintenance says when it is back', () => {
  const closed = (until: string) => machineRows([unit({ status: 'maintenance', until })], [], now)[0]?.closed
  expect(closed('2026-06-27T08:00:00Z')?.text).toBe('Maintenance (2 week timer), back 27. june')
  expect(closed('2026-06-16T13:00:00Z')).toMatchObject({
    text: 'Maintenance (2 week timer), back at 16:00',
    until: 16 * 60,
  })
})

it('calls a customer by the surname, a company by its name', () => {
  expect([surname('Pavel Ivanov'), surname('Family of Kuusk')]).toEqual(['Ivanov', 'Family of Kuusk'])
})
