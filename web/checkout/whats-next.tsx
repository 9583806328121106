import type { Receipt } from '#contract/views.ts'
import { arriveEarlyMinutes, contactHours } from '#domain/booking/policy.ts'
import { serverClock } from '#web/server-clock.ts'
import { momentsOf } from './receipt-moments.ts'

/** "What's Next?", with the moments of this booking where they are known. */
export function WhatsNext({ receipt }: { receipt: Receipt | undefined }) {
  const moments = receipt && momentsOf(receipt, serverClock.instant())
  const contact = `${contactHours} hours before the session`
  const early = 'for equipment and safety briefing'
  const steps = [
    { what: 'Check your email', more: 'for confirmation and instructions.' },
    { what: 'Our team contacts you', more: contactText(contact, moments) },
    {
      what: `Arrive ${arriveEarlyMinutes} minutes early`,
      more: moments ? `${early}, at ${moments.arriveAt}.` : `${early}.`,
    },
  ]
  return (
    <>
      <h2 className="text-3xl max-lg:pt-2">What’s Next?</h2>
      <ol className="mt-6 border-b border-line">
        {steps.map(({ what, more }, at) => (
          <li
            key={what}
            className="grid grid-cols-[--spacing(11)_1fr] gap-x-4 border-t border-line py-5 sm:gap-x-6"
          >
            <span aria-hidden="true" className="font-display text-3xl font-[540] text-sea-600 tnum">
              {at + 1}
            </span>
            <p className="pt-0.5">
              <b className="block text-lg font-semibold">{what}</b>
              <span className="text-muted">{more}</span>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

const contactText = (contact: string, moments: ReturnType<typeof momentsOf> | undefined): string => {
  if (!moments) return `${contact}.`
  return moments.contactOn === undefined
    ? `${contact}. Yours starts sooner: call us with any question.`
    : `${contact}, on ${moments.contactOn}.`
}
