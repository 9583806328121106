import type { PictureSource } from '#web/ui/picture.tsx'

// The hub's pictures. Each stands here alone.

const old = { width: 1280, height: 853, widths: [640, 960, 1280] }

export const privateRide: PictureSource = {
  ...old,
  name: 'efoil-private',
  alt: 'A rider flies past on an e-foil, low sun behind her',
  ground: '#273C3E',
  at: ['60% 62%'],
}
export const groupRide: PictureSource = {
  ...old,
  name: 'efoil-group',
  alt: 'Three riders on e-foils at different distances, sunset over the bay',
  ground: '#2C3938',
  at: ['92% 60%'],
}
export const jetskiRide: PictureSource = {
  ...old,
  name: 'jetski',
  alt: 'A rider on a jetski at speed, spray behind',
  ground: '#2F4648',
  at: ['70% 62%'],
}
export const wakeRide: PictureSource = {
  ...old,
  name: 'wake-surf',
  alt: 'A surfer rides the wave behind a wake boat',
  ground: '#13292C',
  at: ['28% 60%', '85% 60%'],
}
export const teamDay: PictureSource = {
  ...old,
  name: 'corporate-event',
  alt: 'A pier under string lights, a jetski and an e-foil beside it',
  ground: '#162426',
  at: ['82% 60%'],
}
export const birthday: PictureSource = {
  ...old,
  name: 'birthday',
  alt: 'A table on a pier with lanterns and balloons',
  ground: '#172424',
  at: ['78% 60%'],
}
