import { ArrowDown, ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { heroWords } from '#domain/house/hero-words.ts'
import { useHouse } from '#web/house-on-page.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { useHeroFilm } from './hero-film.tsx'
import { HeroPicture } from './hero-picture.tsx'

/** As high as the window, at least 500 px. */
export function Hero() {
  const house = useHouse()
  const isOwn = house.landing.picture !== undefined
  const { film, button } = useHeroFilm(!isOwn)
  const words = heroWords(house)
  const { maker } = house.brand.links
  return (
    <section className="dusk relative h-svh min-h-[500px] overflow-hidden bg-page">
      <HeroPicture house={house} />
      {film}
      <Shades isOwn={isOwn} />
      <div className="pointer-events-none relative mx-auto flex h-full max-w-page flex-col justify-end px-gutter pb-28 *:pointer-events-auto sm:pb-44 [@media(max-height:43rem)]:sm:pb-36">
        <h1 className="display max-w-[13ch] self-start text-hero max-[359px]:text-[2.125rem]! sm:max-lg:text-[min(4.5rem,11svh)]! lg:text-[min(5.25rem,5.6vw,11svh)]!">
          {words.headline}
        </h1>
        <p className="mt-5 max-w-[32ch] text-lg text-muted sm:text-xl [@media(max-height:43rem)]:mt-3">
          {words.line}
        </p>
        <div className="mt-8 flex flex-wrap gap-3 [@media(max-height:43rem)]:mt-5">
          <Link to="#testdrive" className={buttonClass('go')}>
            Book a ride
          </Link>
          {maker && (
            <a href={maker} target="_blank" rel="noreferrer" className={buttonClass('line')}>
              Learn More
              <span className="sr-only"> about the board (opens in a new tab)</span>
              <ArrowUpRight />
            </a>
          )}
        </div>
        <div className="flex gap-3 max-sm:order-first max-sm:mb-3 max-sm:self-end sm:absolute sm:right-gutter sm:bottom-32">
          {button}
          <Link
            to="#specs"
            aria-label="To the specs"
            className={`${iconButtonClass('md', true)} bg-sea-950/45`}
          >
            <ArrowDown />
          </Link>
        </div>
      </div>
    </section>
  )
}

/** Text is never directly on the picture: shaded from the left, from the top, and on phones from below. */
function Shades({ isOwn }: { isOwn: boolean }) {
  return (
    <>
      {/* An owner's picture may be bright where ours is dark. */}
      {isOwn && <span className="absolute inset-0 bg-sea-950/40 sm:max-lg:bg-sea-950/50" />}
      <span className="shade-l absolute inset-0 max-lg:[@media(min-height:43.01rem)]:hidden max-sm:hidden" />
      {/* With text at twice its size it reaches the sun in the picture: from 22 px on, the whole picture is darkened. */}
      <span className="absolute inset-x-0 top-0 h-[clamp(0px,(1rem-22px)*999,100%)] bg-sea-950/65" />
      <span className="absolute inset-x-0 top-0 h-[64%] bg-linear-to-t from-sea-950 from-2% to-transparent to-42% max-[359px]:h-[52%] sm:from-16% sm:to-52% sm:[@media(max-height:43rem)]:hidden lg:hidden" />
    </>
  )
}
