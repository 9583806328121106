import { beforeEach, expect, it } from 'vitest'
import type { AccountAct, RightsSet, StaffAccount } from '#contract/calls/people-calls.ts'
import type { User } from '#contract/views.ts'
import { appOfFile } from '#tests/app.ts'
import { allRights, type Person } from '#tests/people.ts'

const app = await appOfFile()
beforeEach(() =>
  app.sql(
    `update users set sectors = null, places = null, sees_money = null, gives_money_back = null, edits_house = null,
        role = case username when 'jetski_admin' then 'jetski_admin' else role end`,
  ),
)

const sectorRights: RightsSet = { ...allRights, sectors: ['jetski'], editsHouse: false }
const people = async () => (await app.call<StaffAccount[]>('GET', '/api/people', { as: 'main_admin' })).body
const named = async (username: string) => (await people()).find((one) => one.username === username)!
const change = async (username: string, body: object, as: Person = 'main_admin') =>
  app.call<StaffAccount>('PATCH', `/api/people/${(await named(username)).id}`, { as, body })
const me = async (as: Person) => (await app.call<User>('GET', '/api/auth/user', { as })).body

it('an account without own rights has those of its role', async () => {
  expect((await named('jetski_admin')).rights).toEqual(sectorRights)
  expect((await named('main_admin')).rights).toEqual(allRights)
  expect(await me('regular_user')).toMatchObject({
    sectors: [],
    seesMoney: false,
    givesMoneyBack: false,
    editsHouse: false,
  })
})

it('rights set by the main admin apply from the next call of the same session', async () => {
  expect(await me('jetski_admin')).toMatchObject({ places: null, seesMoney: true })
  app.changes.length = 0
  const rights = { ...sectorRights, places: ['puhajarve'], seesMoney: false }
  expect(await change('jetski_admin', { rights })).toMatchObject({ status: 200, body: { rights } })
  expect(app.changes.map(({ type }) => type)).toEqual(['account'])
  expect(await me('jetski_admin')).toMatchObject({ places: ['puhajarve'], seesMoney: false })
  await change('jetski_admin', { rights: { ...sectorRights, places: [] } })
  expect(await me('jetski_admin')).toMatchObject({ places: null, seesMoney: true })
})

it('rights that another main admin changed meanwhile are not overwritten', async () => {
  const taken = { ...sectorRights, seesMoney: false }
  await change('jetski_admin', { rights: taken, from: sectorRights })
  const stale = { rights: { ...sectorRights, places: ['puhajarve'] }, from: sectorRights }
  expect(await change('jetski_admin', stale)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  expect((await named('jetski_admin')).rights).toEqual(taken)
  // Sent again after a lost reply: the rights are already as requested.
  expect(await change('jetski_admin', { rights: taken, from: sectorRights })).toMatchObject({ status: 200 })
})

it('the journal says who set what', async () => {
  const rights = { ...sectorRights, places: ['tallinn', 'malaga'], givesMoneyBack: false }
  await change('jetski_admin', { rights })
  await change('jetski_admin', { rights })
  const { body } = await app.call<AccountAct[]>('GET', '/api/people/acts', { as: 'main_admin' })
  expect(body.filter((line) => line.rights?.givesMoneyBack === false)).toMatchObject([
    { by: 'main_admin', username: 'jetski_admin', act: 'rights', role: 'jetski_admin' },
  ])
  expect(body[0]!.rights).toEqual({ ...rights, places: ['malaga', 'tallinn'] })
})

it('places must be in the published house, and only main admins may edit the house', async () => {
  const refused = async (rights: object) => {
    const { status, body } = await change('jetski_admin', { rights: { ...sectorRights, ...rights } })
    return [status, (body as { errors?: { path: string }[] }).errors?.[0]?.path]
  }
  expect(await refused({ places: ['atlantis'] })).toEqual([400, 'rights.places'])
  expect(await refused({ editsHouse: true })).toEqual([400, 'rights.editsHouse'])
})

it('an account cannot change its own rights', async () => {
  expect(await change('main_admin', { rights: { ...allRights, seesMoney: false } })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('your own') },
  })
})

it.each([
  { sectors: ['efoil' as const] },
  { places: ['tallinn'] },
  { seesMoney: false },
  { givesMoneyBack: false },
  { editsHouse: false },
])('the last main admin who edits the house keeps that right: %o', async (taken) => {
  const rights = { ...allRights, ...taken }
  expect((await change('main_admin', { rights }, 'test_user')).status).toBe(409)
  // A second main admin who was denied a right does not count.
  await app.sql("update users set role = 'main_admin' where username = 'jetski_admin'")
  await change('jetski_admin', { rights })
  expect((await change('main_admin', { rights }, 'test_user')).status).toBe(409)
  await change('jetski_admin', { rights: allRights })
  expect((await change('main_admin', { rights }, 'test_user')).status).toBe(200)
  expect(await app.call('GET', '/api/house/draft', { as: 'main_admin' })).toMatchObject({
    status: 403,
    body: { detail: 'Your account may not do this.' },
  })
  expect((await app.call('GET', '/api/people', { as: 'main_admin' })).status).toBe(403)
})

it('an account can get sectors beyond its role, and the jetski desk with them', async () => {
  const desk = async () => (await app.call('GET', '/api/fleet/jetski', { as: 'wakesurf_admin' })).status
  expect(await desk()).toBe(403)
  const rights = { ...sectorRights, sectors: ['wakesurf', 'jetski'] }
  expect(await change('wakesurf_admin', { rights })).toMatchObject({
    body: { rights: { sectors: ['jetski', 'wakesurf'] } },
  })
  expect((await me('wakesurf_admin')).sectors).toEqual(['jetski', 'wakesurf'])
  expect(await desk()).toBe(200)
  expect((await change('wakesurf_admin', { rights: { ...rights, sectors: [] } })).status).toBe(400)
  await change('wakesurf_admin', { rights: { ...sectorRights, sectors: ['wakesurf'] } })
  const [row] = await app.sql<{ sectors: null }>(
    "select sectors from users where username = 'wakesurf_admin'",
  )
  expect(row).toEqual({ sectors: null })
})

it('a journal entry older than own sectors shows the sectors of the role', async () => {
  await change('jetski_admin', { rights: { ...sectorRights, seesMoney: false } })
  const text = `insert into account_acts (at, by_id, user_id, act, role, rights)
    select at, by_id, user_id, act, role, rights - 'sectors' from account_acts order by id desc limit 1`
  await app.sql(text)
  const { body } = await app.call<AccountAct[]>('GET', '/api/people/acts', { as: 'main_admin' })
  expect(body[0]).toMatchObject({ act: 'rights', rights: { sectors: ['jetski'], seesMoney: false } })
})

it('a new role brings its sectors, and the other rights stay', async () => {
  await change('jetski_admin', { rights: { ...sectorRights, sectors: ['efoil'], seesMoney: false } })
  expect(await change('jetski_admin', { role: 'wakesurf_admin' })).toMatchObject({
    body: { rights: { sectors: ['wakesurf'], seesMoney: false } },
  })
})

it('places set for an account stay when its role changes', async () => {
  await change('jetski_admin', { rights: { ...sectorRights, places: ['dubai'] } })
  expect(await change('jetski_admin', { role: 'main_admin' })).toMatchObject({
    body: { role: 'main_admin', rights: { places: ['dubai'], editsHouse: false } },
  })
})
