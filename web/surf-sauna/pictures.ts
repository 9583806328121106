import type { PictureSource } from '#web/ui/picture.tsx'

const old = { width: 1280, height: 853, widths: [640, 960, 1280, 1920] }

export const raft: PictureSource = {
  ...old,
  name: 'surf-sauna',
  alt: 'A floating timber sauna lit from within, steam from the chimney, e-foil boards alongside',
  ground: '#152223',
  at: ['76% 72%', '76% 72%', '50% 60%'],
}
