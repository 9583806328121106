import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { wallTime } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import type { EventPackage } from '#domain/offers/event-packages.ts'
import { site } from '#domain/site.ts'
import { DateField } from '#web/booking/date-field.tsx'
import type { Enquiry } from '#web/booking/use-enquiry.ts'
import { useNow } from '#web/booking/visitor-clock.ts'
import { CallOrWrite } from '#web/shell/call-or-write.tsx'

type Props = {
  title: string
  lead: string
  /** The chosen package, between the texts and the two buttons. */
  chosen: ReactNode
  /** Keeps the text in view next to a long form. */
  staying?: boolean
  /** The form. */
  children: ReactNode
}

/** The contact block: our contact at the left, the request at the right. */
export const RequestBlock = ({ title, lead, chosen, staying, children }: Props) => (
  <section id="contact" aria-label="Contact" className="mx-auto max-w-page px-gutter py-section outline-none">
    <div className="grid gap-x-16 gap-y-8 rounded-xl bg-sea-100 p-6 sm:p-10 lg:grid-cols-[1fr_1.25fr] lg:p-14">
      <div className={`flex flex-col ${staying ? 'lg:sticky lg:top-28 lg:self-start' : ''}`}>
        <h2 className="display max-w-[11ch] text-4xl">{title}</h2>
        <p className="mt-4 max-w-[34ch] text-lg text-muted">{lead}</p>
        {chosen}
        <CallOrWrite className={`mt-8 ${staying ? '' : 'lg:mt-auto lg:pt-8'}`} />
      </div>
      <div className="[&_.lab_i]:text-muted">{children}</div>
    </div>
  </section>
)

/** The preferred day of an event, from today on. */
export function DayField({ enquiry: { form } }: { enquiry: Enquiry }) {
  const now = useNow()
  return (
    <div data-step="preferredDate">
      <DateField
        label="Day"
        optional
        min={now && wallTime(now, site.homeZone).date}
        value={form.entries.preferredDate ?? ''}
        error={form.errors.preferredDate}
        onChange={(date) => form.set({ preferredDate: date })}
      />
    </div>
  )
}

/** The package as named in the request. */
export const ChosenPackage = ({ offer }: { offer: EventPackage }) => (
  <dl className="mt-8 border-t border-sea-300 pt-5">
    <dt className="text-muted">Your package</dt>
    <dd className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 font-display text-2xl font-[560] tracking-title">
      <span>{offer.name}</span>
      <span className="tnum">{priceText(offer.cents)}</span>
    </dd>
    <dd className="text-muted">
      {offer.people}, {offer.length}
    </dd>
    <dd className="mt-3 max-w-[34ch] text-sm text-muted">
      Nothing is charged now. When you pay, and until when cancelling is free, we agree with you.{' '}
      <Link to="/terms" className="font-semibold whitespace-nowrap text-link underline underline-offset-4">
        Our terms
      </Link>
    </dd>
  </dl>
)
