import type { LocationId } from '#domain/locations.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

/** Each place as a landscape of its own. */
export const placePictures: Record<LocationId, PictureSource> = {
  tallinn: {
    name: 'noblessner',
    alt: 'The brick halls of Noblessner harbour with their chimney, boats at the quay',
    ground: '#897F6E',
    at: ['50% 50%', '100% 82%'],
    widths: [640, 960, 1280],
  },
  puhajarve: {
    name: 'puhajarve',
    alt: 'Lake Pühajärve in the mist of the morning, reeds and a wall of spruces',
    ground: '#8C8272',
    at: ['50% 50%'],
    widths: [640, 960, 1280],
  },
  'koh-phangan': {
    name: 'koh-phangan',
    alt: 'The bay of Koh Phangan at noon: turquoise water, a white beach, green hills',
    ground: '#847867',
    at: ['50% 50%'],
    widths: [640, 960, 1280],
  },
  malaga: {
    name: 'efoil-private',
    alt: 'A rider flies past on an e-foil, low sun behind her',
    ground: '#7B776A',
    widths: [640, 960, 1280],
  },
  dubai: {
    name: 'dubai',
    alt: 'The towers of Dubai in the evening, their windows lit, reflected in calm water',
    ground: '#908472',
    at: ['60% 50%'],
    widths: [640, 960, 1280],
  },
}
