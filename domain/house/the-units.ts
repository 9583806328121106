import type { House } from './house.ts'

const foilsPerPlace = 6

const foilsAt = (places: readonly string[]): House['units'] =>
  Object.fromEntries(
    places.flatMap((place, index) =>
      Array.from({ length: foilsPerPlace }, (_, i) => [
        `efoil-${place}-${i + 1}`,
        {
          number: (index + 1) * 100 + i + 1,
          name: `E-foil ${i + 1}`,
          activity: 'efoil-private',
          place,
        },
      ]),
    ),
  )

const jetski = (number: number, name: string, staffName: string, seats = 2) => ({
  number,
  name,
  staffName,
  activity: 'jetski-rental',
  place: 'tallinn',
  seats,
})

/** The units as specified: e-foils at each place; jetskis, boat and sauna at Noblessner. Bookings store their numbers. */
export const unitsAt = (places: readonly string[]): House['units'] => ({
  ...foilsAt(places),
  'trixx-23-blue': jetski(701, 'Trixx 2023 Blue', 'Trixx SININE'),
  'trixx-23-red': jetski(702, 'Trixx 2023 Red', 'Trixx PUNANE'),
  'trixx-25-red': jetski(703, 'Trixx 2025 Red', 'Trixx 2025', 1),
  'rxp-x-rs': jetski(704, 'RXP-X RS 300', 'RXP'),
  'gti-130': jetski(705, 'GTI 130', 'GTI', 3),
  'wake-boat': { number: 801, name: 'Wake boat', activity: 'wake-surf', place: 'tallinn' },
  'floating-sauna': {
    number: 901,
    name: 'Floating sauna',
    activity: 'wake-surf',
    kind: 'sauna',
    place: 'tallinn',
  },
})
