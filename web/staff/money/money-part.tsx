import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/account-client.ts'
import type { Money } from '#contract/calls/money-calls.ts'
import type { LocationId } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { addressOf } from '#web/call.ts'
import { PartFailed, PartLoading } from '#web/desk/load-states.tsx'
import { SmallButton } from '#web/desk/small-button.tsx'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useFocusGroup } from '#web/ui/focus-group.ts'
import { MoneyEntries } from './money-entries.tsx'
import { MoneyForm } from './money-form.tsx'
import { moneyQuery } from './money-query.ts'

type Props = { id: string; location: LocationId }

/** Payments and refunds of a booking, refunds on their way, and the actions of staff. */
export function MoneyPart({ id, location }: Props) {
  const money = useQuery(moneyQuery(id))
  if (money.isPending) return <PartLoading />
  if (!money.data) return <PartFailed what="The money" read={money} />
  if ('owedCents' in money.data) return <Owed id={id} owedCents={money.data.owedCents} />
  return (
    <>
      <MoneyEntries id={id} money={money.data} location={location} />
      <MoneyActs id={id} money={money.data} />
    </>
  )
}

/** For accounts that do not see money: only the amount to be taken from the guest. */
function Owed({ id, owedCents }: { id: string; owedCents: number }) {
  const [open, setOpen] = useState(false)
  if (open)
    return (
      <MoneyForm
        id={id}
        owedCents={owedCents}
        refundableCents={0}
        kind="payment"
        onClose={() => setOpen(false)}
      />
    )
  return (
    <>
      <p className="mt-1 flex justify-between gap-3 border-y border-line py-2">
        <span className="text-muted">To pay</span>
        <b className="font-semibold tnum">{owedCents > 0 ? priceText(owedCents) : 'Nothing'}</b>
      </p>
      {owedCents > 0 && (
        <SmallButton kind="line" className="mt-3" onClick={() => setOpen(true)}>
          Record payment
        </SmallButton>
      )}
    </>
  )
}

function MoneyActs({ id, money }: { id: string; money: Money }) {
  const [form, setForm] = useState<'payment' | 'refund'>()
  const { user } = useSignedIn()
  const { openCents, refundableCents } = money
  // A form that is sent or closed removes the focused button.
  const focusGroup = useFocusGroup()
  return (
    <div {...focusGroup}>
      {form ? (
        <MoneyForm
          key={form}
          {...{ id, refundableCents }}
          owedCents={openCents}
          kind={form}
          onClose={() => setForm(undefined)}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-1.5">
          <SmallButton kind="line" onClick={() => setForm('payment')}>
            Record payment
          </SmallButton>
          {user?.givesMoneyBack && refundableCents > 0 && (
            <SmallButton kind="line" onClick={() => setForm('refund')}>
              Refund
            </SmallButton>
          )}
          {money.hasReceipt && (
            <a
              className={`${buttonClass('line', 'sm')} max-md:min-h-11`}
              href={addressOf(api.bookingReceipt, { params: { id } })}
              download
            >
              <FileText />
              Receipt (PDF)
            </a>
          )}
        </div>
      )}
    </div>
  )
}
