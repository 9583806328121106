import { useId, useState } from 'react'
import { wallTime } from '#domain/calendar.ts'
import { mapLinksOf } from '#domain/map.ts'
import { Tick } from '#web/booking/tick.tsx'
import { useNow } from '#web/desk/desk-clock.ts'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Bound, boundTo } from './bound.ts'
import { Card } from './card.tsx'
import type { PartProps } from './edits.ts'
import { AddAnswers, AddButton, MoveButtons } from './entry-buttons.tsx'
import {
  emptyPlace,
  isWhole,
  isZone,
  type PlaceFacts,
  type PlaceForm,
  placeProblems,
  soldByPlace,
  withNewPlace,
  withPlaceMoved,
  withSoldAt,
  zoneFault,
  zones,
} from './new-place.ts'
import { NumberField } from './number-fields.tsx'

/** Where things are rented. A place is never deleted: the owner stops selling there. */
export function PlacesPart(props: PartProps) {
  const [adding, setAdding] = useState(false)
  return (
    <div className="grid gap-5 pt-5">
      {adding ? (
        <AddPlace {...props} onClose={() => setAdding(false)} />
      ) : (
        <AddButton main onClick={() => setAdding(true)}>
          Add a place
        </AddButton>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {Object.keys(props.house.places).map((id) => (
          <PlaceCard key={id} id={id} {...props} />
        ))}
      </div>
    </div>
  )
}

function PlaceCard({ id, house, problems, edit, at }: PartProps & { id: string }) {
  const { value: place, set, problem } = at('places').at(id)
  const facts = boundTo<PlaceFacts>(
    place,
    (make) => {
      const next = make(place)
      if (isWhole(next, place)) set(next)
    },
    problem,
  )
  return (
    <Card
      title={place.name || id}
      end={
        <span className="flex items-center gap-x-1">
          <a
            className="font-semibold text-link hover:underline"
            href={mapLinksOf(place).mapUrl}
            rel="noreferrer"
          >
            On the map
          </a>
          <MoveButtons
            ids={Object.keys(house.places)}
            id={id}
            name={place.name}
            onMove={(by) => edit((now) => withPlaceMoved(now, id, by))}
          />
        </span>
      }
    >
      <PlaceFields of={facts} />
      <SoldHere id={id} house={house} problems={problems} edit={edit} />
    </Card>
  )
}

/** Whether each activity with units is sold here. */
const SoldHere = ({ id, house, problems, edit }: Omit<PartProps, 'at'> & { id: string }) => (
  <fieldset>
    <legend className="lab">Sold here</legend>
    <div className="grid gap-x-4 [overflow-wrap:anywhere] sm:grid-cols-2">
      {soldByPlace(house).map(([activity, { title, places }]) => (
        <Tick
          key={activity}
          checked={places.includes(id)}
          onChange={({ target }) => edit((now) => withSoldAt(now, activity, id, target.checked))}
        >
          {title}
        </Tick>
      ))}
    </div>
    <p className="hint">Set how many there are under Fleet, and opening times under Hours.</p>
    {problems
      .filter(({ path }) => isOfPlace(house, id, path))
      .map(({ path, message }) => (
        <p key={path} className="text-red-700">
          {message}
        </p>
      ))}
  </fieldset>
)

/** Whether a problem is about selling at this place, or about selling at any. */
function isOfPlace({ activities }: PartProps['house'], place: string, path: string): boolean {
  const [, activity, index] = /^activities\.([^.]+)\.places(?:\.(\d+))?$/.exec(path) ?? []
  if (activity === undefined) return false
  return index === undefined || activities[activity]?.places[Number(index)] === place
}

type AddProps = PartProps & { onClose: () => void }

function AddPlace({ house, edit, onClose }: AddProps) {
  const heading = useId()
  const now = useNow()
  const [form, setForm] = useState<PlaceForm>(emptyPlace)
  const [isTried, setTried] = useState(false)
  const found = placeProblems(form, house)
  const problems = isTried ? found : {}
  const bound = boundTo(form, setForm, (path) => problems[path])
  const add = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!now || Object.keys(found).length > 0) return
    edit((latest) => withNewPlace(latest, form, wallTime(now, form.zone).date))
    toast({ title: `${form.name.trim()} is in the draft`, text: 'It opens when you publish.' })
    onClose()
  }
  return (
    <form className="card grid gap-4 p-4 sm:p-6" aria-labelledby={heading} onSubmit={add} noValidate>
      <h2 id={heading} className="text-xl">
        Add a place
      </h2>
      <PlaceFields of={bound as unknown as Bound<PlaceFacts>} />
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <NumberField
          label="E-foils there"
          {...bound.field('foils')}
          hint="Private rent and test drives are sold there"
          placeholder="0"
        />
      </div>
      <AddAnswers onClose={onClose} />
    </form>
  )
}

/** Name, address, time zone and VAT rate of a place. */
function PlaceFields({ of }: { of: Bound<PlaceFacts> }) {
  const map = of.at('map')
  const text = (name: 'name' | 'label' | 'country' | 'meetingPoint') => ({
    ...of.text(name),
    autoComplete: 'off',
  })
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Town or lake" maxLength={80} {...text('name')} />
        <Field
          label="Name on pages"
          maxLength={80}
          {...text('label')}
          placeholder={of.value.name}
          hint="For example Noblessner in Tallinn; leave it equal to the town if there is none"
        />
        <Field label="Country" maxLength={80} {...text('country')} />
        <ZoneField {...of.field('zone')} />
      </div>
      <Field
        label="Meeting point"
        maxLength={200}
        {...text('meetingPoint')}
        hint="Guests see it in mails and on their booking page"
      />
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <NumberField decimal label="Latitude" {...map.field('latitude')} />
        <NumberField decimal label="Longitude" {...map.field('longitude')} />
        <NumberField decimal label="VAT, %" {...of.field('vatPercent')} />
      </div>
    </>
  )
}

type ZoneProps = { value: string; error: string | undefined; onChange: (zone: string) => void }

/** A time zone, typed or chosen; a half-typed one shows an error on blur. */
function ZoneField({ value, error, onChange }: ZoneProps) {
  const list = useId()
  const [typing, setTyping] = useState<string>()
  const [left, setLeft] = useState<string>()
  return (
    <>
      <Field
        compact
        autoComplete="off"
        label="Time zone"
        maxLength={60}
        list={list}
        value={typing ?? value}
        onChange={({ target }) => {
          setTyping(target.value)
          setLeft(undefined)
          onChange(target.value)
        }}
        onBlur={() => {
          setLeft(typing)
          setTyping(undefined)
        }}
        error={left !== undefined && !isZone(left) ? zoneFault : error}
      />
      <datalist id={list}>
        {zones().map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  )
}
