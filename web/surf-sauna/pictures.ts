import type { PictureSource } from '#web/ui/picture.tsx'

export const sauna: PictureSource = {
  name: 'sauna-dusk',
  alt: 'A floating sauna of timber on still water in the evening, its windows lit and mirrored below it',
  ground: '#67656B',
  at: ['66% 45%', '66% 45%', '62% 50%'],
}
