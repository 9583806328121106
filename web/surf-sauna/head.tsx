import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { priceText } from '#domain/money.ts'
import { surfSauna } from '#domain/offers/surf-sauna.ts'
import { Progress } from '#web/steps/progress.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { savingText } from './words.ts'

/** The head of the page at dusk: what it is and what it costs, the raft beside it. */
export const Head = () => (
  <div className="dusk relative overflow-hidden bg-page">
    <Scene />
    <div className="relative mx-auto max-w-page px-gutter lg:pt-header">
      <div className="absolute inset-x-gutter top-header flex items-center justify-between gap-4 pt-6 lg:static">
        <Link to="/booking" className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
          <ArrowLeft className="size-5" aria-hidden="true" />
          All experiences
        </Link>
        <Progress at="Choose" last="Done" />
      </div>
      <div className="max-w-[34rem] pb-10 lg:pt-12 lg:pb-16">
        <h1 className="display text-5xl">Surf and Sauna</h1>
        <p className="mt-3 text-lg text-muted">
          Two hours of e-foil surf and a floating sauna, with a group. {surfSauna.days}, at most{' '}
          {surfSauna.atMostPeople} people.
        </p>
        <p className="mt-6">
          <span className="font-display text-4xl font-[560] tracking-title tnum">
            {priceText(surfSauna.onlineCents)}
          </span>
          <span className="ml-2 text-muted">
            per person online ({priceText(surfSauna.onSiteCents)} on site)
          </span>
        </p>
        <p className="mt-1 font-semibold">{savingText}</p>
      </div>
    </div>
  </div>
)

/** The raft at dusk: above the words on narrow screens, beside them on wide ones, fading into the ground. */
const Scene = () => (
  <div className="relative h-[23rem] lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[72%]">
    <Picture
      name="surf-sauna-wide"
      width={1920}
      height={1280}
      widths={[960]}
      sizes="(max-width: 63.99rem) 140vw, 72vw"
      ground="#152223"
      alt="A floating timber sauna lit from within, steam from the chimney, e-foil boards alongside"
      className="size-full object-cover object-[72%_60%] lg:object-[50%_62%]"
      first
    />
    <span className="absolute inset-0 bg-linear-to-t from-sea-950 to-transparent to-34% lg:hidden" />
    <span className="absolute inset-x-0 top-0 h-36 bg-linear-to-b from-sea-950/80 to-transparent" />
    <span className="absolute inset-0 bg-linear-to-r from-sea-950 from-2% to-transparent to-46% max-lg:hidden" />
  </div>
)
