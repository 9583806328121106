import { expect, it } from 'vitest'
import { appOfFile } from '#tests/app.ts'

const t = await appOfFile()

const enter = () =>
  t.call('POST', '/api/staff/bookings', {
    body: {
      activity: 'efoil-private',
      location: 'tallinn',
      date: '2026-06-18',
      time: '09:00',
      foilCount: 1,
      duration: '1h',
      customerName: 'Mart Õunapuu',
      customerPhone: '+372 5555 1234',
      channel: 'phone',
    },
    as: 'rayfoil_ambassador',
    key: 'entered-by',
  })

it('a booking that staff enter is stored with their username or not at all', async () => {
  await t.sql("alter table booking_history add constraint cut_off check (what <> 'entered')")
  expect((await enter()).status).toBe(500)
  expect(await t.count('bookings')).toBe(0)
  await t.sql('alter table booking_history drop constraint cut_off')
  expect((await enter()).status).toBe(201)
  expect(await t.sql('select by, what from booking_history')).toEqual([
    { by: 'rayfoil_ambassador', what: 'entered' },
  ])
})
