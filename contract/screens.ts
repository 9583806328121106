// A page carries the brand and the parts of the public house that its screen reads (web/served-house.ts). A booking step also
// has what the following steps read, so that visitors can go on where there is no reception.

/** `activities`: all; a single one is given by id. `offered`: everything sold, by name; `cards`: with the texts of its card. */
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
/** Checkout and the steps after it. */
const held: Reads = ['places', 'offered']
/** Screens where members pay less. */
const booked: Reads = [...held, 'units', 'membership']
const rides: Reads = [...booked, 'efoil-private', 'test-drive']
const group: Reads = [...booked, 'efoil-group']
const jetskis: Reads = [...booked, 'jetski-rental', 'jetski-request']
const asked: Reads = ['enquiry']
const events: Reads = [...asked, 'places', 'packages']
const all: Reads = ['activities', ...rides, 'efoil-group', 'jetski-rental', 'jetski-request', 'wake-surf']
const desk: Reads = [...all, 'packages', 'guidedSession', 'club']
const cards: Reads = ['packages', 'landing', 'eventCards', 'cards']
/** For the page of a rental without a specified screen. */
export const rentalReads = all

/**
 * A screen: its paths, whether search engines may index it, and what it reads of the house. `personal`: for a signed-in user, so
 * never cached by browsers. `link`: its path ends in a secret `:token`; one page is rendered for all. `ahead`: the page before
 * it preloads its code while being filled in (web/booking/next-page.ts).
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
    reads: [...cards, ...rides, 'enquiry', 'guidedSession'],
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

/** What the screen at a path reads; an unknown path is treated as a rental's. */
export const readsAt = (path: string): Reads =>
  Object.values<Screen>(screens).find(({ paths, link }) =>
    paths.includes(link ? path.replace(/[^/]+$/, ':token') : path),
  )?.reads ?? rentalReads
