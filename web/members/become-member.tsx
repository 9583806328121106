import { priceText } from '#domain/money.ts'
import { membership } from '#domain/offers/membership.ts'
import { useEnquiry } from '#web/booking/use-enquiry.ts'
import { useHouse } from '#web/house-on-page.ts'
import { RequestDialog } from './request-dialog.tsx'

type Props = { open: boolean; onClose: () => void }

/** The request to become a member: answered by a person; nothing is paid here. */
export function BecomeMember(props: Props) {
  const { membership: fees } = useHouse()
  const enquiry = useEnquiry({ kind: 'membership' }, { quiet: props.open })
  return (
    <RequestDialog
      {...props}
      enquiry={enquiry}
      title="Become a Member"
      description={`${membership.name}: ${priceText(fees.joiningFeeCents)} to join, then ${priceText(fees.monthlyFeeCents)} a month ${membership.terms} Nothing is charged now. ${enquiry.answer}`}
      message={{ label: 'Message', placeholder: 'Anything we should know' }}
      action="Send request"
    />
  )
}
