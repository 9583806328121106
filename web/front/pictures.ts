import type { PictureSource } from '#web/ui/picture.tsx'

// The landing's pictures. Each stands here alone.

const old = { width: 1280, height: 853, widths: [640, 960, 1280] }

export const hero: PictureSource = {
  name: 'hero-poster',
  alt: 'A rider glides above the sea on an e-foil at sunset, the towers of Tallinn on the horizon',
  ground: '#254245',
  width: 2560,
  height: 1440,
  widths: [960, 1440, 1920, 2560],
}
export const heroPortrait: PictureSource = { ...hero, name: 'hero-poster-portrait', widths: [750, 1080] }

export const privateRide: PictureSource = {
  ...old,
  name: 'efoil-private',
  alt: 'A rider flies past on an e-foil, low sun behind her',
  ground: '#273C3E',
}
export const groupRide: PictureSource = {
  ...old,
  name: 'efoil-group',
  alt: 'Three riders on e-foils at different distances, sunset over the bay',
  ground: '#2C3938',
  at: ['92% 50%'],
}
export const jetskiRide: PictureSource = {
  ...old,
  name: 'jetski',
  alt: 'A rider on a jetski at speed, spray behind',
  ground: '#2F4648',
  at: ['70% 50%'],
}
export const wakeRide: PictureSource = {
  ...old,
  name: 'wake-surf',
  alt: 'A surfer rides the wave behind a wake boat',
  ground: '#13292C',
  at: ['28% 50%', '85% 50%'],
}
export const teamDay: PictureSource = {
  ...old,
  name: 'corporate-event',
  alt: 'A pier under string lights, a jetski and an e-foil beside it',
  ground: '#162426',
  at: ['82% 50%'],
}
export const birthday: PictureSource = {
  ...old,
  name: 'birthday',
  alt: 'A table on a pier with lanterns and balloons',
  ground: '#172424',
  at: ['78% 50%'],
}
export const farOut: PictureSource = {
  ...old,
  name: 'membership',
  alt: 'One e-foil rider far out on a calm sea under a wide evening sky',
  ground: '#2B464A',
  at: ['70% 60%'],
}
export const raft: PictureSource = {
  ...old,
  name: 'surf-sauna',
  alt: 'A floating timber sauna lit from within, steam from the chimney, e-foil boards alongside',
  ground: '#152223',
  at: ['80% 60%', '80% 60%', '100% 50%'],
}
