import { HandCoins, RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { groupPrice } from '#domain/activities/group-session.ts'
import { cancelPolicyText } from '#domain/booking/policy.ts'
import { priceText } from '#domain/money.ts'
import { Step } from '#web/booking/step-section.tsx'
import type { Confirming } from './use-confirm.ts'
import { freeToCancelUntil } from './words.ts'

const icon = 'mt-0.5 size-6 flex-none text-sea-600'

/** That it is paid on site, and until when it costs nothing to cancel. */
export function Payment({ confirming: { draft, quote, now } }: { confirming: Confirming }) {
  const until = now && freeToCancelUntil(draft.date, draft.time, now)
  return (
    <Step title="Payment">
      <p className="flex gap-4">
        <HandCoins aria-hidden="true" className={icon} />
        <span>
          <b className="font-semibold">{priceText(quote.totalCents)} on site, by card or cash.</b>{' '}
          <span className="text-muted">
            Payment is collected on site. The online price of {priceText(groupPrice.onlineCents)} stays yours;
            walk-ins pay {priceText(groupPrice.onSiteCents)}.
          </span>
        </span>
      </p>
      <p className="mt-4 flex gap-4">
        <RotateCcw aria-hidden="true" className={icon} />
        <span>
          {until && <b className="font-semibold">Free to cancel until {until}.</b>}{' '}
          <span className="text-muted">
            {cancelPolicyText}{' '}
            <Link to="/terms" className="font-semibold text-link underline underline-offset-4">
              Our terms
            </Link>
          </span>
        </span>
      </p>
    </Step>
  )
}
