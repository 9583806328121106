import type { PictureSource } from '#web/ui/picture.tsx'

// What stands for a ride in a summary, a list or a card of a booking.

const old = { width: 1280, height: 853, widths: [640, 960, 1280] }

export const foil: PictureSource = {
  ...old,
  name: 'efoil-private',
  alt: 'A rider flies past on an e-foil, low sun behind her',
  ground: '#273C3E',
  at: ['50% 85%'],
}
export const session: PictureSource = {
  ...old,
  name: 'efoil-group',
  alt: 'Three riders on e-foils at different distances, sunset over the bay',
  ground: '#2C3938',
  at: ['50% 78%'],
}
export const jetski: PictureSource = {
  ...old,
  name: 'jetski',
  alt: 'A rider on a jetski at speed, spray behind',
  ground: '#2F4648',
  at: ['70% 62%'],
}
export const wakeBoat: PictureSource = {
  ...old,
  name: 'wake-surf',
  alt: 'A surfer rides the wave behind a wake boat',
  ground: '#13292C',
  at: ['50% 55%'],
}
