import { screens } from '#contract/screens.ts'
import { figureNames } from '#domain/house/house-membership.ts'
import { priceText } from '#domain/money.ts'
import { ownBenefits, theFaq } from '#domain/offers/membership.ts'
import { BenefitList } from './benefit-list.tsx'
import { Card } from './card.tsx'
import type { PartProps } from './edits.ts'
import { EntryList } from './entry-list.tsx'
import { PriceField } from './number-fields.tsx'
import { PricesFromDays } from './prices-from-days.tsx'
import { CountedTexts, TextCard } from './text-fields.tsx'

/** The price of membership and the texts of its page. */
export function MembershipPart({ at }: PartProps) {
  const membership = at('membership')
  return (
    <div className="grid gap-5 pt-5">
      <Card title="Fees">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PriceField label="To join, euros" {...membership.field('joiningFeeCents')} />
          <PriceField label="Per month, from the second, euros" {...membership.field('monthlyFeeCents')} />
        </div>
        <PricesFromDays
          {...membership.field('later')}
          wordsOf={(fees) =>
            `${priceText(fees.joiningFeeCents)} to join, ${priceText(fees.monthlyFeeCents)} a month`
          }
        />
      </Card>
      <MembershipTexts at={at} />
    </div>
  )
}

const figuresHint = `Figures in braces are the fees above and the discounts and rewards of Rules: ${figureNames.map((name) => `{${name}}`).join(', ')}.`

/** The texts of the membership page. */
function MembershipTexts({ at }: Pick<PartProps, 'at'>) {
  const texts = at('membership').or({ benefits: ownBenefits, faq: theFaq })
  return (
    <TextCard
      title="Membership page"
      path={screens.membership.paths[0]}
      texts={<p className="text-muted md:col-span-2">{figuresHint}</p>}
    >
      <BenefitList hint="Also on the start page. A discount of 0% is left out." of={texts.at('benefits')} />
      <EntryList
        title="Questions"
        hint="At the bottom of the page, and for search engines."
        one="Question"
        of={texts.at('faq')}
        most={20}
        empty={{ question: '', answer: '' }}
        addLabel="Add a question"
      >
        {(question) => <CountedTexts of={question} fields={questionFields} />}
      </EntryList>
    </TextCard>
  )
}

const questionFields = [
  { id: 'question', label: 'Question', most: 120, className: 'min-w-0 flex-1 basis-60' },
  { id: 'answer', label: 'Answer', most: 600, rows: 2, className: 'min-w-0 flex-1 basis-80' },
] as const
