import { CalendarDays, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { dateText } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf, placeText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { PayBar } from './paybar.tsx'
import { type Fact, PriceSummary, QuoteLines, type ShownQuote, Total } from './price.tsx'

export type Priced = { quote: ShownQuote; checking: boolean }

type GoProps = { formId: string; id?: string; busy: boolean; className?: string; children: ReactNode }

/** The go button of a page, rendered twice: in the summary and at the foot of a phone. */
export const GoButton = ({ formId, id, busy, className, children }: GoProps) => (
  <Button id={id} type="submit" form={formId} busy={busy} busyLabel="Processing..." className={className}>
    {children}
  </Button>
)

// Two lines on a narrow phone.
export const toReserve = (
  <span>
    Reserve, <span className="max-sm:block">pay on site</span>
  </span>
)

/** Only 'Continue' when checkout takes no payment. */
export const toPayment = (
  <span>
    Continue <span className="max-sm:block paid-on-site:hidden">to Payment</span>
  </span>
)

type SummaryProps = Priced & {
  title: string
  picture?: ReactNode
  facts: readonly Fact[]
  children: ReactNode
}

export const SideSummary = (props: SummaryProps) => (
  <div className="max-lg:hidden">
    <PriceSummary {...props} />
  </div>
)

type PhoneProps = Priced & { title: string; before?: string; children?: ReactNode }

/** On a phone: the lines in the page. */
export const PhonePrice = ({ title, before, quote, checking, children }: PhoneProps) => (
  <section aria-label="Price" className="border-t border-line py-8 lg:hidden">
    <h2 className="mb-3 text-2xl">{title}</h2>
    <QuoteLines before={before} lines={quote.lines} />
    <Total cents={quote.totalCents} checking={checking} />
    {children}
  </section>
)

/** On a phone: the total and the button at its foot. */
export const PhoneBar = ({
  quote,
  checking,
  context,
  children,
}: Priced & { context: string; children: ReactNode }) => (
  <PayBar sum={priceText(quote.totalCents)} checking={checking} context={context}>
    {children}
  </PayBar>
)

/** Place and day of a booking, as far as chosen. */
export const placeAndDay = (house: House, location: LocationId, date: string): Fact[] => [
  { what: 'place', icon: <MapPin />, text: placeText(locationOf(house, location)) },
  fact('day', <CalendarDays />, date && dateText(date), 'No day chosen yet'),
]

/** A fact, or its placeholder while it is not chosen. */
export const fact = (what: string, icon: ReactNode, text: string, otherwise: string): Fact => ({
  what,
  icon,
  text: text || otherwise,
  unknown: text === '',
})
