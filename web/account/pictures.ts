import type { PictureSource } from '#web/ui/picture.tsx'

export const sea: PictureSource = {
  name: 'hero-poster',
  alt: 'A rider glides above the sea on an e-foil at sunset, the towers of Tallinn on the horizon',
  ground: '#254245',
  width: 2560,
  height: 1440,
  widths: [960, 1440, 1920, 2560],
  at: ['50% 70%', '50% 70%', '80% 45%'],
}
