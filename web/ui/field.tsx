import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'

type Labelled = {
  label: string
  /** Shown at the left: `<Mail />`. */
  icon?: ReactNode
  error?: string
  hint?: string
  /** A mark next to the label; required fields have none. */
  optional?: boolean
  /** 40 px high, for staff screens. */
  compact?: boolean
  /** Inside the frame at the right: a show/hide toggle. */
  end?: ReactNode
}

export type FieldProps = Labelled & ComponentProps<'input'>

/** A labelled input with its hint and error. Pass `type`, `autoComplete` and `inputMode`. */
export function Field({ label, icon, error, hint, optional, compact, end, className, ...input }: FieldProps) {
  const ids = useFieldIds(input.id)
  return (
    <div className={className}>
      <FieldLabel label={label} optional={optional} htmlFor={ids.input} />
      <div className={frame(error, compact)}>
        {icon}
        <input {...input} id={ids.input} {...ariaOf(ids, error, hint)} />
        {end}
      </div>
      <FieldNotes ids={ids} error={error} hint={hint} />
    </div>
  )
}

export type TextAreaProps = Labelled & ComponentProps<'textarea'>

/** The same, for several lines. */
export function TextArea({
  label,
  icon,
  error,
  hint,
  optional,
  compact,
  end,
  className,
  ...area
}: TextAreaProps) {
  const ids = useFieldIds(area.id)
  return (
    <div className={className}>
      <FieldLabel label={label} optional={optional} htmlFor={ids.input} />
      <div className={`${frame(error, compact)} items-start py-3.5`}>
        {icon}
        <textarea
          rows={4}
          {...area}
          id={ids.input}
          className="min-w-0 flex-1 resize-y bg-transparent font-sans text-base outline-none"
          {...ariaOf(ids, error, hint)}
        />
        {end}
      </div>
      <FieldNotes ids={ids} error={error} hint={hint} />
    </div>
  )
}

type Ids = { input: string; error: string; hint: string }

function useFieldIds(given?: string): Ids {
  const made = useId()
  const input = given ?? made
  return { input, error: `${input}-error`, hint: `${input}-hint` }
}

const frame = (error?: string, compact?: boolean): string =>
  `field ${error ? 'err' : ''} ${compact ? 'sm' : ''}`

const ariaOf = (ids: Ids, error?: string, hint?: string) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? ids.error : hint ? ids.hint : undefined,
})

const FieldLabel = ({ label, optional, htmlFor }: { label: string; optional?: boolean; htmlFor: string }) => (
  <label className="lab" htmlFor={htmlFor}>
    {label}
    {optional && <i> optional</i>}
  </label>
)

/** An error keeps its space: fields are checked on blur, and a button that is being pressed must not move. */
function FieldNotes({ ids, error, hint }: { ids: Ids; error?: string; hint?: string }) {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  if (error) return <ErrorText id={ids.error}>{error}</ErrorText>
  if (hint)
    return (
      <p className="hint" id={ids.hint}>
        {hint}
      </p>
    )
  return last ? (
    <div className="invisible" aria-hidden="true">
      <ErrorText>{last}</ErrorText>
    </div>
  ) : null
}

export const ErrorText = ({ children, id }: { children: ReactNode; id?: string }) => (
  <p className="errtext" id={id}>
    <CircleAlert />
    {children}
  </p>
)

/** The same for a control that does not reference it: announced when it appears. */
export const LiveErrorText = ({ children, id }: Parameters<typeof ErrorText>[0]) => (
  <div aria-live="polite">{children && <ErrorText id={id}>{children}</ErrorText>}</div>
)
