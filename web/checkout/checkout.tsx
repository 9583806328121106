import { Navigate } from 'react-router'
import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { Desk } from './desk.tsx'
import { FinishedElsewhere } from './finished-elsewhere.tsx'
import { CheckoutFrame } from './frame.tsx'
import { usePayment } from './payment.ts'
import { Preparing } from './preparing.tsx'
import { useLive } from './use-clock.ts'
import { usePending } from './use-pending.ts'

export const meta = () => headOf({ title: 'Secure Checkout', screen: screens.checkout })

export default function Page() {
  const live = useLive()
  return <CheckoutFrame>{live ? <Checkout /> : <Preparing />}</CheckoutFrame>
}

function Checkout() {
  const { stored, gone, keep } = usePending()
  const payment = usePayment()
  if (gone && !payment.paying) return <FinishedElsewhere />
  if (!stored) return <Navigate to="/" replace />
  return <Desk stored={stored} keep={keep} payment={payment} />
}
