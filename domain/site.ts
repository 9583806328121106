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
  /** The hero film; may point to an external embed (decision 11). */
  heroFilm: { webm: '/media/hero.webm', mp4: '/media/hero.mp4' },
  /** Who sells, as receipts say it: placeholders, the operator's to replace. */
  seller: {
    company: 'Merelend OÜ',
    registryCode: '00000000',
    vatNumber: 'EE000000000',
    address: 'Street 1, 10000 Tallinn, Estonia',
  },
  legalLine: 'Merelend OÜ, registry code 00000000, Tallinn, Estonia',
  /** Years that the accounting law of the operator's country wants bookings and payments kept. */
  keepBookingsYears: 7,
  rating: { value: 4.9, reviews: 247 },
  /** Where to come, per place; the operator's to replace (decision 47). */
  meetingPoints: {
    tallinn: 'Noblessner marina, pier B, Tallinn',
    puhajarve: 'Pühajärve beach, the wooden jetty, Otepää',
    'koh-phangan': 'The marina pier, Koh Phangan',
    malaga: 'The beach club, Málaga',
    dubai: 'The watersports club, Dubai',
  },
  /** The same places on the globe: latitude and longitude in degrees. */
  coordinates: {
    tallinn: [59.4535, 24.7268],
    puhajarve: [58.0469, 26.4687],
    'koh-phangan': [9.7089, 99.9842],
    malaga: [36.7192, -4.4093],
    dubai: [25.0935, 55.1468],
  },
} as const

export const telLink = `tel:${site.phone.replace(/\s/g, '')}`
export const mailLink = `mailto:${site.email}`

/** A meeting point on an open map. */
export function mapLink(place: keyof typeof site.coordinates): string {
  const [lat, lon] = site.coordinates[place]
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
}

/** The way there, on the same map. */
export const directionsLink = (place: keyof typeof site.coordinates): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(site.coordinates[place].join(','))}`
