import type { LocationId } from '#domain/locations.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

/** The landscape of each place. */
export const placePictures: Record<LocationId, PictureSource> = {
  tallinn: {
    name: 'noblessner',
    alt: 'The brick halls of Noblessner harbour with their chimney, boats at the quay',
    ground: '#8A92A0',
    at: ['50% 50%', '100% 82%'],
  },
  puhajarve: {
    name: 'puhajarve',
    alt: 'Lake Pühajärve in the mist of the morning, reeds and a wall of spruces',
    ground: '#8E8B8C',
    at: ['50% 50%'],
  },
  'koh-phangan': {
    name: 'koh-phangan',
    alt: 'The bay of Koh Phangan at noon: a long-tail boat on turquoise water, a white beach, palms and green hills',
    ground: '#77A9AC',
    at: ['50% 50%'],
  },
  malaga: {
    name: 'malaga',
    alt: 'Málaga from the sea: white houses under tiles and a lighthouse below bare mountains',
    ground: '#9597A5',
    at: ['70% 50%'],
  },
  dubai: {
    name: 'dubai',
    alt: 'The towers of Dubai in the evening, their windows lit, reflected in calm water',
    ground: '#6A687E',
    at: ['60% 50%'],
  },
}
