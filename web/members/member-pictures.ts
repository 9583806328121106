import { session } from '#domain/activities/ride-pictures.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

export const farOut: PictureSource = {
  name: 'mist',
  alt: 'A white board on still water in the mist of the morning',
  ground: '#CACBC6',
  at: ['70% 100%', '70% 100%', '60% 90%', '60% 84%'],
}
const fromAbove: PictureSource = {
  name: 'above',
  alt: 'A board from straight above, its white wake across dark blue water',
  ground: '#175B6E',
  at: ['64% 30%', '64% 25%'],
}
export const club: PictureSource = {
  name: 'lagoon',
  alt: 'A board and its shadow over the bright sand of a lagoon, from straight above',
  ground: '#93C4BE',
  at: ['64% 50%'],
}
const wave: PictureSource = {
  name: 'wave',
  alt: 'Along the face of a wake boat’s wave, light through its crest and spray above it',
  ground: '#5597A0',
}
const jetskiTurn: PictureSource = {
  name: 'jetski-turn',
  alt: 'A yellow jetski from high above, its turn a white arc across dark blue water',
  ground: '#1C5B70',
  at: ['68% 50%'],
}
const footprints: PictureSource = {
  name: 'footprints',
  alt: 'Wet footprints on the warm planks of a pier in the evening',
  ground: '#AC8A69',
  at: ['55% 60%', '55% 100%', '55% 60%'],
}
/** The first one is shown large. */
export const gallery = [fromAbove, wave, jetskiTurn, session, footprints]
