import { Check } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { type EventPackage, fitText, packagesOf } from '#domain/offers/event-packages.ts'
import { EnquiryFields, EnquiryOutcome } from '#web/booking/enquiry.tsx'
import { type Enquiry, type FirstEnquiry, useEnquiry } from '#web/booking/use-enquiry.ts'
import { useHouse } from '#web/house-on-page.ts'
import { FullFrame } from '#web/shell/full-frame.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { PictureSource } from '#web/ui/picture.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { type BirthdaySet, birthdaySets, rangeText } from './birthday-sets.ts'
import { PackageCard } from './package-card.tsx'
import { ChosenPackage, DayField, RequestBlock } from './request-block.tsx'

const firstRequest = (set: BirthdaySet): FirstEnquiry => ({
  kind: 'birthday',
  package: set.first,
  preferredDate: '',
  people: set.guests,
})

/** Both birthday pages: the same party with two sets of packages; requested, never paid online. */
export function BirthdayPage({ set, picture }: { set: BirthdaySet; picture: PictureSource }) {
  const enquiry = useEnquiry(firstRequest(set))
  const house = useHouse()
  const packages = packagesOf(house, set.id)
  const chosen = packages.find(({ id }) => id === enquiry.form.entries.package) ?? packages[0]!
  return (
    <FullFrame>
      <Scene picture={picture} title={set.title} titleClass="lg:max-w-[9ch]" lead={set.lead(house)}>
        <Link to="#packages" replace className={`${buttonClass('go')} mt-8`}>
          Choose a package
        </Link>
      </Scene>
      <BirthdayPackages
        set={set}
        packages={packages}
        chosen={chosen}
        onChoose={(id) => enquiry.form.set({ package: id })}
      />
      <BirthdayRequest set={set} packages={packages} chosen={chosen} enquiry={enquiry} />
    </FullFrame>
  )
}

type Props = { set: BirthdaySet; packages: readonly EventPackage[]; chosen: EventPackage; enquiry: Enquiry }

/** The request for a party: who, when, how many, wishes. */
function BirthdayRequest({ set, packages, chosen, enquiry }: Props) {
  const { form } = enquiry
  const people = form.entries.people ?? set.guests
  return (
    <RequestBlock
      title="Tell us about the day"
      lead={`No payment now. ${enquiry.answer}`}
      chosen={<ChosenPackage offer={chosen} />}
    >
      <form noValidate method="dialog" aria-label="Birthday request" onSubmit={enquiry.submit}>
        <EnquiryFields
          enquiry={enquiry}
          message={{ label: 'Wishes', placeholder: 'Age, food, a surprise we should know about' }}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <DayField enquiry={enquiry} />
            <Stepper
              stacked
              label="Guests"
              unit="guest"
              min={1}
              max={100}
              value={people}
              hint={fitText(chosen, people, packages)}
              onChange={(value) => form.set({ people: value })}
            />
          </div>
        </EnquiryFields>
        <div className="mt-5 grid gap-5">
          <EnquiryOutcome enquiry={enquiry} />
          <Button type="submit" busy={enquiry.sending} busyLabel="Processing...">
            Send request
          </Button>
        </div>
      </form>
    </RequestBlock>
  )
}

type BirthdayPackagesProps = {
  set: BirthdaySet
  packages: readonly EventPackage[]
  chosen: EventPackage
  onChoose: (id: string) => void
}

/** The three packages of a set, of which one is selected, and the switch to the other set. */
function BirthdayPackages({ set, packages, chosen, onChoose }: BirthdayPackagesProps) {
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
    {on && <Check className="stroke-3" />}
    {on ? 'Selected' : 'Select Package'}
    <span className="sr-only"> {offer.name}</span>
  </Button>
)

/** Two addresses, so two links that look like a switch. */
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
