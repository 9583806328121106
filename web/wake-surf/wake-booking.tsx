import { Flame, NotebookPen, UsersRound, Waves } from 'lucide-react'
import { wakeBoatPicture } from '#domain/activities/ride-pictures.ts'
import { peopleText } from '#domain/counted.ts'
import type { House } from '#domain/house/house.ts'
import { FormFrame } from '#web/booking/booking-page.tsx'
import { fact, PhonePrice, placeAndDay, toPayment } from '#web/booking/booking-summary.tsx'
import { ChoosePage } from '#web/booking/choose-page.tsx'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { StartStep } from '#web/booking/start-step.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { TextArea } from '#web/ui/field.tsx'
import { useWake, type Wake } from './use-wake.ts'
import { WakeLength, WakePlace } from './wake-length.tsx'
import { WakeSauna, WithoutSauna } from './wake-sauna.tsx'
import { contextOf, lacksSauna, leadOf, saunaLength, saunaSpan, wakeChip, waveSpan } from './wake-words.ts'

const formId = 'wake-surf'

/** Wake surf: how many and how long, when, with or without the sauna, and the contact. */
export function WakeBooking() {
  const house = useHouse()
  const wake = useWake()
  const { heading, title } = house.activities['wake-surf']
  return (
    <ChoosePage
      formId={formId}
      title={heading || title}
      lead={leadOf(house)}
      priceTitle="Your session"
      picture={wakeBoatPicture}
      facts={factsOf(house, wake)}
      quote={wake.quote}
      checking={wake.checking}
      context={contextOf(house, wake.entries, wake.start)}
      go={toPayment}
      busy={wake.busy}
    >
      <WakeForm wake={wake} />
    </ChoosePage>
  )
}

function WakeForm({ wake }: { wake: Wake }) {
  const { form, start, entries } = wake
  const { durations, starts } = useHouse().activities['wake-surf']
  return (
    <FormFrame
      id={formId}
      label="Wake Surf"
      root={form.root}
      onSubmit={wake.submit}
      announced={start.announced}
      className="mt-8"
    >
      <WakePlace wake={wake} />
      <WakeLength wake={wake} />
      <StartStep
        start={start}
        errors={form.errors}
        note={`for ${durations[entries.duration]!.label}${entries.sauna ? ', sauna after' : ''}`}
        needText={entries.sauna ? 'boat and sauna free' : 'the boat free'}
        awaited={starts}
        toChip={wakeChip}
        besides={start.starts?.some(lacksSauna) && <WithoutSauna wake={wake} />}
      />
      {wake.hasSauna && <WakeSauna wake={wake} />}
      <Step title="Who">
        <ContactFields field={form.field} />
        <TextArea
          label="Special requests"
          optional
          rows={3}
          icon={<NotebookPen />}
          placeholder="Anything we should know"
          className="mt-5"
          {...form.field('specialRequests')}
        />
      </Step>
      <PhonePrice title="Your session" quote={wake.quote} checking={wake.checking} />
    </FormFrame>
  )
}

function factsOf(house: House, { entries, start: { date, time } }: Wake) {
  const { location, duration, people, sauna } = entries
  const after = time && `Sauna ${saunaSpan(house, { date, time, location }, duration)}`
  return [
    ...placeAndDay(house, location, date),
    fact('time', <Waves />, time && `Wave ${waveSpan(house, time, duration)}`, 'No start time yet'),
    ...(sauna ? [fact('sauna', <Flame />, after, `Sauna after it, ${saunaLength(house)}`)] : []),
    fact('people', <UsersRound />, peopleText(people), ''),
  ]
}
