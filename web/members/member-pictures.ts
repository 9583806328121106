import type { PictureSource } from '#web/ui/picture.tsx'

export const farOut: PictureSource = {
  name: 'mist',
  alt: 'A white board on still water in the mist of the morning',
  ground: '#CACBC6',
  at: ['70% 100%', '70% 100%', '60% 90%', '60% 84%'],
}
export const fromAbove: PictureSource = {
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
