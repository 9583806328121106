import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { customOrderDollars, dollarText } from '#domain/offers/custom-board.ts'
import { CallLink } from '#web/shell/reach-links.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { BoardPicture } from './board-picture.tsx'
import type { Ordered } from './order-form.ts'

/** The order as the server stored it: its number, its price, what happens next. */
export function OrderedBoard({ ordered, onAnew }: { ordered: Ordered; onAnew: () => void }) {
  const { id, totalPrice, order } = ordered
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with the form.
  useEffect(() => heading.current?.focus(), [])
  const shown = customOrderDollars(order)
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
          <Button kind="line" onClick={onAnew}>
            Order another board
          </Button>
        </div>
      </div>
    </section>
  )
}
