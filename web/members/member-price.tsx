import { useState } from 'react'
import { priceText } from '#domain/money.ts'
import { memberSavings, membership } from '#domain/offers/membership.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

const maxRides = 12

/** Two bars on one scale: what weekday rides save in a month, and what membership costs. */
function GivesBack() {
  const [count, setCount] = useState(2)
  const house = useHouse()
  const { monthlyFeeCents, discounts } = house.membership
  const { durations } = house.activities['efoil-private']
  const { cents: rideCents, short } = durations['1h'] ?? Object.values(durations)[0]!
  const { perRideCents, savedCents, feeBackAfter } = memberSavings(house, count, rideCents)
  const scale = Math.max(savedCents, monthlyFeeCents)
  return (
    <div className="bg-sunken p-6 sm:p-10">
      <h2 className="mb-5 text-2xl">What it gives back</h2>
      <Stepper
        label="Weekday rides a month"
        hint={`${short}, one foil, ${priceText(rideCents)} each`}
        unit="ride"
        min={0}
        max={maxRides}
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

/** `onNear`: the pointer or the focus is on the button. */
type Props = { onNear: () => void; onJoin: () => void }

/** The price as a timeline, next to what weekday rides save. */
export const MemberPrice = ({ onNear, onJoin }: Props) => (
  <section
    aria-label="Joining fee"
    className="relative z-10 mx-auto -mt-16 max-w-page px-3 sm:px-gutter lg:-mt-24"
  >
    <div className="grid overflow-hidden rounded-xl bg-surface shadow-float lg:grid-cols-[1.05fr_1fr]">
      <div className="p-6 sm:p-10">
        <h2 className="text-2xl">What it costs</h2>
        <Timeline />
        <Button className="mt-9 max-sm:w-full" onPointerEnter={onNear} onFocus={onNear} onClick={onJoin}>
          Become a Member
        </Button>
      </div>
      <GivesBack />
    </div>
  </section>
)

function Timeline() {
  const { membership: fees } = useHouse()
  return (
    <ol className="mt-7 grid grid-cols-[auto_1fr] gap-x-5">
      <li className="contents">
        <span aria-hidden="true" className="relative grid w-5 justify-items-center">
          <span className="mt-5 size-4 rounded-full bg-selected" />
          <span className="absolute top-9 -bottom-5 w-px bg-line-strong" />
        </span>
        <span className="pb-7">
          <span className="block font-display text-5xl font-[540] tracking-display tnum">
            {priceText(fees.joiningFeeCents)}
          </span>
          <span className="mt-1 block text-muted">joining fee, the first month included</span>
        </span>
      </li>
      <li className="contents">
        <span aria-hidden="true" className="relative grid w-5 justify-items-center">
          <span className="mt-4 size-4 rounded-full bg-surface shadow-[inset_0_0_0_2px_var(--color-selected)]" />
        </span>
        <span>
          <span className="block font-display text-4xl font-[560] tracking-title tnum">
            {priceText(fees.monthlyFeeCents)} <span className="text-xl">a month</span>
          </span>
          <span className="mt-1 block text-balance text-muted">{membership.terms}</span>
        </span>
      </li>
    </ol>
  )
}
