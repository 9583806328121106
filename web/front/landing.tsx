import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { Experiences } from './experiences.tsx'
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import { heroPreloads } from './hero-picture.tsx'
import { Membership } from './membership.tsx'
import { Specs } from './specs.tsx'
import { SurfSauna } from './surf-sauna.tsx'
import { TestDrive } from './test-drive.tsx'

export const meta = () =>
  headOf({
    title: 'Fly above the water',
    description:
      'E-foil test drives and private rides, jetskis, wake surf, surf and sauna in Tallinn, Pühajärve, Koh Phangan, Málaga and Dubai. See what is free and book in a minute.',
    screen: screens.landing,
  })

export const links = heroPreloads

export default function Landing() {
  return (
    <PageFrame header="over">
      <Hero />
      <TestDrive />
      <Experiences />
      <Specs />
      <SurfSauna />
      <Membership />
      <Facts />
    </PageFrame>
  )
}
