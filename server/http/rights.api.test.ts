import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { RightsSet } from '#contract/calls/people-calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { appOfFile, testDriveBody } from '#tests/app.ts'
import { allRights } from '#tests/people.ts'

// Every staff call, made by an account limited to Pühajärve or without money. Each call is in one of the tables below, or
// the first test fails: a new call cannot be forgotten.

type Ids = {
  booking: string
  drive: string
  jetski: string
  unit: string
  block: number
  entry: number
  enquiry: number
  message: number
  refund: number
}
type Case = { params?: (ids: Ids) => string | number; query?: string; body?: (ids: Ids) => object }
type CallName = keyof typeof api

/** Calls that return rows or figures, which must not contain other places. */
const lists: Partial<Record<CallName, Case>> = {
  bookings: {},
  jetskiBookings: {},
  jetskiFleet: {},
  jetskiAnalytics: {},
  overview: { query: '?range=month' },
  equipment: {},
  search: { query: '?q=guest' },
  blocks: {},
  adminTestDrives: {},
  adminWaitlist: {},
  messageLog: {},
  enquiries: {},
  notificationStatus: {},
}

const ofBooking = { params: ({ booking }: Ids) => booking }
/** Calls about one thing, which is not found at another place. */
const byId: Partial<Record<CallName, Case>> = {
  setBookingStatus: { ...ofBooking, body: () => ({ status: 'confirmed' }) },
  deleteBooking: ofBooking,
  restoreBooking: { ...ofBooking, body: () => ({}) },
  undoBookingStatus: { ...ofBooking, body: () => ({ status: 'in_progress' }) },
  rescheduleBooking: { ...ofBooking, body: () => ({ date: '2026-06-19', time: '12:00' }) },
  offerTimes: { ...ofBooking, body: () => ({ starts: [{ date: '2026-06-19', time: '12:00' }] }) },
  rescheduleStarts: { ...ofBooking, query: '?date=2026-06-19' },
  rescheduleMonth: { ...ofBooking, query: '?month=2026-06' },
  swapUnit: { ...ofBooking, body: () => ({ from: 'efoil-tallinn-1', to: 'efoil-tallinn-2' }) },
  contactCustomer: { ...ofBooking, body: () => ({ method: 'phone' }) },
  bookingHistory: ofBooking,
  bookingMoney: ofBooking,
  refundBooking: { ...ofBooking, body: () => ({ amount: 1, reason: 'It rained' }) },
  recordPayment: { ...ofBooking, body: () => ({ amount: 1, method: 'cash' }) },
  bookingReceipt: ofBooking,
  bookingCalendar: ofBooking,
  sendReminder: { ...ofBooking, body: () => ({}) },
  reminderOutlook: ofBooking,
  deleteTestDrive: { params: ({ drive }) => drive },
  refundGiven: { params: ({ refund }) => refund, body: () => ({}) },
  setEquipmentStatus: { params: ({ unit }) => unit, body: () => ({ status: 'available' }) },
  setJetskiStatus: { params: ({ jetski }) => jetski, body: () => ({ status: 'available' }) },
  block: {
    body: ({ unit }) => ({ unit, from: '2026-06-20T09:00', to: '2026-06-20T10:00', reason: 'Check' }),
  },
  setEnquiryState: { params: ({ enquiry }) => enquiry, body: () => ({ state: 'taken' }) },
  unblock: { params: ({ block }) => block },
  deleteWaitlistEntry: { params: ({ entry }) => entry },
  restoreWaitlistEntry: { params: ({ entry }) => entry, body: () => ({}) },
  resendMessage: { params: ({ message }) => message, body: () => ({}) },
}

/** A limited account does not edit the house, and does not give rights to others. */
const ofHouse: CallName[] = [
  'houseDraft',
  'saveHouseDraft',
  'publishHouse',
  'houseVersions',
  'houseVersion',
  'houseMail',
  'restoreHouse',
  'pictures',
  'addPicture',
  'people',
  'invitePerson',
  'invitePersonAgain',
  'changePerson',
  'signPersonOut',
  'resetPersonTwoFactor',
  'accountActs',
]

/** Calls about things without a place: the own account, and messages sent by hand. */
const ofNoPlace: CallName[] = [
  'logout',
  'currentUser',
  'changePassword',
  'myBuyer',
  'myMembership',
  'myBookings',
  'linkMyBooking',
  'myReferrals',
  'twoFactor',
  'beginTwoFactor',
  'confirmTwoFactor',
  'endTwoFactor',
  'newRecoveryCodes',
  'sendSms',
  'sendEmail',
  'sendTest',
]

/** Calls about things without a place, for accounts that have all places of the sector. */
const ofAllPlaces: CallName[] = ['adminOrders', 'deleteOrder', 'restoreOrder']

const app = await appOfFile()
let here: Ids
let away: Ids
const own = { as: 'test_user' as const }
const owner = { as: 'main_admin' as const }
const cents = 12_345

async function setRights(rights: Partial<RightsSet>) {
  const [{ id } = { id: 0 }] = await app.sql<{ id: number }>(
    "select id from users where username = 'test_user'",
  )
  return app.call('PATCH', `/api/people/${id}`, { ...owner, body: { rights: { ...allRights, ...rights } } })
}

beforeAll(async () => {
  away = await thingsAt('tallinn', 'Foreign guest')
  here = await thingsAt('puhajarve', 'Own guest')
})
beforeEach(() => setRights(allRights))

/** A paid ride, a closed unit, a waitlist entry, a message and an open refund, all at one place. */
async function thingsAt(location: string, name: string): Promise<Ids> {
  const customer = {
    customerName: name,
    customerPhone: '+372 5555 1234',
    customerEmail: `${location}@example.ee`,
  }
  const ride = {
    activity: 'efoil-private',
    location,
    date: '2026-06-18',
    time: '12:00',
    foilCount: 1,
    duration: '1h',
  }
  const booked = await app.call('POST', '/api/staff/bookings', {
    ...owner,
    body: { ...ride, ...customer, channel: 'phone' },
  })
  const booking = String(booked.body.id)
  const paid = { amount: cents / 100, method: 'cash', agreed: true, note: 'With a tip' }
  await app.call('POST', `/api/bookings/${booking}/payments`, { ...owner, body: paid })
  const drive = { ...ride, foilCount: 1, time: '15:00', fullName: name, email: customer.customerEmail }
  const driven = await app.call('POST', '/api/test-drive', {
    body: { ...drive, phone: customer.customerPhone },
  })
  const unit = `efoil-${location}-6`
  const closing = { unit, from: '2026-06-25T09:00', to: '2026-06-26T09:00', reason: `${name} broke it` }
  const closed = await app.call<{ block: { id: number } }>('POST', '/api/blocks', {
    ...owner,
    body: closing,
  })
  const waits = { fullName: name, email: customer.customerEmail, phone: customer.customerPhone, location }
  const waiting = await app.call('POST', '/api/waitlist', { body: waits })
  const wish = { type: 'efoil-private', duration: '1 hour', totalPrice: 120, location, ...customer }
  const wished = await app.call('POST', '/api/bookings', { body: wish })
  const [message] = await app.sql<{ id: number }>(
    'select id::int from messages where booking_id = $1 limit 1',
    booking,
  )
  const [refund] = await app.sql<{ id: number }>(
    `insert into refunds (booking_id, cents, method, reason, by, state, due_at, created_at)
     values ($1, 100, 'cash', 'Late', 'main_admin', 'queued', now(), now()) returning id::int`,
    booking,
  )
  return {
    booking,
    drive: String(driven.body.id),
    unit,
    jetski: 'seadoo-trixx-2023-blue',
    block: closed.body.block.id,
    entry: Number(waiting.body.id),
    enquiry: Number(wished.body.id),
    message: message!.id,
    refund: refund!.id,
  }
}

const orderBoard = () =>
  app.call('POST', '/api/custom-orders', {
    body: {
      ...{ color: 'ink', motorPower: '1', mastLength: '1', accessories: [] },
      ...{ fullName: 'Board buyer', email: 'buyer@guests.ee' },
    },
  })

async function make(name: CallName, { params, query = '', body }: Case, ids: Ids) {
  const { method, path } = api[name] as Endpoint
  const url = path.replace(/:\w+/, params ? String(params(ids)) : '0') + query
  const sent = body?.(ids)
  return app.call<unknown>(method, url, { ...own, ...(sent ? { body: sent } : {}) })
}

const named = (table: Partial<Record<CallName, Case>>) => Object.entries(table) as [CallName, Case][]

it('every call that needs a session is in one table', () => {
  const calls = Object.entries(api) as [CallName, Endpoint][]
  const signedIn = calls.filter(([, { access }]) => access !== 'anyone').map(([name]) => name)
  const tables = [
    ...Object.keys(lists),
    ...Object.keys(byId),
    ...ofHouse,
    ...ofNoPlace,
    ...ofAllPlaces,
    'staffBook',
  ]
  expect(tables.toSorted()).toEqual(signedIn.toSorted())
})

describe('an account that is limited to a place', () => {
  beforeEach(() => setRights({ places: ['puhajarve'] }))

  it.each(named(lists))('reads nothing of another place: %s', async (name, asked) => {
    const { status, body } = await make(name, asked, here)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/Foreign|tallinn|Noblessner|TRIXX|Trixx/)
  })

  it.each(named(byId))('finds nothing of another place: %s', async (name, asked) => {
    expect((await make(name, asked, away)).status).toBe(404)
  })

  it.each(ofHouse)('is refused %s', async (name) => {
    const { method } = api[name] as Endpoint
    expect((await make(name, method === 'GET' ? {} : { body: () => ({}) }, here)).status).toBe(403)
  })

  it('reads and changes nothing that has no place, such as a party or a board order', async () => {
    const party = { kind: 'birthday', fullName: 'Party host', email: 'host@guests.ee', package: 'standard-b' }
    await app.call('POST', '/api/enquiries', { body: { ...party, phone: '+372 5123 4567' } })
    await orderBoard()
    const inbox = async () =>
      (await app.call<{ id: number; fullName: string }[]>('GET', '/api/enquiries', own)).body
    const orders = async () => (await make('adminOrders', {}, here)).body as { id: number }[]
    expect((await inbox()).map(({ fullName }) => fullName)).toEqual(['Own guest'])
    expect(await orders()).toEqual([])
    await setRights({ sectors: ['main'] })
    const [enquiry] = await inbox()
    const [ordered] = await orders()
    expect(enquiry!.fullName).toBe('Party host')
    for (const limited of [{ places: ['puhajarve'] }, { sectors: ['efoil' as const] }]) {
      await setRights(limited)
      const change = { params: () => enquiry!.id, body: () => ({ state: 'taken' }) }
      expect((await make('setEnquiryState', change, here)).status).toBe(404)
      expect((await make('deleteOrder', { params: () => ordered!.id }, here)).status).toBe(404)
      expect((await make('restoreOrder', { params: () => ordered!.id, body: () => ({}) }, here)).status).toBe(
        404,
      )
    }
  })

  it('reads and changes what is at its own place', async () => {
    const guests = await app.call<{ customerName: string }[]>('GET', '/api/bookings', own)
    expect(guests.body.map(({ customerName }) => customerName)).toEqual(['Own guest', 'Own guest'])
    expect((await app.call<object[]>('GET', '/api/search?q=guest', own)).body).toHaveLength(2)
    expect((await app.call<object[]>('GET', '/api/equipment', own)).body).toHaveLength(6)
    expect((await app.call<object[]>('GET', '/api/blocks', own)).body).toHaveLength(1)
    expect((await app.call<object[]>('GET', '/api/enquiries', own)).body).toHaveLength(1)
    expect((await app.call<object[]>('GET', '/api/admin/waitlist-entries', own)).body).toHaveLength(1)
    expect((await app.call<object[]>('GET', '/api/notifications/log', own)).body).not.toEqual([])
    expect((await make('contactCustomer', byId.contactCustomer!, here)).status).toBe(200)
    expect((await make('setEquipmentStatus', byId.setEquipmentStatus!, here)).status).toBe(200)
  })

  it('reads figures of its own place only', async () => {
    const { body } = await app.call('GET', '/api/analytics/overview?range=month', own)
    expect(body).toMatchObject({ totalRevenueCents: cents, customers: 1 })
    expect((await make('jetskiAnalytics', {}, here)).body).toMatchObject({ machines: [], totalBookings: 0 })
  })

  it('books at its own place only', async () => {
    const ride = {
      activity: 'efoil-private',
      date: '2026-06-21',
      time: '12:00',
      foilCount: 1,
      duration: '1h',
    }
    const guest = { customerName: 'Mart Kask', customerPhone: '+372 5555 1234', channel: 'walk_in' }
    const at = (location: string) =>
      app.call('POST', '/api/staff/bookings', { ...own, body: { ...ride, ...guest, location } })
    expect((await at('tallinn')).status).toBe(403)
    expect((await at('puhajarve')).status).toBe(201)
    await app.sql("delete from bookings where customer_name = 'Mart Kask'")
  })
})

describe('an account that is limited to a sector', () => {
  beforeEach(() => setRights({ sectors: ['jetski'] }))

  it.each(named(lists))('reads nothing of another sector: %s', async (name, asked) => {
    const { status, body } = await make(name, asked, here)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/Foreign|Own guest|"efoil"|E-Foil|efoil-/)
  })

  it.each(named(byId).filter(([name]) => name !== 'setJetskiStatus'))(
    'finds nothing of another sector: %s',
    async (name, asked) => {
      expect((await make(name, asked, here)).status).toBe(404)
    },
  )

  it('can use the jetski desk, which an account without jetskis cannot', async () => {
    const desk = async () => (await make('jetskiFleet', {}, here)).status
    expect(await desk()).toBe(200)
    await setRights({ sectors: ['efoil', 'wakesurf'] })
    expect(await desk()).toBe(403)
  })

  it('has activities of several sectors in all its figures and lists', async () => {
    const figures = async () => (await app.call('GET', '/api/analytics/overview?range=month', own)).body
    expect(await figures()).toMatchObject({ totalRevenueCents: 0, customers: 0 })
    await setRights({ sectors: ['efoil', 'wakesurf'] })
    expect(await figures()).toMatchObject({ totalRevenueCents: 2 * cents, customers: 2 })
    expect((await app.call<object[]>('GET', '/api/bookings', own)).body).toHaveLength(4)
  })

  it.each(ofHouse)('is refused %s', async (name) => {
    const { method } = api[name] as Endpoint
    expect((await make(name, method === 'GET' ? {} : { body: () => ({}) }, here)).status).toBe(403)
  })
})

describe('an account that does not see money', () => {
  beforeEach(() => setRights({ seesMoney: false }))

  it.each([...named(lists), ['bookingHistory', ofBooking], ['bookingMoney', ofBooking]] as [
    CallName,
    Case,
  ][])('reads no amount that was paid: %s', async (name, asked) => {
    const { status, body } = await make(name, asked, here)
    expect(status).toBe(200)
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/totalPrice|totalCents|basePrice|paidCents|evenue|"week"/)
    expect(text).not.toMatch(/12345|123\.45|123,45/)
  })

  it('reads a guest’s open balance, and records its payment', async () => {
    const rows = await app.call<{ owedCents: number; id: string }[]>('GET', '/api/bookings', own)
    const due = rows.body.find(({ owedCents }) => owedCents > 0)!
    expect(await app.call('GET', `/api/bookings/${due.id}/money`, own)).toMatchObject({
      body: { owedCents: due.owedCents },
    })
    const body = { amount: due.owedCents / 100, method: 'cash' }
    const paid = await app.call('POST', `/api/bookings/${due.id}/payments`, { ...own, body })
    expect(paid).toMatchObject({ status: 201, body: { owedCents: 0 } })
    expect(Object.keys(paid.body)).toEqual(['owedCents'])
    const given = { amount: 1, reason: 'goodwill' }
    const admin = { as: 'main_admin' as const }
    await app.call('POST', `/api/bookings/${due.id}/refund`, { ...admin, body: given })
    const after = await app.call<{ owedCents: number; id: string }[]>('GET', '/api/bookings', own)
    expect(after.body.find(({ id }) => id === due.id)).toMatchObject({ paidState: 'part_paid', owedCents: 0 })
    expect((await app.call('GET', `/api/bookings/${due.id}/money`, own)).body).toEqual({ owedCents: 0 })
  })

  it('reads board orders without their prices', async () => {
    await orderBoard()
    const { body } = await make('adminOrders', {}, here)
    expect(body).toContainEqual(expect.objectContaining({ fullName: 'Board buyer' }))
    expect(JSON.stringify(body)).not.toContain('totalPrice')
  })

  it('reads a request for a guided session without its price', async () => {
    const body = {
      ...{ kind: 'efoil-experience', fullName: 'Guided guest', email: 'guided@example.ee' },
      ...{ phone: '+372 5123 4567', duration: '1h', participants: 2 },
    }
    expect((await app.call('POST', '/api/enquiries', { body })).status).toBe(201)
    const enquiries = await app.call<{ id: number; fullName: string; quoted: object }[]>(
      'GET',
      '/api/enquiries',
      own,
    )
    const { id, quoted } = enquiries.body.find(({ fullName }) => fullName === 'Guided guest')!
    expect(quoted).toEqual({ length: '1 hour' })
    const taken = { ...own, body: { state: 'taken' } }
    expect((await app.call<{ quoted: object }>('PATCH', `/api/enquiries/${id}`, taken)).body.quoted).toEqual({
      length: '1 hour',
    })
  })

  it('gets no receipt of a guest', async () => {
    expect((await make('bookingReceipt', ofBooking, here)).status).toBe(403)
  })
})

describe('an account without the right to refund', () => {
  beforeEach(() => setRights({ givesMoneyBack: false }))
  const ofMine = (name: CallName, body: object) => make(name, { ...byId[name], body: () => body }, here)

  it('is refused every call that refunds, including the cancel of a paid booking', async () => {
    expect((await ofMine('refundBooking', { amount: 1, reason: 'It rained' })).status).toBe(403)
    expect((await ofMine('refundGiven', {})).status).toBe(403)
    expect((await ofMine('setBookingStatus', { status: 'cancelled' })).status).toBe(403)
    expect((await ofMine('setBookingStatus', { status: 'cancelled', refund: 0, reason: 'No' })).status).toBe(
      403,
    )
    expect((await make('deleteBooking', ofBooking, here)).status).toBe(403)
    const [row] = await app.sql<{ status: string }>('select status from bookings where id = $1', here.booking)
    expect(row!.status).toBe('confirmed')
  })

  it('cancels an unpaid booking', async () => {
    const drive = await app.call('POST', '/api/test-drive', { body: testDriveBody({ location: 'malaga' }) })
    const body = { status: 'cancelled' }
    expect((await app.call('PATCH', `/api/bookings/${drive.body.id}/status`, { ...own, body })).status).toBe(
      200,
    )
  })
})

describe('an account with all rights', () => {
  it.each(named(byId))('finds what the others do not: %s', async (name, asked) => {
    const { status } = await make(name, asked, away)
    expect([403, 404], `${status}`).not.toContain(status)
  })
})
