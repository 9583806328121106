import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MyMembership } from '#contract/calls/member-calls.ts'
import type { BookingRow, Created, Stored } from '#contract/views.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { jetskiBody, type TestApp, testApp, testDriveBody } from '#tests/app.ts'
import { everyPassword, type Person } from '#tests/people.ts'
import { publishHouse } from '#tests/publish-house.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { seedDemo } from '../db/seed/demo.ts'
import { setMembership } from './find-buyer.ts'

let app: TestApp
const mine = async (as: Person) => (await app.call<MyMembership>('GET', '/api/my/membership', { as })).body
const buyer = async (as: Person) => (await app.call('GET', '/api/my/buyer', { as })).body
const to = (id: string, status: string) =>
  app.call<BookingRow>('PATCH', `/api/bookings/${id}/status`, { body: { status }, as: 'main_admin' })
const complete = async (id: string) => {
  for (const status of ['in_progress', 'completed']) expect((await to(id, status)).status).toBe(200)
}
const drive = async (as: Person, changed: Record<string, unknown> = {}) =>
  (await app.call<Created>('POST', '/api/test-drive', { body: testDriveBody(changed), as })).body
const make = (person: NonNullable<Person>, kind: Parameters<typeof setMembership>[2]) =>
  setMembership(app.db, person, kind, app.deps.now())

describe('Riding hours', () => {
  beforeAll(async () => {
    app = await testApp()
    await make('platinum_member', 'platinum')
  })
  afterAll(() => app.close())

  test('count once a ride is completed, for one rider, not per foil, with extra minutes', async () => {
    const { id, reference } = await drive('platinum_member', { foilCount: 3 })
    expect((await mine('platinum_member')).hours).toMatchObject({
      riddenMinutes: 0,
      bookedMinutes: 90,
      entries: [],
    })
    await complete(id)
    expect((await mine('platinum_member')).hours).toEqual({
      everyMinutes: 1200,
      gives: 'a free 2-hour rental',
      riddenMinutes: 90,
      bookedMinutes: 0,
      rewards: 0,
      entries: [{ bookingId: id, reference, date: '2026-06-18', service: 'E-Foil Test Drive', minutes: 90 }],
    })
  })

  test('are removed when the completed ride is cancelled, and count again when that is undone', async () => {
    const { id } = await drive('platinum_member', { date: '2026-06-19', foilCount: 1 })
    await complete(id)
    expect((await mine('platinum_member')).hours.riddenMinutes).toBe(150)
    await to(id, 'cancelled')
    expect((await mine('platinum_member')).hours).toMatchObject({ riddenMinutes: 90, bookedMinutes: 0 })
    await app.call('POST', `/api/bookings/${id}/restore`, { as: 'main_admin' })
    expect((await mine('platinum_member')).hours.riddenMinutes).toBe(150)
  })

  test('are removed when the completion is undone, and count once when it is completed again', async () => {
    const before = (await mine('platinum_member')).hours.riddenMinutes
    const { id } = await drive('platinum_member', { date: '2026-06-24', foilCount: 1 })
    await complete(id)
    await app.call('POST', `/api/bookings/${id}/undo`, { body: { status: 'completed' }, as: 'main_admin' })
    expect((await mine('platinum_member')).hours.riddenMinutes).toBe(before)
    await to(id, 'completed')
    expect((await mine('platinum_member')).hours.riddenMinutes).toBe(before + 60)
    await to(id, 'cancelled')
  })

  test('are those of the last completion of a ride that was undone and moved', async () => {
    const before = (await mine('platinum_member')).hours.riddenMinutes
    const { id } = await drive('platinum_member', { date: '2026-06-16', time: '12:00', duration: 'full' })
    await complete(id)
    for (const status of ['completed', 'in_progress'])
      await app.call('POST', `/api/bookings/${id}/undo`, { body: { status }, as: 'main_admin' })
    const later = { date: '2026-06-25', time: '15:00' }
    await app.call('PATCH', `/api/bookings/${id}/reschedule`, { body: later, as: 'main_admin' })
    await complete(id)
    expect((await mine('platinum_member')).hours.riddenMinutes).toBe(before + 8 * 60)
    await to(id, 'cancelled')
  })

  test('count for jetskis, but not for the wake boat or a visitor', async () => {
    const jetski = jetskiBody({
      date: '2026-06-20',
      equipment: 'Trixx 2023 Red, Trixx 2023 Blue',
      duration: '2h',
      customerName: 'Piret Platinum',
      customerEmail: 'piret@example.ee',
    })
    const { body } = await app.call<Stored>('POST', '/api/bookings', { body: jetski, as: 'platinum_member' })
    await to(body.id, 'confirmed')
    await complete(body.id)
    const wake = {
      bookingType: 'wake-surf',
      date: '2026-06-20',
      time: '15:00',
      location: 'Noblessner',
      duration: '1 hour',
      name: 'Piret Platinum',
      email: 'piret@example.ee',
      phone: '+372 5123 4567',
    }
    const wave = await app.call<{ bookingId: string }>('POST', '/api/bookings/create-test', {
      body: wake,
      as: 'platinum_member',
    })
    await complete(wave.body.bookingId)
    await complete((await drive(undefined, { date: '2026-06-22' })).id)
    expect((await mine('platinum_member')).hours.riddenMinutes).toBe(150 + 120)
    const rows = await app.sql('select 1 from riding_hours where taken_back_at is null')
    expect(rows).toHaveLength(3)
  })

  test('give a free 2-hour rental for every twenty, then the count starts again', async () => {
    const { id } = await drive('platinum_member', {
      date: '2026-06-23',
      time: '09:00',
      duration: 'full',
      foilCount: 1,
    })
    await complete(id)
    await complete((await drive('platinum_member', { date: '2026-06-24', duration: '2h', foilCount: 1 })).id)
    await complete((await drive('platinum_member', { date: '2026-06-25', duration: '1h', foilCount: 1 })).id)
    // 270 + 840 + 120 + 60 minutes: 21 and a half hours.
    expect((await mine('platinum_member')).hours).toMatchObject({ rewards: 1, riddenMinutes: 90 })
  })
})

describe('My membership', () => {
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test('is none for an account that never had one', async () => {
    expect(await mine('regular_user')).toMatchObject({
      type: null,
      active: false,
      since: null,
      until: null,
      saved: { cents: 0, bookings: 0 },
      paidCents: 0,
    })
    expect(await buyer('regular_user')).toEqual({ memberships: [], hadJetski: false, hadWake: false })
  })

  test('costs the joining fee of its first day', async () => {
    const from = (days: string, cents: number) => ({
      from: days,
      joiningFeeCents: cents,
      monthlyFeeCents: 800,
    })
    await publishHouse(app, (house) => ({
      ...house,
      membership: { ...house.membership, later: [from('2026-06-16', 9_900), from('2026-06-17', 10_900)] },
    }))
    await make('test_user', 'platinum')
    expect(await mine('test_user')).toMatchObject({ since: '2026-06-16', paidCents: 9_900 })
    await publishHouse(app, (house) => ({ ...house, membership: theHouse.membership }))
  })

  test('shows the savings by discounts of past rides, without upcoming or cancelled ones', async () => {
    await make('platinum_member', 'platinum')
    const [one, two] = [
      await drive('platinum_member', { foilCount: 1 }),
      await drive('platinum_member', { foilCount: 2, date: '2026-06-19' }),
    ]
    const facts = { type: 'platinum', active: true, since: '2026-06-16', until: null, paidCents: 8_900 }
    expect(await mine('platinum_member')).toMatchObject({ ...facts, saved: { cents: 0, bookings: 0 } })
    for (const { id } of [one, two]) await complete(id)
    expect((await mine('platinum_member')).saved).toEqual({ cents: 9_000, bookings: 2 })
    await to(two.id, 'cancelled')
    expect((await mine('platinum_member')).saved).toEqual({ cents: 3_000, bookings: 1 })
  })

  test('changes its kind on the day it is set, ends with "none", and is still shown afterwards', async () => {
    await make('regular_user', 'member')
    app.setNow('2026-06-20T08:00:00Z')
    await make('regular_user', 'club')
    await make('regular_user', 'club')
    expect(await buyer('regular_user')).toMatchObject({ memberships: ['club'] })
    expect(await mine('regular_user')).toMatchObject({ type: 'club', since: '2026-06-20', active: true })
    app.setNow('2026-06-22T08:00:00Z')
    await make('regular_user', 'none')
    expect(await buyer('regular_user')).toMatchObject({ memberships: [] })
    expect(await mine('regular_user')).toMatchObject({ type: 'club', active: false, until: '2026-06-21' })
    const rows = await app.sql(
      'select kind, begins::text as begins, ends::text as ends from memberships m join users u on u.id = m.user_id where u.role = $1 order by begins',
      'regular_user',
    )
    expect(rows).toEqual([
      { kind: 'member', begins: '2026-06-16', ends: '2026-06-19' },
      { kind: 'club', begins: '2026-06-20', ends: '2026-06-21' },
    ])
  })

  test('is shown to its owner only', async () => {
    expect((await app.call('GET', '/api/my/membership')).status).toBe(401)
    expect((await app.call('GET', '/api/my/buyer')).status).toBe(401)
    await expect(make('nobody' as 'regular_user', 'club')).rejects.toThrow(
      'There is no account named nobody.',
    )
  })
})

describe('The demo’s platinum member', () => {
  beforeAll(async () => {
    app = await testApp()
    await app.sql('delete from users')
    const password = await hashPassword(everyPassword)
    await seedDemo(app.db, app.deps.now(), async () => password)
  })
  afterAll(() => app.close())

  test('joined in March, has ridden 13 of 20 hours and saved 410 euros', async () => {
    const { hours, ...rest } = await mine('platinum_member')
    expect(rest).toEqual({
      type: 'platinum',
      active: true,
      since: '2026-03-01',
      until: null,
      saved: { cents: 41_000, bookings: 6 },
      paidCents: 11_300,
    })
    expect(hours).toMatchObject({ riddenMinutes: 13 * 60, bookedMinutes: 90, rewards: 0 })
    expect(hours.entries).toHaveLength(5)
  })
})
