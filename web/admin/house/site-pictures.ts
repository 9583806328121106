import type { sitePictures } from '#domain/picture.ts'

/** What is seen in the site's own pictures, as the owner finds it when she chooses one. */
export const siteAlts: Record<(typeof sitePictures)[number], string> = {
  lagoon: 'Clear water over sand, seen from above',
  mist: 'A board alone on mirror water at dawn',
  wing: 'Half under water: a wing flies below the surface',
  footprints: 'Wet footprints on warm planks that lead to the water',
  'sauna-dusk': 'A floating sauna lit from within at dusk',
  table: 'A table laid at the end of a pier at dusk',
}
