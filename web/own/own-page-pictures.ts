import type { PictureSource } from '#web/ui/picture.tsx'

export const vests: PictureSource = {
  name: 'vests',
  alt: 'Three vests on hooks, three helmets on the shelf above them, in the morning sun',
  ground: '#8C6F4A',
}
