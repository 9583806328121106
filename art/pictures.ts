import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of pictures.json: the origin and the use of a picture. */
export type Row = {
  /** Files are `public/media/NAME-WIDTH.avif`, `.webp`, `.jpg`. */
  name: string
  /** The folder of its program. */
  renderer: 'sea' | 'trace' | 'dock'
  /** The scene to render; several pictures may be cut from one scene. */
  scene: string
  width: number
  height: number
  samples: number
  /** Maximum JPEG quality, for pictures with few details that would otherwise use up their limit. */
  quality?: number
  /** The point that stays in a crop, in percent from the left and the top. Default: the middle. */
  focus?: [number, number]
  /** Positions of its parts, in percent from the left and the top, for a page that labels them. */
  labels?: Record<string, [number, number]>
  /** Also written as `og-NAME.jpg`, 1200 x 630, for link previews. */
  og?: boolean
  /** Also written as `mail-NAME.jpg`, 1200 x 440, for the head of a mail. */
  mail?: boolean
  /** Also rendered as a film, one loop, by `npm run art -- film NAME`. */
  film?: { width: number; height: number; samples: number; seconds: number; mostKb: number }
  why: string
  where: string
}

export const root = join(import.meta.dirname, '..')
export const media = join(root, 'public/media')
export const out = join(root, 'art/out')

const widths = [480, 960, 1440, 2560]
export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

export const pictures: Row[] = JSON.parse(readFileSync(join(root, 'art/pictures.json'), 'utf8'))

/** Widths beyond the rendering's are left out: nothing is enlarged. */
export const widthsOf = ({ width }: Pick<Row, 'width'>): number[] => widths.filter((each) => each <= width)

export const cropsOf = ({ name, og, mail }: Row): { file: string; width: number; height: number }[] => [
  ...(og ? [{ file: `og-${name}.jpg`, width: 1200, height: 630 }] : []),
  ...(mail ? [{ file: `mail-${name}.jpg`, width: 1200, height: 440 }] : []),
]

/** Every file made from one row; its film is made by a separate command. */
export const filesOf = (row: Row): string[] => [
  ...widthsOf(row).flatMap((width) => formats.map((format) => `${row.name}-${width}.${format}`)),
  ...cropsOf(row).map(({ file }) => file),
]

export const isRendered = ({ name }: Row): boolean => existsSync(join(out, `${name}.ppm`))
