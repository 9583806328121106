import type { PictureSource } from '#web/ui/picture.tsx'

export const sauna: PictureSource = {
  name: 'sauna-dusk',
  alt: 'A floating sauna of timber on still water in the evening, its windows lit and mirrored below it',
  ground: '#67656B',
  at: ['66% 45%', '66% 45%', '62% 50%'],
}
export const stove: PictureSource = {
  name: 'embers',
  alt: 'Stones on the stove of a sauna, embers below them, a copper ladle on top',
  ground: '#543525',
  at: ['50% 45%'],
}
