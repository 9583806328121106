import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { priceText } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { BackLink, BookingFrame } from './booking-page.tsx'
import type { Priced } from './booking-summary.tsx'
import { OnSiteContact, type OnSiteCustomer } from './on-site-contact.tsx'
import { PayBar } from './paybar.tsx'
import { type Fact, PriceSummary } from './price.tsx'
import { Progress } from './progress.tsx'
import { useNow } from './visitor-clock.ts'

type PageProps<Choice> = {
  /** The page of the choice, and the label of the link back to it. */
  back: { to: string; text: string }
  /** Reads the choice made on the page before; without one there is nothing to confirm. */
  read: () => Choice | undefined
  children: (choice: Choice) => ReactNode
}

/** Asks for the contact of a choice that is paid on site. */
export function ConfirmPage<Choice>(props: PageProps<Choice>) {
  // The prerendered page has no storage, so no choice.
  const live = useNow() !== undefined
  return (
    <BookingFrame>
      <div className="mx-auto min-h-svh max-w-page px-gutter pt-6 pb-16 lg:pb-20">
        <div className="way">
          <BackLink to={props.back.to}>{props.back.text}</BackLink>
          <Progress at="Details" last="Done" />
        </div>
        <div className="mt-6 grid gap-x-14 lg:grid-cols-[1fr_23rem] lg:grid-rows-[auto_1fr]">
          <div className="mb-8">
            <h1 className="display text-5xl">Who is coming?</h1>
            <p className="mt-3 max-w-[44ch] text-lg text-muted">One name is enough for all of you.</p>
          </div>
          {live && <Chosen {...props} />}
        </div>
      </div>
    </BookingFrame>
  )
}

function Chosen<Choice>({ back, read, children }: PageProps<Choice>) {
  const [choice] = useState(read)
  return choice ? children(choice) : <Navigate to={back.to} replace />
}

type Confirming = Priced & {
  customer: OnSiteCustomer
  changeCustomer: (values: Partial<OnSiteCustomer>) => void
  send: () => void
  isSending: boolean
}

type FormProps = {
  formId: string
  label: string
  title: string
  picture: ReactNode
  facts: readonly Fact[]
  /** One line below the total of a phone. */
  context: string
  confirming: Confirming
  /** Above the contact. */
  children?: ReactNode
  payment: ReactNode
}

/** Two cells of the page's grid: the contact, and the choice. */
export function ConfirmForm({ formId, label, title, confirming, ...props }: FormProps) {
  const { quote, checking } = confirming
  const free = quote.totalCents === 0
  const go = { busy: confirming.isSending, busyLabel: 'Processing...', form: formId, type: 'submit' } as const
  return (
    <>
      <form
        id={formId}
        aria-label={label}
        className="min-w-0 max-lg:order-2"
        onSubmit={(event) => {
          event.preventDefault()
          confirming.send()
        }}
      >
        {props.children}
        <OnSiteContact customer={confirming.customer} onTell={confirming.changeCustomer} />
        {props.payment}
      </form>
      <div className="max-lg:mb-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 max-lg:[&>aside]:static max-lg:[&>aside]:shadow-hair">
        <PriceSummary
          title={title}
          picture={props.picture}
          facts={props.facts}
          quote={quote}
          checking={checking}
        >
          <p className="mt-1 text-right text-sm text-muted">{free ? nothing : 'paid on site'}</p>
          <Button {...go} className="mt-5 w-full max-lg:hidden">
            Reserve, {free ? nothing : `pay ${priceText(quote.totalCents)} on site`}
          </Button>
        </PriceSummary>
      </div>
      <PayBar sum={priceText(quote.totalCents)} checking={checking} context={props.context}>
        <Button {...go} className="max-[359px]:px-4!">
          Reserve{!free && ', pay on site'}
        </Button>
      </PayBar>
    </>
  )
}

const nothing = 'nothing to pay'
