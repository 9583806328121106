import { HandCoins, RotateCcw } from 'lucide-react'
import { Suspense } from 'react'
import { cancelPolicyText } from '#domain/booking/policy.ts'
import type { LegacyDraft } from '#domain/booking/stored-drafts.ts'
import { priceText } from '#domain/money.ts'
import { OnSiteContact } from '#web/booking/on-site-contact.tsx'
import { PayBar } from '#web/booking/paybar.tsx'
import { PriceSummary } from '#web/booking/price.tsx'
import { shortDay } from '#web/booking/start-list.ts'
import { Step } from '#web/booking/step-section.tsx'
import { SummaryPicture } from '#web/booking/summary-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import { factsOf } from './confirm-facts.tsx'
import { useConfirm } from './use-confirm.ts'

// Dialogs are needed after sending only: their code comes beside the page.
const ConfirmOutcome = lazyAgain(
  () => import('./confirm-outcome.tsx').then((module) => module.ConfirmOutcome),
  {
    note: 'float',
    ahead: true,
  },
)

const formId = 'confirm-ride'
const icon = 'mt-0.5 size-6 flex-none text-sea-600'

/** Two cells of the page's grid: who comes and that it is paid on site, and the ride that was chosen. */
export function ConfirmRide({ handed }: { handed: LegacyDraft }) {
  const confirming = useConfirm(handed)
  const { draft, quote, checking, sending } = confirming
  const price = priceText(quote.totalCents)
  const busy = { busy: sending, busyLabel: 'Processing...', form: formId, type: 'submit' } as const
  return (
    <>
      <form
        id={formId}
        aria-label="Confirm your ride"
        className="min-w-0 max-lg:order-2"
        onSubmit={(event) => {
          event.preventDefault()
          confirming.send()
        }}
      >
        <OnSiteContact customer={confirming.customer} onTell={confirming.tell} />
        <Step title="Payment">
          <p className="flex gap-4">
            <HandCoins aria-hidden="true" className={icon} />
            <span>
              <b className="font-semibold">{price} on site, by card or cash.</b>{' '}
              <span className="text-muted">Payment is collected on site. Nothing is charged now.</span>
            </span>
          </p>
          <p className="mt-4 flex gap-4">
            <RotateCcw aria-hidden="true" className={icon} />
            <span className="text-muted">
              {cancelPolicyText}{' '}
              <a href="/terms" className="font-semibold text-link underline underline-offset-4">
                Our terms
              </a>
            </span>
          </p>
        </Step>
      </form>
      <div className="max-lg:mb-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 max-lg:[&>aside]:static max-lg:[&>aside]:shadow-hair">
        <PriceSummary
          title="Your ride"
          picture={<SummaryPicture ride="foil" className="max-lg:hidden" />}
          facts={factsOf(draft)}
          quote={quote}
          checking={checking}
        >
          <p className="mt-1 text-right text-sm text-muted">paid on site</p>
          <Button {...busy} className="mt-5 w-full max-lg:hidden">
            Reserve, pay {price} on site
          </Button>
        </PriceSummary>
      </div>
      <PayBar
        cents={quote.totalCents}
        checking={checking}
        context={draft.date ? `${shortDay(draft.date)} ${draft.time ?? ''}` : 'paid on site'}
      >
        <Button {...busy}>Reserve, pay on site</Button>
      </PayBar>
      {(confirming.booked || confirming.trouble) && (
        <Suspense>
          <ConfirmOutcome confirming={confirming} />
        </Suspense>
      )}
    </>
  )
}
