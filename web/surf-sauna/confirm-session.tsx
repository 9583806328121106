import { sessions } from '#domain/activities/group-session.ts'
import type { GroupDraft } from '#domain/booking/stored-drafts.ts'
import { priceText } from '#domain/money.ts'
import { OnSiteContact } from '#web/booking/on-site-contact.tsx'
import { PayBar } from '#web/booking/paybar.tsx'
import { PriceSummary } from '#web/booking/price.tsx'
import { shortDay } from '#web/booking/start-list.ts'
import { SummaryPicture } from '#web/booking/summary-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { Group } from './confirm-group.tsx'
import { Payment } from './confirm-payment.tsx'
import { factsOf } from './facts.tsx'
import { Outcome } from './outcome.tsx'
import { useConfirm } from './use-confirm.ts'
import { peopleText } from './words.ts'

const formId = 'confirm-session'

/** Two cells of the page's grid: who comes, and the session that was chosen. */
export function ConfirmSession({ handed }: { handed: GroupDraft }) {
  const confirming = useConfirm(handed)
  const { quote, checking } = confirming
  const { date, time, participants } = confirming.draft
  const price = priceText(quote.totalCents)
  const go = { busy: confirming.sending, busyLabel: 'Processing...', form: formId, type: 'submit' } as const
  return (
    <>
      <form
        id={formId}
        aria-label="Confirm your session"
        className="min-w-0 max-lg:order-2"
        onSubmit={(event) => {
          event.preventDefault()
          confirming.send()
        }}
      >
        <Group confirming={confirming} />
        <OnSiteContact customer={confirming.customer} onTell={confirming.tell} />
        <Payment confirming={confirming} />
      </form>
      <div className="max-lg:mb-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 max-lg:[&>aside]:static max-lg:[&>aside]:shadow-hair">
        <PriceSummary
          title="Your session"
          picture={<SummaryPicture ride="session" className="max-lg:hidden" />}
          facts={factsOf({ date, session: time, people: participants })}
          quote={quote}
          checking={checking}
        >
          <p className="mt-1 text-right text-sm text-muted">paid on site</p>
          <Button {...go} className="mt-5 w-full max-lg:hidden">
            Reserve, pay {price} on site
          </Button>
        </PriceSummary>
      </div>
      <PayBar
        cents={quote.totalCents}
        checking={checking}
        context={`${peopleText(participants)}, ${shortDay(date)} ${sessions[time].from}`}
      >
        <Button {...go} className="max-[359px]:px-4!">
          Reserve, pay on site
        </Button>
      </PayBar>
      <Outcome confirming={confirming} />
    </>
  )
}
