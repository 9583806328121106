import { PageFrame } from '#web/shell/page-frame.tsx'
import { Experiences } from './experiences.tsx'
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import { heroPreloads } from './hero-picture.tsx'
import { landingHead } from './landing-head.ts'
import { Membership } from './membership.tsx'
import { Specs } from './specs.tsx'
import { SurfSauna } from './surf-sauna.tsx'
import { TestDrive } from './test-drive.tsx'

export const meta = landingHead
export const links = heroPreloads

export default function Landing() {
  return (
    <PageFrame header="over">
      <Hero />
      <TestDrive />
      <Specs />
      <Experiences />
      <Membership />
      <SurfSauna />
      <Facts />
    </PageFrame>
  )
}
