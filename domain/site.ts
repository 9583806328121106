// What makes this site one operator's own and is not in the house: change these constants and it is yours.

export const site = {
  brand: 'Merelend',
  tagline: 'Water-sports rental in Tallinn, Pühajärve, Koh Phangan, Málaga and Dubai',
  /** The hardware maker, opened by 'Learn More' in a new tab. */
  makerUrl: 'https://rayfoil.com',
  /** The sister surf club, an external entry of the header. */
  surfClubUrl: 'https://surfklub.ee',
  /** The hero film; may point to an external embed (R-P9). The portrait one is for phones, under 900 KB. */
  heroFilm: {
    landscape: { webm: '/media/hero.webm', mp4: '/media/hero.mp4' },
    portrait: { webm: '/media/hero-portrait.webm', mp4: '/media/hero-portrait.mp4' },
  },
  /** Years that the accounting law of the operator's country wants bookings and payments kept. */
  keepBookingsYears: 7,
  /** A sample, shown in the demo alone. */
  rating: { value: 4.9, reviews: 247 },
  /** Where to come, per place; the operator's to replace (R-P12). On the globe: domain/map.ts. */
  meetingPoints: {
    tallinn: 'Noblessner marina, pier B, Tallinn',
    puhajarve: 'Pühajärve beach, the wooden jetty, Otepää',
    'koh-phangan': 'The marina pier, Koh Phangan',
    malaga: 'The beach club, Málaga',
    dubai: 'The watersports club, Dubai',
  },
} as const

/** `tel:+37255550123`: what a phone dials. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
export const mailOf = (email: string): string => `mailto:${email}`
