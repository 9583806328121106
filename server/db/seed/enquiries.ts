import { addDays, wallTime } from '#domain/calendar.ts'
import { type EnquiryKind, type EnquiryState, enquiryFacts } from '#domain/enquiries/enquiry-kinds.ts'
import { theHouse } from '#domain/house/the-house.ts'
import type { LocationId } from '#domain/locations.ts'
import { customOrderDollars } from '#domain/offers/board-price.ts'
import type { CustomOrder } from '#domain/offers/custom-board.ts'
import { site } from '#domain/site.ts'

// Sample enquiries (one past its promised time, one close to it, some answered in time), waitlist entries and board orders. All
// addresses are examples.

type SampleEnquiry = {
  kind: EnquiryKind
  minutesAgo: number
  fullName: string
  phone: string
  message?: string
  details: Record<string, unknown>
  state?: EnquiryState
}

const samples = (today: string): SampleEnquiry[] => [
  {
    kind: 'efoil-experience',
    minutesAgo: 42,
    fullName: 'Oliver Sepp',
    phone: '+372 5522 1190',
    details: { duration: '1h', participants: 2, preferredDate: addDays(today, 3), preferredTime: '17:00' },
  },
  {
    kind: 'efoil-experience',
    minutesAgo: 24,
    fullName: 'Nele Kuusk',
    phone: '+372 5660 4471',
    message: 'Two of us have never stood on a board.',
    details: { duration: '40min', participants: 3, preferredDate: addDays(today, 4), preferredTime: '12:00' },
  },
  {
    kind: 'corporate',
    minutesAgo: 190,
    fullName: 'Jana Nordlund',
    phone: '+372 5811 2040',
    message: 'A summer day for the whole office; is there a place to eat nearby?',
    details: { company: 'Nordic Bank', package: 'premium', people: 18, preferredDate: addDays(today, 12) },
    state: 'taken',
  },
  {
    kind: 'birthday',
    minutesAgo: 95,
    fullName: 'Kadri Saks',
    phone: '+372 5101 7788',
    details: { package: 'standard-b', people: 10, preferredDate: addDays(today, 20) },
  },
  {
    kind: 'membership',
    minutesAgo: 600,
    fullName: 'Henri Pärn',
    phone: '+372 5309 4412',
    message: 'Do the hours of this summer count?',
    details: {},
    state: 'answered',
  },
]

const waiting: { fullName: string; location: LocationId; receiveUpdates: boolean; hoursAgo: number }[] = [
  { fullName: 'Sofía Ruiz', location: 'malaga', receiveUpdates: true, hoursAgo: 3 },
  { fullName: 'Jaan Vaher', location: 'puhajarve', receiveUpdates: false, hoursAgo: 20 },
  { fullName: 'Anneli Kask', location: 'tallinn', receiveUpdates: true, hoursAgo: 46 },
]

type Order = Omit<CustomOrder, 'email'> & { daysAgo: number }

const boards: Order[] = [
  {
    fullName: 'Ben Okafor',
    color: 'apricot',
    motorPower: '2',
    mastLength: '3',
    accessories: ['spare-battery', 'travel-bag'],
    daysAgo: 2,
  },
  { fullName: 'Maarja Ilves', color: 'ink', motorPower: '1', mastLength: '2', accessories: [], daysAgo: 9 },
]

const addressOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replaceAll(/[^a-z ]/gi, '')
    .toLowerCase()
    .replace(' ', '.')}@example.com`

const orderRow = ({ daysAgo, ...order }: Order, now: Temporal.Instant) => ({
  ...order,
  email: addressOf(order.fullName),
  totalPrice: customOrderDollars(theHouse, order),
  made: now.subtract({ hours: 24 * daysAgo }).toString(),
})

/** Rows of the demo's enquiries, waitlist and orders, relative to now. */
export function demoEnquiries(now: Temporal.Instant) {
  const today = wallTime(now, site.homeZone).date
  return {
    enquiries: samples(today).map(({ minutesAgo, state = 'new', ...sample }, index) => {
      const made = now.subtract({ minutes: minutesAgo })
      const minutes = theHouse.enquiry.promiseMinutes[sample.kind]
      return {
        ...sample,
        sector: enquiryFacts[sample.kind].sector,
        state,
        reference: `MQ-DEMQ${'23456'[index]}A`,
        email: addressOf(sample.fullName),
        takenBy: state === 'new' ? null : 'main_admin',
        promised: made.add({ minutes }).toString(),
        made: made.toString(),
      }
    }),
    waitlist: waiting.map(({ hoursAgo, ...entry }) => ({
      ...entry,
      email: addressOf(entry.fullName),
      made: now.subtract({ hours: hoursAgo }).toString(),
    })),
    orders: boards.map((board) => orderRow(board, now)),
  }
}

export const insertEnquiries = `
  insert into enquiries (reference, kind, sector, full_name, email, phone, message, details, state, taken_by, promised_until, demo, created_at, updated_at)
  select reference, kind, sector, "fullName", email, phone, message, details, state, "takenBy", promised, true, made, made
  from jsonb_to_recordset($1::jsonb) as r(reference text, kind text, sector text, "fullName" text, email text, phone text,
    message text, details jsonb, state text, "takenBy" text, promised timestamptz, made timestamptz)`

export const insertWaiting = `
  insert into waitlist_entries (full_name, email, location, receive_updates, demo, created_at)
  select "fullName", email, location, "receiveUpdates", true, made
  from jsonb_to_recordset($1::jsonb) as r("fullName" text, email text, location text, "receiveUpdates" boolean, made timestamptz)`

export const insertBoards = `
  insert into custom_orders (full_name, email, color, motor_power, mast_length, accessories, total_price, demo, created_at)
  select "fullName", email, color, "motorPower", "mastLength", array(select jsonb_array_elements_text(accessories)), "totalPrice", true, made
  from jsonb_to_recordset($1::jsonb) as r("fullName" text, email text, color text, "motorPower" text, "mastLength" text,
    accessories jsonb, "totalPrice" int, made timestamptz)`
