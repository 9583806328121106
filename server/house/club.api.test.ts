import { describe, expect, it } from 'vitest'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { appOfFile } from '#tests/app.ts'
import { publishHouse, saveHouse } from '#tests/publish-house.ts'

const t = await appOfFile()

const moon = { ...theHouse.club.events.midsummer!, title: 'Full moon ride', on: '06-29' }
const withEvents = (house: House, events: object): House => ({
  ...house,
  club: { events: { ...house.club.events, ...events } },
})
const ask = (event: string) =>
  t.call('POST', '/api/enquiries', {
    body: {
      kind: 'event-place',
      event,
      fullName: 'Liis Tamm',
      email: 'liis@example.ee',
      phone: '+372 5123 4567',
    },
  })

describe('the events of the club', () => {
  it('are those of the specification at first, in the house that everybody reads', async () => {
    const { body } = await t.call<{ house: House }>('GET', '/api/house')
    expect(body.house.club).toEqual(theHouse.club)
  })

  it('are refused in a draft at the wrong field, with a sentence', async () => {
    const saved = await saveHouse(t, (house) =>
      withEvents(house, { moon: { ...moon, on: '06-31', action: '' } }),
    )
    expect(saved.status).toBe(400)
    expect(saved.body.problems).toEqual([
      { path: 'club.events.moon.on', message: 'A day must look like 06-18 and exist' },
      { path: 'club.events.moon.action', message: 'The button needs a text' },
    ])
    const priced = await saveHouse(t, (house) => withEvents(house, { moon: { ...moon, price: 10 } }))
    expect(priced.body.problems).toEqual([
      { path: 'club.events.moon.price', message: 'There is no such field' },
    ])
  })

  it('can be requested once they are published, and not before', async () => {
    expect((await ask('moon')).status).toBe(400)
    await publishHouse(t, (house) => withEvents(house, { moon }))
    const { body } = await t.call<{ house: House }>('GET', '/api/house')
    expect(body.house.club.events.moon).toEqual(moon)
    expect((await ask('moon')).status).toBe(201)
    const { body: versions } = await t.call<{ changes: string[] }[]>('GET', '/api/house/versions', {
      as: 'main_admin',
    })
    expect(versions[0]!.changes).toEqual(['Club event ‘Full moon ride’ added'])
  })

  it('keep their words in existing requests and take no more requests once removed', async () => {
    await publishHouse(t, (house) => ({ ...house, club: theHouse.club }))
    const refused = await ask('moon')
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'event', message: 'We no longer have this event.' }] },
    })
    const { body } = await t.call<{ items: { details: object }[] }>('GET', '/api/enquiries', {
      as: 'main_admin',
    })
    expect(JSON.stringify(body)).toContain('"eventWords":"Full moon ride, June 29, 7PM-10PM"')
  })
})
