import type { PictureSource } from '#web/ui/picture.tsx'

// The hub's pictures.

export const privateRide: PictureSource = {
  name: 'wing',
  alt: 'Half under water: the mast and the wing of an e-foil fly below the surface',
  ground: '#56AFAA',
  at: ['64% 50%'],
}
export const groupRide: PictureSource = {
  name: 'machine-sauna',
  alt: 'A floating sauna of timber',
  ground: '#B7AA9D',
  at: ['50% 50%'],
  widths: [480, 960, 1440],
}
export const jetskiRide: PictureSource = {
  name: 'machine-trixx-25-red-angle',
  alt: 'A jetski from the front at an angle, before a white wall',
  ground: '#CFBDBA',
  widths: [480, 960, 1440],
}
export const wakeRide: PictureSource = {
  name: 'wave',
  alt: 'The wave behind a wake boat, close to the water',
  ground: '#56949B',
}
export const teamDay: PictureSource = {
  name: 'rack',
  alt: 'Boards on end in a rack on the pier, a row of colours in the morning light',
  ground: '#687066',
  at: ['45% 50%'],
  widths: [480, 960, 1440],
}
export const birthday: PictureSource = {
  name: 'board-apricot-3',
  alt: 'An e-foil board in apricot, its mast and wings below it',
  ground: '#DCD7CF',
  widths: [480, 960, 1440],
}
