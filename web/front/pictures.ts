import type { PictureSource } from '#web/ui/picture.tsx'

// The landing's pictures.

export const hero: PictureSource = {
  name: 'hero-poster',
  alt: 'A rider glides above the sea on an e-foil at sunset, the towers of Tallinn on the horizon',
  ground: '#747267',
  height: 1440,
  widths: [960, 1440, 1920, 2560],
}
export const heroPortrait: PictureSource = {
  name: 'hero-poster-portrait',
  alt: 'A rider glides above the sea on an e-foil at sunset, the towers of Tallinn on the horizon',
  ground: '#7C7A6D',
  width: 1080,
  height: 1620,
  widths: [750, 1080],
}
export const privateRide: PictureSource = {
  name: 'efoil-private',
  alt: 'A rider flies past on an e-foil, low sun behind her',
  ground: '#7B776A',
  widths: [640, 960, 1280],
}
export const groupRide: PictureSource = {
  name: 'efoil-group',
  alt: 'Three riders on e-foils at different distances, sunset over the bay',
  ground: '#8D806F',
  at: ['92% 50%'],
  widths: [640, 960, 1280],
}
export const jetskiRide: PictureSource = {
  name: 'jetski',
  alt: 'A rider on a jetski at speed, spray behind',
  ground: '#7A7668',
  at: ['70% 50%'],
  widths: [640, 960, 1280],
}
export const wakeRide: PictureSource = {
  name: 'wake-surf',
  alt: 'A surfer rides the wave behind a wake boat',
  ground: '#6A6B60',
  at: ['28% 50%', '85% 50%'],
  widths: [640, 960, 1280],
}
export const teamDay: PictureSource = {
  name: 'corporate-event',
  alt: 'A pier under string lights, a jetski and an e-foil beside it',
  ground: '#646257',
  at: ['82% 50%'],
  widths: [640, 960, 1280, 1920],
}
export const birthday: PictureSource = {
  name: 'birthday',
  alt: 'A table on a pier with lanterns and balloons',
  ground: '#6B675A',
  at: ['78% 50%'],
  widths: [640, 960, 1280, 1920],
}
export const everyWeek: PictureSource = {
  name: 'membership',
  alt: 'One e-foil rider far out on a calm sea under a wide evening sky',
  ground: '#918676',
  at: ['70% 60%'],
  widths: [640, 960, 1280, 1920],
}
export const sauna: PictureSource = {
  name: 'surf-sauna',
  alt: 'A floating timber sauna lit from within, steam from the chimney, e-foil boards alongside',
  ground: '#434B46',
  at: ['80% 60%', '80% 60%', '100% 50%'],
  widths: [640, 960, 1280, 1920],
}
