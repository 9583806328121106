import { jetskis } from '#domain/fleet/jetskis.ts'
import { locations } from '#domain/locations.ts'
import type { Sector } from '#domain/roles.ts'
import { ErrorText } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { Draft, Lacking } from './new-booking-draft.ts'
import { draftOf, kindOf, kindsFor, lengthBar, placesOf } from './new-booking-draft.ts'

type Props = {
  draft: Draft
  sectors: readonly Sector[]
  errors: Lacking
  onChange: (part: Partial<Draft>) => void
}

const chips = 'grid grid-cols-2 gap-2 sm:grid-cols-3'

/** What they want: the activity, where, how long, and how many of what. */
export function NewBookingWhat({ draft, sectors, errors, onChange }: Props) {
  const kind = kindOf(draft.activity)
  const places = placesOf(draft.activity)
  const open = locations.filter(({ id }) => places === undefined || places.includes(id))
  // What is free depends on all of it: a time that was chosen for something else is no choice.
  const choose = (part: Partial<Draft>) => onChange({ ...part, time: draft.odd ? draft.time : '' })
  return (
    <section className="space-y-5">
      <Options
        legend="Activity"
        look="chip"
        className={chips}
        options={kindsFor(sectors).map(({ id, label }) => ({ value: id, name: label }))}
        value={draft.activity}
        onChange={(activity) => choose(draftOf(activity, draft))}
      />
      {draft.activity === 'jetski-request' && (
        <Machines
          draft={draft}
          onChoose={choose}
          error={draft.jetskis.length === 0 ? errors.what : undefined}
        />
      )}
      {kind.lengths.length > 0 && (
        <Options
          legend="Duration"
          look="chip"
          className={chips}
          options={kind.lengths.map(({ value, label }) => ({
            value,
            name: label,
            off: lengthBar(draft, value) !== undefined,
          }))}
          value={draft.duration}
          onChange={(duration) => choose({ duration })}
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-4 empty:hidden">
        {open.length > 1 && (
          <div className="min-w-48 flex-1">
            <span className="lab">Place</span>
            <Select
              label="Place"
              value={draft.location}
              onChange={(location) => choose({ location })}
              options={open.map(({ id, label, name }) => ({
                value: id,
                label: label === name ? name : `${label}, ${name}`,
              }))}
            />
          </div>
        )}
        {kind.unit && (
          <Stepper
            stacked
            label={kind.unit === 'foil' ? 'Foils' : 'People'}
            unit={kind.unit}
            value={draft.count}
            min={1}
            max={kind.most}
            onChange={(count) => choose({ count })}
          />
        )}
      </div>
      {draft.activity === 'wake-surf' && (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-5 accent-sea-700"
            checked={draft.sauna}
            onChange={(event) => choose({ sauna: event.target.checked })}
          />
          Floating sauna afterwards
        </label>
      )}
      <div aria-live="polite">
        {errors.what && (draft.activity !== 'jetski-request' || draft.jetskis.length > 0) && (
          <ErrorText>{errors.what}</ErrorText>
        )}
      </div>
    </section>
  )
}

type MachinesProps = {
  draft: Draft
  error: string | undefined
  onChoose: (part: Partial<Draft>) => void
}

function Machines({ draft, error, onChoose }: MachinesProps) {
  return (
    <fieldset>
      <legend className="lab">Jetskis</legend>
      <div className={chips}>
        {jetskis.map(({ id, adminName }) => {
          const on = draft.jetskis.includes(id)
          return (
            <label key={id} className={`chip relative min-h-11! cursor-pointer px-3.5 ${on ? 'on' : ''}`}>
              <input
                type="checkbox"
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
                checked={on}
                onChange={() =>
                  onChoose({
                    jetskis: on ? draft.jetskis.filter((one) => one !== id) : [...draft.jetskis, id],
                  })
                }
              />
              {adminName}
            </label>
          )
        })}
      </div>
      <div aria-live="polite">{error && <ErrorText>{error}</ErrorText>}</div>
    </fieldset>
  )
}
