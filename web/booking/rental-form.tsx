import { Gift } from 'lucide-react'
import { useHouse } from '#web/house-on-page.ts'
import { Note } from '#web/ui/note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { FormFrame } from './booking-page.tsx'
import { PhonePrice } from './booking-summary.tsx'
import { ContactFields } from './contact-fields.tsx'
import { IncludedStep } from './included-step.tsx'
import { OnSiteTerms } from './on-site-terms.tsx'
import { PlaceStep } from './place-step.tsx'
import { StartStep } from './start-step.tsx'
import { Step } from './step-section.tsx'
import { Tick } from './tick.tsx'
import type { RentalState } from './use-rental.ts'
import { RentalLengths, WhichOne } from './which-one.tsx'

/** `title`: the heading of the price. */
type Props = { state: RentalState; id: string; title: string }

export function RentalForm({ state, id, title }: Props) {
  const { rental, form, entries, start, places, quote, checking } = state
  const { short } = rental.rental.duration.options[entries.duration]!
  return (
    <FormFrame
      id={id}
      label={rental.title}
      root={form.root}
      onSubmit={state.submit}
      announced={start.announced}
      className="mt-8"
    >
      {places.length > 1 && (
        <PlaceStep places={places} value={entries.location} onChange={state.choosePlace} />
      )}
      {rental.rental.machines ? (
        <WhichOne state={state} machines={rental.rental.machines} />
      ) : (
        <HowMany state={state} />
      )}
      <StartStep
        start={start}
        offered={rental.rental.isSoldOn}
        errors={form.errors}
        note={`for ${state.counted}, ${short}`}
        needText={state.needText}
        awaited={state.times}
        toChip={state.toChip}
        span={state.span && `From ${state.span}. `}
      />
      <IncludedStep lines={useHouse().activities[rental.id]?.includes} />
      <Step title="Who">
        <ContactFields field={form.field} />
      </Step>
      <PhonePrice title={title} before={state.when} quote={quote} checking={checking}>
        {rental.onSite && (
          <OnSiteTerms freeHours={rental.freeCancelHours} start={{ ...start, location: entries.location }} />
        )}
      </PhonePrice>
    </FormFrame>
  )
}

/** The number and duration, at the prices of the place. */
function HowMany({ state }: { state: RentalState }) {
  const { rental, form, entries, start } = state
  const { count, duration, addOn, unit, giftAt, centsAt } = rental.rental
  const gift = giftAt(entries.location, entries.duration)
  const { one, many } = rental.noun
  const isWhole = unit !== rental.noun
  const lengths = Object.entries(duration.options).map(([code, { short }]) => ({
    code,
    name: short,
    cents: centsAt({ location: entries.location, date: start.date }, code),
  }))
  return (
    <Step title={`How many ${many}${lengths.length > 1 ? ', how long' : ''}`}>
      <Stepper
        label={count.label}
        unit={one}
        min={1}
        max={count.most}
        atMost={`Up to ${count.most} ${isWhole ? 'on board' : 'in one booking'}`}
        value={entries.units}
        onChange={(units) => form.set({ units })}
      />
      {gift && (
        <Note
          kind="gift"
          icon={Gift}
          className="mt-4"
          title={`From ${gift.from} ${many}, ${gift.minutes} minutes free.`}
        />
      )}
      <RentalLengths state={state} lengths={lengths} />
      {addOn && (
        <div className="mt-4">
          <Tick value="addOn" checked={entries.addOn} onChange={() => form.set({ addOn: !entries.addOn })}>
            {addOn.labelAt?.(entries.location, start.date)}
          </Tick>
        </div>
      )}
    </Step>
  )
}
