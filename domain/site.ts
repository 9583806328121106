// The operator's own facts that are not in the house: change these constants to make the site yours.

export const site = {
  /** This software, as staff and the console read it; guests read the house's own name. */
  product: 'Merelend',
  /** The hero film; may point to an external embed (R-P9). The portrait one is for phones, under 900 KB. */
  heroFilm: {
    landscape: { webm: '/media/hero.webm', mp4: '/media/hero.mp4' },
    portrait: { webm: '/media/hero-portrait.webm', mp4: '/media/hero-portrait.mp4' },
  },
  /** Years that the accounting law of the operator's country wants bookings and payments kept. */
  keepBookingsYears: 7,
  /** Time zone of the company: of books, receipts, memberships and staff's own mails. */
  homeZone: 'Europe/Tallinn',
  /** A sample, shown in the demo alone. */
  rating: { value: 4.9, reviews: 247 },
} as const

/** 'Tallinn': how its clock is named to people elsewhere. */
export const homeCity = site.homeZone.replace(/^.*\//, '').replaceAll('_', ' ')

/** The name that the logo is drawn with; a house with another one has it in letters. */
export const drawnName = 'Merelend'

/** `tel:+37255550123`: what a phone dials. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
export const mailOf = (email: string): string => `mailto:${email}`
