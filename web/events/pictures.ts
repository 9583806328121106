import type { PictureSource } from '#web/ui/picture.tsx'

const old = { width: 1280, height: 853, widths: [640, 960, 1280, 1920] }

export const teamDay: PictureSource = {
  ...old,
  name: 'corporate-event',
  alt: 'A pier under string lights, a jetski and an e-foil beside it',
  ground: '#162426',
  at: ['76% 60%', '76% 60%', '50% 60%'],
}
export const birthday: PictureSource = {
  ...old,
  name: 'birthday',
  alt: 'A table on a pier with lanterns and balloons',
  ground: '#172424',
  at: ['70% 60%', '70% 60%', '100% 60%'],
}
