import type { PictureSource } from '#web/ui/picture.tsx'

export const mooring: PictureSource = {
  name: 'mooring',
  alt: 'A rope made fast to a cleat on a pier, its end laid in a flat coil beside clear green water',
  ground: '#A7AFA8',
  at: ['60% 60%', '50% 55%'],
}
