import { Note } from '#web/ui/note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { FormFrame } from './booking-page.tsx'
import { PhonePrice } from './booking-summary.tsx'
import { ContactFields } from './contact-fields.tsx'
import { HowLong } from './how-long.tsx'
import { OnSiteTerms } from './on-site-terms.tsx'
import { PlaceStep } from './place-step.tsx'
import { StartStep } from './start-step.tsx'
import { Step } from './step-section.tsx'
import type { RentalState } from './use-rental.ts'

/** `title` heads the price. */
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
      <HowMany state={state} />
      <StartStep
        start={start}
        errors={form.errors}
        note={`for ${state.counted}, ${short}`}
        asked={state.asked}
        awaited={state.times}
        toChip={state.toChip}
        span={state.span && `From ${state.span}. `}
      />
      <Step title="Who">
        <ContactFields field={form.field} />
      </Step>
      <PhonePrice title={title} before={state.when} quote={quote} checking={checking}>
        {rental.onSite && <OnSiteTerms activity={rental.id} />}
      </PhonePrice>
    </FormFrame>
  )
}

/** How many and how long, at the prices of the place. */
function HowMany({ state: { rental, form, entries, start } }: { state: RentalState }) {
  const { count, duration, gift, centsAt } = rental.rental
  const { one, many } = rental.noun
  return (
    <Step title={`How many ${many}, how long`}>
      <Stepper
        label={count.label}
        unit={one}
        min={1}
        max={count.most}
        atMost={`Up to ${count.most} in one booking`}
        value={entries.units}
        onChange={(units) => form.set({ units })}
      />
      {gift && (
        <Note
          kind="gift"
          className="mt-4"
          title={`From ${gift.from} ${many}, ${gift.minutes} minutes free.`}
        />
      )}
      <div className="mt-6">
        <HowLong
          look="tiles"
          per={`per ${one}`}
          lengths={Object.entries(duration.options).map(([code, { short }]) => ({
            code,
            name: short,
            cents: centsAt({ location: entries.location, date: start.date }, code),
          }))}
          value={entries.duration}
          onChange={(code) => form.set({ duration: code })}
        />
      </div>
    </Step>
  )
}
