import { useState } from 'react'
import type { RightsSet, StaffAccount } from '#contract/calls/people-calls.ts'
import { locationsOf, placeText } from '#domain/locations.ts'
import { mayEditHouse } from '#domain/rights.ts'
import { roleFacts, sectorLabels, sectors } from '#domain/roles.ts'
import { Tick } from '#web/booking/tick.tsx'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Options } from '#web/ui/option-row.tsx'
import { toast } from '#web/ui/toast.tsx'
import { boundTo } from './bound.ts'
import { changePerson, nameOf, useAct } from './people-query.ts'
import { Ticks } from './ticks.tsx'

type Props = { person: StaffAccount; onClose: () => void }

/** The rights of an account: sectors, places, money, refunds, the house. Its role is a preset. */
export function RightsDialog({ person, onClose }: Props) {
  const name = nameOf(person)
  const change = useAct()
  const [rights, setRights] = useState(person.rights)
  const [tried, setTried] = useState(false)
  const isNowhere = rights.places?.length === 0
  const hasAll =
    rights.sectors.length === sectors.length &&
    rights.places === null &&
    rights.seesMoney &&
    rights.givesMoneyBack
  const save = () => {
    setTried(true)
    if (isNowhere || rights.sectors.length === 0) return
    change.mutate(
      () =>
        changePerson(person, {
          rights: { ...rights, editsHouse: rights.editsHouse && hasAll },
          from: person.rights,
        }),
      {
        onSuccess: () => {
          onClose()
          toast({ title: `The rights of ${name} are changed`, text: 'They apply from now on.' })
        },
      },
    )
  }
  const problems: Record<string, string | undefined> = {
    sectors: rights.sectors.length === 0 ? 'Choose at least one sector' : undefined,
    places: isNowhere ? 'Choose a place, or every place' : undefined,
  }
  const { field, tick } = boundTo(rights, setRights, (name) => (tried ? problems[name] : undefined))
  const one = (right: 'seesMoney' | 'givesMoneyBack' | 'editsHouse', title: string, what: string) => (
    <Tick {...tick(right)}>
      <b className="block font-semibold">{title}</b>
      <span className="text-sm text-muted">{what}</span>
    </Tick>
  )
  return (
    <AskDialog
      wide
      title={`Rights of ${name}`}
      description={`${roleFacts[person.role].label}. What you take away is gone at once, without a new sign-in.`}
      keep="Cancel"
      label="Save"
      busyLabel="Saving..."
      onAct={save}
      onClose={onClose}
      isPending={change.isPending}
      error={change.error}
      failed="The rights were not changed"
    >
      <div className="mt-5 grid gap-5">
        <Ticks
          legend="Works for"
          options={sectors.map((id) => ({ id, name: sectorLabels[id] }))}
          {...field('sectors')}
        />
        <Places {...field('places')} />
        <div className="grid">
          {one(
            'seesMoney',
            'Sees money',
            'Payments, revenue, receipts. Without it, only what a guest still has to pay.',
          )}
          {one('givesMoneyBack', 'Gives money back', 'Refunds, and cancelling a paid booking.')}
          {mayEditHouse(person.role) &&
            hasAll &&
            one('editsHouse', 'Edits the house', 'Prices, hours, texts and staff accounts.')}
        </div>
        {mayEditHouse(person.role) && !hasAll && (
          <p className="text-sm text-muted">
            With limited rights they cannot edit the house: there they could give themselves all rights again.
          </p>
        )}
      </div>
    </AskDialog>
  )
}

type PlacesProps = {
  value: RightsSet['places']
  error: string | undefined
  onChange: (places: RightsSet['places']) => void
}

/** Every place, including future ones, or some. */
function Places({ value: places, error, onChange }: PlacesProps) {
  const locations = locationsOf(useHouse())
  return (
    <div>
      <Options
        legend="Works at"
        look="chip"
        className="grid grid-cols-2 gap-2"
        options={[
          { value: 'all', name: 'Every place' },
          { value: 'some', name: 'Only some' },
        ]}
        value={places === null ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? null : [])}
      />
      {places !== null && (
        <Ticks
          legend="Places"
          isNamedAbove
          options={locations.map((place) => ({ id: place.id, name: placeText(place) }))}
          value={places}
          onChange={onChange}
          error={error}
        />
      )}
    </div>
  )
}
