import type { PictureSource } from '#web/ui/picture.tsx'

// The hub's pictures.

export const privateRide: PictureSource = {
  name: 'efoil-private',
  alt: 'A rider flies past on an e-foil, low sun behind her',
  ground: '#7B776A',
  at: ['60% 62%'],
  widths: [640, 960, 1280],
}
export const groupRide: PictureSource = {
  name: 'efoil-group',
  alt: 'Three riders on e-foils at different distances, sunset over the bay',
  ground: '#8D806F',
  at: ['92% 60%'],
  widths: [640, 960, 1280],
}
export const jetskiRide: PictureSource = {
  name: 'jetski',
  alt: 'A rider on a jetski at speed, spray behind',
  ground: '#7A7668',
  at: ['70% 62%'],
  widths: [640, 960, 1280],
}
export const wakeRide: PictureSource = {
  name: 'wake-surf',
  alt: 'A surfer rides the wave behind a wake boat',
  ground: '#6A6B60',
  at: ['28% 60%', '85% 60%'],
  widths: [640, 960, 1280],
}
export const teamDay: PictureSource = {
  name: 'corporate-event',
  alt: 'A pier under string lights, a jetski and an e-foil beside it',
  ground: '#646257',
  at: ['82% 60%'],
  widths: [640, 960, 1280, 1920],
}
export const birthday: PictureSource = {
  name: 'birthday',
  alt: 'A table on a pier with lanterns and balloons',
  ground: '#6B675A',
  at: ['78% 60%'],
  widths: [640, 960, 1280, 1920],
}
