import type { ReactNode } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { placeText } from '#domain/locations.ts'
import { centsOf, priceText } from '#domain/money.ts'
import { paidLabels } from '#domain/money-moves.ts'
import { MoreParts } from '#web/staff/row/more-parts.tsx'
import { NoMachineBadge } from '#web/staff/row/no-machine.tsx'
import { PhoneLink } from '#web/staff/row/phone-link.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'
import { BookingButtons } from './jetski-buttons.tsx'
import { place, whenText } from './jetski-days.ts'
import { modelsText } from './jetski-words.ts'

type Props = { booking: JetskiBooking | undefined; onClose: () => void }

/** Everything about one booking, opened from the board. */
export function BookingSheet({ booking, onClose }: Props) {
  if (!booking) return null
  const facts: [string, ReactNode][] = [
    ['When', `${whenText(booking.date, booking.time)} to ${booking.until}`],
    ['Where', placeText(place)],
    ['Jetski', modelsText(booking.jetskiModel)],
    ['People', `${booking.peopleCount}${booking.isFirstTime ? ', First Timer' : ''}`],
    [
      'Total',
      booking.priceOpen
        ? 'On request'
        : `${priceText(centsOf(booking.totalPrice) ?? 0)}, ${paidLabels[booking.paidState].toLowerCase()}`,
    ],
    ['Email', booking.email],
    ['Phone', <PhoneLink key="phone" phone={booking.phone} />],
    ...(booking.notes ? ([['Notes', booking.notes]] as [string, string][]) : []),
  ]
  return (
    <LaterDialog
      open
      wide
      onOpenChange={(stays) => stays || onClose()}
      title={booking.customerName}
      description={
        <span className="flex flex-wrap items-center gap-3">
          <StatusBadge status={booking.status} />
          <NoMachineBadge id={booking.id} />
          <span className="tnum">{booking.reference}</span>
        </span>
      }
      actions={
        <Button kind="line" size="md" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="mt-5 grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 rounded-md bg-sunken px-4 py-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold break-words whitespace-pre-line tnum">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 text-sm">
        <BookingButtons booking={booking} />
        <MoreParts id={booking.id} updatedAt={booking.updatedAt} location={place.id} />
      </div>
    </LaterDialog>
  )
}
