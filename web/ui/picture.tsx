import type { CSSProperties } from 'react'

/** A picture for pages: one constant per picture, in `pictures.ts` of the page's folder. */
export type PictureSource = {
  /** Files are `/media/NAME-WIDTH.avif`, `.webp` and `.jpg`; art/README.md says how they are made. */
  name: string
  alt: string
  /** Background while it loads: its mean colour. */
  ground: string
  /** The point kept in view, from 0, 640, 1024 and 1920 px on; a missing one repeats the one before. */
  at?: readonly string[]
  width?: number
  height?: number
}

type Props = {
  of: PictureSource
  /** Its width on the page, as in `<img sizes>`. */
  sizes?: string
  /** Empty if the text next to it says the same. */
  alt?: string
  className?: string
  /** The first picture of a page, loaded at once with high priority. */
  first?: boolean
}

const widths = [480, 960, 1440, 2560]
const modern = ['avif', 'webp']

/** The addresses of one format by width, as in `srcset`. */
export const sourceSet = ({ name }: PictureSource, format: string): string =>
  widths.map((width) => `/media/${name}-${width}.${format} ${width}w`).join(', ')

const points = ['--a', '--b', '--c', '--d']

const styleOf = ({ ground, at = [] }: PictureSource): CSSProperties => ({
  backgroundColor: ground,
  ...Object.fromEntries(at.map((point, index) => [points[index], point])),
})

/** A picture in the best format that the browser supports; width and height reserve its space. */
export function Picture({ of, sizes = '100vw', alt = of.alt, className = '', first }: Props) {
  return (
    <picture className="contents">
      {modern.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(of, format)} sizes={sizes} />
      ))}
      <img
        src={`/media/${of.name}-960.jpg`}
        srcSet={sourceSet(of, 'jpg')}
        sizes={sizes}
        width={of.width ?? 2560}
        height={of.height ?? 1707}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
        style={styleOf(of)}
        className={`object-cover focal ${className}`}
      />
    </picture>
  )
}
