import type { PictureSource } from '#web/ui/picture.tsx'

export const loginSea: PictureSource = {
  name: 'rain-rings',
  alt: 'Rings of rain on grey water beside the wet planks of a pier',
  ground: '#6E7C7F',
  at: ['70% 60%'],
}
export const nextRide: PictureSource = {
  name: 'glitter-portrait',
  alt: 'Evening sea from above, the sun as a path of light across the waves',
  ground: '#60585D',
  at: ['50% 30%'],
  width: 1440,
  height: 2160,
  widths: [480, 960, 1440],
}
