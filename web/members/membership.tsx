import { Minus, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { screens } from '#contract/screens.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { membership, membershipFaq } from '#domain/offers/membership.ts'
import { type HeadArgs, houseOfMatches, useHouse } from '#web/house-on-page.ts'
import { CallOrWrite } from '#web/shell/call-or-write.tsx'
import { FullFrame } from '#web/shell/full-frame.tsx'
import { headOf } from '#web/shell/head.ts'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Benefits } from './benefits.tsx'
import { farOut, gallery } from './member-pictures.ts'
import { MemberPrice } from './member-price.tsx'

// The form and its checks load on demand, not with the first view.
const loadForm = () => import('./become-member.tsx')
// A press loads them again after a network failure.
const prepare = () => void loadForm().catch(() => undefined)
const BecomeMember = lazyWithRetry(() => loadForm().then((module) => module.BecomeMember), { note: 'float' })

export function meta({ matches }: HeadArgs) {
  const house = houseOfMatches(matches)
  const { joiningFeeCents, monthlyFeeCents } = house.membership
  return [
    ...headOf(house.brand, {
      title: membership.name,
      description: `${priceText(joiningFeeCents)} to join, then ${priceText(monthlyFeeCents)} a month ${membership.terms}`,
      screen: screens.membership,
      picture: farOut,
    }),
    faqForSearch(house),
  ]
}

export default function MembershipPage() {
  const [joining, setJoining] = useState<'never' | 'now' | 'closed'>('never')
  return (
    <FullFrame>
      <MemberHero />
      <MemberPrice onNear={prepare} onJoin={() => setJoining('now')} />
      <Benefits />
      <Gallery />
      <Faq />
      {joining !== 'never' && (
        <Suspense>
          <BecomeMember open={joining === 'now'} onClose={() => setJoining('closed')} />
        </Suspense>
      )}
    </FullFrame>
  )
}

const Gallery = () => (
  <section
    aria-label="Gallery"
    className="mx-auto grid max-w-page grid-cols-2 gap-3 px-gutter pt-section sm:gap-4 lg:grid-cols-4"
  >
    {gallery.map((each, index) => (
      <div key={each.name} className={index === 0 ? 'col-span-2 lg:row-span-2' : ''}>
        <Picture
          of={each}
          sizes={index === 0 ? large : small}
          className={`aspect-[4/3] w-full rounded-xl ${index === 0 ? 'lg:aspect-auto lg:h-full' : ''}`}
        />
      </div>
    ))}
  </section>
)

const large = '(max-width: 63.99rem) 100vw, 40rem'
const small = '(max-width: 63.99rem) 50vw, 20rem'

/** The full width shows sea and sky; the rider and the sun are right of the text. */
const MemberHero = () => (
  <section className="dusk relative overflow-hidden bg-page lg:h-[43rem]">
    <Picture
      of={farOut}
      sizes="(max-width: 63.99rem) max(100vw, 35rem), max(100vw, 65rem)"
      first
      className="absolute inset-x-0 top-0 h-[23rem] w-full lg:h-full"
    />
    <span className="absolute inset-0 bg-linear-to-r from-sea-950/92 via-sea-950/78 via-[calc(50%-9rem)] to-transparent to-[calc(50%+14rem)] max-lg:hidden" />
    <span className="absolute inset-x-0 top-0 shade-foot h-[23.1rem] lg:hidden" />
    <div className="relative mx-auto flex h-full max-w-page flex-col px-gutter pt-[20.5rem] pb-28 lg:justify-center lg:pt-0 lg:pb-32">
      <h1 className="display max-w-[11ch] text-5xl">{membership.name}</h1>
      <p className="mt-4 max-w-[34ch] text-lg text-muted">
        For people who would rather be out there every week.
      </p>
    </div>
  </section>
)

/** The questions again, for search engines. A data block: nothing in it runs, so the content security policy does not apply. */
const faqForSearch = (house: House) => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: membershipFaq(house).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
})

const Faq = () => (
  <section className="mx-auto max-w-page px-gutter py-section">
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 className="display max-w-[10ch] text-4xl">Asked before joining</h2>
        <p className="mt-4 max-w-[30ch] text-muted">Something else? Call or write to us.</p>
        <CallOrWrite className="mt-6" />
      </div>
      <div className="border-b border-line">
        {membershipFaq(useHouse()).map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group border-t border-line">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 text-lg font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Plus className="size-5 flex-none text-sea-600 group-open:hidden" />
              <Minus className="hidden size-5 flex-none text-sea-600 group-open:block" />
            </summary>
            <p className="max-w-[56ch] pr-10 pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
)
