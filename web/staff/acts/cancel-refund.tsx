import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Money } from '#contract/calls/money-calls.ts'
import { euros, euroText, priceText } from '#domain/money.ts'
import { isOnSite } from '#domain/money-moves.ts'
import { Skeleton } from '#web/desk/list-states.tsx'
import { SmallButton } from '#web/desk/small-button.tsx'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { moneyQuery } from '#web/staff/money/money-query.ts'
import { typedCents } from '#web/staff/money/money-words.ts'
import { Field } from '#web/ui/field.tsx'

/** A refund other than the policy's, as typed by staff. */
export type Other = { amount: string; reason: string }

/** Euros to refund instead of the policy's amount, and why. */
export type OtherRefund = { refund: number; reason: string }

/** The typed refund, if it is valid. */
export function refundTyped(client: QueryClient, id: string, other: Other): OtherRefund | undefined {
  const money = client.getQueryData(moneyQuery(id).queryKey)
  const most = money && 'refundableCents' in money ? money.refundableCents : undefined
  if (Object.keys(otherProblems(other, most)).length > 0) return undefined
  return { refund: euros(typedCents(other.amount) ?? 0), reason: other.reason.trim() }
}

type Props = {
  id: string
  other: Other | undefined
  /** Undefined: the policy's refund. */
  onChange: (other: Other | undefined) => void
  /** Cancel was pressed with these entries. */
  tried: boolean
}

/** The refund of a cancel, shown before it is done; another amount needs a reason. */
export function CancelRefund({ id, other, onChange, tried }: Props) {
  const money = useQuery(moneyQuery(id))
  const { user } = useSignedIn()
  if (money.isPending) return <Skeleton className="mt-4 h-11 w-full" />
  if (!money.data)
    return (
      <p className="mt-4 text-muted">
        What was paid could not be loaded just now. All of it is refunded, as we are the ones who cancel; for
        a ride that took place, nothing.
      </p>
    )
  if ('owedCents' in money.data)
    return <p className="mt-4 text-muted">What was paid is refunded; for a ride that took place, nothing.</p>
  const { cancelling, refundableCents, paidCents } = money.data
  if (refundableCents === 0)
    return (
      <p className="mt-4 text-muted">
        {paidCents > 0 ? 'The refund is already on its way.' : 'Nothing was paid, so nothing is refunded.'}
      </p>
    )
  if (other) return <OtherAmount money={money.data} other={other} onChange={onChange} tried={tried} />
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 flex-1 basis-52">
        <b className="block font-semibold">
          {cancelling.operator === 0 ? 'No refund' : `Refund: ${priceText(cancelling.operator)}`}
        </b>
        <span className="text-sm text-muted">
          {cancelling.operator === 0
            ? 'The ride took place.'
            : `Everything paid, as we cancel. ${whenText(money.data)}`}
        </span>
      </p>
      {user?.givesMoneyBack && (
        <SmallButton
          kind="line"
          onClick={() => onChange({ amount: euroText(cancelling.customer), reason: '' })}
        >
          Change
        </SmallButton>
      )}
    </div>
  )
}

type OtherProps = Omit<Props, 'id' | 'other'> & { money: Money; other: Other }

function OtherAmount({ money, other, onChange, tried }: OtherProps) {
  const { cancelling, refundableCents } = money
  const wrong = tried ? otherProblems(other, refundableCents) : {}
  return (
    <div className="mt-4 grid gap-3">
      <Field
        compact
        autoFocus
        label="Refund, €"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={other.amount}
        error={wrong.amount}
        hint={`Paid: ${priceText(refundableCents)}. A customer who cancels now gets ${priceText(cancelling.customer)}.`}
        onChange={(event) => onChange({ ...other, amount: event.target.value })}
      />
      <Field
        compact
        label="Reason"
        autoComplete="off"
        maxLength={500}
        value={other.reason}
        error={wrong.reason}
        onChange={(event) => onChange({ ...other, reason: event.target.value })}
      />
      <SmallButton kind="ghost" className="-ml-3.5 justify-self-start" onClick={() => onChange(undefined)}>
        {cancelling.operator === 0 ? 'Refund nothing' : 'Refund all'}
      </SmallButton>
    </div>
  )
}

/** What must be corrected before another amount can be refunded. */
function otherProblems({ amount, reason }: Other, refundableCents = Infinity): Partial<Other> {
  const problems: Partial<Other> = {}
  const cents = typedCents(amount)
  if (cents === undefined) problems.amount = 'An amount like 25 or 12.50'
  else if (cents > refundableCents) problems.amount = `At most ${priceText(refundableCents)}`
  if (reason.trim() === '') problems.reason = 'Please say why'
  return problems
}

function whenText({ movements }: Money): string {
  const came = movements.filter(({ kind }) => kind === 'charge' || kind === 'on_site')
  const byHand = came.filter(({ method }) => isOnSite(method)).length
  if (byHand === came.length) return 'It was paid on site: refund it by hand.'
  const sent = 'It is sent after the 10 minutes to undo.'
  return byHand === 0 ? sent : `${sent} Refund by hand what was paid on site.`
}
