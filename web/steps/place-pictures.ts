import type { LocationId } from '#domain/locations.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

const old = { width: 1280, height: 853, widths: [640, 960, 1280] }

/** Each place as a landscape of its own. */
export const placePictures: Record<LocationId, PictureSource> = {
  tallinn: {
    ...old,
    name: 'noblessner',
    alt: 'The marina of Noblessner at dusk, seen from the water',
    ground: '#254245',
    at: ['60% 50%', '100% 82%'],
  },
  puhajarve: {
    ...old,
    name: 'puhajarve',
    alt: 'Lake Pühajärve at dusk',
    ground: '#254245',
    at: ['60% 50%', '100% 82%'],
  },
  'koh-phangan': {
    ...old,
    name: 'koh-phangan',
    alt: 'The bay of Koh Phangan at dusk',
    ground: '#254245',
    at: ['60% 50%', '100% 82%'],
  },
  malaga: {
    ...old,
    name: 'efoil-private',
    alt: 'A rider on an e-foil at dusk',
    ground: '#254245',
    at: ['60% 50%', '100% 82%'],
  },
  dubai: {
    ...old,
    name: 'dubai',
    alt: 'The shore of Dubai at dusk',
    ground: '#254245',
    at: ['60% 50%', '100% 82%'],
  },
}
