import { ArrowRight, Calendar, CalendarPlus, Copy, MapPin, Waves } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Receipt } from '#contract/views.ts'
import { countText } from '#domain/activities/fields.ts'
import { dateText } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { ReceiptLines } from '#web/booking/price-lines.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { downloadCalendar } from './calendar-file.ts'
import type { OwnLink } from './success-link.ts'

type Props = { receipt: Receipt; ownLink?: OwnLink }

/** The booking as a ticket: the reference in the largest type, a dashed perforation, the facts. */
export function Ticket({ receipt, ownLink }: Props) {
  const house = useHouse()
  const { service, reference } = receipt
  return (
    <section aria-label="Your booking" className="rounded-xl bg-surface shadow-float">
      <div className="p-6 sm:p-8">
        <p className="text-muted">Your reference</p>
        <p className="mt-1 flex items-center justify-between gap-3">
          <span className="font-display text-4xl font-[540] tracking-title whitespace-nowrap tnum">
            {reference}
          </span>
          <IconButton
            label="Copy the reference"
            className="-mr-2"
            onClick={() => void copyReference(reference)}
          >
            <Copy aria-hidden="true" />
          </IconButton>
        </p>
      </div>
      <div className="border-t-2 border-dashed border-line p-6 sm:p-8">
        <h2 className="text-xl">{service}</h2>
        <TicketFacts receipt={receipt} />
        <ReceiptLines lines={receipt.lines} className="mt-5" />
        <Paid receipt={receipt} />
        <Button kind="line" className="mt-6 w-full" onClick={() => void saveCalendar(house, receipt)}>
          <CalendarPlus aria-hidden="true" />
          Add to calendar
        </Button>
        {ownLink && <OwnLinkButton link={ownLink} />}
      </div>
    </section>
  )
}

const paidBy: Record<Receipt['paymentMethod'], { title: string; how: string }> = {
  test: { title: 'Paid', how: 'test card, no charge' },
  card: { title: 'Paid', how: 'by card' },
  on_site: { title: 'Total', how: 'to pay on site' },
}

const Paid = ({ receipt: { paymentMethod, totalCents, dueNowCents } }: { receipt: Receipt }) => (
  <p className="flex items-end justify-between border-t border-line pt-4">
    <span className="font-semibold">
      {paidBy[paymentMethod].title}
      <span className="block text-sm font-normal text-muted">
        {paidBy[paymentMethod].how}
        {dueNowCents !== undefined && `, ${priceText(totalCents - dueNowCents)} to pay on site`}
      </span>
    </span>
    <span className="font-display text-4xl font-[560] tracking-title tnum">
      {priceText(dueNowCents ?? totalCents)}
    </span>
  </p>
)

async function copyReference(reference: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(reference)
    toast({ title: 'Reference copied', text: reference })
  } catch {
    toast({ title: 'The reference could not be copied', text: `It is ${reference}.`, tone: 'destructive' })
  }
}

const saveCalendar = (house: House, receipt: Receipt): Promise<void> =>
  downloadCalendar(house, receipt).catch(() =>
    toast({
      title: 'The calendar file could not be made',
      text: 'It is also attached to the confirmation email.',
      tone: 'destructive',
    }),
  )

/** Links to this booking's own page. Its space is kept while it loads, so that nothing below moves. */
function OwnLinkButton({ link: { path, coming } }: { link: OwnLink }) {
  if (path === undefined && !coming) return null
  return (
    <>
      {path === undefined ? (
        <span aria-hidden="true" className="skel mt-3 block h-13 rounded-full!" />
      ) : (
        <Link to={path} className={`${buttonClass('line')} mt-3 w-full`}>
          Open your booking
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
      <p className="mt-3 text-center text-sm text-muted">
        Receipt, directions, cancelling. No account needed.
      </p>
    </>
  )
}

const TicketFacts = ({ receipt }: { receipt: Receipt }) => (
  <ul className="mt-4 space-y-2.5 text-[0.9375rem]">
    <Fact icon={<Calendar aria-hidden="true" />}>
      {dateText(receipt.date)}, {receipt.time} to {receipt.until}
    </Fact>
    <Fact icon={<MapPin aria-hidden="true" />}>{placeText(locationOf(useHouse(), receipt.location))}</Fact>
    <Fact icon={<Waves aria-hidden="true" />}>{countText(receipt.quantity, receipt.noun)}</Fact>
  </ul>
)

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-3 [&_svg]:size-5 [&_svg]:flex-none [&_svg]:text-sea-600">
    {icon}
    <span>{children}</span>
  </li>
)
