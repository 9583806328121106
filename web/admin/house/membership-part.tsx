import type { DiscountId } from '#domain/activities/quote-lines.ts'
import { priceText } from '#domain/money.ts'
import { Field } from '#web/ui/field.tsx'
import { Card } from './card.tsx'
import type { PartProps } from './edits.ts'
import { NumberField, PriceField } from './number-fields.tsx'
import { PricesFromDays } from './prices-from-days.tsx'

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
    <div className="grid items-start gap-5 pt-5 lg:grid-cols-3">
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
  )
}
