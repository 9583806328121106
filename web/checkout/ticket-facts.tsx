import { Calendar, MapPin, Waves } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Receipt } from '#contract/views.ts'
import { countText } from '#domain/activities/fields.ts'
import { dateText } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'

/** When, where, how many. */
export const TicketFacts = ({ receipt }: { receipt: Receipt }) => (
  <ul className="mt-4 space-y-2.5 text-[0.9375rem]">
    <Fact icon={<Calendar aria-hidden="true" />}>
      {dateText(receipt.date)}, {receipt.time} to {receipt.until}
    </Fact>
    <Fact icon={<MapPin aria-hidden="true" />}>{placeText(locationOf(receipt.location))}</Fact>
    <Fact icon={<Waves aria-hidden="true" />}>{countText(receipt.quantity, receipt.noun)}</Fact>
  </ul>
)

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-3 [&_svg]:size-5 [&_svg]:flex-none [&_svg]:text-sea-600">
    {icon}
    <span>{children}</span>
  </li>
)
