/** A picture of public/media, as pages say it: see `PictureSource` of web/ui/picture.tsx. */
export type Picture = {
  name: string
  alt: string
  ground: string
  at?: readonly string[]
  widths?: readonly number[]
}
