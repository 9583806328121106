import type { PictureSource } from '#web/ui/picture.tsx'

// What stands for a ride in a summary, a list or a card of a booking.

export const foil: PictureSource = {
  name: 'board-white-2',
  alt: 'A white e-foil board with its mast and wings',
  ground: '#DCDAD4',
  widths: [480, 960, 1440],
}
export const session: PictureSource = {
  name: 'efoil-group',
  alt: 'Three riders on e-foils at different distances, sunset over the bay',
  ground: '#8D806F',
  at: ['50% 78%'],
  widths: [640, 960, 1280],
}
export const jetski: PictureSource = {
  name: 'jetski',
  alt: 'A rider on a jetski at speed, spray behind',
  ground: '#7A7668',
  at: ['70% 62%'],
  widths: [640, 960, 1280],
}
export const wakeBoat: PictureSource = {
  name: 'wake-surf',
  alt: 'A surfer rides the wave behind a wake boat',
  ground: '#6A6B60',
  at: ['50% 55%'],
  widths: [640, 960, 1280],
}
