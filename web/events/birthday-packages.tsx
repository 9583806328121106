import { Check } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { EventPackage } from '#domain/offers/event-packages.ts'
import { packagesOf } from '#domain/offers/event-packages.ts'
import { useHouse } from '#web/house.ts'
import { Button } from '#web/ui/button.tsx'
import type { BirthdaySet } from './birthday-sets.ts'
import { birthdaySets, rangeText } from './birthday-sets.ts'
import { PackageCard } from './package-card.tsx'

type Props = {
  set: BirthdaySet
  packages: readonly EventPackage[]
  chosen: EventPackage
  onChoose: (id: string) => void
}

/** The three packages of a set, one selectable at a time, and the switch to the other set. */
export function BirthdayPackages({ set, packages, chosen, onChoose }: Props) {
  const navigate = useNavigate()
  const other = birthdaySets[set.id === 'A' ? 'B' : 'A']
  const select = (id: string) => {
    onChoose(id)
    void navigate('#contact', { replace: true })
  }
  return (
    <section id="packages" className="mx-auto max-w-page px-gutter pt-section outline-none">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h2 className="display text-4xl">Three sizes of party</h2>
        <SetSwitch on={set} />
      </div>
      <p className="mt-3 text-muted">
        {rangeText(packages)}. {other.name} is {rangeText(packagesOf(useHouse(), other.id))}.
      </p>
      <div className="mt-9 grid items-stretch gap-4 lg:grid-cols-3">
        {packages.map((offer) => (
          <PackageCard
            key={offer.id}
            offer={offer}
            className={
              offer.id === chosen.id
                ? 'bg-surface shadow-[inset_0_0_0_2.5px_var(--color-selected)]'
                : 'bg-sunken'
            }
          >
            <SelectButton offer={offer} on={offer.id === chosen.id} onSelect={select} />
          </PackageCard>
        ))}
      </div>
    </section>
  )
}

type SelectProps = { offer: EventPackage; on: boolean; onSelect: (id: string) => void }

const SelectButton = ({ offer, on, onSelect }: SelectProps) => (
  <Button
    kind={on ? 'ink' : 'line'}
    className="mt-auto w-full"
    aria-pressed={on}
    onClick={() => onSelect(offer.id)}
  >
    {on && <Check aria-hidden="true" className="stroke-3" />}
    {on ? 'Selected' : 'Select Package'}
    <span className="sr-only"> {offer.name}</span>
  </Button>
)

/** Two addresses, so two links in the looks of a switch. */
const SetSwitch = ({ on }: { on: BirthdaySet }) => (
  <nav aria-label="Sets of packages" className="seg max-sm:w-full max-sm:*:flex-1">
    {Object.values(birthdaySets).map((set) => (
      <Link
        key={set.id}
        to={`${set.path}#packages`}
        replace
        aria-current={set.id === on.id ? 'page' : undefined}
        className={`relative justify-center before:absolute before:inset-x-0 before:-inset-y-1 ${set.id === on.id ? 'on' : 'hover:text-ink'}`}
      >
        {set.name}
      </Link>
    ))}
  </nav>
)
