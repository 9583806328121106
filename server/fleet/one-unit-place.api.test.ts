import { expect, it } from 'vitest'
import type { Block } from '#contract/calls/dock-calls.ts'
import type { Slot } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { appOfFile } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()

const places = ['tallinn', 'malaga']
/** These jetskis at Málaga. */
const withJetskis =
  (...ids: string[]) =>
  (house: House) => {
    const { activities, units } = house
    const rental = activities['jetski-rental']
    const hour = rental.durations['1h']!
    const priced = Object.fromEntries(ids.map((id) => [id, 9_000]))
    const jetski = { activity: 'jetski-rental', place: 'malaga', seats: 2 }
    return {
      ...house,
      units: {
        ...units,
        ...Object.fromEntries(ids.map((id) => [id, { ...units[id], ...jetski, name: `Malaga ${id}` }])),
      },
      activities: {
        ...activities,
        'jetski-rental': {
          ...rental,
          places,
          durations: { ...rental.durations, '1h': { ...hour, cents: { ...hour.cents, ...priced } } },
        },
        'jetski-request': { ...activities['jetski-request'], places },
      },
    }
  }
const startOf = async (equipment: string) => {
  const query = `activity=jetski-rental&location=malaga&date=2026-06-18&duration=1h&equipment=${equipment}`
  const { body } = await t.call<{ slots: Slot[] }>('GET', `/api/availability?${query}`)
  return body.slots.find(({ time }) => time === '12:00')
}

it('a place closed for all sectors is also closed for a machine of another sector that comes there later', async () => {
  const close = await t.call<{ block: { id: number } }>('POST', '/api/blocks', {
    body: { location: 'malaga', from: '2026-06-17T00:00', to: '2026-06-19T00:00', reason: 'Storm' },
    as: 'main_admin',
  })
  const listedFor = async (as: Person) =>
    (await t.call<Block[]>('GET', '/api/blocks', { as })).body.map(({ mayOpen }) => mayOpen)
  expect([await listedFor('rayfoil_ambassador'), await listedFor('jetski_admin')]).toEqual([[true], []])
  await publishHouse(t, withJetskis('fox'))
  expect(await startOf('fox')).toMatchObject({ open: false, reason: 'closed' })
  expect([await listedFor('rayfoil_ambassador'), await listedFor('jetski_admin')]).toEqual([[false], [false]])
  await t.call('DELETE', `/api/blocks/${close.body.block.id}`, { as: 'main_admin' })
  expect((await startOf('fox'))?.open).toBe(true)
})

it('closing a whole place works with only one unit there, and includes a unit that comes there later', async () => {
  const closed = { open: false, reason: 'closed', words: 'Closed until Friday 19 June.' }
  await publishHouse(t, withJetskis('fox'))
  const { body } = await t.call<{ block: { id: number } }>('POST', '/api/blocks', {
    body: { location: 'malaga', from: '2026-06-17T00:00', to: '2026-06-19T00:00', reason: 'Storm' },
    as: 'jetski_admin',
  })
  expect(await startOf('fox')).toMatchObject(closed)
  await publishHouse(t, withJetskis('fox', 'seal'))
  expect(await startOf('seal')).toMatchObject(closed)
  await t.call('DELETE', `/api/blocks/${body.block.id}`, { as: 'jetski_admin' })
  expect([(await startOf('fox'))?.open, (await startOf('seal'))?.open]).toEqual([true, true])
})
