import { ExpressCheckoutElement } from '@stripe/react-stripe-js'
import type {
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js'
import { useState } from 'react'
import type { HeldCheckout } from './checkout-state.ts'

type Props = {
  checkout: HeldCheckout
  /** The payer agreed in the wallet; `onRefused` tells the wallet that it did not go through. */
  onConfirm: (onRefused: () => void) => void
}

const options: StripeExpressCheckoutElementOptions = {
  // The wallet's sheet shows the amount; its button says what it is for (R-M7).
  buttonType: { applePay: 'book', googlePay: 'book' },
  buttonTheme: { applePay: 'black', googlePay: 'black' },
  buttonHeight: 52,
  paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
  layout: { maxColumns: 2, maxRows: 2, overflow: 'never' },
}

/** Apple Pay, Google Pay and Link where the browser has them; no room is kept where it has none. */
export function ExpressPay({ checkout: { payment, expired, onExpired }, onConfirm }: Props) {
  const [has, setHas] = useState(false)
  const open = ({ resolve, reject }: StripeExpressCheckoutElementClickEvent) => {
    if (!expired && !payment.paying) return resolve()
    reject()
    if (expired) onExpired()
  }
  const confirm = ({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent) =>
    onConfirm(() => paymentFailed({ reason: 'fail' }))
  return (
    <div className={has ? 'mt-4' : ''}>
      <ExpressCheckoutElement
        options={options}
        onReady={({ availablePaymentMethods }) => setHas(availablePaymentMethods !== undefined)}
        onClick={open}
        onConfirm={confirm}
        onLoadError={() => setHas(false)}
      />
      {has && (
        <p className="mt-6 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or pay by card
        </p>
      )}
    </div>
  )
}
