import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripePaymentElementOptions } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { triedToPay } from '#web/drafts.ts'
import { cardMeans } from './card-means.ts'
import { payLabel, waitingLabel } from './card-missing.tsx'
import { loadLimitMs } from './card-script.ts'
import { contactOf, pendingOf } from './draft.ts'
import { ExpressPay } from './express-pay.tsx'
import { intentOf } from './finalize.ts'
import { returnAddress } from './payment-address.ts'
import { PaymentPart } from './payment-part.tsx'
import type { HeldTill } from './till.ts'

type Props = { till: HeldTill; onMissing: () => void }

/** The provider's fields and the one button; wallets above, where the browser has any. */
export function CardForm({ till, onMissing }: Props) {
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const { stored, hold, payment, keep } = till
  const { name, email, phone } = contactOf(pendingOf(stored))
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
    <PaymentPart
      till={till}
      button={{
        label: payLabel(till),
        waits: ready ? undefined : waitingLabel,
        onPress: () => pay({ name, email, phone }),
      }}
    >
      <ExpressPay till={till} onConfirm={(onRefused) => pay(undefined, onRefused)} />
      <PaymentElement
        className="mt-4 min-h-76"
        options={options}
        onReady={() => setReady(true)}
        onLoadError={onMissing}
      />
    </PaymentPart>
  )
}
