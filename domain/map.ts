import type { Location } from './locations.ts'

const map = 'https://www.openstreetmap.org'

/** Links to the meeting point on an open map and to directions. */
export function mapLinksOf({ map: { latitude, longitude } }: Pick<Location, 'map'>): {
  mapUrl: string
  directionsUrl: string
} {
  return {
    mapUrl: `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    directionsUrl: `${map}/directions?to=${encodeURIComponent(`${latitude},${longitude}`)}`,
  }
}
