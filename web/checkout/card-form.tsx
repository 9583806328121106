import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripePaymentElementOptions } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { triedToPay } from '#web/drafts.ts'
import { cardMeans } from './card-means.ts'
import type { CardDesk } from './card-missing.tsx'
import { payLabel, waitingLabel } from './card-missing.tsx'
import { loadLimitMs } from './card-script.ts'
import { ExpressPay } from './express-pay.tsx'
import { intentOf } from './finalize.ts'
import { returnAddress } from './payment-address.ts'

type Props = { desk: CardDesk; onMissing: () => void }

/** The provider's fields and the one button; wallets above, where the browser has any. */
export function CardForm({ desk, onMissing }: Props) {
  const { checkout, contact, Part } = desk
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const { stored, hold, payment, keep } = checkout
  const { name, email, phone } = contact
  const missing = useEffectEvent(onMissing)
  useEffect(() => {
    if (ready) return
    const timer = setTimeout(missing, loadLimitMs)
    return () => clearTimeout(timer)
  }, [ready])

  /** `who` belongs to what is typed here; a wallet knows its owner better. */
  const pay = (who?: { name: string; email: string; phone: string }, onRefused?: () => void) => {
    if (!stripe || !elements) return
    payment.pay(
      cardMeans({
        charge: { bookingId: hold.bookingId, paymentIntentId: intentOf(hold.clientSecret) },
        email,
        onBegin: () => keep(triedToPay(stored)),
        onRefused,
        confirm: () =>
          stripe.confirmPayment({
            elements,
            redirect: 'if_required',
            confirmParams: {
              return_url: returnAddress(location.origin, hold.bookingId),
              ...(who && { payment_method_data: { billing_details: who } }),
            },
          }),
      }),
    )
  }
  const options = useMemo(
    (): StripePaymentElementOptions => ({
      defaultValues: { billingDetails: { name, email, phone } },
      // They stand above, once.
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
      layout: { type: 'accordion', radios: 'if_multiple', spacedAccordionItems: true },
    }),
    [name, email, phone],
  )
  return (
    <Part
      checkout={checkout}
      button={{
        label: payLabel(desk),
        waits: ready ? undefined : waitingLabel,
        onPress: () => pay({ name, email, phone }),
      }}
    >
      <ExpressPay checkout={checkout} onConfirm={(onRefused) => pay(undefined, onRefused)} />
      <PaymentElement
        className="mt-4 min-h-76"
        options={options}
        onReady={() => setReady(true)}
        onLoadError={onMissing}
      />
    </Part>
  )
}
