import { Clock, Waves } from 'lucide-react'
import { countText } from '#domain/activities/fields.ts'
import type { Rental } from '#domain/activities/rental.ts'
import { dateText } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { FormFrame } from './booking-page.tsx'
import { fact, PhonePrice, placeAndDay, toPayment } from './booking-summary.tsx'
import { ChoosePage } from './choose-page.tsx'
import { ContactFields } from './contact-fields.tsx'
import { HowMany } from './how-many.tsx'
import { PlaceStep } from './place-step.tsx'
import { StartStep } from './start-step.tsx'
import { Step } from './step-section.tsx'
import type { RentalState } from './use-rental.ts'
import { useRental } from './use-rental.ts'

const formId = 'rental'
const priceTitle = 'Your booking'

/** A rental: where, how many and how long, when, who. */
export function RentalBooking({ rental }: { rental: Rental }) {
  const state = useRental(rental)
  const { quote, checking, busy } = state
  return (
    <ChoosePage
      formId={formId}
      title={rental.title}
      lead={leadOf(state)}
      priceTitle={priceTitle}
      picture={rental.picture}
      facts={factsOf(state)}
      quote={quote}
      checking={checking}
      context={`${unitsText(state)}, ${whenOf(state) || 'choose a day'}`}
      {...toPayment}
      busy={busy}
    >
      <RentalForm state={state} />
    </ChoosePage>
  )
}

function RentalForm({ state }: { state: RentalState }) {
  const { rental, form, entries, start, places, quote, checking } = state
  const { short } = rental.rental.duration.options[entries.duration]!
  return (
    <FormFrame
      id={formId}
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
        note={`for ${unitsText(state)}, ${short}`}
        asked={state.asked}
        awaited={state.times}
        toChip={state.toChip}
        span={state.span && `From ${state.span}. `}
      />
      <Step title="Who">
        <ContactFields field={form.field} />
      </Step>
      <PhonePrice title={priceTitle} before={whenOf(state)} quote={quote} checking={checking} />
    </FormFrame>
  )
}

/** What it is; where, when it is in one place only. */
function leadOf({ rental, places }: RentalState): string {
  const place = places.length === 1 ? `${placeText(locationOf(places[0]!))}.` : ''
  return [rental.card?.description, `You pay per ${rental.noun.one}.`, place].filter(Boolean).join(' ')
}

const unitsText = ({ rental, entries }: RentalState): string => countText(entries.units, rental.noun)

/** 'Thu 18 June, 18:00 to 19:30', as far as chosen. */
const whenOf = ({ start: { date }, span }: RentalState): string =>
  [date && dateText(date, 'short'), span].filter(Boolean).join(', ')

const factsOf = (state: RentalState) => [
  ...placeAndDay(state.entries.location, state.start.date),
  fact('time', <Clock aria-hidden="true" />, state.span, 'No start time yet'),
  fact('units', <Waves aria-hidden="true" />, unitsText(state), ''),
]
