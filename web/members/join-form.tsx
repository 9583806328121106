import { experienceLevels } from '#domain/enquiries/kinds.ts'
import { EnquiryFields, EnquiryOutcome } from '#web/booking/enquiry.tsx'
import { useEnquiry } from '#web/booking/use-enquiry.ts'
import { Button } from '#web/ui/button.tsx'
import { Options } from '#web/ui/option-row.tsx'

const levels = experienceLevels.map((level) => ({
  value: level,
  name: level.charAt(0).toUpperCase() + level.slice(1),
}))

/** The join request: after a second the success message and a cleared form, and really stored (R-A14). */
export function JoinForm() {
  const enquiry = useEnquiry(
    { kind: 'club-join', experience: '' },
    { atLeastMs: 1_000, failed: 'Submission Failed' },
  )
  const { form } = enquiry
  return (
    <form noValidate method="dialog" aria-label="Ask to join" onSubmit={enquiry.submit}>
      <EnquiryFields
        enquiry={enquiry}
        message={{ label: 'Message', placeholder: 'What would you like to learn?' }}
      >
        <Options
          legend={
            <>
              Experience <i>optional</i>
            </>
          }
          look="chip"
          className="pairs sm:grid-cols-4"
          options={levels}
          value={experienceLevels.find((level) => level === form.entries.experience)}
          onChange={(level) => form.set({ experience: level })}
        />
      </EnquiryFields>
      <div className="mt-5 grid gap-5">
        <EnquiryOutcome enquiry={enquiry} />
        <Button type="submit" busy={enquiry.sending} busyLabel="Processing...">
          Send join request
        </Button>
      </div>
    </form>
  )
}
