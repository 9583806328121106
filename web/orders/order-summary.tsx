import { Link } from 'react-router'
import { customOrderLines } from '#domain/offers/board-price.ts'
import { dollarText } from '#domain/offers/custom-board.ts'
import { PayBar } from '#web/booking/paybar.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { BoardPicture } from './board-picture.tsx'
import type { BoardOrder } from './order-form.ts'

type Props = { board: BoardOrder; formId: string }

/** The right column of a wide screen: the board as chosen, its parts, its price, the go button. */
export function OrderSummary({ board, formId }: Props) {
  return (
    <aside aria-label="Your board" className="card sticky top-24 overflow-hidden shadow-float">
      <BoardPicture parts={board.order} />
      <div className="p-6">
        <h2 className="text-2xl">Your board</h2>
        <div className="mt-3">
          <Sum board={board} />
        </div>
        <Order board={board} formId={formId} className="mt-5 w-full" />
        <Terms />
      </div>
    </aside>
  )
}

/** On a phone: the lines in the page, with the total and the button at the foot. */
export const PhoneSum = ({ board }: { board: BoardOrder }) => (
  <section aria-label="Price" className="border-t border-line py-8 lg:hidden">
    <h2 className="mb-3 text-2xl">Your board</h2>
    <Sum board={board} />
    <Terms />
  </section>
)

/** Above the button: when it is paid, and what the order commits to. */
const Terms = () => (
  <p className="mt-3 text-sm text-muted">
    Nothing is charged now. The order binds neither of us until we have agreed on delivery, tax and payment.{' '}
    <Link to="/terms" className="font-semibold whitespace-nowrap text-link underline underline-offset-4">
      Our terms
    </Link>
  </p>
)

export const PhoneOrder = ({ board, formId }: Props) => (
  <PayBar sum={dollarText(board.dollars)} context="your board">
    <Order board={board} formId={formId} />
  </PayBar>
)

const Order = ({ board, formId, className }: Props & { className?: string }) => (
  <Button
    type="submit"
    form={formId}
    className={className}
    busy={board.sending.isPending}
    busyLabel="Processing..."
  >
    Order this board
  </Button>
)

const Sum = ({ board }: { board: BoardOrder }) => (
  <>
    <dl className="lines text-[0.9375rem]">
      {customOrderLines(useHouse(), board.order).map(({ label, dollars }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={dollars === 0 ? '!font-normal !text-muted' : ''}>
            {dollars === 0 ? 'in the price' : dollarText(dollars)}
          </dd>
        </div>
      ))}
    </dl>
    <div className="mt-2 flex items-end justify-between border-t border-line pt-4">
      <span className="font-semibold">Total</span>
      <output
        key={board.dollars}
        className="font-display text-4xl font-[560] tracking-title tnum transition-opacity duration-quick starting:opacity-0"
      >
        {dollarText(board.dollars)}
      </output>
    </div>
  </>
)
