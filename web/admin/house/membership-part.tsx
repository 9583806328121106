import type { DiscountId } from '#domain/activities/quote-lines.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { Field } from '#web/ui/field.tsx'
import { boundTo } from './bound-fields.ts'
import { type PartProps, problemAt } from './edits.ts'
import { NumberField } from './number-field.tsx'
import { PriceField } from './price-field.tsx'
import { PricesFromDays } from './prices-from-days.tsx'

const discountLabels: Record<DiscountId, string> = {
  platinum: 'Platinum account, everything, %',
  weekday: 'Private e-foil, Monday to Friday, %',
  club: 'Club members, everything, %',
  'first-wake': 'First wake surf session, %',
  'first-jetski': 'First jetski ride, %',
}

type Membership = House['membership']

/** The price of membership, its discounts, and the rewards for riding hours. */
export function MembershipPart({ house, problems, change }: PartProps) {
  const { membership } = house
  const { discounts, ridingHours } = membership
  const set = (fields: Partial<Membership>) => change({ ...house, membership: { ...membership, ...fields } })
  const problem = (path: string) => problemAt(problems, `membership.${path}`)
  const { price } = boundTo({ entry: membership, set, problem })
  const reward = boundTo({
    entry: ridingHours,
    set: (fields) => set({ ridingHours: { ...ridingHours, ...fields } }),
    problem: (path) => problem(`ridingHours.${path}`),
  })
  return (
    <div className="grid items-start gap-5 pt-5 lg:grid-cols-3">
      <section className="card grid gap-4 p-4 sm:p-5" aria-labelledby="fees">
        <h2 id="fees" className="text-lg">
          Fees
        </h2>
        <PriceField label="To join, euros" {...price('joiningFeeCents')} />
        <PriceField label="Per month, from the second, euros" {...price('monthlyFeeCents')} />
        <PricesFromDays
          later={membership.later}
          wordsOf={(fees) =>
            `${priceText(fees.joiningFeeCents)} to join, ${priceText(fees.monthlyFeeCents)} a month`
          }
          onChange={(later) => set({ later })}
        />
      </section>
      <section className="card grid gap-4 p-4 sm:p-5" aria-labelledby="discounts">
        <h2 id="discounts" className="text-lg">
          Discounts
        </h2>
        <p className="text-muted">Only the best one applies. 0 means no discount.</p>
        {Object.entries(discountLabels).map(([id, label]) => (
          <NumberField
            key={id}
            label={label}
            value={discounts[id as DiscountId]}
            onNumber={(percent) => set({ discounts: { ...discounts, [id]: percent } })}
            error={problem(`discounts.${id}`)}
          />
        ))}
      </section>
      <section className="card grid gap-4 p-4 sm:p-5" aria-labelledby="riding-hours">
        <h2 id="riding-hours" className="text-lg">
          Riding hours
        </h2>
        <p className="text-muted">A change recalculates all past riding.</p>
        <NumberField label="Minutes of riding for a reward" {...reward.number('everyMinutes')} />
        <Field label="The reward" maxLength={60} {...reward.text('gives')} />
      </section>
    </div>
  )
}
