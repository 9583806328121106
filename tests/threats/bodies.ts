import { addDays } from '#domain/calendar.ts'
import { theHouse } from '#domain/house/the-house.ts'
import type { TestApp } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'
import { type Body, booked, inHistory, inInbox, inList, type Read } from './read-back.ts'

const requestTimes = theHouse.activities['jetski-request'].starts

/** A valid body, and where staff read its texts. */
export type Sample = {
  call: string
  what: string
  as?: Person
  params?: (app: TestApp, n: number) => Promise<Record<string, string>>
  /** The nth body: bookings are on different days, so that they do not compete. */
  body: (n: number) => Body
  /** Free texts of the body by path, and where they are shown. */
  stored?: Record<string, Read>
  /** Statuses accepted in addition to 2xx and 400. */
  also?: readonly number[]
}

const day = (n: number) => addDays('2026-07-01', n % 1000)
/** Sessions are few: eight weeks of Mondays and Tuesdays, three a day. */
const session = (n: number) => ({
  date: addDays('2026-06-22', 7 * (n % 7) + (Math.floor(n / 7) % 2)),
  time: ['afternoon', 'evening', 'sunset'][Math.floor(n / 14) % 3],
})

const contact = { fullName: 'Liis Tamm', email: 'liis@example.ee', phone: '+372 5123 4567' }
const customer = {
  customerName: 'Liis Tamm',
  customerEmail: 'liis@example.ee',
  customerPhone: '+372 5123 4567',
}

const draft = (n: number) => ({
  bookingType: 'efoil-private',
  service: 'E-Foil Private Rent',
  date: day(n),
  time: '12:00',
  location: 'Noblessner',
  quantity: 1,
  duration: '1 hour',
  name: 'Liis Tamm',
  email: 'liis@example.ee',
  phone: '+372 5123 4567',
  totalAmount: 120,
  notes: 'Two helmets',
})

const enquiry = (kind: string, more: Body = {}): Sample => ({
  call: 'enquire',
  what: kind,
  body: () => ({ kind, ...contact, message: 'Hello', ...more }),
  stored: {
    fullName: inInbox('fullName'),
    message: inInbox('message'),
    ...('specialRequests' in more ? { specialRequests: inInbox('specialRequests') } : {}),
    ...('company' in more ? { company: inInbox('company') } : {}),
  },
})

async function freshBooking(app: TestApp, n: number): Promise<string> {
  const ride = { date: day(n), time: '20:00', location: 'dubai', foilCount: 1, duration: '30min' }
  const { body } = await app.call('POST', '/api/test-drive', { body: { ...ride, ...contact } })
  return String(body.id)
}

/** An unknown hold, so that nothing is released. */
const noHold = { bookingId: 'none', clientSecret: 'none' }

export const samples: readonly Sample[] = [
  {
    call: 'bookTestDrive',
    what: 'a test drive',
    body: (n) => ({
      date: day(n),
      time: '09:00',
      location: 'Noblessner',
      foilCount: 1,
      duration: '1h',
      ...contact,
    }),
    stored: { fullName: booked('customerName') },
  },
  {
    call: 'bookOnSite',
    what: 'a group',
    body: (n) => ({
      type: 'efoil-group',
      ...session(n),
      participants: 1,
      ...customer,
      notes: 'x',
      replaces: noHold,
    }),
    stored: { customerName: booked('customerName'), notes: booked('specialRequests') },
  },
  {
    call: 'bookOnSite',
    what: 'a private ride',
    body: (n) => ({
      type: 'efoil-private',
      date: day(n),
      time: '15:00',
      duration: '1 hour',
      ...customer,
      notes: 'x',
      replaces: noHold,
    }),
    stored: { customerName: booked('customerName'), notes: booked('specialRequests') },
  },
  {
    call: 'bookOnSite',
    what: 'a jetski',
    body: (n) => ({
      activityType: 'jetski',
      // Within the 30 days in which requests are possible.
      date: addDays('2026-06-17', n % 29),
      startTime: requestTimes[(Math.floor(n / 29) * 2) % requestTimes.length],
      participants: 1,
      equipment: 'GTI 130',
      ...customer,
      notes: 'x',
      replaces: noHold,
    }),
    stored: { customerName: booked('customerName'), notes: booked('specialRequests') },
  },
  {
    call: 'createPaymentIntent',
    what: 'a hold',
    body: (n) => ({
      amount: 120,
      bookingData: draft(n),
      replaces: noHold,
    }),
    stored: {
      'bookingData.name': booked('customerName', 'bookingId'),
      'bookingData.notes': booked('specialRequests', 'bookingId'),
    },
  },
  {
    call: 'createTestBooking',
    what: 'a test payment',
    body: (n) => ({ ...draft(n), time: '18:00' }),
    stored: {
      name: booked('customerName', 'bookingId'),
      notes: booked('specialRequests', 'bookingId'),
    },
    // A booking that does not exist.
    also: [404],
  },
  {
    call: 'joinWaitlist',
    what: 'the waitlist',
    body: () => ({ fullName: 'Liis Tamm', email: 'liis@example.ee', location: 'dubai' }),
    stored: {
      fullName: inList('waitlist-entries', 'fullName'),
      activity: inList('waitlist-entries', 'activity'),
    },
  },
  {
    call: 'orderBoard',
    what: 'a board',
    body: () => ({
      fullName: 'Liis Tamm',
      email: 'liis@example.ee',
      color: 'ink',
      motorPower: '1',
      mastLength: '2',
      accessories: [],
    }),
    stored: { fullName: inList('custom-orders', 'fullName') },
  },
  enquiry('efoil-experience', {
    duration: '1h',
    participants: 2,
    preferredTime: '17:00',
    specialRequests: 'x',
  }),
  enquiry('club-join'),
  enquiry('event-place', { event: 'midsummer' }),
  enquiry('membership'),
  enquiry('birthday', { package: 'standard-b', people: 12 }),
  enquiry('corporate', { company: 'Nordic Bank', package: 'premium', people: 18 }),
  {
    call: 'signup',
    what: 'an account',
    body: (n) => ({
      username: `liis${n}`,
      password: 'correct horse battery',
      email: `liis${n}@example.ee`,
      fullName: 'Liis Tamm',
    }),
    stored: { fullName: async (_app, { user }) => (user as Body).fullName },
    // Names that differ only in trimmed whitespace.
    also: [409],
  },
  {
    call: 'login',
    what: 'a sign-in',
    body: () => ({ username: 'nobody', password: 'wrong' }),
    also: [401, 429],
  },
  {
    call: 'setBookingStatus',
    what: 'a reason',
    as: 'main_admin',
    params: async (app, n) => ({ id: await freshBooking(app, n) }),
    body: () => ({ status: 'in_progress', reason: 'late' }),
    stored: { reason: inHistory },
  },
  {
    call: 'rescheduleBooking',
    what: 'another start',
    as: 'main_admin',
    params: async (app, n) => ({ id: await freshBooking(app, n) }),
    body: (n) => ({ date: day(n + 1), time: '11:00' }),
    also: [409],
  },
  {
    call: 'offerTimes',
    what: 'other starts',
    as: 'main_admin',
    params: async (app, n) => ({ id: await freshBooking(app, n) }),
    body: (n) => ({ starts: [{ date: day(n + 1), time: '11:00' }], reason: 'wind' }),
    stored: { reason: inHistory },
    also: [409],
  },
  {
    call: 'setEnquiryState',
    what: 'a state',
    as: 'main_admin',
    params: async (app) => {
      const { body } = await app.call('POST', '/api/enquiries', {
        body: { kind: 'membership', ...contact },
      })
      return { id: String(body.id) }
    },
    body: () => ({ state: 'taken', from: 'new' }),
  },
]
