import { expect, it } from 'vitest'
import type { House } from '#domain/house/house.ts'
import { admin, appOfFile, pendingBody } from '#tests/app.ts'
import { publishHouse, saveHouse } from '#tests/publish-house.ts'

const t = await appOfFile()

type Draft = { version: number; house: House; changes: string[] }
type Listed = { changes: string[] }

const readDraft = async () => (await t.call<Draft>('GET', '/api/house/draft', admin)).body
const lines = (changes: string[]) => changes.map((line) => line.replaceAll('\u00a0', ' '))
const priced = (house: House, cents: number, more: object = {}): House => {
  const sold = house.activities['efoil-private']
  const durations = { ...sold.durations, '1h': { ...sold.durations['1h']!, cents } }
  return { ...house, activities: { ...house.activities, 'efoil-private': { ...sold, durations, ...more } } }
}

it('a price from a day that has begun is the price of the list, and a change of the list is what guests pay', async () => {
  const seasons = [{ from: '2026-06-01', cents: { '1h': 13_000 } }]
  await publishHouse(t, (house) => priced(house, 12_000, { seasons }))
  const { version, house, changes } = await readDraft()
  expect(changes).toEqual([])
  expect(house.activities['efoil-private']).toEqual(priced(house, 13_000).activities['efoil-private'])
  const saved = await t.call<Draft>('PUT', '/api/house/draft', {
    ...admin,
    body: { version, house: priced(house, 14_000) },
  })
  expect(lines(saved.body.changes)).toEqual(['E-Foil Private Rent 1 hour: 130 € to 140 €'])
  await t.call('POST', '/api/house/publish', { ...admin, body: { version: saved.body.version, note: '' } })
  const { body } = await t.call<{ booking: { totalPrice: string } }>('POST', '/api/bookings/create-test', {
    body: pendingBody({ quantity: 1 }),
  })
  expect(body.booking.totalPrice).toBe('140')
  const [newest] = (await t.call<Listed[]>('GET', '/api/house/versions', admin)).body
  expect(lines(newest!.changes)).toEqual(['E-Foil Private Rent 1 hour: 130 € to 140 €'])
})

it('a season that begins today stays one while it is typed, and is the price of the list when the draft is read again', async () => {
  const seasons = [{ from: '2026-06-01', cents: { '1h': 15_000 } }]
  const typed = await saveHouse(t, (house) => priced(house, 14_000, { seasons }))
  expect(typed.body.house.activities['efoil-private'].seasons).toEqual(seasons)
  const { seasons: left, durations } = (await readDraft()).house.activities['efoil-private']
  expect([left, durations['1h']!.cents]).toEqual([[], 15_000])
})
