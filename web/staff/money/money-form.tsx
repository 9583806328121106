import { useEffect, useRef, useState } from 'react'
import { euroText, priceText } from '#domain/money.ts'
import { methodLabels, type OnSiteMethod, onSiteMethods } from '#domain/money-moves.ts'
import { leavesOpen, problemOf, sentenceOf } from '#web/call.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { ErrorText, Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useMoneyAct } from './money-query.ts'
import { typedCents } from './money-words.ts'

type Props = {
  id: string
  owedCents: number
  refundableCents: number
  kind: 'payment' | 'refund'
  onClose: () => void
}

/** Records a payment on site, or a refund with a reason. */
export function MoneyForm({ id, owedCents: open, refundableCents, kind, onClose }: Props) {
  const [amount, setAmount] = useState(kind === 'payment' && open > 0 ? euroText(open) : '')
  const [method, setMethod] = useState<OnSiteMethod>('card_terminal')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const act = useMoneyAct(id)
  const form = useRef<HTMLFormElement>(null)
  // It opens at the end of a scrolling area: its buttons must be visible too.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const cents = typedCents(amount) ?? 0
  // Without an answer it may have been recorded, and the balance may include it: the same amount sent again counts once.
  const isUnanswered = act.isError && leavesOpen(act.error) && act.variables?.cents === cents
  const wrong = isUnanswered
    ? {}
    : {
        amount: amountProblem(kind, cents, refundableCents),
        words: words.trim().length < 3 ? wordsProblem(kind, cents, open) : undefined,
      }
  // The server asks before it accepts more than is owed: sending the same amount again confirms it.
  const asks = problemOf(act.error)?.code === 'more_than_owed' && act.variables?.cents === cents
  const save = () => {
    setTried(true)
    if (wrong.amount || wrong.words) return
    const trimmed = words.trim()
    act.mutate(
      kind === 'payment'
        ? { act: 'payment', cents, method, note: trimmed, agreed: asks }
        : { act: 'refund', cents, reason: trimmed },
      { onSuccess: onClose },
    )
  }
  return (
    <form
      ref={form}
      className="mt-3 space-y-3 rounded-md bg-sunken p-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      noValidate
    >
      <div className="grid grid-cols-2 items-end gap-2">
        <Field
          compact
          autoFocus
          label={kind === 'payment' ? 'Amount paid, €' : 'Refund, €'}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={amount}
          error={tried ? wrong.amount : undefined}
          onChange={(event) => setAmount(event.target.value)}
        />
        {kind === 'payment' && (
          <Select
            label="How it was paid"
            value={method}
            onChange={setMethod}
            options={onSiteMethods.map((value) => ({ value, label: methodLabels[value] }))}
          />
        )}
      </div>
      <Field
        compact
        label={kind === 'payment' ? 'Note' : 'Reason'}
        optional={kind === 'payment' && (isUnanswered || cents <= open)}
        autoComplete="off"
        maxLength={500}
        value={words}
        error={tried ? wrong.words : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      {kind === 'refund' && (
        <p className="text-muted">
          Up to {priceText(refundableCents)}. A card gets it automatically; what was paid on site counts as
          refunded now.
        </p>
      )}
      {act.isError && (
        <ErrorText>
          {sentenceOf(
            act.error,
            'No answer came; it may already be recorded. Try again unchanged: it counts once.',
          )}
        </ErrorText>
      )}
      <div className="flex justify-end gap-2">
        <SmallButton kind="line" onClick={onClose}>
          Back
        </SmallButton>
        <SmallButton type="submit" kind="ink" busy={act.isPending} busyLabel="Saving...">
          {asks ? `Record ${priceText(cents)} anyway` : labels[kind]}
        </SmallButton>
      </div>
    </form>
  )
}

const labels = { payment: 'Record payment', refund: 'Give refund' }

function amountProblem(kind: Props['kind'], cents: number, refundableCents: number): string | undefined {
  if (cents === 0) return 'An amount like 25 or 12.50'
  return kind === 'refund' && cents > refundableCents ? `At most ${priceText(refundableCents)}` : undefined
}

/** A refund needs a reason, and so does more than the price: an extra zero would be in every figure of the month. */
function wordsProblem(kind: Props['kind'], cents: number, openCents: number): string | undefined {
  if (kind === 'refund') return 'Please say why'
  return cents > openCents ? `Only ${priceText(openCents)} is open: say what the rest is for` : undefined
}
