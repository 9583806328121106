import type { LocationId } from './locations.ts'

// Descriptions of the places' sea charts, which are drawn from art/charts with its names and coordinates.

/** Eight winds by origin, clockwise. */
export const winds = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Wind = (typeof winds)[number]

type Chart = {
  /** Alt text. */
  seen: string
  /** Winds from which the riding area is sheltered, clockwise. */
  calm: readonly Wind[]
  shelter: string
}

const charts: Record<LocationId, Chart> = {
  tallinn: {
    seen: 'Sketch of Noblessner: pier B on the north side of the basin, parking behind the quay, the riding zone outside the breakwaters',
    calm: ['S', 'SW', 'W'],
    shelter: 'Calm in winds from south to west, open to the north-east',
  },
  puhajarve: {
    seen: 'Sketch of lake Pühajärve: the wooden jetty at the north end, the riding zone between it and the islands',
    calm: ['NW', 'N', 'NE', 'E'],
    shelter: 'Calm in winds from north-west to east, open to the south',
  },
  'koh-phangan': {
    seen: 'Sketch of Thong Sala on Koh Phangan: the marina pier between two reefs, the riding zone west of it, short of an islet',
    calm: ['N', 'NE', 'E'],
    shelter: 'Calm in winds from north to east, open to the west',
  },
  malaga: {
    seen: 'Sketch of Málaga: the beach east of the port, its jetty, the riding zone off it in the lee of the long breakwater',
    calm: ['W', 'NW', 'N'],
    shelter: 'Calm in winds from west to north, open to the east',
  },
  dubai: {
    seen: 'Sketch of Dubai Marina: the club’s jetty at the north end of the beach, the riding zone off it, the island Bluewaters to the south-west',
    calm: ['E', 'SE', 'S'],
    shelter: 'Calm in winds from east to south, open to the north-west',
  },
}

/** The chart of a place, even one no longer offered; undefined if there is none. */
export const chartOf = (place: LocationId): Chart | undefined =>
  Object.hasOwn(charts, place) ? charts[place] : undefined
