import type { PictureSource } from '#web/ui/picture.tsx'

export const loginSea: PictureSource = {
  name: 'hero-poster',
  alt: 'A rider glides above the sea on an e-foil at sunset, the towers of Tallinn on the horizon',
  ground: '#747267',
  at: ['50% 70%', '50% 70%', '80% 45%'],
  height: 1440,
  widths: [960, 1440, 1920, 2560],
}
export const nextRide: PictureSource = {
  name: 'efoil-private',
  alt: 'A rider flies past on an e-foil, low sun behind her',
  ground: '#7B776A',
  at: ['60% 62%'],
  widths: [640, 960, 1280],
}
