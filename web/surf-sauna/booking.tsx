import { ContactFields } from '#web/booking/contact-fields.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'
import { Head } from './head.tsx'
import { Included } from './included.tsx'
import { HowMany } from './people-step.tsx'
import { PhoneBar, PhonePrice, Summary, sessionFormId } from './summary.tsx'
import { type Session, useSession } from './use-session.ts'
import { When } from './when-step.tsx'

/** Surf and sauna: choose on the left, price on the right; on a phone the price stands at the foot. */
export function SessionBooking() {
  const session = useSession()
  return (
    <>
      <Head />
      <div className="mx-auto max-w-page px-gutter pb-16 lg:pb-20">
        <div className="grid gap-x-14 lg:grid-cols-[1fr_23rem]">
          <Form session={session} />
          <div className="pt-10 max-lg:hidden">
            <Summary session={session} />
          </div>
        </div>
      </div>
      <PhoneBar session={session} />
      <Incomplete session={session} />
    </>
  )
}

const Form = ({ session }: { session: Session }) => (
  <form
    id={sessionFormId}
    ref={session.root}
    noValidate
    // Outside a dialog this method sends nothing: before its code is there, the form must not put names into an address.
    method="dialog"
    aria-label="Surf and Sauna"
    onSubmit={session.bookNow}
    className="min-w-0 [&>section:first-child]:border-t-0"
  >
    <HowMany session={session} />
    <When session={session} />
    <Included />
    <Step title="Who">
      <ContactFields field={(name) => text(session, name)} />
    </Step>
    <PhonePrice session={session} />
    <p role="status" className="sr-only">
      {session.said}
    </p>
  </form>
)

/** Not checked here: the confirm page asks for what is missing. */
const text = ({ entries, set }: Session, name: 'fullName' | 'email' | 'phone') => ({
  name,
  value: entries[name],
  onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
})

/** The specified alert. */
const Incomplete = ({ session }: { session: Session }) => (
  <LaterDialog
    open={session.incomplete}
    onOpenChange={session.complete}
    title="Please select both date and time before booking."
    actions={
      <Button kind="ink" onClick={session.complete}>
        OK
      </Button>
    }
  />
)
