import { beforeEach, describe, expect, it } from 'vitest'
import { rightsOf } from '#domain/rights.ts'
import { appOfFile, jetskiBody, testDriveBody } from '#tests/app.ts'
import { changeStatus } from '../bookings/change.ts'
import { moveBooking } from '../bookings/move.ts'
import type { Caller } from '../http/caller.ts'
import { deliverNext } from './deliver.ts'
import type { MessageDeps } from './message-deps.ts'
import { queueAlerts, queueReminders } from './queue-due.ts'

const t = await appOfFile({ JETSKI_ADMIN_EMAIL: 'jet@desk.example', RAYFOIL_ADMIN_EMAIL: 'ray@desk.example' })
beforeEach(async () => {
  t.mails.length = 0
  t.setNow('2026-06-10T08:00:00Z')
  await t.sql('truncate bookings, messages, enquiries cascade')
  t.deps.availability.invalidate()
})

const post = (): MessageDeps => ({ ...t.deps, onFailure: (error) => expect(error).toBeUndefined() })
const deliverAll = async () => {
  while (await deliverNext(post()));
}
const remind = () => queueReminders(t.db, t.deps.now())
const drive = async (changed: Record<string, unknown> = {}): Promise<string> => {
  const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody(changed) })
  return String(body.id)
}
// Called without a session, as none lasts for the weeks that pass here.
const boss: Caller = {
  userId: 1,
  username: 'main_admin',
  role: 'main_admin',
  ...rightsOf('main_admin'),
  sessionId: 1,
  email: null,
  lacksSecondFactor: false,
}
const cancel = (id: string) => changeStatus(t.deps, boss, { id, to: 'cancelled' })
const subjects = () => t.mails.map((mail) => mail.subject)
const requestBody = jetskiBody({ equipment: 'GTI 130' })

describe('the 24-hour reminder', () => {
  it('is sent 24 hours before the start, once, and asks to arrive 15 minutes early', async () => {
    await drive()
    await deliverAll()
    t.mails.length = 0
    t.setNow('2026-06-17T14:59:00Z')
    expect(await remind()).toBe(0)
    t.setNow('2026-06-17T15:00:00Z')
    expect(await remind()).toBe(1)
    expect(await remind()).toBe(0)
    await deliverAll()
    expect(subjects()).toEqual(['Tomorrow at 18:00: your session at Noblessner, Tallinn'])
    expect(t.mails[0]!.text).toContain('Be there at 17:45')
    expect(t.mails[0]!.text).toContain('15 minutes before are for equipment and safety briefing')
    expect(t.mails[0]!.to).toEqual({ name: 'Liis Tamm', address: 'liis.tamm@example.ee' })
  })

  it('is sent late rather than never: after 30 hours of downtime for upcoming starts', async () => {
    await drive({ date: '2026-06-17' })
    await drive({ date: '2026-06-18' })
    await deliverAll()
    t.mails.length = 0
    // Off from 16 June 08:00 until 17 June 14:00; the first one begins at 18:00 in Tallinn.
    t.setNow('2026-06-17T14:00:00Z')
    expect(await remind()).toBe(1)
    await deliverAll()
    expect(subjects()).toEqual(['Today at 18:00: your session at Noblessner, Tallinn'])
  })

  it('is not sent for a booking that is cancelled, over, a request, or booked or moved within the 24 hours', async () => {
    const cancelled = await drive({ time: '09:00' })
    await cancel(cancelled)
    await t.call('POST', '/api/bookings', { body: requestBody })
    const moved = await drive({ date: '2026-06-20' })
    t.setNow('2026-06-17T16:00:00Z')
    await drive({ time: '17:00' })
    const to = { date: '2026-06-18', time: '18:00' }
    await moveBooking(t.deps, boss, moved, to)
    expect(await remind()).toBe(0)
    t.setNow('2026-06-19T08:00:00Z')
    expect(await remind()).toBe(0)
  })

  it('that was queued is not sent if the booking is cancelled first', async () => {
    const id = await drive()
    await deliverAll()
    t.mails.length = 0
    t.setNow('2026-06-17T15:00:00Z')
    await remind()
    await cancel(id)
    await deliverAll()
    expect(t.mails).toEqual([])
  })

  it('that was queued is not sent if the booking is moved first, but is sent for the new start', async () => {
    const id = await drive()
    await deliverAll()
    t.setNow('2026-06-17T15:00:00Z')
    await remind()
    await moveBooking(t.deps, boss, id, { date: '2026-06-25', time: '18:00' })
    t.mails.length = 0
    await deliverAll()
    expect(subjects()).toEqual([expect.stringMatching(/^New time: Thu 25 June/)])
    t.mails.length = 0
    t.setNow('2026-06-24T15:00:00Z')
    await remind()
    await deliverAll()
    expect(subjects()).toEqual(['Tomorrow at 18:00: your session at Noblessner, Tallinn'])
  })

  it('is sent again for a new start, as the first one named another day', async () => {
    const id = await drive()
    t.setNow('2026-06-17T15:00:00Z')
    expect(await remind()).toBe(1)
    const to = { date: '2026-06-25', time: '18:00' }
    await moveBooking(t.deps, boss, id, to)
    t.setNow('2026-06-24T15:00:00Z')
    expect(await remind()).toBe(1)
  })
})

describe('the mail about a request', () => {
  const request = async (changed: object = {}) => {
    const { body } = await t.call('POST', '/api/bookings', { body: { ...requestBody, ...changed } })
    await deliverAll()
    return { reference: String(body.reference), id: String(body.id) }
  }

  it('says that it is a request, and has the reference, the time of our answer and a link', async () => {
    const { reference } = await request({ equipment: 'Trixx 2023 Blue', duration: '1h' })
    expect(subjects()).toEqual(['Request received: Thu 18 June, 12:00, Noblessner, Tallinn'])
    const { text, messageId } = t.mails[0]!
    expect(messageId).toMatch(/@localhost>$/)
    expect(text).toContain(reference)
    expect(text).toContain('It is not booked yet.')
    expect(text).toContain('We answer by Thursday 11 June, 11:00.')
    expect(text).toMatch(/Total: 130\s€/u)
    expect(text).toMatch(/\/b\/[\w-]{22}/)
    expect(text).not.toContain('confirmed')
  })

  it('names no total without a price', async () => {
    await request()
    expect(t.mails[0]!.text).toContain('One price is still open')
    expect(t.mails[0]!.text).not.toMatch(/\d\s?€|€\s?\d/u)
  })

  it('promises no answer after the start, and is not sent once the request is answered', async () => {
    t.setNow('2026-06-18T06:00:00Z')
    await request()
    expect(t.mails[0]!.text).toContain('We answer by Thursday 18 June, 11:00.')
    t.mails.length = 0
    const { body } = await t.call('POST', '/api/bookings', {
      body: { ...requestBody, date: '2026-06-19', equipment: 'Trixx 2025 Red' },
    })
    await changeStatus(t.deps, boss, { id: String(body.id), to: 'confirmed' })
    await deliverAll()
    expect(subjects()).toEqual(['Booking confirmed: Fri 19 June, 12:00, Noblessner, Tallinn'])
  })

  it('promises no time in the past if the mail server was down', async () => {
    await t.call('POST', '/api/bookings', {
      body: { ...requestBody, equipment: 'Trixx 2023 Blue', duration: '1h' },
    })
    t.setNow('2026-06-11T08:00:00Z')
    await deliverAll()
    expect(subjects()).toEqual(['Request received: Thu 18 June, 12:00, Noblessner, Tallinn'])
    expect(t.mails[0]!.text).toContain('We answer as soon as we can.')
    expect(t.mails[0]!.text).not.toContain('We answer by')
  })

  it('that confirms within 24 hours before the start promises no time in the past', async () => {
    const { id } = await request({ equipment: 'Trixx 2023 Blue', duration: '1h' })
    t.mails.length = 0
    t.setNow('2026-06-18T06:00:00Z')
    await changeStatus(t.deps, boss, { id, to: 'confirmed' })
    await deliverAll()
    expect(subjects()).toEqual(['Booking confirmed: Thu 18 June, 12:00, Noblessner, Tallinn'])
    expect(t.mails[0]!.text).toContain('Arrive 15 minutes early')
    expect(t.mails[0]!.text).not.toContain('Our team contacts you')
    expect(t.mails[0]!.text).not.toContain('Wed 17 June')
  })
})

describe('alerts of new bookings', () => {
  it('go to the jetski admin and the rayfoil ambassador by sector, all others to the operator', async () => {
    await drive()
    await t.call('POST', '/api/bookings', { body: requestBody })
    await t.call('POST', '/api/enquiries', {
      body: {
        kind: 'birthday',
        fullName: 'Karin Saar',
        email: 'karin@example.ee',
        phone: '+372 5123 4567',
        package: 'standard-b',
        people: 8,
      },
    })
    await t.sql(`delete from messages where kind <> 'alert'`)
    expect(await queueAlerts(t.db, t.deps.now(), { hours: 48 })).toBe(3)
    expect(await queueAlerts(t.db, t.deps.now(), { hours: 48 })).toBe(0)
    await deliverAll()
    const sent = t.mails.map((mail) => [mail.to.address, mail.subject.split(',')[0]])
    expect(new Map(sent as [string, string][])).toEqual(
      new Map([
        ['ray@desk.example', 'New booking: E-Foil Test Drive'],
        ['jet@desk.example', 'New request: Jetski Rent'],
        ['hello@merelend.example', 'New enquiry: Birthday party'],
      ]),
    )
  })

  it('are sent before all other messages', async () => {
    await drive()
    t.setNow('2026-06-10T09:00:00Z')
    await queueAlerts(t.db, t.deps.now(), { hours: 48 })
    await deliverNext(post())
    expect(subjects()[0]).toMatch(/^New booking/)
  })
})

describe('the 24-hour reminder of a night in which clocks change', () => {
  it.each([
    ['spring', '2026-03-29', '2026-03-28T15:00:00Z', '2026-03-01T10:00:00Z'],
    ['autumn', '2026-10-25', '2026-10-24T16:00:00Z', '2026-10-01T10:00:00Z'],
  ])('is sent 24 real hours before the start, in %s', async (_, date, due, booked) => {
    t.setNow(booked)
    await drive({ date })
    t.setNow(String(Temporal.Instant.from(due).subtract({ seconds: 1 })))
    expect(await remind()).toBe(0)
    t.setNow(due)
    expect(await remind()).toBe(1)
  })
})
