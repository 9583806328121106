import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { centsOf, priceText } from '#domain/money.ts'
import { CallLink } from '#web/shell/reach-links.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { asSentence } from '#web/why-failed.ts'

// The two alerts of a confirm page, as dialogs that work by keyboard and with screen readers.

/** '90 € to pay on site'; a booking may cost nothing. */
export function toPayText(totalPrice: string): string {
  const cents = centsOf(totalPrice) ?? 0
  return cents > 0 ? `${priceText(cents)} to pay on site` : 'nothing to pay'
}

/** `children`: what was booked; `onClose` goes home. */
export const BookedAlert = ({ children, onClose }: { children?: ReactNode; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="Booking confirmed! We will contact you shortly with details."
    actions={
      <Button kind="ink" onClick={onClose}>
        OK
      </Button>
    }
  >
    {children}
  </Dialog>
)

/** `children`: alternatives to choose from. */
export const FailedAlert = ({
  reason,
  children,
  onClose,
}: {
  /** The server's sentence, if it gave one. */
  reason?: string
  children?: ReactNode
  onClose: () => void
}) => (
  <Dialog
    open
    onClose={onClose}
    title="Booking failed. Please try again or contact us directly."
    description={[reason && asSentence(reason), 'Your entries are kept.'].filter(Boolean).join(' ')}
    actions={
      <>
        <CallLink className={buttonClass('line')}>
          <Phone />
          Call us
        </CallLink>
        {/* Focused first, so that a second Enter does not dial our number. */}
        <Button data-safe kind="ink" onClick={onClose}>
          Close
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
