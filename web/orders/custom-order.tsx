import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { screens } from '#contract/screens.ts'
import { customOrderDollars, dollarText } from '#domain/offers/custom-board.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { BoardChoices } from './board-choices.tsx'
import { BoardPicture } from './board-picture.tsx'
import { useBoardOrder } from './order-form.ts'
import { OrderSummary, PhoneOrder } from './order-summary.tsx'
import { OrderedBoard } from './ordered.tsx'

const from = customOrderDollars({ motorPower: '1', mastLength: '1', accessories: [] })

export const meta = () =>
  headOf({
    title: 'Custom e-foil order',
    description: `Order an e-foil of your own from ${dollarText(from)}: four colours, motors of 5.7 or 7.2 kW, masts of 60, 75 or 90 cm. Nothing is charged when you order.`,
    screen: screens.customOrder,
  })

export default function CustomOrderPage() {
  return (
    <div className="max-lg:[&>footer]:pb-24">
      <PageFrame footer="slim">
        <OrderPage />
      </PageFrame>
    </div>
  )
}

const formId = 'custom-order'

/** Choose on the left, see the board and its price on the right; on a phone the price stands at the foot. */
function OrderPage() {
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
