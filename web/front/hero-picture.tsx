import type { House } from '#domain/house/house.ts'
import { chosenPicture } from '#domain/picture.ts'
import { Picture, type PictureSource, sourceSet } from '#web/ui/picture.tsx'
import { hero, heroPortrait } from './landing-pictures.ts'

/** The media condition for the portrait picture and film. */
export const onPhones = '(max-width: 39.99rem)'
const wider = '(min-width: 40rem)'
const formats = ['avif', 'webp'] as const

// The picture covers its box: if the box is taller than the picture, the picture's width follows the window's height.
const portrait = {
  set: (format: string) => sourceSet(heroPortrait, format),
  sizes: 'max(100vw, 43vh)',
}
const landscape = {
  set: (format: string) => sourceSet(hero, format),
  sizes: '(max-width: 63.99rem) max(100vw, 114vh), max(100vw, 178vh)',
}

/** An owner's picture has the ratio 3:2; on phones it takes two thirds of the height. */
const ownSizes = `${onPhones} max(100vw, 96vh), max(100vw, 150vh)`
const ownOf = ({ landing: { picture } }: House): PictureSource | undefined =>
  picture && chosenPicture(picture)

/** The hero's picture is the first visible thing, so it is preloaded before everything else. */
export function heroPreloads(house: House) {
  const own = ownOf(house)
  return own
    ? [preload(sourceSet(own, 'avif'), ownSizes)]
    : [
        { ...portrait, media: onPhones },
        { ...landscape, media: wider },
      ].map(({ set, sizes, media }) => ({ ...preload(set('avif'), sizes), media }))
}

const preload = (imageSrcSet: string, imageSizes: string) => ({
  tagName: 'link' as const,
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSrcSet,
  imageSizes,
  fetchPriority: 'high',
})

/** The position of the picture, shared by the film, so that the film replaces it without a jump. */
export const heroPlace =
  'absolute inset-x-0 top-0 h-[64%] w-full object-cover object-[62%_100%] max-[359px]:h-[52%] sm:[@media(max-height:43rem)]:h-full sm:[@media(max-height:43rem)]:object-[10%_60%] lg:h-full lg:object-[30%_60%] xl:object-[10%_60%] lg:[@media(min-aspect-ratio:1)_and_(max-aspect-ratio:3/2)]:object-[60%_60%]! lg:[@media(max-aspect-ratio:1)]:object-[82%_60%]!'

export function HeroPicture({ house }: { house: House }) {
  const own = ownOf(house)
  if (own) return <Picture of={own} sizes={ownSizes} first className={`${heroPlace} object-center!`} />
  return (
    <picture>
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          media={onPhones}
          srcSet={portrait.set(format)}
          sizes={portrait.sizes}
        />
      ))}
      <source type="image/jpeg" media={onPhones} srcSet={portrait.set('jpg')} sizes={portrait.sizes} />
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={landscape.set(format)}
          sizes={landscape.sizes}
        />
      ))}
      <img
        src={`/media/${hero.name}-960.jpg`}
        srcSet={landscape.set('jpg')}
        sizes={landscape.sizes}
        width={hero.width}
        height={hero.height}
        alt={hero.alt}
        fetchPriority="high"
        className={heroPlace}
      />
    </picture>
  )
}
