import type { Screen } from '#contract/screens.ts'
import { screens } from '#contract/screens.ts'
import { closingTime } from '#domain/activities/full-day.ts'
import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationOf, locations, placeText } from '#domain/locations.ts'
import { euroText } from '#domain/money.ts'
import { site } from '#domain/site.ts'
import { serviceOf } from './offers.ts'

type Thing = Record<string, unknown>

const vocabulary = 'https://schema.org'

/** What search engines may know of a page: the business on the start page, what is offered on the others. Facts we have, no ratings. */
export function structuredData(house: House, screen: Screen, publicUrl: string): Thing | undefined {
  if (!screen.index) return undefined
  if (screen === screens.landing) return { '@context': vocabulary, '@graph': business(house, publicUrl) }
  const service = serviceOf(house, screen)
  if (!service) return undefined
  const url = `${publicUrl}${screen.paths[0]}`
  return {
    '@context': vocabulary,
    '@type': 'Service',
    name: service.name,
    url,
    provider: { '@type': 'Organization', '@id': idOf(publicUrl), name: site.brand, url: `${publicUrl}/` },
    areaServed: service.places.map((id) => ({ '@type': 'Place', name: placeText(locationOf(id)) })),
    offers: service.offers.map(({ name, cents, currency = 'EUR' }) => ({
      '@type': 'Offer',
      name,
      price: euroText(cents),
      priceCurrency: currency,
      url,
    })),
  }
}

const idOf = (publicUrl: string, place?: LocationId): string => `${publicUrl}/#${place ?? 'business'}`

const business = (house: House, publicUrl: string): Thing[] => [
  {
    '@type': 'Organization',
    '@id': idOf(publicUrl),
    name: site.brand,
    legalName: house.brand.seller.company,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    telephone: house.brand.phone,
    email: house.brand.email,
  },
  ...locations.map((place) => ({
    '@type': 'SportsActivityLocation',
    '@id': idOf(publicUrl, place.id),
    name: `${site.brand} ${placeText(place)}`,
    parentOrganization: { '@id': idOf(publicUrl) },
    url: `${publicUrl}/`,
    image: `${publicUrl}/media/og.jpg`,
    telephone: house.brand.phone,
    email: house.brand.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.meetingPoints[place.id],
      addressLocality: place.name,
      addressCountry: place.country,
    },
    openingHours: `Mo-Su ${house.activities['test-drive'].starts[0]}-${closingTime}`,
  })),
]
