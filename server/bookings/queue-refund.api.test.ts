import { expect, it } from 'vitest'
import { appOfFile, testDriveBody } from '#tests/app.ts'
import { cancelKey, queueRefund, withdrawRefunds } from './queue-refund.ts'

const t = await appOfFile()

const move = (id: string, kind: string, method: string, cents: number, providerId: string | null = null) =>
  t.sql(
    `insert into payments (booking_id, kind, method, cents, provider_id, intent_id, at)
    values ($1, $2, $3, $4, $5, case when $2 = 'charge' and $3 = 'card' then $5 end, now())`,
    id,
    kind,
    method,
    cents,
    providerId,
  )
let days = 10
async function aBooking(): Promise<string> {
  const body = testDriveBody({ date: `2026-07-${days++}` })
  return String((await t.call('POST', '/api/test-drive', { body })).body.id)
}
const now = () => t.deps.now()
const queue = (bookingId: string, cents: number, idempotencyKey?: string) =>
  t.db.transaction((tx) =>
    queueRefund(
      tx,
      { bookingId, cents, reason: 'rain', by: 'main_admin', dueAt: now(), idempotencyKey },
      now(),
    ),
  )
const rows = (id: string) =>
  t.sql('select method, intent_id, cents, state from refunds where booking_id = $1 order by id', id)

it('refunds to the cards first, then test money, then payments on site', async () => {
  const id = await aBooking()
  await move(id, 'on_site', 'cash', 4_000)
  await move(id, 'charge', 'test', 2_000, `test_${id}`)
  await move(id, 'charge', 'card', 5_000, `pi_1_${id}`)
  await move(id, 'charge', 'card', 1_000, `pi_2_${id}`)
  expect(await queue(id, 9_000)).toBe(9_000)
  expect(await rows(id)).toEqual([
    { method: 'card', intent_id: `pi_1_${id}`, cents: 5_000, state: 'queued' },
    { method: 'card', intent_id: `pi_2_${id}`, cents: 1_000, state: 'queued' },
    { method: 'test', intent_id: null, cents: 2_000, state: 'queued' },
    { method: 'cash', intent_id: null, cents: 1_000, state: 'queued' },
  ])
})

it('never refunds more than was paid, queued refunds counted', async () => {
  const id = await aBooking()
  expect(await queue(id, 1_000)).toBe(0)
  await move(id, 'charge', 'card', 5_000, `pi_${id}`)
  await move(id, 'refund', 'card', 1_000, `re_${id}`)
  expect(await queue(id, 3_000)).toBe(3_000)
  expect(await queue(id, 3_000)).toBe(1_000)
  expect(await queue(id, 3_000)).toBe(0)
})

it('refunds no more than was paid from many concurrent calls', async () => {
  const id = await aBooking()
  await move(id, 'charge', 'card', 5_000, `pi_${id}`)
  const queued = await Promise.all(Array.from({ length: 20 }, () => queue(id, 700)))
  expect(queued.reduce((sum, cents) => sum + cents, 0)).toBe(5_000)
})

it('queues once per key, even if several cards share the refund', async () => {
  const id = await aBooking()
  await move(id, 'charge', 'card', 2_000, `pi_1_${id}`)
  await move(id, 'charge', 'card', 3_000, `pi_2_${id}`)
  const queued = await Promise.all(Array.from({ length: 5 }, () => queue(id, 4_000, `late:${id}`)))
  expect(queued).toEqual([4_000, 4_000, 4_000, 4_000, 4_000])
  expect(await rows(id)).toHaveLength(2)
})

it('withdraws only refunds queued by a cancel and not begun', async () => {
  const id = await aBooking()
  await move(id, 'charge', 'card', 9_000, `pi_${id}`)
  await queue(id, 1_000, `goodwill:${id}`)
  await queue(id, 2_000, cancelKey(id, 1))
  await queue(id, 3_000, cancelKey(id, 2))
  await t.sql(
    "update refunds set attempts = 1, created_at = '2026-06-16T07:00:00Z' where booking_id = $1 and cents = 2000",
    id,
  )
  const withdraw = (cancelledAt: string) =>
    t.db.transaction((tx) => withdrawRefunds(tx, { id, cancelledAt }, now()))
  // Refunds of an earlier cancel do not count.
  expect(await withdraw('2026-06-16T07:30:00Z')).toBe(false)
  expect(await withdraw('2026-06-16T07:00:00Z')).toBe(true)
  expect((await rows(id)).map((row) => 'state' in row && row.state)).toEqual([
    'queued',
    'queued',
    'withdrawn',
  ])
  // A withdrawn refund can be queued another time.
  expect(await queue(id, 9_000)).toBe(6_000)
})
