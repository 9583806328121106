import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { BoardChoices } from './board-choices.tsx'
import { BoardPicture } from './board-picture.tsx'
import { useBoardOrder } from './order-form.ts'
import { OrderSummary, PhoneOrder } from './order-summary.tsx'
import { OrderedBoard } from './ordered.tsx'

const formId = 'custom-order'

/** Choose on the left, see the board and its price on the right; on a phone the price stands at the foot. */
export function OrderPage() {
  const board = useBoardOrder()
  if (board.ordered) return <OrderedBoard ordered={board.ordered} onAnew={board.startAnew} />
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-16 lg:pb-20">
      <Link to="/#specs" className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
        <ArrowLeft className="size-5" aria-hidden="true" />
        The board
      </Link>
      <div className="mt-6 grid gap-x-14 lg:grid-cols-[1fr_26rem]">
        <div className="min-w-0">
          <h1 className="display text-5xl">Your own e-foil</h1>
          <p className="mt-3 max-w-[46ch] text-lg text-muted">
            Choose colour, motor, mast and accessories. The price follows every choice.
          </p>
          <BoardPicture parts={board.order} className="mt-6 rounded-lg lg:hidden" />
          <BoardChoices board={board} formId={formId} />
        </div>
        <div className="max-lg:hidden">
          <OrderSummary board={board} formId={formId} />
        </div>
      </div>
      <PhoneOrder board={board} formId={formId} />
    </div>
  )
}
