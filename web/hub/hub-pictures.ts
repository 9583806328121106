import type { PictureSource } from '#web/ui/picture.tsx'

export const privateRide: PictureSource = {
  name: 'wing',
  alt: 'Half under water: the mast and the wing of an e-foil fly below the surface',
  ground: '#56AFAA',
  at: ['64% 50%'],
}
export const groupRide: PictureSource = {
  name: 'sauna-window',
  alt: 'Drops on the window of a sauna that is fogged from inside, a lamp behind it',
  ground: '#926C4B',
  at: ['55% 40%'],
}
export const jetskiRide: PictureSource = {
  name: 'spray',
  alt: 'Drops of spray against the sky at noon',
  ground: '#8EA9BB',
  at: ['60% 50%'],
}
export const wakeRide: PictureSource = {
  name: 'wave',
  alt: 'Along the face of a wake boat’s wave, light through its crest and spray above it',
  ground: '#5597A0',
}
export const teamDay: PictureSource = {
  name: 'rack',
  alt: 'Boards on end in a rack on the pier, a row of colours in the morning light',
  ground: '#687066',
  at: ['45% 50%'],
}
export const birthday: PictureSource = {
  name: 'cake',
  alt: 'A birthday cake with lit candles on a table by the water',
  ground: '#696163',
  at: ['52% 50%'],
}
