import { Link } from 'react-router'
import { useOfferedAs } from '#web/offered.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'
import type { Pending } from './draft.ts'

type Props = {
  open: boolean
  onClose: () => void
  onHoldAgain: () => void
  pending: Pending
  /** Nothing was charged, beyond doubt. */
  isSure: boolean
}

/** 15 minutes are over: the way on, either way. */
export function ExpiredDialog({ open, onClose, onHoldAgain, pending, isSure }: Props) {
  const activity = useOfferedAs(pending.bookingType)
  return (
    <LaterDialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="Your hold has ended"
      description={`The 15 minutes are over, so others can book this time too. ${isSure ? 'Nothing was charged' : 'If a payment still comes through, you get the booking or all of the money back'}, and your entries are kept.`}
      actions={
        <>
          <Link to={activity.path} className={buttonClass('line', 'md')}>
            Choose another time
          </Link>
          <Button kind="ink" size="md" onClick={onHoldAgain}>
            Hold again
          </Button>
        </>
      }
    />
  )
}
