import { lazy, memo, Suspense } from 'react'
import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { twice } from '#web/ui/lazy-again.tsx'
import { firstSign } from './first-sign.ts'
import { Hero } from './hero.tsx'
import { heroPreloads } from './hero-picture.tsx'
import { hero } from './pictures.ts'
import { TestDrive } from './test-drive.tsx'

export const meta = () =>
  headOf({
    title: 'Fly above the water',
    description:
      'E-foil test drives and private rides, jetskis, wake surf, surf and sauna in Tallinn, Pühajärve, Koh Phangan, Málaga and Dubai. See what is free and book in a minute.',
    screen: screens.landing,
    picture: hero,
  })
export const links = heroPreloads

// What is only read stands in the HTML with links that work, and is hydrated after the visitor's first sign of life: the
// first view costs none of its code. Who comes by a link within the site has no such HTML.
const isInHtml = typeof document !== 'undefined' && document.getElementById('specs') !== null
const loadSections = () => import('./sections.tsx').then((module) => module.Sections)
const Sections = isInHtml
  ? lazy(() =>
      firstSign()
        .then(() => patiently(loadSections))
        .then((part) => ({ default: part })),
    )
  : await loadSections()

/** In a hole of the network the HTML stays as it is. */
async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await twice(load)
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return patiently(load)
  }
}

/** It takes no props: a new render of the page must not reach what waits. */
const Below = memo(function Below() {
  return (
    <Suspense>
      <Sections />
    </Suspense>
  )
})

export default function Landing() {
  return (
    <PageFrame header="over">
      <Hero />
      <TestDrive />
      <Below />
    </PageFrame>
  )
}
