// Of the public house a page carries its brand and what its screen reads (web/served-house.ts). A step of a booking has what
// the next ones read too, so that a visitor goes on in a hole of the network.

/** `activities`: all of them, else by id. `offered`: everything that is sold, by name; `cards`: with the words of its card. */
type HousePart =
  | 'places'
  | 'units'
  | 'packages'
  | 'guidedSession'
  | 'customBoard'
  | 'membership'
  | 'club'
  | 'enquiry'
  | 'landing'
  | 'eventCards'
  | 'offered'
  | 'cards'
  | 'activities'
  | 'efoil-private'
  | 'test-drive'
  | 'efoil-group'
  | 'jetski-rental'
  | 'jetski-request'
  | 'wake-surf'

export type Reads = readonly HousePart[]
/** Checkout and what comes after it. */
const held: Reads = ['places', 'offered']
/** Where a member pays less. */
const booked: Reads = [...held, 'units', 'membership']
const rides: Reads = [...booked, 'efoil-private', 'test-drive']
const group: Reads = [...booked, 'efoil-group']
const jetskis: Reads = [...booked, 'jetski-rental', 'jetski-request']
const asked: Reads = ['enquiry']
const events: Reads = [...asked, 'places', 'packages']
const all: Reads = ['activities', ...rides, 'efoil-group', 'jetski-rental', 'jetski-request', 'wake-surf']
const desk: Reads = [...all, 'packages', 'guidedSession', 'club']
const cards: Reads = ['packages', 'landing', 'eventCards', 'cards']
/** Of the page of a rental without a screen of its own. */
export const rentalReads = all

/**
 * Every screen: its addresses, whether search engines may index it, and what it reads of the house. `personal`: for a
 * signed-in user, so no browser caches it. `link`: its address ends in a secret `:token`; one page is rendered for all of them.
 * `ahead`: the page before it fetches its code while it is filled in (web/booking/next-page.ts).
 */
export type Screen = {
  paths: readonly string[]
  index?: true
  reads: Reads
  personal?: true
  link?: true
  ahead?: true
}

export const screens = {
  landing: { paths: ['/'], index: true, reads: [...cards, ...rides, 'efoil-group'] },
  efoilPrivate: {
    paths: ['/booking/efoil-private', '/efoil-private-booking'],
    index: true,
    reads: rides,
  },
  checkout: { paths: ['/checkout'], reads: held, ahead: true },
  bookingSuccess: {
    paths: ['/booking-success', '/payment-success'],
    reads: held,
  },
  login: { paths: ['/login'], reads: [] },
  bookingDashboard: {
    paths: ['/booking-dashboard', '/dashboard'],
    reads: desk,
    personal: true,
  },
  memberDashboard: {
    paths: ['/member-dashboard'],
    reads: desk,
    personal: true,
  },
  profile: {
    paths: ['/profile'],
    reads: ['membership'],
    personal: true,
  },
  ownBooking: {
    paths: ['/b/:token'],
    reads: held,
    link: true,
  },
  passwordReset: {
    paths: ['/password-reset'],
    reads: [],
  },
  adminLists: { paths: ['/admin'], reads: desk, personal: true },
  enquiries: {
    paths: ['/admin/enquiries'],
    reads: desk,
    personal: true,
  },
  houseEditor: {
    paths: ['/admin/house'],
    reads: desk,
    personal: true,
  },
  jetskiDesk: {
    paths: ['/admin/jetskis'],
    reads: desk,
    personal: true,
  },
  notifications: {
    paths: ['/admin/notifications'],
    reads: desk,
    personal: true,
  },
  hub: {
    paths: ['/booking'],
    index: true,
    reads: [...cards, ...all, 'enquiry', 'guidedSession'],
  },
  efoilExperience: {
    paths: ['/booking/efoil'],
    index: true,
    reads: [...held, 'enquiry', 'guidedSession'],
  },
  efoilConfirm: {
    paths: ['/booking/efoil-private/confirm'],
    reads: rides,
    ahead: true,
  },
  surfSauna: {
    paths: ['/surf-sauna-booking'],
    index: true,
    reads: group,
  },
  groupConfirm: {
    paths: ['/booking/efoil-group/confirm'],
    reads: group,
    ahead: true,
  },
  jetski: {
    paths: ['/booking/jetski', '/jetski-booking'],
    index: true,
    reads: jetskis,
  },
  jetskiForm: {
    paths: ['/booking/jetski/form', '/jetski-booking-form'],
    reads: jetskis,
    ahead: true,
  },
  jetskiConfirm: {
    paths: ['/booking/jetski/confirm', '/jetski-booking-confirm'],
    reads: jetskis,
  },
  wakeSurf: {
    paths: ['/booking/wake-surf'],
    index: true,
    reads: [...booked, 'wake-surf'],
  },
  birthdays: {
    paths: ['/birthdays', '/booking/birthday'],
    index: true,
    reads: events,
  },
  birthdayEvents: {
    paths: ['/birthday-events'],
    index: true,
    reads: events,
  },
  corporate: { paths: ['/corporate-events'], index: true, reads: events },
  membership: {
    paths: ['/membership'],
    index: true,
    reads: [...asked, 'membership', 'efoil-private'],
  },
  club: { paths: ['/surf-klub'], index: true, reads: [...asked, 'club'] },
  customOrder: { paths: ['/custom-order'], index: true, reads: ['customBoard'] },
  terms: { paths: ['/terms'], index: true, reads: all },
  privacy: { paths: ['/privacy'], index: true, reads: [] },
  imprint: { paths: ['/imprint'], index: true, reads: all },
  notFound: { paths: ['/404', '/booking/404'], reads: [] },
} as const satisfies Record<string, Screen>

/** What the screen at a path reads; a path of no screen is taken for a rental's. */
export const readsAt = (path: string): Reads =>
  Object.values<Screen>(screens).find(({ paths, link }) =>
    paths.includes(link ? path.replace(/[^/]+$/, ':token') : path),
  )?.reads ?? rentalReads
