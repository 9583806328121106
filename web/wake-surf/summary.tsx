import { CalendarDays, Flame, MapPin, UsersRound, Waves } from 'lucide-react'
import { wakes } from '#domain/activities/wake-surf.ts'
import { dateText } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { PayBar } from '#web/booking/paybar.tsx'
import { type Fact, PriceSummary, QuoteLines, Total } from '#web/booking/price.tsx'
import { SummaryPicture } from '#web/booking/summary-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Wake } from './use-wake.ts'
import { peopleText, saunaSpan, waveSpan } from './words.ts'

export const wakeFormId = 'wake-surf'

/** The column at the right of a wide screen: the session, its price, the go button. */
export const Summary = ({ wake }: { wake: Wake }) => (
  <PriceSummary
    title="Your session"
    picture={<SummaryPicture ride="wakeBoat" />}
    facts={factsOf(wake)}
    quote={wake.quote}
    checking={wake.checking}
  >
    <Button
      type="submit"
      form={wakeFormId}
      busy={wake.busy}
      busyLabel="Processing..."
      className="mt-5 w-full"
    >
      Continue to Payment
    </Button>
  </PriceSummary>
)

/** On a phone: the lines in the page, the total and the button at its foot. */
export function PhonePrice({ wake }: { wake: Wake }) {
  const { quote, checking } = wake
  return (
    <section aria-label="Price" className="border-t border-line py-8 lg:hidden">
      <h2 className="mb-3 text-2xl">Your session</h2>
      <QuoteLines lines={quote.lines} />
      <Total cents={quote.totalCents} checking={checking} />
    </section>
  )
}

export function PhoneBar({ wake }: { wake: Wake }) {
  const { entries, date, time, quote, checking } = wake
  const when = [date && dateText(date, 'short'), time].filter(Boolean).join(' ')
  const what = `${wakes[entries.duration].label}${entries.sauna ? ' and sauna' : ''}`
  return (
    <PayBar cents={quote.totalCents} checking={checking} context={`${what}, ${when || 'choose a day'}`}>
      <Button
        type="submit"
        form={wakeFormId}
        busy={wake.busy}
        busyLabel="Processing..."
        className="px-5! leading-tight max-[359px]:px-4!"
      >
        <span>
          Continue <span className="max-sm:block">to Payment</span>
        </span>
      </Button>
    </PayBar>
  )
}

function factsOf({ entries, date, time }: Wake): Fact[] {
  const { duration, people, sauna } = entries
  const chosen = date !== '' && time !== ''
  return [
    { what: 'place', icon: <MapPin aria-hidden="true" />, text: placeText(locationOf('tallinn')) },
    {
      what: 'day',
      icon: <CalendarDays aria-hidden="true" />,
      text: date ? dateText(date) : 'No day chosen yet',
      unknown: date === '',
    },
    {
      what: 'time',
      icon: <Waves aria-hidden="true" />,
      text: time ? `Wave ${waveSpan(time, duration)}` : 'No start time yet',
      unknown: time === '',
    },
    ...(sauna
      ? [
          {
            what: 'sauna',
            icon: <Flame aria-hidden="true" />,
            text: chosen ? `Sauna ${saunaSpan({ date, time }, duration)}` : 'Sauna after it, 3 hours',
            unknown: !chosen,
          },
        ]
      : []),
    { what: 'people', icon: <UsersRound aria-hidden="true" />, text: peopleText(people) },
  ]
}
