import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { screens } from '#contract/screens.ts'
import { minBoardDollars } from '#domain/offers/board-price.ts'
import { dollarText } from '#domain/offers/custom-board.ts'
import { metaOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { CallLink } from '#web/shell/reach-links.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { BoardChoices } from './board-choices.tsx'
import { BoardPicture, boardIn } from './board-picture.tsx'
import { type Ordered, useBoardOrder } from './order-form.ts'
import { OrderSummary, PhoneOrder } from './order-summary.tsx'

export const meta = metaOf((house) => ({
  title: 'Custom e-foil order',
  description: `Order an e-foil of your own from ${dollarText(minBoardDollars(house))}: four colours, motors of 5.7 or 7.2 kW, masts of 60, 75 or 90 cm. Nothing is charged when you order.`,
  screen: screens.customOrder,
  picture: boardIn('apricot', '2'),
}))

export default function CustomOrderPage() {
  return (
    <div className="max-lg:[&>footer]:pb-24">
      <PageFrame>
        <OrderPage />
      </PageFrame>
    </div>
  )
}

const formId = 'custom-order'

/** Choices on the left, the board and its price on the right; on a phone the price is at the foot. */
function OrderPage() {
  const board = useBoardOrder()
  if (board.ordered) return <OrderedBoard ordered={board.ordered} onStartOver={board.startOver} />
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-16 lg:pb-20">
      <Link to="/#specs" className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
        <ArrowLeft className="size-5" />
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

/** The order as the server stored it: its number, its price, and what happens next. */
function OrderedBoard({ ordered, onStartOver }: { ordered: Ordered; onStartOver: () => void }) {
  const { id, totalPrice, shown, order } = ordered
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button was removed with the form.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-14 gap-y-8 px-gutter pt-10 pb-section lg:min-h-[calc(100svh-10rem)] lg:grid-cols-2">
      <BoardPicture parts={order} className="rounded-xl" />
      <div>
        <h1 ref={heading} tabIndex={-1} className="display text-4xl outline-none">
          We have your order
        </h1>
        <p className="mt-4 text-lg text-muted">
          Order {id}, {order.fullName}, {order.email}
        </p>
        <p className="mt-6 font-display text-4xl font-[560] tracking-title tnum">{dollarText(totalPrice)}</p>
        {totalPrice !== shown && (
          <Note kind="info" role="status" className="mt-4" title="The price has changed.">
            It was <s>{dollarText(shown)}</s> on this page; {dollarText(totalPrice)} is the price we stored.
          </Note>
        )}
        <h2 className="mt-8 text-xl">What’s next</h2>
        <ol className="mt-3 list-decimal space-y-2 pl-5 marker:font-semibold">
          <li>We read your order and write to {order.email}.</li>
          <li>We agree with you on delivery, tax and payment. Nothing has been charged.</li>
          <li>
            Something to add? Call{' '}
            <CallLink className="whitespace-nowrap text-link underline underline-offset-4" />.
          </li>
        </ol>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
          <Link to="/" className={buttonClass('ink')}>
            Back to the start
          </Link>
          <Button kind="line" onClick={onStartOver}>
            Order another board
          </Button>
        </div>
      </div>
    </section>
  )
}
