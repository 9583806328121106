/** Pictures of the site for any rental; each has all widths and one for link previews. */
export const sitePictures = ['lagoon', 'mist', 'wing', 'footprints', 'sauna-dusk', 'table'] as const
/** The picture of an activity without one. */
export const defaultPicture = { id: 'lagoon', alt: 'Clear water over sand, seen from above' }
export const isSitePicture = (id: string): boolean => (sitePictures as readonly string[]).includes(id)

/** Whether it was uploaded; the others are the site's. */
export const isOwnPicture = (id: string): boolean => /^own-[0-9a-f]{24}$/.test(id)

/** The picture that the owner chose, in the form that pages use. */
export const chosenPicture = ({ id, alt }: { id: string; alt: string }): Picture => ({
  name: id,
  alt,
  ground: '#5FB3B3',
})

/** A picture of public/media in the form that pages use: see `PictureSource` of web/ui/picture.tsx. */
export type Picture = {
  name: string
  alt: string
  ground: string
  at?: readonly string[]
}
