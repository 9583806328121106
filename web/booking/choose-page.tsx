import type { ReactNode } from 'react'
import type { PictureSource } from '#web/ui/picture.tsx'
import { BackLink, BookingPage } from './booking-page.tsx'
import { GoButton, PhoneBar, type Priced, SideSummary } from './booking-summary.tsx'
import { HoldStrip } from './hold-strip.tsx'
import type { Fact } from './price.tsx'
import { Progress } from './progress.tsx'
import { SummaryPicture } from './summary-picture.tsx'

type Props = Priced & {
  formId: string
  title: string
  lead: ReactNode
  /** Heading of the price. */
  priceTitle: string
  picture: PictureSource
  facts: readonly Fact[]
  /** One line below the total of a phone. */
  context: string
  /** The label of the go button; may contain a line break for phones. */
  go: ReactNode
  busy: boolean
  /** Paid on site: no payment follows. */
  onSite?: boolean
  /** An alternative to the go button, below it. */
  besides?: ReactNode
  /** Between the lead and the note about a hold. */
  before?: ReactNode
  /** The form and what is below it. */
  children: ReactNode
}

/** A page whose choice is paid or reserved next. */
export function ChoosePage({ formId, priceTitle, before, children, ...props }: Props) {
  const { quote, checking, go, busy } = props
  return (
    <BookingPage
      way={
        <>
          <BackLink>All experiences</BackLink>
          <Progress at="Choose" last={props.onSite ? 'Done' : 'Pay'} noDetails />
        </>
      }
      title={props.title}
      lead={props.lead}
      summary={
        <SideSummary
          title={priceTitle}
          picture={<SummaryPicture of={props.picture} />}
          facts={props.facts}
          quote={quote}
          checking={checking}
        >
          <GoButton formId={formId} busy={busy} className="mt-5 w-full">
            {go}
          </GoButton>
          {props.besides}
        </SideSummary>
      }
      bar={
        <PhoneBar quote={quote} checking={checking} context={props.context}>
          <GoButton
            formId={formId}
            busy={busy}
            className={typeof go === 'string' ? undefined : 'px-5! leading-tight max-[359px]:px-4!'}
          >
            {go}
          </GoButton>
        </PhoneBar>
      }
    >
      {before}
      <HoldStrip />
      {children}
    </BookingPage>
  )
}
