import { screens } from '#contract/screens.ts'
import { freeCancelHours } from '#domain/booking/policy.ts'
import { useHouse } from '#web/house-on-page.ts'
import { metaOf } from '#web/shell/head.ts'
import { Article } from './article.tsx'
import { termsParts } from './terms-parts.tsx'

export const meta = metaOf({
  title: 'Terms',
  description: `How booking, paying and cancelling work: free until ${freeCancelHours} hours before the start, everything back if the weather stops us, VAT included.`,
  screen: screens.terms,
})

export default function TermsPage() {
  return (
    <Article
      title="Terms"
      lead="What you can rely on, and what we ask of you. Short, because you will read it on a phone by the water."
      parts={termsParts(useHouse())}
      changed="21 November 2026"
    />
  )
}
