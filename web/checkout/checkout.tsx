import { ArrowLeft, Lock } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { screens } from '#contract/screens.ts'
import { checked, readPending } from '#web/drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { type StoredPending, writePending } from '#web/new-pending.ts'
import { adoptStored, changedElsewhere } from '#web/pending-store.ts'
import { metaOf } from '#web/shell/head.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { Desk } from './desk.tsx'
import { useLive } from './hold-clock.ts'
import { usePayment } from './payment.ts'
import { Preparing } from './preparing.tsx'

export const meta = metaOf({ title: 'Secure Checkout', screen: screens.checkout })

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

/** Another tab of this browser has finished or cleared the booking. */
const FinishedElsewhere = () => (
  <section className="mx-auto max-w-read py-16 text-center">
    <h1 className="display text-4xl">This booking is finished in another tab</h1>
    <p className="mx-auto mt-4 max-w-[44ch] text-muted">
      It is not booked a second time here. The confirmation, if it was booked, is in your email.
    </p>
    <p className="mt-8 flex flex-wrap justify-center gap-3 max-sm:*:w-full">
      <Link to="/member-dashboard" className={buttonClass('ink')}>
        View My Bookings
      </Link>
      <Link to="/" className={buttonClass('line')}>
        Return to Home
      </Link>
    </p>
  </section>
)

/** The checkout's own header: one link back and no menu, so that nothing leads away while paying. */
function CheckoutFrame({ children }: { children: ReactNode }) {
  const { brand } = useHouse()
  return (
    <>
      <header className="bg-surface shadow-hair">
        <div className="mx-auto flex h-18 max-w-flow items-center justify-between gap-4 px-gutter">
          <Link
            to="/"
            aria-label={`Back to ${brand.name}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            <span className="max-sm:hidden">Back to {brand.name}</span>
            <span className="sm:hidden">Back</span>
          </Link>
          <Wordmark name={brand.name} className="h-7 max-sm:hidden" />
          <p className="inline-flex items-center gap-2 font-semibold">
            <Lock aria-hidden="true" className="size-4.5 text-sea-600" />
            Secure Checkout
          </p>
        </div>
      </header>
      <main className="mx-auto max-w-flow px-gutter pt-8 pb-32 lg:pt-12 lg:pb-20">{children}</main>
    </>
  )
}

/** `gone`: the draft of this page was finished or cleared by another tab. */
type PendingState = { stored: StoredPending | undefined; gone: boolean }

/** The pending booking of this tab; follows changes that another tab makes to it. Only after hydration. */
function usePending(): PendingState & { keep: (next: StoredPending) => void } {
  const [state, setState] = useState<PendingState>(() => ({ stored: readPending(), gone: false }))
  const adopt = useEffectEvent(() => {
    if (state.stored) adoptStored(flat(state.stored))
  })
  const follow = useEffectEvent((event: StorageEvent) => {
    const { stored: mine } = state
    if (!mine) return
    const holdId = (mine.hold ?? mine.replaces)?.bookingId
    const changed = changedElsewhere(event, { key: mine.key, holdId })
    if (changed === 'done') return setState({ ...state, gone: true })
    const next = changed && checked(changed)
    if (!next) return
    adoptStored(flat(next))
    setState({ stored: next, gone: false })
  })
  useEffect(() => {
    adopt()
    const watch = (event: StorageEvent) => follow(event)
    window.addEventListener('storage', watch)
    return () => window.removeEventListener('storage', watch)
  }, [])
  const keep = (stored: StoredPending) => {
    store(stored)
    setState({ stored, gone: false })
  }
  return { ...state, keep }
}

const flat = ({ draft, ...extra }: StoredPending): object => ({ ...draft, ...extra })

/** If storage throws (private mode), the page still keeps the booking in memory. */
function store(pending: StoredPending): void {
  try {
    writePending(pending)
  } catch {
    console.info('The booking could not be kept in this browser')
  }
}
