import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of pictures.json: where a picture comes from and what it is for. */
export type Row = {
  /** Files are `public/media/NAME-WIDTH.avif`, `.webp`, `.jpg`. */
  name: string
  /** The folder of its program. */
  renderer: 'sea' | 'trace' | 'dock'
  /** What the renderer is asked for; several pictures may be cut from renderings of one scene. */
  scene: string
  width: number
  height: number
  samples: number
  /** JPEG quality that is never exceeded, for pictures of few details that would otherwise fill their limit. */
  quality?: number
  /** The point that stays in a crop, in percent from the left and the top; the middle unless told. */
  focus?: [number, number]
  /** Where its parts stand, in percent from the left and the top, for a page that names them. */
  labels?: Record<string, [number, number]>
  /** Also made as `og-NAME.jpg`, 1200 x 630, for links in messages. */
  og?: boolean
  /** Also made as `mail-NAME.jpg`, 1200 x 440, for the head of a mail. */
  mail?: boolean
  /** Made as a film too, by `npm run art -- film NAME`: one loop. */
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

/** A width that the rendering does not have is left out: nothing is blown up. */
export const widthsOf = ({ width }: Pick<Row, 'width'>): number[] => widths.filter((each) => each <= width)

export const cropsOf = ({ name, og, mail }: Row): { file: string; width: number; height: number }[] => [
  ...(og ? [{ file: `og-${name}.jpg`, width: 1200, height: 630 }] : []),
  ...(mail ? [{ file: `mail-${name}.jpg`, width: 1200, height: 440 }] : []),
]

/** Every file that is made of one row; its film is made by a command of its own. */
export const filesOf = (row: Row): string[] => [
  ...widthsOf(row).flatMap((width) => formats.map((format) => `${row.name}-${width}.${format}`)),
  ...cropsOf(row).map(({ file }) => file),
]

export const isRendered = ({ name }: Row): boolean => existsSync(join(out, `${name}.ppm`))
