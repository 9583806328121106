// Everything that makes this site one operator's own. Change these constants and it is yours.

export const site = {
  brand: 'Merelend',
  tagline: 'Water-sports rental in Tallinn, Pühajärve, Koh Phangan, Málaga and Dubai',
  phone: '+372 5555 0123',
  email: 'hello@merelend.example',
  /** The hardware maker, opened by 'Learn More' in a new tab. */
  makerUrl: 'https://rayfoil.com',
  /** The sister surf club, an external entry of the header. */
  surfClubUrl: 'https://surfklub.ee',
  /** The hero film; may point to an external embed (R-P9). The portrait one is for phones, under 900 KB. */
  heroFilm: {
    landscape: { webm: '/media/hero.webm', mp4: '/media/hero.mp4' },
    portrait: { webm: '/media/hero-portrait.webm', mp4: '/media/hero-portrait.mp4' },
  },
  legalLine: 'Merelend OÜ, registry code 00000000, Tallinn, Estonia',
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
export const telLink = telOf(site.phone)
export const mailLink = `mailto:${site.email}`

/** Who sells, as receipts say it: placeholders, the operator's to replace. */
export const seller = {
  company: 'Merelend OÜ',
  registryCode: '00000000',
  vatNumber: 'EE000000000',
  address: 'Street 1, 10000 Tallinn, Estonia',
} as const
