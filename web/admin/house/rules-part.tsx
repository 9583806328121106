import type { DiscountId } from '#domain/activities/quote-lines.ts'
import { freeCancelHours } from '#domain/booking/policy.ts'
import { Field } from '#web/ui/field.tsx'
import type { Bound } from './bound.ts'
import { Card, Section } from './card.tsx'
import type { ByLength } from './edit-lengths.ts'
import type { PartProps, Sold } from './edits.ts'
import { NumberField } from './number-fields.tsx'
import { shownOf } from './sold-order.ts'

const discounts: readonly { id: DiscountId; label: string }[] = [
  { id: 'platinum', label: 'Platinum account, everything, %' },
  { id: 'weekday', label: 'Private e-foil, Monday to Friday, %' },
  { id: 'club', label: 'Club members, everything, %' },
  { id: 'first-wake', label: 'First wake surf session, %' },
  { id: 'first-jetski', label: 'First jetski ride, %' },
]

/** The rules of cancels and deposits by activity, the discounts, and the rewards for riding hours. */
export function RulesPart({ house, at }: PartProps) {
  const membership = at('membership')
  const reward = membership.at('ridingHours')
  const shown = shownOf(house)
  return (
    <div className="grid gap-6 pt-5">
      <Section
        title="Cancelling and deposit"
        hint="For bookings made from now on; a booking keeps the rules that it was made by."
      >
        <div className="mt-3 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {[...shown, ...Object.keys(house.activities).filter((id) => !shown.includes(id))].map((id) => (
            <CancelAndDeposit key={id} id={id} of={at('activities').at(id)} />
          ))}
        </div>
      </Section>
      <div className="grid items-start gap-5 lg:grid-cols-2">
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
    </div>
  )
}

function CancelAndDeposit({ id, of }: { id: string; of: Bound<Sold> }) {
  const { value: sold, field } = of
  // For activities that go through checkout.
  const mayHaveDeposit = sold.kind !== 'session' && sold.kind !== 'request' && id !== 'test-drive'
  return (
    <Card
      nested
      className="content-start"
      title={
        <>
          {sold.title || id}
          {sold.kind === 'request' && <span className="block font-sans text-sm text-muted">On request</span>}
        </>
      }
    >
      <NumberField
        optional
        label="Free to cancel, hours before"
        placeholder={String(freeCancelHours)}
        {...field('freeCancelHours')}
      />
      {mayHaveDeposit && (
        <NumberField
          optional
          label="Deposit at checkout, percent"
          placeholder="the whole price"
          {...(of as unknown as Bound<ByLength>).field('depositPercent')}
        />
      )}
    </Card>
  )
}
