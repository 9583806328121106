import { ArrowLeft, NotebookPen } from 'lucide-react'
import { Link } from 'react-router'
import { Who } from '#web/booking/contact-fields.tsx'
import { HoldStrip } from '#web/booking/hold-strip.tsx'
import { Progress } from '#web/booking/progress.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { bound } from './errors.ts'
import { HowLong } from './length-step.tsx'
import { Sauna } from './sauna-step.tsx'
import { PhoneBar, PhonePrice, Summary, wakeFormId } from './summary.tsx'
import { useWake, type Wake } from './use-wake.ts'
import { When } from './when-step.tsx'

/** Wake surf: choose on the left, price on the right; on a phone the price stands at the foot. */
export function WakeBooking() {
  const wake = useWake()
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-16 lg:pb-20">
      <div className="way">
        <Link to="/booking" className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
          <ArrowLeft className="size-5" aria-hidden="true" />
          All experiences
        </Link>
        <Progress at="Choose" noDetails />
      </div>
      <div className="mt-6 grid gap-x-14 lg:grid-cols-[1fr_23rem]">
        <div className="min-w-0">
          <h1 className="display text-5xl">Wake Surf</h1>
          <p className="mt-3 max-w-[46ch] text-lg text-muted">
            One boat, one endless wave, your own people on board. Noblessner, Tallinn.
          </p>
          <HoldStrip />
          <Form wake={wake} />
        </div>
        <div className="max-lg:hidden">
          <Summary wake={wake} />
        </div>
      </div>
      <PhoneBar wake={wake} />
    </div>
  )
}

/** The form: how many and how long, when, with the sauna or not, who. */
const Form = ({ wake }: { wake: Wake }) => (
  <form
    id={wakeFormId}
    ref={wake.root}
    noValidate
    // Outside a dialog this method sends nothing: before its code is there, the form must not put names into an address.
    method="dialog"
    aria-label="Wake Surf"
    onSubmit={wake.submit}
    className="mt-8"
  >
    {wake.alive}
    <HowLong wake={wake} />
    <When wake={wake} />
    <Sauna wake={wake} />
    <Step title="Who">
      <Who
        fullName={bound(wake.form, 'fullName')}
        email={bound(wake.form, 'email')}
        phone={bound(wake.form, 'phone')}
      />
      <TextArea
        label="Special requests"
        optional
        rows={3}
        icon={<NotebookPen aria-hidden="true" />}
        placeholder="Anything we should know"
        className="mt-5"
        {...bound(wake.form, 'specialRequests')}
      />
    </Step>
    <PhonePrice wake={wake} />
    <p role="status" className="sr-only">
      {wake.said}
    </p>
  </form>
)
