import { dateText } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf } from '#domain/locations.ts'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { FreeTimes } from '#web/booking/free-times.tsx'
import { OnSiteTerms } from '#web/booking/on-site-terms.tsx'
import { QuoteLines, Total } from '#web/booking/price.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { intoView } from '#web/ui/into-view.ts'
import { Note } from '#web/ui/note.tsx'
import type { TestDriveState } from './use-test-drive.ts'

/** Third column: the contact, the price, and the one button. */
export function TestDriveContact({ drive }: { drive: TestDriveState }) {
  const { ride, quote, checking } = drive
  const house = useHouse()
  const { date, time } = ride.start
  return (
    <div className="bg-sunken p-5 sm:p-8 md:col-span-2 lg:col-span-1">
      <div className="mx-auto max-w-read">
        <ContactFields narrow phoneOptional field={ride.form.field} />
        <div className="mt-6 border-t border-line pt-3">
          <QuoteLines before={whenAndWhere(house, drive)} lines={quote.lines} />
        </div>
        <Total cents={quote.totalCents} size="3xl" checking={checking} />
        <OnSiteTerms
          freeHours={ride.sold.freeCancelHours}
          start={{ date, time, location: ride.entries.location }}
        />
        <Outcome drive={drive} />
        <Button type="submit" className="mt-5 w-full" busy={drive.sending} busyLabel="Processing...">
          Book test drive
        </Button>
        <p className="mt-3 text-center text-sm text-muted">A confirmation email arrives in a minute.</p>
      </div>
    </div>
  )
}

function whenAndWhere(house: House, { ride }: TestDriveState): string {
  const { date } = ride.start
  const place = locationOf(house, ride.entries.location).label
  return [date && dateText(date, 'short'), ride.span, place].filter(Boolean).join(', ')
}

/** The result of the last try, next to the button that retries; the toast covers neither. */
const Outcome = ({ drive }: { drive: TestDriveState }) =>
  (drive.trouble ?? drive.booked) && (
    <div ref={intoView} className="mt-5 scroll-mt-24 scroll-mb-56">
      <TestDriveResult drive={drive} />
    </div>
  )

function TestDriveResult({ drive: { booked, trouble, takeInstead } }: { drive: TestDriveState }) {
  if (trouble)
    return (
      <Note kind="error" title="Booking failed.">
        {trouble.sentence}
        <span className="mt-1 block">Your entries are kept.</span>
        {trouble.alternatives.length > 0 && (
          <div className="mt-3">
            <FreeTimes times={trouble.alternatives} day={trouble.day} onChoose={takeInstead} />
          </div>
        )}
      </Note>
    )
  if (!booked) return null
  return (
    <Note kind="ok" title={`Booking confirmed! ${booked.reference}.`}>
      {booked.service}, {dateText(booked.date)}, {booked.time} to {booked.until}, {booked.locationLabel}. A
      confirmation email will arrive.
      {booked.priceChanged && (
        <span className="mt-1 block">The price has changed to {booked.totalPrice} €.</span>
      )}
    </Note>
  )
}
