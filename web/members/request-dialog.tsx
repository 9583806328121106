import { type ReactNode, useId } from 'react'
import { EnquiryFields, EnquiryOutcome } from '#web/booking/enquiry.tsx'
import type { Enquiry } from '#web/booking/use-enquiry.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  enquiry: Enquiry
  title: string
  /** The request's description, in a sentence or two. */
  description: ReactNode
  message: { label: string; placeholder?: string }
  /** Label of the button that sends. */
  action: string
}

/** A small request over the page: contact and a message; after sending, the answer replaces the fields. */
export function RequestDialog({ open, onClose, enquiry, title, description, message, action }: Props) {
  const id = useId()
  const { sent, sending, submit } = enquiry
  const close = (
    <Button kind={sent ? 'ink' : 'line'} size="md" onClick={onClose}>
      Close
    </Button>
  )
  const send = (
    <Button type="submit" form={id} size="md" busy={sending} busyLabel="Processing...">
      {action}
    </Button>
  )
  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      locked={sending}
      title={title}
      description={sent ? undefined : description}
      actions={
        <>
          {close}
          {!sent && send}
        </>
      }
    >
      <form
        id={id}
        noValidate
        method="dialog"
        aria-label={title}
        onSubmit={submit}
        className="mt-6 grid gap-5"
      >
        {!sent && <EnquiryFields enquiry={enquiry} narrow message={message} />}
        <div role="status">
          <EnquiryOutcome enquiry={enquiry} />
        </div>
      </form>
    </Dialog>
  )
}
