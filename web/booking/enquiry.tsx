import type { ReactNode } from 'react'
import { CallLink } from '#web/shell/reach-links.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { intoView } from '#web/ui/into-view.ts'
import { Note } from '#web/ui/note.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { Enquiry } from './use-enquiry.ts'

type FieldsProps = {
  enquiry: Enquiry
  narrow?: boolean
  message: { label: string; placeholder?: string }
  /** Fields of this request only, between contact and message. */
  children?: ReactNode
}

/** Contact, the request's own fields, and a message. */
export const EnquiryFields = ({ enquiry: { form }, narrow, message, children }: FieldsProps) => (
  <div className="grid gap-5">
    <ContactFields narrow={narrow} phoneHint="" field={form.field} />
    {children}
    <TextArea
      label={message.label}
      optional
      rows={3}
      placeholder={message.placeholder}
      {...form.field('message')}
    />
  </div>
)

/** The result of the last try, next to its button; the toast covers neither. */
export const EnquiryOutcome = ({ enquiry }: { enquiry: Enquiry }) =>
  (enquiry.failed ?? enquiry.sent) && (
    <div ref={intoView} className="scroll-mt-24 scroll-mb-56">
      <Outcome enquiry={enquiry} />
    </div>
  )

function Outcome({ enquiry: { failed, sent, answer } }: { enquiry: Enquiry }) {
  if (failed !== undefined)
    return (
      <Note kind="error" title={`${failed.title}.`}>
        {failed.text}{' '}
        <span className="mt-1 block">
          Your entries are kept. You can also call us:{' '}
          <CallLink className="font-semibold whitespace-nowrap underline underline-offset-4" />
        </span>
      </Note>
    )
  if (!sent) return null
  return (
    <Note
      kind="ok"
      title={
        <>
          Request sent. Your reference is <span className="whitespace-nowrap">{sent.reference}.</span>
        </>
      }
    >
      {answer}
    </Note>
  )
}
