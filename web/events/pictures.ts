import type { PictureSource } from '#web/ui/picture.tsx'

export const teamDay: PictureSource = {
  name: 'corporate-event',
  alt: 'A pier under string lights, a jetski and an e-foil beside it',
  ground: '#646257',
  at: ['76% 60%', '76% 60%', '50% 60%'],
  widths: [640, 960, 1280, 1920],
}
export const birthday: PictureSource = {
  name: 'birthday',
  alt: 'A table on a pier with lanterns and balloons',
  ground: '#6B675A',
  at: ['70% 60%', '70% 60%', '100% 60%'],
  widths: [640, 960, 1280, 1920],
}
