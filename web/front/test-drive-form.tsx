import { Repeat2 } from 'lucide-react'
import { useEffect } from 'react'
import { dateText } from '#domain/calendar.ts'
import { FormFrame } from '#web/booking/booking-page.tsx'
import { PickTime } from '#web/booking/pick-time.tsx'
import { PlaceChoice } from '#web/booking/place-choice.tsx'
import { FoilCount, GiftNote, RideLength } from '#web/booking/ride-parts.tsx'
import { freeFoils, rideSpanText } from '#web/booking/ride-words.ts'
import { SmallChart } from '#web/booking/small-chart.tsx'
import { PickDay } from '#web/booking/which-day.tsx'
import { markHydrated } from '#web/early/hydrated.ts'
import { QueryProvider } from '#web/query-provider.tsx'
import { TestDriveContact } from './test-drive-contact.tsx'
import { type TestDriveState, useTestDrive } from './use-test-drive.ts'

const texts = {
  failed: 'Unable to load available times. Please try again.',
  loading: 'Loading available times...',
}

/** Second column: day and start time. */
export function When({ drive }: { drive: TestDriveState }) {
  const { sold, form, entries, start, choice } = drive.ride
  const { date } = start
  return (
    <div className="border-line p-5 pt-0 sm:p-8 max-md:sm:pt-0 md:border-l lg:px-6">
      <PickDay start={start} errors={form.errors} />
      <div className="mt-7 flex items-baseline justify-between gap-3">
        <h3 className="lab !mb-0 !font-sans !tracking-normal">Start time</h3>
        {date !== '' && <p className="text-sm text-muted">{dateText(date, 'short')}</p>}
      </div>
      <div className="mt-3 md:min-h-52">
        <PickTime
          start={start}
          errors={form.errors}
          needText={freeFoils(choice.foils)}
          awaited={sold.startTimes(entries.location, date, choice)}
          span={rideSpanText(drive.ride.span)}
          texts={texts}
          grouped={false}
        />
      </div>
    </div>
  )
}

/** The whole form in one panel: place, number and length, day and start, contact and price. */
export const TestDriveForm = () => (
  <QueryProvider>
    <Form />
  </QueryProvider>
)

function Form() {
  const drive = useTestDrive()
  const { root } = drive.ride.form
  // Presses before hydration are repeated now.
  useEffect(() => void (root.current && markHydrated(root.current)), [root])
  return (
    <FormFrame
      root={root}
      label="Book a test drive"
      onSubmit={drive.submit}
      announced={drive.ride.start.announced}
      className="overflow-hidden rounded-xl bg-surface shadow-float md:grid md:grid-cols-2 lg:grid-cols-[1fr_1fr_25rem]"
    >
      <Choice drive={drive} />
      <When drive={drive} />
      <TestDriveContact drive={drive} />
    </FormFrame>
  )
}

/** First column: place, number of foils, duration. */
function Choice({ drive }: { drive: TestDriveState }) {
  const { ride } = drive
  return (
    <div className="p-5 sm:p-8 lg:pr-6">
      <h2 className="text-3xl">Book a test drive</h2>
      <p className="mt-2 text-muted">
        Pick a place and a day. Times that cannot be had are crossed out and say why.
      </p>
      <div className="mt-7">
        <PlaceChoice
          look="chips"
          places={ride.house.activities['test-drive'].places}
          value={ride.entries.location}
          onChange={ride.choosePlace}
        />
        <SmallChart place={ride.entries.location} className="mt-4 h-40 w-full" />
      </div>
      <div className="mt-7">
        <FoilCount ride={ride} hint={`1 to ${ride.sold.fields.foils.most}`} />
      </div>
      <div className="mt-7">
        <RideLength ride={ride} look="chips" />
      </div>
      <GiftNote ride={ride} className="mt-7" />
      <p className="mt-5 flex items-start gap-2 text-[0.9375rem] text-muted">
        <Repeat2 className="mt-0.5 size-5 flex-none" />
        You pay per foil only. Friends may swap riders at no extra cost.
      </p>
    </div>
  )
}
