import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { type TestApp, testApp, testDriveBody } from '#tests/app.ts'
import { startTwilio } from '#tests/providers/twilio-server.ts'
import { alertStaff } from '../payments/alert-staff.ts'
import { deliverNext } from './deliver.ts'
import { queueDueMessages } from './queue-due-messages.ts'

// Alerts go to the owner's recipients; without any, to those of the configuration.

let t: TestApp
let twilio: Awaited<ReturnType<typeof startTwilio>>
beforeAll(async () => {
  twilio = await startTwilio()
  t = await testApp({
    ...twilio.env,
    PUBLIC_URL: 'https://merelend.test',
    PAYMENTS: 'on_site',
    RAYFOIL_ADMIN_EMAIL: 'foil@desk.example',
    RAYFOIL_ADMIN_PHONE: '+37251112233',
  })
})
afterAll(async () => {
  await t.close()
  await twilio.close()
})

const publish = (parts: Partial<House>) =>
  t.deps.houses.take({ version: t.deps.houses.current().version + 1, house: { ...theHouse, ...parts } })
const { promiseMinutes } = theHouse.enquiry
const birthday = {
  kind: 'birthday',
  fullName: 'Karin Saar',
  email: 'karin.saar@guests.ee',
  phone: '+372 5123 4567',
  package: 'standard-b',
}

/** Books a test drive and sends its alerts; returns who got a mail and who a text. */
async function alertsOf(time: string, date = '2026-06-18') {
  t.mails.length = 0
  await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time, phone: undefined }) })
  await t.call('POST', '/api/enquiries', { body: birthday })
  const look = queueDueMessages({ ...t.deps, samples: false, nudge: () => undefined })
  const texts = t.texts.length
  for (const _ of [1, 2]) {
    await look()
    for (const channel of ['email', 'sms'] as const)
      while (await deliverNext({ ...t.deps, onFailure: () => undefined }, channel));
  }
  const readers = (subject: string) =>
    t.mails
      .filter((mail) => mail.subject.startsWith(subject))
      .map(({ to, also = [] }) => [to, ...also].map(({ address }) => address))
  return {
    booking: readers('New booking'),
    enquiry: readers('New enquiry'),
    texts: t.texts.slice(texts).map(({ to }) => to),
  }
}

it('alerts go to the recipients of the configuration while the owner names none', async () => {
  expect(await alertsOf('18:00')).toEqual({
    booking: [['foil@desk.example']],
    enquiry: [[theHouse.brand.email]],
    texts: ['+37251112233'],
  })
})

it('alerts go once to each recipient that the owner names, and the log lists them', async () => {
  // Later: new recipients get the alerts of the last hour too.
  t.setNow('2026-06-16T10:00:00Z')
  publish({
    alerts: {
      efoil: {
        emails: ['ann@desk.example', 'bo@desk.example'],
        phones: ['+372 5111 0001', '+372 5111 0002'],
      },
      main: { emails: ['parties@desk.example'], phones: [] },
    },
  })
  const { texts, ...mails } = await alertsOf('19:00')
  expect(mails).toEqual({
    booking: [['ann@desk.example', 'bo@desk.example']],
    enquiry: [['parties@desk.example']],
  })
  expect(texts.sort()).toEqual(['+37251110001', '+37251110002'])
  const { body } = await t.call<{ kind: string; to: string }[]>('GET', '/api/notifications/log', {
    as: 'main_admin',
  })
  expect(body.filter(({ kind }) => kind === 'alert').map(({ to }) => to)).toContain(
    'ann@desk.example, bo@desk.example',
  )
  const status = await t.call('GET', '/api/notifications/status', { as: 'main_admin' })
  expect(status.body.adminContacts).toEqual({
    jetski: { email: null },
    rayfoil: { email: 'ann@desk.example, bo@desk.example' },
  })
  expect(JSON.stringify((await t.call('GET', '/api/house')).body)).not.toContain('ann@desk.example')
})

it('the answer, mail and alert of an enquiry promise the time that the owner set', async () => {
  publish({ enquiry: { promiseMinutes: { ...promiseMinutes, birthday: 90 } } })
  t.mails.length = 0
  const { body } = await t.call('POST', '/api/enquiries', { body: { ...birthday, email: 'mari@guests.ee' } })
  expect(body.promisedUntil).toBe('2026-06-16T11:30:00Z')
  await alertsOf('20:00')
  const mail = t.mails.find(({ to }) => to.address === 'mari@guests.ee')!
  expect(mail.text).toContain('We answer by 14:30')
  expect(t.mails.find(({ text }) => text.includes('Answer by: Tue 16 June, 14:30'))).toBeDefined()
})

it('a staff account’s address gets only what the account may read; without a reader the operator gets the alert', async () => {
  t.setNow('2026-06-16T10:30:00Z')
  const emails = ['ann@desk.example', 'Bo@desk.example']
  publish({ alerts: { efoil: { emails, phones: [] }, main: { emails: ['bo@desk.example'], phones: [] } } })
  const bo = (set: string) =>
    t.sql(`update users set email = 'bo@desk.example', ${set} where username = 'main_admin'`)
  const mailed = async (date: string) => {
    const { booking, enquiry } = await alertsOf('18:00', date)
    return { booking: booking[0], enquiry: enquiry[0] }
  }
  await bo("places = '{malaga}'")
  expect(await mailed('2026-06-19')).toEqual({
    booking: ['ann@desk.example'],
    enquiry: [theHouse.brand.email],
  })
  await bo("places = null, sectors = '{main}'")
  expect(await mailed('2026-06-20')).toEqual({ booking: ['ann@desk.example'], enquiry: ['bo@desk.example'] })
  await bo('sectors = null, disabled_at = now()')
  expect(await mailed('2026-06-21')).toEqual({
    booking: ['ann@desk.example'],
    enquiry: [theHouse.brand.email],
  })
  await bo('disabled_at = null')
  expect((await mailed('2026-06-22')).booking).toEqual(emails)
  const total = () => t.mails.find(({ subject }) => subject.startsWith('New booking'))?.text.includes('Total')
  expect(total()).toBe(true)
  await bo('sees_money = false')
  expect((await mailed('2026-06-23')).booking).toEqual(emails)
  expect(total()).toBe(false)
  await bo('sees_money = null')
})

it('an alert about a payment goes only to accounts that see money', async () => {
  const money = async (seesMoney: boolean) => {
    await t.sql(
      "update users set email = 'bo@desk.example', sees_money = $1 where username = 'main_admin'",
      seesMoney,
    )
    t.mails.length = 0
    await alertStaff(
      t.db,
      { sector: 'main', words: 'A refund of 10 € failed.', key: `${seesMoney}` },
      t.deps.now(),
    )
    while (await deliverNext({ ...t.deps, onFailure: () => undefined }));
    return t.mails.map(({ to }) => to.address)
  }
  expect(await money(true)).toEqual(['bo@desk.example'])
  expect(await money(false)).toEqual([theHouse.brand.email])
})

it('a board order alerts the operator once, without the buyer’s name', async () => {
  publish({})
  t.mails.length = 0
  const order = {
    fullName: 'Karin Saar',
    email: 'karin.saar@guests.ee',
    color: 'ink',
    motorPower: 2,
    mastLength: '3',
  }
  const send = () =>
    t.call<{ id: number }>('POST', '/api/custom-orders', {
      body: { ...order, accessories: [] },
      key: 'one-order',
    })
  const { id } = (await send()).body
  await send()
  const look = queueDueMessages({ ...t.deps, samples: false, nudge: () => undefined })
  for (const _ of [1, 2]) {
    await look()
    while (await deliverNext({ ...t.deps, onFailure: () => undefined }));
  }
  expect(t.mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    [theHouse.brand.email, 'A board was ordered'],
  ])
  expect(t.mails[0]!.text).toContain(`Order ${id} waits on the list of custom orders.`)
  expect(t.mails[0]!.text).toContain('https://merelend.test/admin')
  expect(t.mails[0]!.text).not.toContain('Karin')
})
