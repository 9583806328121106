import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { screens } from '../contract/screens.ts'

/** The module of each screen. Not in contract/screens.ts, which is sent to browsers, as they do not need these names. */
export const screenModules: Record<keyof typeof screens, string> = {
  landing: 'front/landing.tsx',
  efoilPrivate: 'efoil/private.tsx',
  checkout: 'checkout/checkout.tsx',
  bookingSuccess: 'checkout/success.tsx',
  login: 'account/login.tsx',
  bookingDashboard: 'staff/dashboard.tsx',
  memberDashboard: 'account/member.tsx',
  profile: 'account/profile.tsx',
  ownBooking: 'own/own-booking.tsx',
  passwordReset: 'account/password-reset.tsx',
  adminLists: 'admin/lists.tsx',
  enquiries: 'admin/enquiries.tsx',
  houseEditor: 'admin/house/house.tsx',
  jetskiDesk: 'staff/jetski/jetski-dashboard.tsx',
  notifications: 'messages/notifications.tsx',
  hub: 'hub/hub.tsx',
  efoilExperience: 'efoil/experience.tsx',
  efoilConfirm: 'efoil/efoil-confirm.tsx',
  surfSauna: 'surf-sauna/surf-sauna.tsx',
  groupConfirm: 'surf-sauna/surf-sauna-confirm.tsx',
  jetski: 'jetski/selection.tsx',
  jetskiForm: 'jetski/form.tsx',
  jetskiConfirm: 'jetski/jetski-confirm.tsx',
  wakeSurf: 'wake-surf/wake-surf.tsx',
  birthdays: 'events/birthdays.tsx',
  birthdayEvents: 'events/birthday-events.tsx',
  corporate: 'events/corporate.tsx',
  membership: 'members/membership.tsx',
  club: 'members/club.tsx',
  customOrder: 'orders/custom-order.tsx',
  terms: 'info/terms.tsx',
  privacy: 'info/privacy.tsx',
  imprint: 'info/imprint.tsx',
  notFound: 'info/not-found.tsx',
}

// The page for unknown addresses has no route of its own: the HTML written for /404 serves all of them, so the browser must match
// the same route for any of them.
const keysOf = <Key extends string>(table: Record<Key, unknown>): Key[] => Object.keys(table) as Key[]

const routesOf = (name: keyof typeof screens): RouteConfigEntry[] =>
  screens[name].paths.map((path) => route(path, screenModules[name], { id: path }))

/** Pages that only show text, or whose parts have their own queries. */
const read: readonly string[] = [
  'landing',
  'terms',
  'privacy',
  'imprint',
  'notFound',
] satisfies (keyof typeof screens)[]

/** The pages of rentals without a screen of their own, built from their descriptors. */
const rentalPage = route('/booking/:rental', 'booking/rental-page.tsx', { id: 'rental' })

const names = keysOf(screenModules)

export default [
  ...names.filter((name) => read.includes(name) && name !== 'notFound').flatMap(routesOf),
  layout('asking-pages.tsx', [...names.filter((name) => !read.includes(name)).flatMap(routesOf), rentalPage]),
  route('*', screenModules.notFound, { id: 'not-found' }),
]
