import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
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
    <PageFrame header="over">
      <Hero />
      <TestDrive />
      <Below />
    </PageFrame>
  )
}
