import type { PictureSource } from '#web/ui/picture.tsx'

export const sauna: PictureSource = {
  name: 'surf-sauna',
  alt: 'A floating timber sauna lit from within, steam from the chimney, e-foil boards alongside',
  ground: '#434B46',
  at: ['76% 72%', '76% 72%', '50% 60%'],
  widths: [640, 960, 1280, 1920],
}
