/** Every screen: its module below web/, its addresses, whether its words are in the HTML, whether search engines may keep it. */
export type Screen = { module: string; paths: readonly string[]; prerender: boolean; index: boolean }

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
  },
  memberDashboard: {
    module: 'account/member.tsx',
    paths: ['/member-dashboard', '/profile'],
    prerender: true,
    index: false,
  },
  notFound: { module: 'info/not-found.tsx', paths: ['/404'], prerender: true, index: false },
} as const satisfies Record<string, Screen>

/** Addresses whose HTML is written at build time. */
export const prerendered = (): string[] =>
  Object.values(screens).flatMap((screen: Screen) => (screen.prerender ? [...screen.paths] : []))
