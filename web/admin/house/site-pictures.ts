import type { sitePictures } from '#domain/picture.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

/** Initial alt texts of the site's pictures when the owner chooses one. */
export const siteAlts: Record<(typeof sitePictures)[number], string> = {
  lagoon: 'Clear water over sand, seen from above',
  mist: 'A board alone on mirror water at dawn',
  wing: 'Half under water: a wing flies below the surface',
  footprints: 'Wet footprints on warm planks that lead to the water',
  'sauna-dusk': 'A floating sauna lit from within at dusk',
  table: 'A table laid at the end of a pier at dusk',
}

/** The pictures of pages for which the owner has chosen none. */
export const usualPictures = {
  landing: { name: 'hero', alt: 'Calm sea in the evening', ground: '#9B9890', width: 2560, height: 1440 },
  club: { name: 'lagoon', alt: 'A board over the sand of a lagoon', ground: '#93C4BE' },
} satisfies Record<string, PictureSource>
