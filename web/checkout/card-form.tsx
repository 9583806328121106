import { ExpressCheckoutElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  PaymentIntentResult,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripePaymentElementOptions,
} from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { CallError, problemOf } from '#web/call.ts'
import { triedToPay } from '#web/drafts.ts'
import { type CardDesk, loadLimitMs, payLabel, waitingLabel } from './card-script.tsx'
import type { HeldCheckout } from './checkout-state.ts'
import { type Charge, intentOf } from './finalize.ts'
import type { Means } from './payment.ts'
import { settled } from './settled.ts'
import { returnAddress } from './stored-addresses.ts'

/** A refusal by the provider, with its message to the payer. */
class CardRefused extends Error {}

type Card = {
  charge: Charge
  email: string
  /** Starts the payment at the provider; may redirect to the bank. */
  confirm: () => Promise<PaymentIntentResult>
  /** Called before the money can move. */
  onBegin: () => void
  /** Reports to the wallet that is open over the page. */
  onRefused?: () => void
}

/** Pays by card: the provider takes the money, the server confirms the booking. */
export const cardMeans = ({ charge, email, confirm, onBegin, onRefused }: Card): Means => ({
  busyLabel: 'Processing...',
  take: async () => {
    onBegin()
    try {
      moneyMoves(await confirm())
    } catch (error) {
      onRefused?.()
      throw error
    }
    return settled(charge, email)
  },
  failure: (error) => {
    const { code, detail } = problemOf(error) ?? {}
    // The hold's dialog explains the failure.
    if (code === 'hold_expired') return undefined
    if (error instanceof CardRefused) return { title: 'Payment Failed', text: error.message }
    if (code === 'payment_failed') return { title: 'Payment Failed', text: detail ?? notCharged }
    return { title: 'Payment Error', text: 'An error occurred processing your payment' }
  },
})

const notCharged = 'The payment was not completed. Nothing was charged.'

/** Returns if the payment has succeeded or is processing, even by another tab. Throws otherwise. */
function moneyMoves({ error, paymentIntent }: PaymentIntentResult): void {
  const state = (paymentIntent ?? error?.payment_intent)?.status
  if (state === 'succeeded' || state === 'processing') return
  // The hold ended or was replaced elsewhere, which cancelled its payment.
  if (state === 'canceled')
    throw new CallError({ status: 409, code: 'hold_expired', detail: 'Your hold has ended.' }, 'Hold ended')
  throw new CardRefused(error?.message ?? notCharged)
}

type ExpressPayProps = {
  checkout: HeldCheckout
  /** The payer agreed in the wallet; `onRefused` reports a failure to the wallet. */
  onConfirm: (onRefused: () => void) => void
}

const options: StripeExpressCheckoutElementOptions = {
  // The wallet's sheet shows the amount; its button names the purpose (R-M7).
  buttonType: { applePay: 'book', googlePay: 'book' },
  buttonTheme: { applePay: 'black', googlePay: 'black' },
  buttonHeight: 52,
  paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
  layout: { maxColumns: 2, maxRows: 2, overflow: 'never' },
}

/** Apple Pay, Google Pay and Link, if the browser has them; otherwise they take no space. */
function ExpressPay({ checkout: { payment, expired, onExpired }, onConfirm }: ExpressPayProps) {
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

type Props = { desk: CardDesk; onMissing: () => void }

/** The provider's fields and the pay button, with any wallets above. */
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

  // The browser may restore this page from its cache after the bank's page: its pending payment would never finish.
  const shown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && payment.paying) location.reload()
  })
  useEffect(() => {
    const look = (event: PageTransitionEvent) => shown(event)
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [])

  /** `who`: the contact for fields typed here; a wallet sends its owner's. */
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
      // Shown above as wallets already.
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
