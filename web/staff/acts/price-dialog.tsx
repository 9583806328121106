import { useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { priceText } from '#domain/money.ts'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { typedCents } from '#web/staff/money/money-words.ts'
import { whatText } from '#web/staff/row/booking-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

type Props = {
  row: BookingRow
  /** It has a price: asks whether the guest agreed, instead of for the price. */
  isAgreed: boolean
  isSending: boolean
  /** Why the last try was refused. */
  error: unknown
  onClose: () => void
  /** Asks for another price. */
  onChange: () => void
  /** `euros`: the total to send to the guest; without it the booking is confirmed at the price it has. */
  onConfirm: (euros?: number) => void
}

/** Before a request is confirmed whose price staff set: the price, or whether its guest agreed to it (R-A10). */
export const PriceDialog = ({ isAgreed, ...props }: Props) =>
  isAgreed ? <AgreedDialog {...props} /> : <AmountDialog {...props} />

type QuestionProps = Omit<Props, 'isAgreed'>

function AgreedDialog({ row, isSending, error, onClose, onChange, onConfirm }: QuestionProps) {
  const { customerName, reference, totalCents, customerEmail } = row
  const price = totalCents === undefined ? '' : `, ${priceText(totalCents)}`
  return (
    <AskDialog
      onClose={onClose}
      title={`Has ${customerName} agreed?`}
      description={`${whatText(row)}, ${reference}${price}. ${
        customerEmail === ''
          ? 'It is booked at this price.'
          : 'The price was mailed with a link to agree. If you confirm, it is booked without that.'
      }`}
      keep="Back"
      label="Confirm"
      busyLabel="Saving..."
      onAct={() => onConfirm()}
      isPending={isSending}
      error={error}
    >
      <Button kind="line" size="sm" className="mt-5" onClick={onChange}>
        Change the price
      </Button>
    </AskDialog>
  )
}

function AmountDialog({ row, isSending, error, onClose, onConfirm }: QuestionProps) {
  const { customerName, reference, priceOpen, toPrice } = row
  // The row may change before this dialog closes.
  const [isFirst] = useState(priceOpen)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const isMailed = row.customerEmail !== ''
  const { name = 'the rest', otherCents = 0 } = toPrice ?? {}
  const cents = typedCents(typed) ?? 0
  const ownCents = cents - otherCents
  const send = () => {
    setTried(true)
    if (ownCents > 0) onConfirm(cents / 100)
  }
  return (
    <AskDialog
      onClose={onClose}
      title={isFirst ? 'What does it cost?' : 'What does it cost instead?'}
      description={`${whatText(row)}, ${reference}. ${
        isMailed
          ? `We mail the price to ${customerName}, who has a day to agree; then it is booked.`
          : `${customerName} gave no e-mail: ask, and confirm again when they agree.`
      }`}
      keep="Back"
      label={isMailed ? 'Send the price' : 'Set the price'}
      busyLabel="Saving..."
      onAct={send}
      isPending={isSending}
      error={error}
    >
      <Field
        className="mt-5"
        label="Total, €"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typed}
        error={tried && ownCents <= 0 ? leastText(otherCents) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {otherCents > 0 && (
        <p className="mt-2 text-muted">
          {priceText(otherCents)} for the other machines
          {ownCents > 0 && `, ${priceText(ownCents)} for ${name}`}
        </p>
      )}
    </AskDialog>
  )
}

const leastText = (otherCents: number): string =>
  otherCents > 0 ? `More than ${priceText(otherCents)}, which the other machines cost` : 'An amount in euros'
