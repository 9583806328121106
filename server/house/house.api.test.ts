import { describe, expect, it, vi } from 'vitest'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import type { Role } from '#domain/roles.ts'
import { admin, appOfFile, testDriveBody } from '#tests/app.ts'

const t = await appOfFile()

type Draft = { version: number; house: House; problems: { path: string; message: string }[] }
type Version = {
  version: number
  by: string
  note: string
  changes: string[]
  changesIfRestored: string[]
  house: House
}
type Problem = { code: string; detail: string; errors: object[]; problems: object[]; [fact: string]: unknown }

const readDraft = async () => (await t.call<Draft>('GET', '/api/house/draft', admin)).body
const save = (version: number, house: unknown, as: Role = 'main_admin') =>
  t.call<Draft & Problem>('PUT', '/api/house/draft', { as, body: { version, house } })
const publish = (version: number, more: object = {}) =>
  t.call<{ version: number } & Problem>('POST', '/api/house/publish', {
    ...admin,
    body: { version, note: '', ...more },
  })
const published = async () => (await t.call<{ version: number; house: House }>('GET', '/api/house')).body
const lines = (changes: unknown) => (changes as string[]).map((line) => line.replaceAll('\u00a0', ' '))

const priced = (house: House, cents: unknown): House => ({
  ...house,
  activities: {
    ...house.activities,
    'efoil-private': {
      ...house.activities['efoil-private'],
      durations: {
        ...house.activities['efoil-private'].durations,
        '1h': { ...house.activities['efoil-private'].durations['1h']!, cents: cents as number },
      },
    },
  },
})
const closed = (house: House, date: string): House => ({
  ...house,
  places: {
    ...house.places,
    tallinn: { ...house.places.tallinn!, closed: [{ from: date, to: date, reason: 'Regatta' }] },
  },
})
const titled = (house: House, title: string): House => ({
  ...house,
  activities: { ...house.activities, 'wake-surf': { ...house.activities['wake-surf'], title } },
})
/** Saves the changed draft and publishes it. */
async function put(change: (house: House) => House, more: object = {}) {
  const { version, house } = await readDraft()
  const saved = await save(version, change(house))
  expect(saved.status).toBe(200)
  return publish(saved.body.version, more)
}
const priceOf = (house: House) => house.activities['efoil-private'].durations['1h']!.cents

describe('the house works', () => {
  it('is the first version at the start, in the order of its document, for everybody and without unit numbers', async () => {
    const { status, body, headers } = await t.call<{ version: number; house: House }>('GET', '/api/house')
    expect([status, body.version]).toEqual([200, 1])
    expect(Object.keys(body.house.activities['efoil-private'].durations)).toEqual(
      Object.keys(theHouse.activities['efoil-private'].durations),
    )
    expect(body.house.units['efoil-tallinn-1']).toEqual({
      name: 'E-foil 1',
      activity: 'efoil-private',
      place: 'tallinn',
    })
    const again = await t.call('GET', '/api/house', { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.body]).toEqual([304, ''])
    const weak = await t.call('GET', '/api/house', { headers: { 'if-none-match': `W/${headers.etag}` } })
    expect(weak.status).toBe(304)
    expect(await readDraft()).toEqual({
      version: 0,
      house: theHouse,
      problems: [],
      changes: [],
      unusualPrices: [],
    })
  })

  it('a saved price is a draft, and counts once it is published', async () => {
    const { version, house } = await readDraft()
    const saved = await save(version, priced(house, 13_000))
    expect(saved.body).toMatchObject({ version: version + 1, problems: [] })
    expect(priceOf((await published()).house)).toBe(12_000)
    const { etag } = (await t.call('GET', '/api/house')).headers
    expect(await publish(saved.body.version, { note: 'Summer' })).toMatchObject({
      status: 201,
      body: { version: 2 },
    })
    const now = await published()
    expect([now.version, priceOf(now.house), t.deps.houses.current().version]).toEqual([2, 13_000, 2])
    expect((await t.call('GET', '/api/house')).headers.etag).not.toBe(etag)
    expect((await readDraft()).house).toEqual(t.deps.houses.current().house)
    expect(await t.deps.houses.at(1)).toEqual(theHouse)
  })

  it('every version is kept with author, note and changes, and can become the draft again', async () => {
    const { body: versions } = await t.call<Version[]>('GET', '/api/house/versions', admin)
    expect(versions.map(({ version, by, note }) => [version, by, note])).toEqual([
      [2, 'main_admin', 'Summer'],
      [1, 'system', 'The first house'],
    ])
    expect(lines(versions[0]!.changes)).toEqual(['E-Foil Private Rent 1 hour: 120 € to 130 €'])
    const { body: first } = await t.call<Version>('GET', '/api/house/versions/1', admin)
    expect(first.house).toEqual(theHouse)
    expect(lines(first.changesIfRestored)).toEqual(['E-Foil Private Rent 1 hour: 130 € to 120 €'])
    const restored = await t.call<Draft>('POST', '/api/house/versions/1/restore', admin)
    expect([restored.status, priceOf(restored.body.house)]).toEqual([200, 12_000])
    expect(priceOf((await published()).house)).toBe(13_000)
    expect((await publish(restored.body.version)).body.version).toBe(3)
    expect(priceOf((await published()).house)).toBe(12_000)
  })

  it('a price may be 0 and 100,000 €, and HTML is text', async () => {
    await put((house) => titled(priced(house, 0), '<b>Wake</b> & "surf"'))
    const { house } = await published()
    expect([priceOf(house), house.activities['wake-surf'].title]).toEqual([0, '<b>Wake</b> & "surf"'])
    expect((await put((now) => titled(priced(now, 10_000_000), 'Wake Surf'))).status).toBe(201)
  })

  it('gives a new unit a number above all others, and a row among the units', async () => {
    const { number: _, ...unit } = theHouse.units['efoil-tallinn-1']!
    const more = { 'efoil-tallinn-7': { ...unit, name: 'E-foil 7' } } as unknown as House['units']
    await put((house) => ({ ...house, units: { ...house.units, ...more } }))
    const { number } = t.deps.houses.current().house.units['efoil-tallinn-7']!
    const rows = await t.sql<{ id: number; code: string }>(
      'select id, code from units where id >= $1 order by id',
      number,
    )
    expect(rows).toEqual([{ id: number, code: 'efoil-tallinn-7' }])
  })

  it('restoring a version older than a unit keeps that unit, retired', async () => {
    const { body } = await t.call<Draft>('POST', '/api/house/versions/1/restore', admin)
    expect(body.house.units['efoil-tallinn-7']).toMatchObject({ retired: '2026-06-16' })
    expect((await publish(body.version)).status).toBe(201)
  })

  it('documents the schema of the document', async () => {
    const { body } = await t.call<{ paths: object }>('GET', '/api/openapi.json')
    expect(JSON.stringify(Reflect.get(body.paths, '/api/house/draft'))).toContain('efoil-private')
  })
})

describe('the house refuses', () => {
  it.each<[string, (house: House) => unknown, string]>([
    ['a price below 0', (house) => priced(house, -1), 'activities.efoil-private.durations.1h.cents'],
    ['a price that is text', (house) => priced(house, '120'), 'activities.efoil-private.durations.1h.cents'],
    ['an unknown key', (house) => ({ ...house, colour: 'blue' }), 'colour'],
    ['a text of 100 KB', (house) => titled(house, 'x'.repeat(100_000)), 'activities.wake-surf.title'],
    ['another format', (house) => ({ ...house, format: 2 }), 'format'],
    [
      'a deleted unit',
      ({ units: { 'efoil-dubai-1': _, ...units }, ...house }) => ({ ...house, units }),
      'units.efoil-dubai-1',
    ],
    [
      'a changed number',
      (house) => ({
        ...house,
        units: { ...house.units, 'efoil-dubai-1': { ...house.units['efoil-dubai-1']!, number: 502 } },
      }),
      'units.efoil-dubai-1.number',
    ],
  ])('%s, at its path', async (_, change, path) => {
    const { version, house } = await readDraft()
    const { status, body } = await save(version, change(house))
    expect([status, body.code, body.problems]).toEqual([400, 'invalid_request', body.errors])
    expect(body.problems).toContainEqual({ path, message: expect.any(String) })
    expect((await readDraft()).version).toBe(version)
  })

  it('more than 512 KiB, and says so', async () => {
    const { version, house } = await readDraft()
    const { status, body } = await save(version, titled(house, 'x'.repeat(600_000)))
    expect([status, body.detail]).toEqual([413, 'The request is larger than 512 KiB.'])
    const { detail } = (await publish(version, { note: 'x'.repeat(70_000) })).body
    expect(detail).toBe('The request is larger than 64 KiB.')
  })

  it('to publish with a note that cannot be stored; the draft stays', async () => {
    const { version, house } = await readDraft()
    const saved = await save(version, priced(house, 13_300))
    for (const note of ['Sum\u0000mer', 'Sum\ud800mer'])
      expect(await publish(saved.body.version, { note })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'note' }] },
      })
    expect((await readDraft()).version).toBe(saved.body.version)
  })

  it('the second of two owners who save at once, naming the first and the change', async () => {
    const { version, house } = await readDraft()
    const answers = await Promise.all([
      save(version, priced(house, 14_000)),
      save(version, priced(house, 15_000), 'test_user'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body } = answers.find(({ status }) => status === 409)!
    expect(body).toMatchObject({ code: 'changed_meanwhile', version: version + 1 })
    expect(body.detail).toContain(`${body.by} changed the draft meanwhile: E-Foil Private Rent 1 hour`)
    expect(body.changes).toHaveLength(1)
    const stale = await publish(version)
    expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
    expect((await publish(version + 1)).status).toBe(201)
  })

  it('a save sent again by another owner, but not by the same one', async () => {
    const { version, house } = await readDraft()
    const first = await save(version, priced(house, 14_500))
    const again = await save(version, priced(house, 14_500))
    expect([again.status, again.body.version]).toEqual([200, first.body.version])
    expect((await save(version, priced(house, 14_600))).status).toBe(409)
    expect((await save(version, priced(house, 14_500), 'test_user')).status).toBe(409)
    expect((await publish(first.body.version)).status).toBe(201)
  })

  it('a change over one made by the same person in another window, and says so', async () => {
    const { version, house } = await readDraft()
    const saved = await save(version, priced(house, 14_700))
    const late = await save(version, priced(house, 14_800))
    expect([late.status, lines([late.body.detail])[0]]).toEqual([
      409,
      'In another window you changed the draft meanwhile: E-Foil Private Rent 1 hour: 145 € to 147 €. Load it again first.',
    ])
    expect((await publish(saved.body.version)).status).toBe(201)
    expect((await save(version, house)).body.detail).toContain('In another window you published the house')
  })

  it('a save of a draft read before a publish, and a publish without changes', async () => {
    const before = await readDraft()
    expect((await publish(before.version)).body.code).toBe('not_ready')
    await put((house) => priced(house, 16_000))
    const late = await save(before.version, before.house)
    expect([late.status, late.body.detail.includes('published the house meanwhile')]).toEqual([409, true])
  })

  it('to restore a version over a save or publish made meanwhile', async () => {
    const { version, house } = await readDraft()
    const restore = (seen?: { version: number }) =>
      t.call<Draft & Problem>(
        'POST',
        `/api/house/versions/1/restore${seen ? `?version=${seen.version}` : ''}`,
        admin,
      )
    const theirs = await save(version, priced(house, 16_500), 'test_user')
    const late = await restore({ version })
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(late.body.detail).toContain('test_user changed the draft meanwhile: E-Foil Private Rent 1 hour')
    expect(priceOf((await readDraft()).house)).toBe(16_500)
    expect((await publish(theirs.body.version)).status).toBe(201)
    const later = await restore({ version: theirs.body.version })
    expect([later.status, later.body.detail.includes('published the house meanwhile')]).toEqual([409, true])
    const seen = await readDraft()
    const restored = await restore({ version: seen.version })
    expect([restored.status, priceOf(restored.body.house)]).toEqual([200, 12_000])
    expect((await restore()).status).toBe(200)
  })

  it('to strand bookings unless they are kept, and lists each once', async () => {
    const { body: booked } = await t.call<{ id: string }>('POST', '/api/test-drive', {
      body: testDriveBody(),
    })
    const closing = await put((house) => closed(house, '2026-06-18'))
    expect([closing.status, closing.body.code]).toEqual([409, 'strands_bookings'])
    expect(closing.body.bookings).toEqual([
      expect.objectContaining({
        id: booked.id,
        date: '2026-06-18',
        reason: expect.stringContaining('Closed: Regatta.'),
      }),
    ])
    const { version } = await readDraft()
    expect((await publish(version, { strands: 'keep' })).status).toBe(201)
    expect((await put((house) => priced(house, 17_000))).status).toBe(201)
  })

  it('changes of the journal', async () => {
    for (const text of [
      'update house_versions set note = 1',
      "update house_versions set by = 'test_user'",
      'delete from house_versions',
      'truncate house_versions',
    ])
      await expect(t.sql(text)).rejects.toThrow('the journal of changes cannot be edited')
  })

  it('versions that never existed', async () => {
    for (const [method, path] of [
      ['GET', '999'],
      ['POST', '999/restore'],
    ] as const)
      expect((await t.call(method, `/api/house/versions/${path}`, admin)).status).toBe(404)
    expect((await t.call('GET', '/api/house/versions/0', admin)).status).toBe(404)
    await expect(t.deps.houses.at(999)).rejects.toThrow('no version 999')
  })

  it('half a publish: an error at any step leaves the old house, its units and the draft', async () => {
    const { version, house } = await readDraft()
    const retired = { ...house.units['efoil-dubai-6']!, retired: '2026-06-16' }
    const saved = await save(version, {
      ...priced(house, 18_000),
      units: { ...house.units, 'efoil-dubai-6': retired },
    })
    const state = async () =>
      JSON.stringify([
        await published(),
        await readDraft(),
        await t.sql('select id, code, retired_at is null as used from units order by id'),
      ])
    const before = await state()
    const { transaction } = t.db
    const answers: number[] = []
    for (let step = 1; answers.at(-1) !== 201; step++) {
      expect(await state()).toBe(before)
      t.deps.db.transaction = (work, limits) =>
        transaction((tx) => {
          let index = 0
          const run: typeof tx.run = (statement, values) =>
            ++index === step ? Promise.reject(new Error('killed')) : tx.run(statement, values)
          return work({ ...tx, run })
        }, limits)
      answers.push((await publish(saved.body.version)).status)
      t.deps.db.transaction = transaction
    }
    expect(answers.length).toBeGreaterThan(8)
    expect(new Set(answers.slice(0, -1))).toEqual(new Set([500]))
    expect(await state()).not.toBe(before)
  })
})

describe('the house forbids', () => {
  const calls = [
    ['GET', '/api/house/draft'],
    ['PUT', '/api/house/draft'],
    ['POST', '/api/house/publish'],
    ['GET', '/api/house/versions'],
    ['GET', '/api/house/versions/1'],
    ['POST', '/api/house/versions/1/restore'],
  ] as const
  const others: Role[] = [
    'jetski_admin',
    'wakesurf_admin',
    'rayfoil_ambassador',
    'platinum_member',
    'regular_user',
  ]

  it.each(calls)('%s %s to everybody but the main admin', async (method, path) => {
    expect((await t.call(method, path)).status).toBe(401)
    for (const as of others) expect((await t.call(method, path, { as })).status, as).toBe(403)
  })
})

describe('the answer to a publish', () => {
  it('comes once its pages are served', async () => {
    const { version, house } = await readDraft()
    let show = () => {}
    const shown = new Promise<void>((resolve) => {
      show = resolve
    })
    const started: number[] = []
    const stop = t.deps.houses.onChange((now) => {
      started.push(now.version)
      return shown
    })
    const saved = await save(version, priced(house, 13_100))
    let isAnswered = false
    const answer = publish(saved.body.version).finally(() => {
      isAnswered = true
    })
    await vi.waitFor(() => expect(started).toHaveLength(1))
    expect((await published()).version).toBe(started[0])
    expect(isAnswered).toBe(false)
    show()
    expect((await answer).body.version).toBe(started[0])
    stop()
  })
})
