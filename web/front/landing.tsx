import { memo, Suspense } from 'react'
import { screens } from '#contract/screens.ts'
import { chosenPicture } from '#domain/picture.ts'
import { type HeadArgs, houseOfMatches } from '#web/house.ts'
import { FullFrame } from '#web/shell/full-frame.tsx'
import { metaOf } from '#web/shell/head.ts'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import { Hero } from './hero.tsx'
import { heroPreloads } from './hero-picture.tsx'
import { hero } from './pictures.ts'
import { testDriveDraft } from './test-drive-draft.ts'

// Who comes back to entries of theirs sees them at once.
const hasBegun = (): boolean => Boolean(testDriveDraft.read())

// The form stands in the prerendered HTML; its code (calendar, form, schemas) comes with the visitor's first sign of life,
// so that the first view costs none of it. Until then React leaves the HTML as it is.
const Form = lazyAgain(() =>
  (hasBegun() ? Promise.resolve() : firstSign())
    .then(() => import('./test-drive-form.tsx'))
    .then((module) => module.TestDriveForm),
)

/** The landing's test-drive section. It takes no props: a new render of the page must not reach the waiting form. */
const TestDrive = memo(function TestDrive() {
  return (
    <section
      id="testdrive"
      // What is pressed in it waits for the form, which tells when it lives.
      data-hydrates-later=""
      className="relative z-10 mx-auto -mt-16 max-w-[84rem] px-3 sm:-mt-24 sm:px-gutter"
    >
      <Suspense
        fallback={<div className="min-h-[105rem] rounded-xl bg-surface shadow-float lg:min-h-[48rem]" />}
      >
        <Form />
      </Suspense>
    </section>
  )
})

const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'scroll', 'focusin'] as const

/** Resolves at once on the server and where the visitor has acted already; else with the first touch, key or scroll. */
function firstSign(): Promise<void> {
  if (typeof window === 'undefined' || hasActed()) return Promise.resolve()
  return new Promise((resolve) => {
    const seen = () => {
      for (const sign of signs) window.removeEventListener(sign, seen)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, seen, { passive: true })
  })
}

// A browser that cannot say has acted: the form then loads with the page. So has one that opens the page scrolled down.
const hasActed = (): boolean => (navigator.userActivation?.hasBeenActive ?? true) || window.scrollY > 0

const head = metaOf(({ landing }) => ({
  title: 'Fly above the water',
  description:
    'E-foil test drives and private rides, jetskis, wake surf, surf and sauna in Tallinn, Pühajärve, Koh Phangan, Málaga and Dubai. See what is free and book in a minute.',
  screen: screens.landing,
  picture: landing.picture ? chosenPicture(landing.picture) : hero,
}))
/** Here and not in `links`, which do not know the house. */
export const meta = (args: HeadArgs) => [...head(args), ...heroPreloads(houseOfMatches(args.matches))]

// What is only read, below the form, is taken from the HTML as it stands there, with links that work: its code is not
// fetched. Who comes by a link within the site has no such HTML and waits for that code.
const below = 'below'
const written = typeof document === 'undefined' ? undefined : document.getElementById(below)?.innerHTML
const Sections = written === undefined ? (await import('./sections.tsx')).Sections : undefined

const Below = () =>
  Sections ? (
    <div id={below} className="contents">
      <Sections />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
    <div id={below} className="contents" dangerouslySetInnerHTML={{ __html: written! }} />
  )

export default function Landing() {
  return (
    <FullFrame>
      <Hero />
      <TestDrive />
      <Below />
    </FullFrame>
  )
}
