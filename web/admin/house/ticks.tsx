import { Tick } from '#web/booking/tick.tsx'
import { ErrorText } from '#web/ui/field.tsx'

type Props<Id extends string> = {
  legend: string
  isNamedAbove?: boolean
  options: readonly { id: Id; name: string }[]
  value: readonly Id[]
  /** Called with the chosen ones in the order of the options. */
  onChange: (chosen: Id[]) => void
  hint?: string | undefined
  error: string | undefined
}

/** Any number of a few options. */
export function Ticks<Id extends string>(props: Props<Id>) {
  const { legend, isNamedAbove, options, value, onChange, hint, error } = props
  const toggle = (id: Id) =>
    onChange(
      options.map((one) => one.id).filter((one) => (one === id ? !value.includes(one) : value.includes(one))),
    )
  return (
    <fieldset>
      <legend className={isNamedAbove ? 'sr-only' : 'lab'}>{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 [overflow-wrap:anywhere]">
        {options.map(({ id, name }) => (
          <Tick key={id} checked={value.includes(id)} onChange={() => toggle(id)}>
            {name}
          </Tick>
        ))}
      </div>
      {hint && <p className="hint">{hint}</p>}
      {error && <ErrorText>{error}</ErrorText>}
    </fieldset>
  )
}
