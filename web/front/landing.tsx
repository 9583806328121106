import { memo, Suspense } from 'react'
import { screens } from '#contract/screens.ts'
import type { House } from '#domain/house/house.ts'
import { chosenPicture } from '#domain/picture.ts'
import { type HeadArgs, houseOfMatches } from '#web/house-on-page.ts'
import { FullFrame } from '#web/shell/full-frame.tsx'
import { metaOf } from '#web/shell/head.ts'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { Hero } from './hero.tsx'
import { heroPreloads } from './hero-picture.tsx'
import { hero } from './landing-pictures.ts'
import { testDriveDraft } from './test-drive-draft.ts'

// A returning visitor with entries sees them at once.
const hasBegun = (): boolean => Boolean(testDriveDraft.read())

// The form is in the prerendered HTML; its code (calendar, form, schemas) loads at the visitor's first input, so that the first
// view does not pay for it. Until then React leaves the HTML unchanged.
const Form = lazyWithRetry(() =>
  (hasBegun() ? Promise.resolve() : firstSign())
    .then(() => import('./test-drive-form.tsx'))
    .then((module) => module.TestDriveForm),
)

/** The landing's test-drive section. Without props, so that re-rendering the page does not affect the waiting form. */
const TestDrive = memo(function TestDrive() {
  return (
    <section
      id="testdrive"
      // Input in it waits for the form, which reports its hydration.
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

/** Resolves at once on the server and after the visitor's first input; otherwise at the first touch, key or scroll. */
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

// Without `userActivation`, input is assumed: the form then loads with the page; also if the page opens scrolled down.
const hasActed = (): boolean => (navigator.userActivation?.hasBeenActive ?? true) || window.scrollY > 0

const head = metaOf((house) => ({
  title: 'Fly above the water',
  description: `E-foil test drives and private rides, jetskis, wake surf, surf and sauna in ${townsText(house)}. See what is free and book in a minute.`,
  screen: screens.landing,
  picture: house.landing.picture ? chosenPicture(house.landing.picture) : hero,
}))

/** 'Tallinn, Málaga and Dubai': where test drives are offered. */
function townsText(house: House): string {
  const { places } = house.activities['test-drive']
  const towns = Object.keys(house.places).flatMap((id) => (places.includes(id) ? house.places[id]!.name : []))
  return new Intl.ListFormat('en-GB').format(new Set(towns))
}

/** Not in `links`, as that does not get the house. */
export const meta = (args: HeadArgs) => [...head(args), ...heroPreloads(houseOfMatches(args.matches))]

// Text below the form is taken from the HTML as it is, with working links, so neither its code nor its part of the house is
// loaded (`writtenOnly` in web/served-house.ts). After navigation within the site there is no such HTML, and both are loaded.
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
