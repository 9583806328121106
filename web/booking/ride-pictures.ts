import type { PictureSource } from '#web/ui/picture.tsx'

// What stands for a ride in a summary, a list or a card of a booking.

export const foil: PictureSource = {
  name: 'board-white-2',
  alt: 'A white e-foil board with its mast and wings',
  ground: '#DCDAD4',
  widths: [480, 960, 1440],
}
export const guided: PictureSource = {
  name: 'machine-vest',
  alt: 'An impact vest and a helmet before a white wall',
  ground: '#BEB8B0',
  at: ['50% 42%'],
  widths: [480, 960, 1440],
}
export const session: PictureSource = {
  name: 'sauna-window',
  alt: 'Drops on the window of a sauna that is fogged from inside, a lamp behind it',
  ground: '#916C4A',
  at: ['55% 40%'],
}
export const floatingSauna: PictureSource = {
  name: 'machine-sauna',
  alt: 'A floating sauna of timber',
  ground: '#B7AA9D',
  widths: [480, 960, 1440],
}
export const jetski: PictureSource = {
  name: 'machine-rxp-x-rs-angle',
  alt: 'A jetski from the front at an angle, before a white wall',
  ground: '#CEC9B8',
  widths: [480, 960, 1440],
}
export const wakeBoat: PictureSource = {
  name: 'machine-wakeboat',
  alt: 'A wake boat with its tower from the front at an angle, before a white wall',
  ground: '#CFCDC8',
  widths: [480, 960, 1440],
}
