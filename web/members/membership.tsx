import { Suspense, useState } from 'react'
import { screens } from '#contract/screens.ts'
import { priceText } from '#domain/money.ts'
import { membership } from '#domain/offers/membership.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import { Benefits } from './benefits.tsx'
import { Faq, faqForSearch } from './faq.tsx'
import { Gallery } from './gallery.tsx'
import { MemberHero } from './member-hero.tsx'
import { MemberPrice } from './member-price.tsx'
import { farOut } from './pictures.ts'

// The form and its checks come when somebody wants to join, not with the first view.
const loadForm = () => import('./become-member.tsx')
// A network that is away now is asked again by the press itself.
const prepare = () => void loadForm().catch(() => undefined)
const BecomeMember = lazyAgain(() => loadForm().then((module) => module.BecomeMember), { note: 'float' })

const { joiningFeeCents, monthlyFeeCents, name } = membership

export const meta = () => [
  ...headOf({
    title: name,
    description: `${priceText(joiningFeeCents)} to join, then ${priceText(monthlyFeeCents)} a month ${membership.terms}`,
    screen: screens.membership,
    picture: farOut,
  }),
  faqForSearch,
]

export default function MembershipPage() {
  const [joining, setJoining] = useState<'never' | 'now' | 'closed'>('never')
  return (
    <PageFrame header="over">
      <MemberHero />
      <MemberPrice onNear={prepare} onJoin={() => setJoining('now')} />
      <Benefits />
      <Gallery />
      <Faq />
      {joining !== 'never' && (
        <Suspense>
          <BecomeMember
            open={joining === 'now'}
            onOpenChange={(open) => setJoining(open ? 'now' : 'closed')}
          />
        </Suspense>
      )}
    </PageFrame>
  )
}
