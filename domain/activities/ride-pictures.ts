import type { Picture } from '../picture.ts'

// The pictures of a ride on cards, in summaries and lists.

export const foil: Picture = {
  name: 'board-white-2',
  alt: 'A white e-foil board with its mast and wings',
  ground: '#DCDAD4',
}
export const guided: Picture = {
  name: 'machine-vest',
  alt: 'An impact vest and a helmet before a white wall',
  ground: '#BEB8B0',
  at: ['50% 42%'],
}
export const session: Picture = {
  name: 'sauna-deck',
  alt: 'A floating sauna from its deck at dusk: light in the window, a lamp by the door, a lifebuoy on the rail',
  ground: '#4B4240',
  at: ['55% 50%'],
}
export const saunaPicture: Picture = {
  name: 'machine-sauna',
  alt: 'A floating sauna of timber',
  ground: '#B7AA9D',
}
export const jetski: Picture = {
  name: 'machine-rxp-x-rs-angle',
  alt: 'A jetski from the front at an angle, before a white wall',
  ground: '#CDC8B8',
}
export const wakeBoatPicture: Picture = {
  name: 'machine-wakeboat',
  alt: 'A wake boat with its tower from the front at an angle, before a white wall',
  ground: '#CFCDC8',
}
