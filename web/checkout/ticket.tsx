import { Calendar, CalendarPlus, Copy, MapPin, Waves } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Receipt } from '#contract/views.ts'
import { countText } from '#domain/booking/count.ts'
import { dateText } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { downloadCalendar } from './calendar-file.ts'
import { QuoteLines } from './quote-lines.tsx'

/** The booking as a ticket: the reference in the largest type, a dashed tear, the facts. */
export function Ticket({ receipt }: { receipt: Receipt }) {
  const { service, date, time, until, reference } = receipt
  return (
    <section aria-label="Your booking" className="rounded-xl bg-surface shadow-float">
      <div className="p-6 sm:p-8">
        <p className="text-muted">Your reference</p>
        <p className="mt-1 flex items-center justify-between gap-3">
          <span className="font-display text-4xl font-[540] tracking-title whitespace-nowrap tnum">
            {reference}
          </span>
          <IconButton label="Copy the reference" className="-mr-2" onClick={() => void copy(reference)}>
            <Copy aria-hidden="true" />
          </IconButton>
        </p>
      </div>
      <div className="border-t-2 border-dashed border-line p-6 sm:p-8">
        <h2 className="text-xl">{service}</h2>
        <ul className="mt-4 space-y-2.5 text-[0.9375rem]">
          <Fact icon={<Calendar aria-hidden="true" />}>
            {dateText(date)}, {time} to {until}
          </Fact>
          <Fact icon={<MapPin aria-hidden="true" />}>{placeText(locationOf(receipt.location))}</Fact>
          <Fact icon={<Waves aria-hidden="true" />}>
            {countText(receipt.quantity, receipt.quantityLabel)}
          </Fact>
        </ul>
        <QuoteLines lines={receipt.lines} className="mt-5" />
        <Paid receipt={receipt} />
        <Button kind="line" className="mt-6 w-full" onClick={() => void saveCalendar(receipt)}>
          <CalendarPlus aria-hidden="true" />
          Add to calendar
        </Button>
      </div>
    </section>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-3 [&_svg]:size-5 [&_svg]:flex-none [&_svg]:text-sea-600">
    {icon}
    <span>{children}</span>
  </li>
)

const paidBy: Record<Receipt['paymentMethod'], { title: string; how: string }> = {
  test: { title: 'Paid', how: 'test card, no charge' },
  card: { title: 'Paid', how: 'by card' },
  on_site: { title: 'Total', how: 'to pay on site' },
}

const Paid = ({ receipt: { paymentMethod, totalCents } }: { receipt: Receipt }) => (
  <p className="flex items-end justify-between border-t border-line pt-4">
    <span className="font-semibold">
      {paidBy[paymentMethod].title}
      <span className="block text-sm font-normal text-muted">{paidBy[paymentMethod].how}</span>
    </span>
    <span className="font-display text-4xl font-[560] tracking-title tnum">{priceText(totalCents)}</span>
  </p>
)

async function copy(reference: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(reference)
    toast({ title: 'Reference copied', text: reference })
  } catch {
    toast({ title: 'The reference could not be copied', text: `It is ${reference}.`, tone: 'destructive' })
  }
}

const saveCalendar = (receipt: Receipt): Promise<void> =>
  downloadCalendar(receipt).catch(() =>
    toast({
      title: 'The calendar file could not be made',
      text: 'It is also attached to the confirmation email.',
      tone: 'destructive',
    }),
  )
