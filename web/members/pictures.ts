import type { PictureSource } from '#web/ui/picture.tsx'

export const farOut: PictureSource = {
  name: 'membership',
  alt: 'One e-foil rider far out on a calm sea under a wide evening sky',
  ground: '#918676',
  at: ['72% 60%', '72% 60%', '50% 86%'],
  widths: [640, 960, 1280, 1920],
}
export const spray: PictureSource = {
  name: 'efoil-group',
  alt: 'Three riders on e-foils at different distances, sunset over the bay',
  ground: '#8D806F',
  at: ['83% 62%'],
  widths: [640, 960, 1280],
}
export const rain: PictureSource = {
  name: 'rain-rings',
  alt: 'Rings of rain on the water beside a pier',
  ground: '#6E7C7F',
}
export const remote: PictureSource = {
  name: 'jetski',
  alt: 'A rider on a jetski at speed, spray behind',
  ground: '#7A7668',
  at: ['70% 62%'],
  widths: [640, 960, 1280],
}
export const club: PictureSource = {
  name: 'efoil-group',
  alt: 'Three riders on e-foils at different distances, sunset over the bay',
  ground: '#8D806F',
  at: ['100% 60%', '100% 60%', '100% 100%'],
  widths: [640, 960, 1280],
}
