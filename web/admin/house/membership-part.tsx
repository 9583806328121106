import { screens } from '#contract/screens.ts'
import type { DiscountId } from '#domain/activities/quote-lines.ts'
import { figureNames } from '#domain/house/house-membership.ts'
import { priceText } from '#domain/money.ts'
import { ownBenefits, theFaq } from '#domain/offers/membership.ts'
import { Field } from '#web/ui/field.tsx'
import { BenefitList } from './benefit-list.tsx'
import { Card } from './card.tsx'
import type { PartProps } from './edits.ts'
import { EntryList } from './entry-list.tsx'
import { NumberField, PriceField } from './number-fields.tsx'
import { PricesFromDays } from './prices-from-days.tsx'
import { CountedTexts, TextCard } from './text-fields.tsx'

const discounts: readonly { id: DiscountId; label: string }[] = [
  { id: 'platinum', label: 'Platinum account, everything, %' },
  { id: 'weekday', label: 'Private e-foil, Monday to Friday, %' },
  { id: 'club', label: 'Club members, everything, %' },
  { id: 'first-wake', label: 'First wake surf session, %' },
  { id: 'first-jetski', label: 'First jetski ride, %' },
]

/** The price of membership, its discounts, and the rewards for riding hours. */
export function MembershipPart({ at }: PartProps) {
  const membership = at('membership')
  const reward = membership.at('ridingHours')
  return (
    <div className="grid gap-5 pt-5">
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <Card title="Fees">
          <PriceField label="To join, euros" {...membership.field('joiningFeeCents')} />
          <PriceField label="Per month, from the second, euros" {...membership.field('monthlyFeeCents')} />
          <PricesFromDays
            {...membership.field('later')}
            wordsOf={(fees) =>
              `${priceText(fees.joiningFeeCents)} to join, ${priceText(fees.monthlyFeeCents)} a month`
            }
          />
        </Card>
        <Card title="Discounts" hint="Only the best one applies. 0 means no discount.">
          {discounts.map(({ id, label }) => (
            <NumberField key={id} label={label} {...membership.at('discounts').number(id)} />
          ))}
        </Card>
        <Card title="Riding hours" hint="A change recalculates all past riding.">
          <NumberField label="Minutes of riding for a reward" {...reward.number('everyMinutes')} />
          <Field label="The reward" maxLength={60} {...reward.text('gives')} />
        </Card>
      </div>
      <MembershipTexts at={at} />
    </div>
  )
}

const figuresHint = `Figures in braces are those set above: ${figureNames.map((name) => `{${name}}`).join(', ')}.`

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
