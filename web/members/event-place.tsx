import { type ClubEvent, whenText } from '#domain/offers/club.ts'
import { useEnquiry } from '#web/booking/use-enquiry.ts'
import { RequestDialog } from './request-dialog.tsx'

type Props = { event: ClubEvent; open: boolean; onClose: () => void }

/** Registers interest in an event; a person answers whether there is a place. */
export function EventPlace({ event, ...dialog }: Props) {
  const enquiry = useEnquiry({ kind: 'event-place', event: event.id }, { quiet: dialog.open })
  return (
    <RequestDialog
      {...dialog}
      enquiry={enquiry}
      title={event.title}
      description={`${[whenText(event), event.who].filter(Boolean).join(', ')}. Tell us that you want to come. ${enquiry.answer}`}
      message={{ label: 'Message', placeholder: 'How many come, and with which experience' }}
      action="Ask for a place"
    />
  )
}
