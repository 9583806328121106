import { useState } from 'react'
import { priceText } from '#domain/money.ts'
import { givesBack } from '#domain/offers/membership.ts'
import { useHouse } from '#web/house.ts'
import { Stepper } from '#web/ui/stepper.tsx'

const mostRides = 12

/** Two bars on one scale: what weekday rides save in a month, and what the membership costs. */
export function GivesBack() {
  const [count, setCount] = useState(2)
  const house = useHouse()
  const { monthlyFeeCents, discounts } = house.membership
  const { '1h': hour } = house.activities['efoil-private'].durations
  const rideCents = hour?.cents ?? 0
  const { perRideCents, savedCents, feeBackAfter } = givesBack(house, count, rideCents)
  const scale = Math.max(savedCents, monthlyFeeCents)
  return (
    <div className="bg-sunken p-6 sm:p-10">
      <h2 className="mb-5 text-2xl">What it gives back</h2>
      <Stepper
        label="Weekday rides a month"
        hint={`1 h, one foil, ${priceText(rideCents)} each`}
        unit="ride"
        min={0}
        max={mostRides}
        value={count}
        onChange={setCount}
      />
      <dl className="mt-8 space-y-5 tnum">
        <Bar name="You save" cents={savedCents} scale={scale} parts={count} look="bg-sea-600" />
        <Bar name="You pay" cents={monthlyFeeCents} scale={scale} parts={1} look="bg-sea-200" />
      </dl>
      <p className="mt-6 border-t border-line pt-4 text-[0.9375rem] text-muted">
        {discounts.weekday}% of {priceText(rideCents)} is {priceText(perRideCents)} a ride.
        {feeBackAfter !== undefined && ` The joining fee is back after ${feeBackAfter} rides.`}
      </p>
    </div>
  )
}

type BarProps = { name: string; cents: number; scale: number; parts: number; look: string }

const Bar = ({ name, cents, scale, parts, look }: BarProps) => (
  <div>
    <dt className="flex justify-between gap-4 font-semibold">
      {name} <output>{priceText(cents)} a month</output>
    </dt>
    <dd aria-hidden="true" className="mt-2 flex h-9">
      <span
        className="flex gap-1 transition-[width] duration-move ease-out"
        style={{ width: `${(cents / scale) * 100}%` }}
      >
        {Array.from({ length: parts }, (_, part) => part).map((part) => (
          <span key={part} className={`flex-1 rounded-sm ${look}`} />
        ))}
      </span>
    </dd>
  </div>
)
