import type { PictureSource } from '#web/ui/picture.tsx'

export const loginSea: PictureSource = {
  name: 'rain-rings',
  alt: 'Rings of rain on grey water beside the wet planks of a pier',
  ground: '#6E7C7F',
  at: ['70% 60%'],
}
export const remote: PictureSource = {
  name: 'remote',
  alt: 'The hand remote of an e-foil beside a coil of rope on the planks of a pier',
  ground: '#787468',
  at: ['58% 58%'],
}
