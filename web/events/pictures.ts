import type { PictureSource } from '#web/ui/picture.tsx'

export const teamDay: PictureSource = {
  name: 'footprints',
  alt: 'Wet footprints on the warm planks of a pier in the evening',
  ground: '#AC8A69',
  at: ['55% 60%'],
}
export const birthday: PictureSource = {
  name: 'birthday',
  alt: 'A table on a pier with lanterns and balloons',
  ground: '#6B675A',
  at: ['70% 60%', '70% 60%', '100% 60%'],
  widths: [640, 960, 1280, 1920],
}
