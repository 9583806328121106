import { HandCoins, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PlacedStart } from '#domain/activities/activity.ts'
import { instantOf } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useCancelPolicy } from '#web/offered-on-page.ts'
import { Step } from './step-section.tsx'

const icon = 'mt-0.5 size-6 flex-none text-sea-600'

type Props = {
  activity: string
  start: Partial<PlacedStart> & Pick<PlacedStart, 'location'>
  cents: number
  children: ReactNode
  freeUntil?: string
}

/** A note that it is paid on site, and until when a cancel is free. */
export function PaymentStep({ activity, start, cents, children, freeUntil }: Props) {
  const { date, time, location } = start
  const { zone } = locationOf(useHouse(), location)
  const startsAt = date && time ? instantOf(date, time, zone).epochMilliseconds : undefined
  return (
    <Step title="Payment">
      <p className="flex gap-4">
        <HandCoins className={icon} />
        <span>
          <b className="font-semibold">
            {cents > 0 ? `${priceText(cents)} on site, by card or cash.` : 'There is nothing to pay.'}
          </b>{' '}
          {cents > 0 && <span className="text-muted">Payment is collected on site. {children}</span>}
        </span>
      </p>
      <p className="mt-4 flex gap-4">
        <RotateCcw className={icon} />
        <span>
          {freeUntil && <b className="font-semibold">Free to cancel until {freeUntil}.</b>}{' '}
          <span className="text-muted">
            {useCancelPolicy(activity, startsAt)}{' '}
            <Link to="/terms" className="font-semibold text-link underline underline-offset-4">
              Our terms
            </Link>
          </span>
        </span>
      </p>
    </Step>
  )
}
