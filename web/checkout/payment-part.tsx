import type { ReactNode } from 'react'
import { instantOf } from '#domain/calendar.ts'
import { findLocation } from '#domain/find-location.ts'
import { centsOf, priceText } from '#domain/money.ts'
import { PayBar } from '#web/booking/paybar.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { useCancelPolicy } from '#web/offered-on-page.ts'
import { Button, type ButtonKind } from '#web/ui/button.tsx'
import { intoView } from '#web/ui/into-view.ts'
import { Note } from '#web/ui/note.tsx'
import type { HeldCheckout } from './checkout-state.ts'
import { HeldFor } from './hold-bar.tsx'
import { pendingBookingOf, shownCents } from './pending-draft.ts'

/** `waits`: the label while the button is disabled; `why`: the reason, shown next to it on a phone. */
type LastButton = {
  label: string
  kind?: ButtonKind
  waits?: string
  why?: string
  onPress: () => void
}

type Props = { checkout: HeldCheckout; button: LastButton; children: ReactNode }

/** The amount to charge now, as the server says. */
export const dueOf = ({ stored, hold }: Pick<HeldCheckout, 'stored' | 'hold'>): number =>
  hold.dueNowCents ?? centsOf(hold.amount) ?? shownCents(pendingBookingOf(stored))

/** The payment means, and one button labelled with the cost. Errors are shown right above the button. */
export function PaymentPart({ checkout, button: { label, kind, waits, why, onPress }, children }: Props) {
  const { stored, payment, hold, expired, onExpired } = checkout
  const { bookingType, date, time, location } = pendingBookingOf(stored)
  const { zone } = findLocation(useHouse(), location) ?? {}
  const button = (className: string) => (
    <Button
      kind={kind}
      busy={payment.paying || waits !== undefined}
      busyLabel={payment.paying ? payment.variables?.busyLabel : waits}
      className={className}
      onClick={expired ? onExpired : onPress}
    >
      {label}
    </Button>
  )
  return (
    <section className="whole mt-10 border-t border-line pt-10">
      <h2 id="payment-method" className="text-2xl">
        Payment method
      </h2>
      {children}
      {/* On a phone the button is always visible; this error is at the fields, further down. */}
      {payment.failed && (
        <div ref={intoView} className="mt-4 scroll-mb-48">
          <Note kind="error" title={`${payment.failed.title}.`}>
            {payment.failed.text}
          </Note>
        </div>
      )}
      <div className="mt-8 max-lg:hidden">{button('w-full')}</div>
      <p className="mt-4 text-sm text-muted lg:text-center">
        A confirmation email with the meeting point follows right away.{' '}
        {useCancelPolicy(bookingType, zone ? instantOf(date, time, zone).epochMilliseconds : undefined)}
      </p>
      <PayBar sum={priceText(dueOf(checkout))} context={why ?? <HeldFor expiresAt={hold.expiresAt} />}>
        {button(
          'min-w-0 shrink-99 px-5! leading-tight! whitespace-normal! max-[359px]:px-3! max-[359px]:text-sm!',
        )}
      </PayBar>
    </section>
  )
}
