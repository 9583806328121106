import { screens } from '#contract/screens.ts'
import { useHouse } from '#web/house-on-page.ts'
import { metaOf } from '#web/shell/head.ts'
import { Article } from './article.tsx'
import { privacyParts } from './privacy-parts.tsx'

export const meta = metaOf({
  title: 'Privacy',
  description:
    'What we store when you book, for how long, and how to have it deleted. No trackers, no advertising, nothing loaded from other companies.',
  screen: screens.privacy,
})

export default function PrivacyPage() {
  return (
    <Article
      title="Privacy"
      lead="We store what a booking needs, and nothing else. No trackers, no advertising, nothing loaded from other companies."
      parts={privacyParts(useHouse())}
      changed="21 November 2026"
    />
  )
}
