// Facts about the operator that are not part of the house: change these constants to make the site yours.

export const site = {
  /** The name of the software, for staff and the console; guests see the house's name. */
  product: 'Merelend',
  /** The hero film; may be an external embed (R-P9). Phones get the portrait version, under 900 KB. */
  heroFilm: {
    landscape: { webm: '/media/hero.webm', mp4: '/media/hero.mp4' },
    portrait: { webm: '/media/hero-portrait.webm', mp4: '/media/hero-portrait.mp4' },
  },
  /** Years for which the operator's country requires bookings and payments to be kept. */
  keepBookingsYears: 7,
  /** The company's time zone, for books, receipts, memberships and mails to staff. */
  homeZone: 'Europe/Tallinn',
  /** A sample, shown only in the demo. */
  rating: { value: 4.9, reviews: 247 },
} as const

/** 'Tallinn': names the time zone for people elsewhere. */
export const homeCity = site.homeZone.replace(/^.*\//, '').replaceAll('_', ' ')

/** The name in the drawn logo; a house with another name gets it as text. */
export const nameInLogo = 'Merelend'

/** `tel:+37255550123`: what a phone dials. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
export const mailOf = (email: string): string => `mailto:${email}`
