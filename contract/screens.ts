/**
 * Every screen: its addresses, whether its words are in the HTML, whether search engines may keep
 * it. `personal`: what stands in it is for who is signed in, so no browser keeps it. `link`: its address ends in a `:token` that opens something; one page is written for all of them. `ahead`: the page
 * before it fetches its code while it is filled in (web/booking/next-page.ts).
 */
export type Screen = {
  paths: readonly string[]
  prerender: boolean
  index: boolean
  personal?: true
  link?: true
  ahead?: true
}

export const screens = {
  landing: { paths: ['/'], prerender: true, index: true },
  efoilPrivate: {
    paths: ['/booking/efoil-private', '/efoil-private-booking'],
    prerender: true,
    index: true,
  },
  checkout: { paths: ['/checkout'], prerender: true, index: false, ahead: true },
  bookingSuccess: {
    paths: ['/booking-success', '/payment-success'],
    prerender: true,
    index: false,
  },
  login: { paths: ['/login'], prerender: true, index: false },
  bookingDashboard: {
    paths: ['/booking-dashboard', '/dashboard'],
    prerender: true,
    index: false,
    personal: true,
  },
  memberDashboard: {
    paths: ['/member-dashboard'],
    prerender: true,
    index: false,
    personal: true,
  },
  profile: {
    paths: ['/profile'],
    prerender: true,
    index: false,
    personal: true,
  },
  ownBooking: {
    paths: ['/b/:token'],
    prerender: true,
    index: false,
    link: true,
  },
  passwordReset: {
    paths: ['/password-reset'],
    prerender: true,
    index: false,
  },
  adminLists: { paths: ['/admin'], prerender: true, index: false, personal: true },
  enquiries: {
    paths: ['/admin/enquiries'],
    prerender: true,
    index: false,
    personal: true,
  },
  houseEditor: {
    paths: ['/admin/house'],
    prerender: true,
    index: false,
    personal: true,
  },
  jetskiDesk: {
    paths: ['/admin/jetskis'],
    prerender: true,
    index: false,
    personal: true,
  },
  notifications: {
    paths: ['/admin/notifications'],
    prerender: true,
    index: false,
    personal: true,
  },
  hub: { paths: ['/booking'], prerender: true, index: true },
  efoilExperience: {
    paths: ['/booking/efoil'],
    prerender: true,
    index: true,
  },
  efoilConfirm: {
    paths: ['/booking/efoil-private/confirm'],
    prerender: true,
    index: false,
    ahead: true,
  },
  surfSauna: {
    paths: ['/surf-sauna-booking'],
    prerender: true,
    index: true,
  },
  groupConfirm: {
    paths: ['/booking/efoil-group/confirm'],
    prerender: true,
    index: false,
    ahead: true,
  },
  jetski: {
    paths: ['/booking/jetski', '/jetski-booking'],
    prerender: true,
    index: true,
  },
  jetskiForm: {
    paths: ['/booking/jetski/form', '/jetski-booking-form'],
    prerender: true,
    index: false,
    ahead: true,
  },
  jetskiConfirm: {
    paths: ['/booking/jetski/confirm', '/jetski-booking-confirm'],
    prerender: true,
    index: false,
  },
  wakeSurf: {
    paths: ['/booking/wake-surf'],
    prerender: true,
    index: true,
  },
  birthdays: {
    paths: ['/birthdays', '/booking/birthday'],
    prerender: true,
    index: true,
  },
  birthdayEvents: {
    paths: ['/birthday-events'],
    prerender: true,
    index: true,
  },
  corporate: { paths: ['/corporate-events'], prerender: true, index: true },
  membership: { paths: ['/membership'], prerender: true, index: true },
  club: { paths: ['/surf-klub'], prerender: true, index: true },
  customOrder: { paths: ['/custom-order'], prerender: true, index: true },
  terms: { paths: ['/terms'], prerender: true, index: true },
  privacy: { paths: ['/privacy'], prerender: true, index: true },
  imprint: { paths: ['/imprint'], prerender: true, index: true },
  notFound: { paths: ['/404', '/booking/404'], prerender: true, index: false },
} as const satisfies Record<string, Screen>
