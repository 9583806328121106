import { useState } from 'react'
import { screens } from '#contract/screens.ts'
import { priceText } from '#domain/money.ts'
import { membership } from '#domain/offers/membership.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { BecomeMember } from './become-member.tsx'
import { Benefits } from './benefits.tsx'
import { Faq, faqForSearch } from './faq.tsx'
import { Gallery } from './gallery.tsx'
import { MemberHero } from './member-hero.tsx'
import { MemberPrice } from './member-price.tsx'

const { joiningFeeCents, monthlyFeeCents, name } = membership

export const meta = () => [
  ...headOf({
    title: name,
    description: `${priceText(joiningFeeCents)} to join, then ${priceText(monthlyFeeCents)} a month ${membership.terms}`,
    screen: screens.membership,
  }),
  faqForSearch,
]

export default function MembershipPage() {
  const [joining, setJoining] = useState(false)
  return (
    <PageFrame header="over">
      <MemberHero />
      <MemberPrice onJoin={() => setJoining(true)} />
      <Benefits />
      <Gallery />
      <Faq />
      <BecomeMember open={joining} onOpenChange={setJoining} />
    </PageFrame>
  )
}
