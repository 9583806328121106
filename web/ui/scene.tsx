import type { ReactNode } from 'react'
import { Picture, type PictureSource } from './picture.tsx'

type Props = {
  picture: PictureSource
  title: string
  /** Width of the title. */
  titleClass?: string
  lead: ReactNode
  /** The go button, if the page has one up here. */
  children?: ReactNode
  /** Leaves space at the foot for a panel that overlaps the scene. */
  overlapped?: boolean
  /** Minimum height, for a page that has nothing else. */
  height?: string
}

/** The head of a page of the site: text on ink at the left, the picture at the right; on phones the picture is above the text. */
export function Scene({ picture, title, titleClass = '', lead, children, overlapped, height }: Props) {
  const least = height ?? (overlapped ? 'lg:min-h-[46rem]' : 'lg:min-h-[42rem]')
  return (
    <section className={`dusk relative overflow-hidden bg-page ${least}`}>
      <Picture
        of={picture}
        sizes="(max-width: 63.99rem) max(100vw, 35rem), max(69vw, 69rem)"
        first
        className="absolute inset-x-0 top-0 h-[23rem] w-full lg:left-[31%] lg:h-full lg:w-[69%]"
      />
      <Shades />
      <div
        className={`relative mx-auto flex max-w-page flex-col items-start px-gutter pt-[20.5rem] lg:justify-center lg:pt-header ${least} ${overlapped ? 'pb-28 lg:pb-36' : 'pb-12'}`}
      >
        <h1 className={`display max-w-[13ch] text-5xl ${titleClass}`}>{title}</h1>
        <p className="mt-4 max-w-[34ch] text-lg text-muted lg:max-w-[24ch] xl:max-w-[30ch]">{lead}</p>
        {children}
      </div>
    </section>
  )
}

/** Text is never directly on the picture: shaded from the left, on phones from below. */
const Shades = () => (
  <>
    <span className="shade-side absolute inset-0 max-lg:hidden" />
    <span className="shade-foot absolute inset-x-0 top-0 h-[23.1rem] lg:hidden" />
  </>
)
