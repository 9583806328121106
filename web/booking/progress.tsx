import { Check } from 'lucide-react'

type ProgressStep = 'Choose' | 'Details' | 'Pay' | 'Done'

type Props = {
  at: ProgressStep
  /** 'Done' if no checkout follows. */
  last?: 'Pay' | 'Done'
  /** The page of the choice also asks for the details. */
  noDetails?: boolean
}

// 'Book' if checkout takes no payment.
const toPay = (
  <>
    <span className="paid-on-site:hidden">Pay</span>
    <span className="hidden paid-on-site:inline">Book</span>
  </>
)

/** The customer's current step: Choose, Details, Pay; only those that apply. */
export function Progress({ at, last = 'Pay', noDetails }: Props) {
  const steps: readonly ProgressStep[] = noDetails ? ['Choose', last] : ['Choose', 'Details', last]
  const here = steps.indexOf(at)
  return (
    <ol aria-label="Steps" className="flex items-center gap-2 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === here ? 'step' : undefined}
          className={`flex items-center gap-2 ${index === here ? 'font-semibold text-ink' : 'text-quiet'}`}
        >
          <span
            className={`grid size-6 place-items-center rounded-full text-2xs font-semibold ${index === here ? 'bg-selected text-on-selected' : index < here ? 'bg-sea-100 text-sea-800' : 'bg-sunken text-quiet'}`}
          >
            {index < here ? <Check className="size-3.5" strokeWidth={3} aria-label="done" /> : index + 1}
          </span>
          <span className={index === here ? '' : 'max-sm:sr-only'}>{step === 'Pay' ? toPay : step}</span>
          {index < steps.length - 1 && <span className="h-px w-3 bg-line max-[379px]:hidden sm:w-6" />}
        </li>
      ))}
    </ol>
  )
}
