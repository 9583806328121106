import { useState } from 'react'
import type { RightsSet, StaffAccount } from '#contract/calls/people-calls.ts'
import { locationsOf, placeText } from '#domain/locations.ts'
import { mayEditHouse } from '#domain/rights.ts'
import { roleFacts, sectorLabels, sectors } from '#domain/roles.ts'
import { AskDialog } from '#web/admin/ask-dialog.tsx'
import { Tick } from '#web/booking/tick.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { ErrorText } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { toast } from '#web/ui/toast.tsx'
import { changePerson, nameOf, useAct } from './people-query.ts'

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
  const one = (right: 'seesMoney' | 'givesMoneyBack' | 'editsHouse', title: string, what: string) => (
    <Tick
      checked={rights[right]}
      onChange={({ target }) => setRights({ ...rights, [right]: target.checked })}
    >
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
          chosen={rights.sectors}
          onChange={(chosen) => setRights({ ...rights, sectors: chosen })}
          error={tried && rights.sectors.length === 0 ? 'Choose at least one sector' : undefined}
        />
        <Places
          places={rights.places}
          error={tried && isNowhere ? 'Choose a place, or every place' : undefined}
          onChange={(places) => setRights({ ...rights, places })}
        />
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
  places: RightsSet['places']
  error: string | undefined
  onChange: (places: RightsSet['places']) => void
}

/** Every place, including future ones, or some. */
function Places({ places, error, onChange }: PlacesProps) {
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
          chosen={places}
          onChange={onChange}
          error={error}
        />
      )}
    </div>
  )
}

type TicksProps<Id extends string> = {
  legend: string
  isNamedAbove?: boolean
  options: { id: Id; name: string }[]
  chosen: readonly Id[]
  onChange: (chosen: Id[]) => void
  error: string | undefined
}

const Ticks = <Id extends string>({
  legend,
  isNamedAbove,
  options,
  chosen,
  onChange,
  error,
}: TicksProps<Id>) => (
  <fieldset>
    <legend className={isNamedAbove ? 'sr-only' : 'lab'}>{legend}</legend>
    <div className="grid grid-cols-2 gap-x-4">
      {options.map(({ id, name }) => (
        <Tick
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          {name}
        </Tick>
      ))}
    </div>
    {error && <ErrorText>{error}</ErrorText>}
  </fieldset>
)
