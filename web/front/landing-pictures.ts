import type { PictureSource } from '#web/ui/picture.tsx'

export const hero: PictureSource = {
  name: 'hero',
  alt: 'Calm sea in the evening, the sun low over the horizon and its light on the water',
  ground: '#9B9890',
  height: 1440,
}
export const heroPortrait: PictureSource = {
  name: 'hero-portrait',
  alt: 'Calm sea in the evening, the sun low over the horizon and its light on the water',
  ground: '#A49F93',
  height: 4551,
}
export const privateRide: PictureSource = {
  name: 'nose',
  alt: 'The nose of a white board with drops on its deck, a small rider and a wake far ahead',
  ground: '#4F8296',
  at: ['82% 50%', '70% 50%'],
}
export const groupRide: PictureSource = {
  name: 'three-wakes',
  alt: 'Three boards draw three white wakes side by side across blue water, from high above',
  ground: '#266472',
  at: ['90% 50%', '80% 50%'],
}
export const jetskiRide: PictureSource = {
  name: 'jetski-turn',
  alt: 'A yellow jetski from high above, its turn a white arc across dark blue water',
  ground: '#1C5B70',
  at: ['72% 45%', '68% 50%'],
}
export const wakeRide: PictureSource = {
  name: 'rope',
  alt: 'Along a rope to a wake boat, white water and a wave behind it',
  ground: '#89AAB8',
  at: ['46% 45%'],
}
export const teamDay: PictureSource = {
  name: 'pier-morning',
  alt: 'Ten boards in four colours lie ready on a long pier in the first sun',
  ground: '#8F877E',
}
export const birthday: PictureSource = {
  name: 'string-lights',
  alt: 'String lights over a pier in the blue hour',
  ground: '#6B727C',
  at: ['72% 50%'],
}
export const everyWeek: PictureSource = {
  name: 'ice-pier',
  alt: 'A pier in March: frost on its planks, broken ice on the water beside it',
  ground: '#A0A2A6',
  at: ['60% 50%'],
}
export const sauna: PictureSource = {
  name: 'glitter',
  alt: 'Evening sea from above, the sun as a path of light across the waves',
  ground: '#5B5359',
  at: ['74% 40%'],
}
export const foilParts: PictureSource = {
  name: 'foil-parts',
  alt: 'The parts of an e-foil apart from each other: board, mast, motor, front wing, rear wing',
  ground: '#DEDBD6',
}
