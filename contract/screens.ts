/**
 * Every screen: its module below web/, its addresses, whether its words are in the HTML, whether search engines may keep
 * it. `personal`: what stands in it is for who is signed in, so no browser keeps it. `link`: its address ends in a `:token` that opens something; one page is written for all of them.
 */
export type Screen = {
  module: string
  paths: readonly string[]
  prerender: boolean
  index: boolean
  personal?: true
  link?: true
}

export const screens = {
  landing: { module: 'front/landing.tsx', paths: ['/'], prerender: true, index: true },
  efoilPrivate: {
    module: 'efoil/private.tsx',
    paths: ['/booking/efoil-private', '/efoil-private-booking'],
    prerender: true,
    index: true,
  },
  checkout: { module: 'checkout/checkout.tsx', paths: ['/checkout'], prerender: true, index: false },
  bookingSuccess: {
    module: 'checkout/success.tsx',
    paths: ['/booking-success', '/payment-success'],
    prerender: true,
    index: false,
  },
  login: { module: 'account/login.tsx', paths: ['/login'], prerender: true, index: false },
  bookingDashboard: {
    module: 'staff/dashboard.tsx',
    paths: ['/booking-dashboard', '/dashboard'],
    prerender: true,
    index: false,
    personal: true,
  },
  memberDashboard: {
    module: 'account/member.tsx',
    paths: ['/member-dashboard'],
    prerender: true,
    index: false,
    personal: true,
  },
  profile: {
    module: 'account/profile.tsx',
    paths: ['/profile'],
    prerender: true,
    index: false,
    personal: true,
  },
  ownBooking: {
    module: 'own/own-booking.tsx',
    paths: ['/b/:token'],
    prerender: true,
    index: false,
    link: true,
  },
  passwordReset: {
    module: 'account/password-reset.tsx',
    paths: ['/password-reset'],
    prerender: true,
    index: false,
  },
  adminLists: { module: 'admin/lists.tsx', paths: ['/admin'], prerender: true, index: false, personal: true },
  enquiries: {
    module: 'admin/enquiries.tsx',
    paths: ['/admin/enquiries'],
    prerender: true,
    index: false,
    personal: true,
  },
  jetskiDesk: {
    module: 'jetski-desk/dashboard.tsx',
    paths: ['/admin/jetskis'],
    prerender: true,
    index: false,
    personal: true,
  },
  notifications: {
    module: 'messages/notifications.tsx',
    paths: ['/admin/notifications'],
    prerender: true,
    index: false,
    personal: true,
  },
  hub: { module: 'hub/hub.tsx', paths: ['/booking'], prerender: true, index: true },
  efoilExperience: {
    module: 'efoil/experience.tsx',
    paths: ['/booking/efoil'],
    prerender: true,
    index: true,
  },
  efoilConfirm: {
    module: 'efoil/confirm.tsx',
    paths: ['/booking/efoil-private/confirm'],
    prerender: true,
    index: false,
  },
  surfSauna: {
    module: 'surf-sauna/session.tsx',
    paths: ['/surf-sauna-booking'],
    prerender: true,
    index: true,
  },
  groupConfirm: {
    module: 'surf-sauna/confirm.tsx',
    paths: ['/booking/efoil-group/confirm'],
    prerender: true,
    index: false,
  },
  jetski: {
    module: 'jetski/selection.tsx',
    paths: ['/booking/jetski', '/jetski-booking'],
    prerender: true,
    index: true,
  },
  jetskiForm: {
    module: 'jetski/form.tsx',
    paths: ['/booking/jetski/form', '/jetski-booking-form'],
    prerender: true,
    index: false,
  },
  jetskiConfirm: {
    module: 'jetski/confirm.tsx',
    paths: ['/booking/jetski/confirm', '/jetski-booking-confirm'],
    prerender: true,
    index: false,
  },
  wakeSurf: {
    module: 'wake-surf/wake-surf.tsx',
    paths: ['/booking/wake-surf'],
    prerender: true,
    index: true,
  },
  birthdays: {
    module: 'events/birthdays.tsx',
    paths: ['/birthdays', '/booking/birthday'],
    prerender: true,
    index: true,
  },
  birthdayEvents: {
    module: 'events/birthday-events.tsx',
    paths: ['/birthday-events'],
    prerender: true,
    index: true,
  },
  corporate: { module: 'events/corporate.tsx', paths: ['/corporate-events'], prerender: true, index: true },
  membership: { module: 'members/membership.tsx', paths: ['/membership'], prerender: true, index: true },
  club: { module: 'members/club.tsx', paths: ['/surf-klub'], prerender: true, index: true },
  customOrder: { module: 'orders/custom-order.tsx', paths: ['/custom-order'], prerender: true, index: true },
  terms: { module: 'info/terms.tsx', paths: ['/terms'], prerender: true, index: true },
  privacy: { module: 'info/privacy.tsx', paths: ['/privacy'], prerender: true, index: true },
  imprint: { module: 'info/imprint.tsx', paths: ['/imprint'], prerender: true, index: true },
  notFound: { module: 'info/not-found.tsx', paths: ['/404'], prerender: true, index: false },
} as const satisfies Record<string, Screen>

/** Addresses whose HTML is written at build time. */
export const prerendered = (): string[] =>
  Object.values(screens).flatMap((screen: Screen) => (screen.prerender ? [...screen.paths] : []))
