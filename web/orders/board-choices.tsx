import { dollarText, masts, motors } from '#domain/offers/custom-board.ts'
import { Step } from '#web/booking/step-section.tsx'
import { intoView } from '#web/ui/into-view.ts'
import { Note } from '#web/ui/note.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { Buyer } from './buyer.tsx'
import { Extras } from './extras.tsx'
import type { BoardOrder } from './order-form.ts'
import { PhoneSum } from './order-summary.tsx'
import { Swatches } from './swatches.tsx'

/** What a part adds to the board's price. */
const added = <Id extends string>({ id, label, dollars }: { id: Id; label: string; dollars: number }) => ({
  value: id,
  name: label,
  detail: dollars === 0 ? 'in the price' : `+ ${dollarText(dollars)}`,
})

/** The form: colour, motor, mast, accessories, who. */
export function BoardChoices({ board, formId }: { board: BoardOrder; formId: string }) {
  const { order, choose } = board
  return (
    <form
      id={formId}
      noValidate
      // Outside a dialog this method sends nothing: before its code is there, the form must not put names into an address.
      method="dialog"
      aria-label="Custom e-foil order"
      onSubmit={board.submit}
      className="mt-8"
    >
      <Step title="Colour">
        <Swatches value={order.color} onChange={(color) => choose({ color })} />
      </Step>
      <Step title="Motor">
        <Options
          legend="Motor"
          quietLegend
          className="grid gap-2 sm:grid-cols-2"
          options={motors.map(added)}
          value={order.motorPower}
          onChange={(motorPower) => choose({ motorPower })}
        />
      </Step>
      <Step title="Mast">
        <Options
          legend="Mast"
          quietLegend
          className="grid gap-2 sm:grid-cols-3"
          options={masts.map(added)}
          value={order.mastLength}
          onChange={(mastLength) => choose({ mastLength })}
        />
      </Step>
      <Step title="Accessories">
        <Extras chosen={order.accessories} onChange={(accessories) => choose({ accessories })} />
      </Step>
      <Step title="Who">
        <Buyer board={board} />
      </Step>
      <PhoneSum board={board} />
      <Outcome board={board} />
    </form>
  )
}

/** Why the last try did not work, at the form's end: the toast goes, and the button stays where it is. */
function Outcome({ board: { sending } }: { board: BoardOrder }) {
  if (!sending.isError) return null
  return (
    <div ref={intoView} className="scroll-mt-24 scroll-mb-56">
      <Note kind="error" role="alert" title="Order failed.">
        {whyFailed(sending.error)}
        <span className="mt-1 block">Your choices and your details are kept.</span>
      </Note>
    </div>
  )
}
