import { Check } from 'lucide-react'
import { useId } from 'react'
import { boardChoices } from '#domain/offers/board-price.ts'
import { type BoardColor, boardColors, type CustomOrder, dollarText } from '#domain/offers/custom-board.ts'
import { EmailField, NameField } from '#web/booking/contact-fields.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { intoView } from '#web/ui/into-view.ts'
import { Note } from '#web/ui/note.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { whyFailed } from '#web/why-failed.ts'
import type { BoardOrder } from './order-form.ts'
import { PhoneSum } from './order-summary.tsx'

/** The colours as native radios; each has its name next to it. */
function Swatches({ value, onChange }: { value: BoardColor; onChange: (color: BoardColor) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Colour</legend>
      <div className="pairs sm:grid-cols-4">
        {boardColors.map(({ id, label }) => (
          <label
            key={id}
            className={`opt !justify-start !gap-3 ${id === value ? 'on' : 'hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'}`}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
            />
            <span
              aria-hidden="true"
              className="size-7 flex-none forced-color-adjust-none rounded-full shadow-[inset_0_0_0_1px_var(--color-line-strong)]"
              style={{ backgroundColor: boardPaints[id] }}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The paint of each colour, for its swatch. */
const boardPaints: Record<BoardColor, string> = {
  ink: '#15343f',
  sand: '#e0cca8',
  apricot: '#ffb27a',
  white: '#eef2f3',
}

/** The surcharge of a part, in addition to the board's price. */
const added = <Id extends string>({ id, label, dollars }: { id: Id; label: string; dollars: number }) => ({
  value: id,
  name: label,
  detail: addedText(dollars),
})
const addedText = (dollars: number): string => (dollars === 0 ? 'in the price' : `+ ${dollarText(dollars)}`)

/** The form: colour, motor, mast, accessories, contact. */
export function BoardChoices({ board, formId }: { board: BoardOrder; formId: string }) {
  const { order, choose } = board
  const { motors, masts } = boardChoices(useHouse())
  return (
    <form
      id={formId}
      noValidate
      // "dialog" submits nothing outside a dialog: before hydration the form must not put names into the URL.
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

/** Why the last try failed, at the form's end: the toast disappears, and the button stays in place. */
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

/** The contact for the order; no phone is needed. */
function Buyer({ board: { form } }: { board: BoardOrder }) {
  const { errors } = form.formState
  const bound = (name: 'fullName' | 'email') => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NameField {...bound('fullName')} />
      <EmailField
        enterKeyHint="done"
        hint="We write to you about delivery and payment."
        {...bound('email')}
      />
    </div>
  )
}

type Ids = CustomOrder['accessories']

/** Accessories with their prices; all optional. */
function Extras({ chosen, onChange }: { chosen: Ids; onChange: (ids: Ids) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Accessories</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {boardChoices(useHouse()).accessories.map(({ id, label, dollars }) => {
          const on = chosen.includes(id)
          return (
            <label
              key={id}
              className={`opt ${on ? 'on' : 'hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'}`}
            >
              <input
                type="checkbox"
                name="accessories"
                value={id}
                checked={on}
                onChange={() => onChange(on ? chosen.filter((one) => one !== id) : [...chosen, id])}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
              />
              <span className="leading-tight">
                {label}
                <small className="tnum"> {addedText(dollars)}</small>
              </span>
              <span aria-hidden="true" className={`check ${on ? 'on' : ''}`}>
                {on && <Check />}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
