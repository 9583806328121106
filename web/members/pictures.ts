import type { PictureSource } from '#web/ui/picture.tsx'

const old = { width: 1280, height: 853, widths: [640, 960, 1280] }

export const farOut: PictureSource = {
  ...old,
  name: 'membership',
  widths: [640, 960, 1280, 1920],
  alt: 'One e-foil rider far out on a calm sea under a wide evening sky',
  ground: '#2B464A',
  at: ['72% 60%', '72% 60%', '50% 86%'],
}
export const groupRide: PictureSource = {
  ...old,
  name: 'efoil-group',
  alt: 'Three riders on e-foils at different distances, sunset over the bay',
  ground: '#2C3938',
  at: ['83% 62%'],
}
export const wakeRide: PictureSource = {
  ...old,
  name: 'wake-surf',
  alt: 'A surfer rides the wave behind a wake boat',
  ground: '#13292C',
  at: ['20% 60%'],
}
export const jetskiRide: PictureSource = {
  ...old,
  name: 'jetski',
  alt: 'A rider on a jetski at speed, spray behind',
  ground: '#2F4648',
  at: ['70% 62%'],
}
export const raft: PictureSource = {
  ...old,
  name: 'surf-sauna',
  alt: 'A floating timber sauna lit from within, steam from the chimney, e-foil boards alongside',
  ground: '#152223',
  at: ['64% 60%'],
}
export const privateRide: PictureSource = {
  ...old,
  name: 'efoil-private',
  alt: 'A rider flies past on an e-foil, low sun behind her',
  ground: '#273C3E',
  at: ['80% 70%'],
}
export const club: PictureSource = {
  ...old,
  name: 'efoil-group',
  alt: 'Three riders on e-foils at different distances, sunset over the bay',
  ground: '#2C3938',
  at: ['100% 60%', '100% 60%', '100% 100%'],
}
