import { beforeEach, describe, expect, it } from 'vitest'
import { mailLimits } from '#domain/booking-limits.ts'
import { appOfFile, testDriveBody } from '#tests/app.ts'
import type { OutgoingEmail } from '../notifications/send-email.ts'
import { mailWaitlist } from './mail-waitlist.ts'

const app = await appOfFile()
let sent: OutgoingEmail[] = []
let refuse: Error | undefined
const away = new Error('the mail server is away')
beforeEach(async () => {
  sent = []
  refuse = undefined
  await app.sql('truncate bookings, waitlist_entries cascade')
  app.deps.availability.invalidate()
})

const failures: unknown[] = []
const look = (availability = app.deps.availability) =>
  mailWaitlist({
    db: app.db,
    availability,
    now: app.deps.now,
    publicUrl: 'https://merelend.example',
    sendEmail: async (mail) => {
      if (refuse) throw refuse
      sent.push(mail)
    },
    onFailure: (error) => failures.push(error),
  })

/** Books every foil of the day, in one booking; its id. */
async function fullDay(): Promise<string> {
  const body = testDriveBody({ time: '09:00', duration: 'full', foilCount: 6 })
  return (await app.call('POST', '/api/test-drive', { body })).body.id as string
}
const wait = (changed: object = {}) =>
  app.call('POST', '/api/waitlist', {
    body: {
      fullName: 'Karin Saar',
      email: 'karin@example.ee',
      location: 'tallinn',
      activity: 'efoil-private',
      date: '2026-06-18',
      ...changed,
    },
  })

describe("a guest who asked 'tell me when a place is free'", () => {
  it('gets one mail, as soon as a place is free, with the starts and a link', async () => {
    const id = await fullDay()
    await wait()
    expect(await look()).toBe(0)
    await app.call('DELETE', `/api/bookings/${id}`, { as: 'main_admin' })
    expect(await look()).toBe(1)
    expect(sent[0]).toMatchObject({
      to: { name: 'Karin Saar', address: 'karin@example.ee' },
      subject: 'A place is free: E-Foil Private Rent, Thu 18 June',
    })
    expect(sent[0]!.text).toContain('Free now: 09:00, 10:00')
    expect(sent[0]!.html).toContain('https://merelend.example/booking/efoil-private')
    expect(await look()).toBe(0)
    expect(sent).toHaveLength(1)
  })

  it('is on the list once and gets one mail, however often they asked for the same', async () => {
    const first = await wait({ units: 2 })
    expect((await wait({ units: 2, email: 'Karin@Example.ee' })).body).toEqual(first.body)
    expect((await wait({ units: 2, email: 'other@example.ee' })).body).not.toEqual(first.body)
    expect(await look()).toBe(2)
    expect((await wait({ units: 2 })).body).not.toEqual(first.body)
  })

  it('gets no mail while less is free than was asked for', async () => {
    await app.call('POST', '/api/test-drive', {
      body: testDriveBody({ time: '09:00', duration: 'full', foilCount: 4 }),
    })
    await wait({ units: 3, duration: '1h' })
    await wait({ units: 2, duration: '1h', email: 'two@example.ee' })
    expect(await look()).toBe(1)
    expect(sent.map(({ to }) => to.address)).toEqual(['two@example.ee'])
  })

  it('gets the mail even if hundreds of earlier entries can never be fulfilled', async () => {
    const impossible = JSON.stringify({ units: 15 })
    const nonsense = JSON.stringify({ duration: 'a week' })
    await fullDay()
    await app.sql(
      `insert into waitlist_entries (full_name, email, location, receive_updates, activity, wanted_date, created_at, asked)
          select 'Dead', 'dead@example.ee', 'tallinn', false, 'efoil-private', '2026-06-17', now(),
            case when n % 2 = 0 then $1::jsonb else $2::jsonb end from generate_series(1, 450) n`,
      impossible,
      nonsense,
    )
    await wait({ date: '2026-06-19' })
    failures.length = 0
    expect(await look()).toBe(1)
    expect(sent.map(({ to }) => to.address)).toEqual(['karin@example.ee'])
    expect(failures).toEqual([])
  })

  it('gets no mail once removed from the list, even during the look-up of free starts', async () => {
    await wait()
    const { availability } = app.deps
    const removed = await look({
      ...availability,
      day: async (query, now) => {
        await app.sql('update waitlist_entries set deleted_at = now()')
        return availability.day(query, now)
      },
    })
    expect(removed).toBe(0)
    expect(sent).toEqual([])
  })

  it('is mailed by one of two servers only', async () => {
    await wait()
    const counts = await Promise.all([look(), look(), look()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('has one mail counted even if several servers look at once', async () => {
    const email = 'servers@example.ee'
    await wait({ email })
    await Promise.all(Array.from({ length: mailLimits.hour }, look))
    await wait({ email })
    expect(await look()).toBe(1)
  })

  it('is mailed later if the mail server is down, but not about a day that has passed', async () => {
    refuse = away
    await wait()
    expect(await look()).toBe(0)
    expect(failures).toHaveLength(1)
    refuse = undefined
    expect(await look()).toBe(0)
    app.setNow('2026-06-16T08:03:00Z')
    expect(await look()).toBe(1)
    await wait()
    app.setNow('2026-06-19T08:00:00Z')
    expect(await look()).toBe(0)
    app.setNow('2026-06-16T08:00:00Z')
  })

  it('is mailed as soon as the mail server is back, even after many tries', async () => {
    refuse = away
    await wait({ email: 'patient@example.ee' })
    for (let minute = 10; minute < 40; minute += 3) {
      app.setNow(`2026-06-16T08:${minute}:00Z`)
      expect(await look()).toBe(0)
    }
    refuse = undefined
    app.setNow('2026-06-16T08:40:00Z')
    expect(await look()).toBe(1)
    app.setNow('2026-06-16T08:00:00Z')
  })

  it('is not mailed again if the mail server refuses the address for good', async () => {
    refuse = Object.assign(new Error('550 No such user'), { responseCode: 550 })
    await wait({ email: 'mistyped@example.ee' })
    const before = failures.length
    await look()
    app.setNow('2026-06-16T08:03:00Z')
    await look()
    expect(failures).toHaveLength(before + 1)
    app.setNow('2026-06-16T08:00:00Z')
  })
})
