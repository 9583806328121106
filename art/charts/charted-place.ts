import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { theHouse } from '#domain/house/the-house.ts'
import type { LocationId } from '#domain/locations.ts'

/** Longitude and latitude in degrees; a third number marks a corner that stays sharp. */
type Place = readonly [number, number, number?]
type Line = Place[]

/** A place as described in its file: our own simplified coordinates. */
export type Source = {
  name: string
  waters: string
  centre: Place
  metresWide: number
  /** `land`: the first shore is a lake, the others are its islands. */
  base: 'sea' | 'land'
  /** How far a natural shore deviates from its line, in metres. */
  rough: number
  shores: Line[]
  beaches?: Line[]
  reefs?: Line[]
  moles: { width: number; line: Line }[]
  pier: { label: string; side: Side }
  roads: Line[]
  woods?: Line[]
  /** The density of houses along the roads, 0 to 1. */
  town: number
  parking: Place
  walk: Line
  zone: Line
  zoneLabel: Place
  /** The depth far out in metres, how soon it is reached, and the depths that get a line. */
  depth: { most: number; reach: number; levels: number[] }
  words: { text: string; at: Place; on: 'land' | 'water' }[]
  /** As shares of the map's width and height. */
  rose: readonly [number, number]
  titleAt: Corner
}
export type Side = 'n' | 'e' | 's' | 'w' | 'nw' | 'ne' | 'se' | 'sw'
type Corner = `${'top' | 'bottom'}-${'left' | 'right'}`

/** On the sheet, y down; `sharp`: a corner. */
export type Point = { x: number; y: number; sharp?: boolean }
export type Box = { x: number; y: number; width: number; height: number }

export const sources = new Map<LocationId, Source>(
  Object.keys(theHouse.places).map((id) => [
    id,
    JSON.parse(readFileSync(join(import.meta.dirname, `${id}.json`), 'utf8')) as Source,
  ]),
)

const metresPerDegree = 111_320

/** From degrees to the sheet: over a few kilometres the earth counts as flat. */
export function projection({ centre: [lon0, lat0], metresWide }: Source, box: Box) {
  const scale = box.width / metresWide
  const perLon = metresPerDegree * Math.cos((lat0 * Math.PI) / 180) * scale
  const perLat = metresPerDegree * scale
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const at = ([lon, lat, corner]: Place): Point => ({
    x: middle.x + (lon - lon0) * perLon,
    y: middle.y - (lat - lat0) * perLat,
    ...(corner ? { sharp: true } : {}),
  })
  return {
    /** Units of the sheet per metre. */
    scale,
    at,
    line: (line: Line): Point[] => line.map(at),
    lonAt: (x: number) => lon0 + (x - middle.x) / perLon,
    latAt: (y: number) => lat0 - (y - middle.y) / perLat,
  }
}
export type Projection = ReturnType<typeof projection>

/** The meeting point, as on the site's map. */
export const meetingPlace = (place: LocationId): Place => {
  const { latitude, longitude } = theHouse.places[place]!.map
  return [longitude, latitude]
}
