import type { CSSProperties } from 'react'

type Props = {
  /** File name without ending below /media; it exists as .avif, .webp and .jpg. */
  name: string
  width: number
  height: number
  /** Narrower files of the same picture: `NAME-WIDTH.avif` …; every scene of 1280 has two for phones. */
  widths?: readonly number[]
  /** Width of the file `NAME-wide.avif` …: the same scene for the full width of a page. */
  wide?: number
  /** What the picture shows; empty where the words beside it say the same. */
  alt?: string
  /** How wide it stands on the page, as in `<img sizes>`. */
  sizes?: string
  /** Object-position class or classes, one per breakpoint. */
  className?: string
  /** Ground while it loads, from the media's README. */
  ground?: string
  /** The first picture of a page: loaded at once and first. */
  first?: boolean
}

const formats = ['avif', 'webp', 'jpg'] as const

/** The addresses of one format, narrow to wide, as in `srcset`. */
export const sourceSet = (
  name: string,
  format: string,
  width: number,
  widths: readonly number[] = [],
  wide?: number,
): string =>
  [
    ...widths.map((each) => `/media/${name}-${each}.${format} ${each}w`),
    `/media/${name}.${format} ${width}w`,
    ...(wide === undefined ? [] : [`/media/${name}-wide.${format} ${wide}w`]),
  ].join(', ')

const sceneWidth = 1280
const phoneWidths = [640, 960]

/** A picture in the best format the browser takes; width and height keep its place free. */
export function Picture({
  name,
  width,
  height,
  widths = width === sceneWidth ? phoneWidths : [],
  wide,
  alt = '',
  sizes = '100vw',
  className,
  ground,
  first,
}: Props) {
  const style: CSSProperties | undefined = ground === undefined ? undefined : { backgroundColor: ground }
  return (
    <picture className="contents">
      {formats.slice(0, -1).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(name, format, width, widths, wide)}
          sizes={sizes}
        />
      ))}
      <img
        src={`/media/${name}.jpg`}
        srcSet={sourceSet(name, 'jpg', width, widths, wide)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
        style={style}
        className={className}
      />
    </picture>
  )
}
