import type { PictureSource } from '#web/ui/picture.tsx'

export const teamDay: PictureSource = {
  name: 'footprints',
  alt: 'Wet footprints on the warm planks of a pier in the evening',
  ground: '#AC8A69',
  at: ['55% 60%', '55% 100%', '55% 60%'],
}
export const birthday: PictureSource = {
  name: 'table',
  alt: 'A table laid on a pier in the evening: a cake with candles, string lights before calm water',
  ground: '#696569',
  at: ['60% 70%', '60% 65%', '70% 55%'],
}
export const partyNight: PictureSource = {
  name: 'under-lights',
  alt: 'Along a pier between two rows of string lights, calm water on both sides in the blue hour',
  ground: '#808285',
  at: ['55% 45%', '55% 40%', '55% 40%'],
}
