import type { LocationId } from './locations.ts'
import { locationOf } from './locations.ts'
import { site } from './site.ts'

// The meeting points of domain/site.ts on the globe, the operator's to replace: a file of their own, as few pages show a map.

/** Latitude and longitude in degrees. */
const coordinates: Record<LocationId, readonly [number, number]> = {
  tallinn: [59.4535, 24.7268],
  puhajarve: [58.0469, 26.4687],
  'koh-phangan': [9.7089, 99.9842],
  malaga: [36.7192, -4.4093],
  dubai: [25.0935, 55.1468],
}

/** Of the sketch of a place. */
export const meetingPointAt = (place: LocationId): readonly [number, number] => coordinates[place]

/** Where to come: the meeting point in words, on an open map, and the way there on it. A place that was given up is only named. */
export function wayTo(place: LocationId): { meetingPoint: string; mapUrl: string; directionsUrl: string } {
  const map = 'https://www.openstreetmap.org'
  const at: readonly [number, number] | undefined = coordinates[place]
  if (!at) return { meetingPoint: locationOf(place).name, mapUrl: map, directionsUrl: map }
  const [lat, lon] = at
  return {
    meetingPoint: site.meetingPoints[place],
    mapUrl: `${map}/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`,
    directionsUrl: `${map}/directions?to=${encodeURIComponent(`${lat},${lon}`)}`,
  }
}
