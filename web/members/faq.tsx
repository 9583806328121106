import { Minus, Plus } from 'lucide-react'
import { membershipFaq } from '#domain/offers/membership.ts'
import { CallOrWrite } from '#web/shell/call-or-write.tsx'

/** The same questions for search engines. A data block: nothing in it runs, so the page's content policy has no say in it. */
export const faqForSearch = {
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: membershipFaq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
}

export const Faq = () => (
  <section className="mx-auto max-w-page px-gutter py-section">
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 className="display max-w-[10ch] text-4xl">Asked before joining</h2>
        <p className="mt-4 max-w-[30ch] text-muted">Something else? Call or write to us.</p>
        <CallOrWrite className="mt-6" />
      </div>
      <div className="border-b border-line">
        {membershipFaq.map(({ question, answer }, at) => (
          <details key={question} open={at === 0} className="group border-t border-line">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 text-lg font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Plus aria-hidden="true" className="size-5 flex-none text-sea-600 group-open:hidden" />
              <Minus aria-hidden="true" className="hidden size-5 flex-none text-sea-600 group-open:block" />
            </summary>
            <p className="max-w-[56ch] pr-10 pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
)
