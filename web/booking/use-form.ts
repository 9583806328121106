import { type ChangeEvent, type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type Allowed, restored, typedEarly } from '#web/form-drafts.ts'
import { focusFirst } from './focus-first.ts'

/** Errors by field, in the order of the page. */
export type Errors<Entries> = { readonly [Name in keyof Entries]?: string }

export type FormOptions<Entries> = {
  /** Initial values: they are prerendered, so they are the same for everybody. */
  first: Entries
  /** Keeps the entries across a reload. */
  draft?: { read: () => unknown; write: (entries: unknown) => void }
  /** Allowed values of choices; any other value is replaced by the first. */
  allowed?: Allowed<Entries>
  /** Names of text fields that may have been filled in before the page was hydrated. */
  texts?: readonly (keyof Entries & string)[]
  /** Choices made before the page was hydrated. */
  chosenEarly?: (entries: Entries) => Partial<Entries>
  check: (entries: Entries) => Errors<Entries>
  /** Called when the form was sent with errors, before the focus moves to the first of them. */
  onRefused?: (errors: Errors<Entries>, entries: Entries) => void
}

type State<Entries> = { entries: Entries; errors: Errors<Entries>; tried: boolean }

/**
 * A form: its entries, its errors, and where it is stored. Checked when it is sent; after that a field is checked again on
 * blur, and its error is removed as soon as it changes.
 */
export function useForm<Entries extends object>(options: FormOptions<Entries>) {
  const { first, draft, allowed, check, onRefused } = options
  const root = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State<Entries>>({ entries: first, errors: {}, tried: false })
  // Several fields may be filled in before React renders the first, so changes are based on this.
  const latest = useRef(state)
  const put = (next: State<Entries>) => {
    if (next.entries !== latest.current.entries) draft?.write(next.entries)
    latest.current = next
    setState(next)
  }
  const reset = (values: Partial<Entries>) =>
    put({ entries: { ...latest.current.entries, ...values }, errors: {}, tried: false })
  /** The entries, checked against the current house, which may change while a form is open. */
  const now = (entries = latest.current.entries) => restored(first, entries, allowed) ?? entries
  const [begin] = useState(() => () => {
    const before = entriesBefore(options)
    // Only if there are entries: it renders the whole page once more.
    if (before) reset(before)
  })
  useEffect(begin, [begin])

  /** Changes entries; after a failed submit, the changed fields are checked at once. */
  const set = (values: Partial<Entries>) => {
    const { entries, errors, tried } = latest.current
    const next = { ...entries, ...values }
    put({
      entries: next,
      errors: tried ? rechecked(errors, check(next), Object.keys(values)) : errors,
      tried,
    })
  }

  const onChange = ({ target: { name, value } }: TextEvent) => {
    const { entries, errors, tried } = latest.current
    put({ entries: { ...entries, [name]: value }, errors: rechecked(errors, {}, [name]), tried })
  }
  // Moving to a submit button does not check the field: submitting does, and an error line that appears or disappears would
  // move the button from under the pointer.
  const onBlur = ({
    target: { name },
    relatedTarget,
  }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { entries, errors, tried } = latest.current
    if (tried && !relatedTarget?.matches('[type="submit"], [data-sends]'))
      put({ entries, errors: rechecked(errors, check(entries), [name]), tried })
  }

  /** `seen`: visible values that differ from the entries; only those may be sent. `send` gets trimmed texts. */
  const submit = (send: (entries: Entries) => void, seen?: Partial<Entries>) => (event: SyntheticEvent) => {
    event.preventDefault()
    const entries = { ...now(), ...seen }
    const errors = check(entries)
    put({ entries, errors, tried: true })
    if (Object.keys(errors).length === 0) return send(trimmed(entries))
    onRefused?.(errors, entries)
    focusFirst(root.current ?? (event.currentTarget as HTMLElement), Object.keys(errors))
  }

  const { errors } = state
  const entries = now(state.entries)
  return {
    root,
    entries,
    /** The current entries, before React has rendered them. */
    now,
    errors,
    set,
    reset,
    submit,
    field: (name: keyof Entries & string) => ({
      name,
      value: String(entries[name] ?? ''),
      error: errors[name],
      onChange,
      onBlur,
    }),
  }
}

type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** Entries typed before the page was loaded or hydrated; undefined if there are none. */
function entriesBefore<Entries extends object>({
  first,
  draft,
  allowed,
  texts = [],
  chosenEarly,
}: FormOptions<Entries>) {
  const stored = restored(first, draft?.read(), allowed)
  const typed = typedEarly(...texts) as Partial<Entries>
  const before = { ...first, ...stored, ...typed }
  const chosen = chosenEarly?.(before) ?? {}
  const isNew = [stored, typed, chosen].some((values) => values && Object.keys(values).length > 0)
  return isNew ? { ...before, ...chosen } : undefined
}

/** The errors, updated for some fields. */
const rechecked = <Entries>(
  errors: Errors<Entries>,
  now: Errors<Entries>,
  names: readonly string[],
): Errors<Entries> => ({
  ...errors,
  ...Object.fromEntries(names.map((name) => [name, now[name as keyof Entries]])),
})

const trimmed = <Entries extends object>(entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Entries

/** The values that are not undefined. */
export const onlyDefined = <All extends object>(values: All) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof All]?: Exclude<All[Name], undefined>
  }
