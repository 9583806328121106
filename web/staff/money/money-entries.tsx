import type { Money } from '#contract/calls/money-calls.ts'
import type { LocationId } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { methodLabels, movedCents, movementLabels } from '#domain/money-moves.ts'
import { momentText } from '#web/desk/day-words.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { useMoneyAct } from './money-query.ts'
import { refundText } from './money-words.ts'

type Props = { id: string; money: Money; location: LocationId }

/** Each movement with who, when and why; then what is still to be done. */
export function MoneyEntries({ id, money, location }: Props) {
  const house = useHouse()
  return (
    <>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {money.movements.map((entry) => (
          <li key={entry.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2">
            <span>
              <b className="font-semibold">{movementLabels[entry.kind]}</b>,{' '}
              {methodLabels[entry.method].toLowerCase()}
            </span>
            <b className="font-semibold whitespace-nowrap tnum">{signed(movedCents(entry))}</b>
            <span className="col-span-2 text-xs break-words text-muted tnum">
              {[momentText(house, entry.at, location), whoOf(entry.by), entry.reason]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
        <li className="flex justify-between gap-3 py-2">
          <span className="text-muted">
            {money.movements.length === 0 ? 'Nothing was paid yet' : 'With us'}
            {money.openCents > 0 && money.paidCents > 0 && `, ${priceText(money.openCents)} open`}
          </span>
          <b className="font-semibold tnum">{priceText(money.paidCents)}</b>
        </li>
      </ul>
      {money.disputed && (
        <p className="mt-2 rounded-md bg-red-50 px-3 py-2 font-semibold text-red-700">
          The customer disputes this payment at their bank. Refund nothing until it is settled.
        </p>
      )}
      {money.refunds.map((refund) => (
        <Waiting key={refund.id} id={id} refund={refund} location={location} />
      ))}
    </>
  )
}

type WaitingProps = { id: string; refund: Money['refunds'][number]; location: LocationId }

function Waiting({ id, refund, location }: WaitingProps) {
  const house = useHouse()
  const act = useMoneyAct(id)
  const { user } = useSignedIn()
  const words = refundText(house, refund, location)
  if (!words) return null
  const isWrong = refund.state === 'failed'
  return (
    <div
      className={`mt-2 flex flex-wrap items-center justify-between gap-2 rounded-md px-3 py-2 ${isWrong ? 'bg-red-50' : 'bg-amber-50'}`}
    >
      <p className="min-w-0 flex-1 basis-40 break-words">
        <b className={`block font-semibold ${isWrong ? 'text-red-700' : 'text-amber-700'}`}>{words.title}</b>
        <span className="text-muted">
          {words.more} {refund.reason}
        </span>
      </p>
      {refund.byHand && user?.givesMoneyBack && (
        <SmallButton
          kind="ink"
          busy={act.isPending}
          busyLabel="Saving..."
          onClick={() => act.mutate({ act: 'given', refundId: refund.id, cents: refund.cents })}
        >
          {isWrong ? 'Given by bank transfer' : 'It was given'}
        </SmallButton>
      )}
    </div>
  )
}

const signed = (cents: number): string => (cents > 0 ? `+${priceText(cents)}` : priceText(cents))

const whoOf = (by: string | null): string | undefined =>
  by === null || by === 'payment' ? undefined : by === 'customer' ? 'by the customer' : `by ${by}`
