/** Pictures of the site for any rental; each has all widths and one for link previews. */
export const sitePictures = ['lagoon', 'mist', 'wing', 'footprints', 'sauna-dusk', 'table'] as const
/** The picture of an activity without one. */
export const usualPicture = { id: 'lagoon', alt: 'Clear water over sand, seen from above' }
export const isSitePicture = (id: string): boolean => (sitePictures as readonly string[]).includes(id)

/** What was uploaded; the rest are the site's own. */
export const isOwnPicture = (id: string): boolean => /^own-[0-9a-f]{24}$/.test(id)

/** A picture that the owner chose, as pages use it. */
export const chosenPicture = ({ id, alt }: { id: string; alt: string }): Picture => ({
  name: id,
  alt,
  ground: '#5FB3B3',
})

/** A picture of public/media, as pages use it: see `PictureSource` of web/ui/picture.tsx. */
export type Picture = {
  name: string
  alt: string
  ground: string
  at?: readonly string[]
}
