import { useState } from 'react'
import { typedCents } from '#web/staff/money/money-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { LaterDialog } from '#web/ui/later-dialog.tsx'

type Props = {
  name: string
  what: string
  onClose: () => void
  /** The total in euros. */
  onPrice: (euros: number) => void
}

/** Confirming a request without a price: staff enter the total, and its customer agrees to it by the link. */
export function PriceDialog({ name, what, onClose, onPrice }: Props) {
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const cents = typedCents(typed) ?? 0
  const send = () => {
    setTried(true)
    if (cents === 0) return
    onPrice(cents / 100)
    onClose()
  }
  return (
    <LaterDialog
      open
      onOpenChange={(stays) => stays || onClose()}
      title="What does it cost?"
      description={`${what}. We mail the price to ${name}, who has a day to agree; then it is booked.`}
      actions={
        <>
          <Button kind="line" size="md" onClick={onClose}>
            Back
          </Button>
          <Button kind="ink" size="md" onClick={send}>
            Send the price
          </Button>
        </>
      }
    >
      <Field
        className="mt-5"
        label="Total, €"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typed}
        error={tried && cents === 0 ? 'An amount in euros' : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </LaterDialog>
  )
}
