import { type ChangeEvent, type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Allowed } from '#web/form-drafts.ts'
import { restored, typedEarly } from '#web/form-drafts.ts'
import { focusFirst } from './focus-first.ts'

/** What is wrong, by field, in the order of the page. */
export type Errors<Entries> = { readonly [Name in keyof Entries]?: string }

export type FormOptions<Entries> = {
  /** What stands in the form at first: rendered into the page, so the same for everybody. */
  first: Entries
  /** Entries outlive a reload. */
  draft?: { read: () => unknown; write: (entries: unknown) => void }
  /** Values that a choice may have: a draft with another one is none of ours. */
  allowed?: Allowed<Entries>
  /** Names of text fields that may have been filled in before the page was hydrated. */
  texts?: readonly (keyof Entries & string)[]
  /** What was chosen before the page was hydrated. */
  chosenEarly?: (entries: Entries) => Partial<Entries>
  check: (entries: Entries) => Errors<Entries>
  /** Told when it was sent with something wrong, before the focus goes to the first of it. */
  onRefused?: (errors: Errors<Entries>, entries: Entries) => void
}

type State<Entries> = { entries: Entries; errors: Errors<Entries>; tried: boolean }

/**
 * A form: what is entered, what is wrong with it, and where it is kept. Checked when it is sent; after that a field is
 * checked again when it is left, and its error goes as soon as it is being changed.
 */
export function useForm<Entries extends object>(options: FormOptions<Entries>) {
  const { first, draft, check, onRefused } = options
  const root = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State<Entries>>({ entries: first, errors: {}, tried: false })
  // Several fields may be filled in before React has rendered the first: what comes next builds on this.
  const latest = useRef(state)
  const put = (next: State<Entries>) => {
    if (next.entries !== latest.current.entries) draft?.write(next.entries)
    latest.current = next
    setState(next)
  }
  const reset = (values: Partial<Entries>) =>
    put({ entries: { ...latest.current.entries, ...values }, errors: {}, tried: false })
  const [begin] = useState(() => () => {
    const before = entriesBefore(options)
    // Only where there is something: it renders the whole page once more.
    if (before) reset(before)
  })
  useEffect(begin, [begin])

  /** Changes entries; once a try has failed, what changes is checked at once. */
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
  // Leaving a field for a button that sends checks nothing: the sending does, and a line that comes or goes would move the
  // button from under the pointer.
  const onBlur = ({
    target: { name },
    relatedTarget,
  }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { entries, errors, tried } = latest.current
    if (tried && !relatedTarget?.matches('[type="submit"], [data-sends]'))
      put({ entries, errors: rechecked(errors, check(entries), [name]), tried })
  }

  /** `seen`: what stands in sight where it is not what was entered; only that may be sent. `send` gets trimmed texts. */
  const submit = (send: (entries: Entries) => void, seen?: Partial<Entries>) => (event: SyntheticEvent) => {
    event.preventDefault()
    const entries = { ...latest.current.entries, ...seen }
    const errors = check(entries)
    put({ entries, errors, tried: true })
    if (Object.keys(errors).length === 0) return send(trimmed(entries))
    onRefused?.(errors, entries)
    focusFirst(root.current ?? (event.currentTarget as HTMLElement), Object.keys(errors))
  }

  const { entries, errors } = state
  return {
    root,
    entries,
    /** The entries as they are at this moment, before React has rendered them. */
    now: () => latest.current.entries,
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

/** What was entered before the page was loaded or hydrated; undefined when nothing was. */
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

/** The errors with those of some fields as they are now. */
function rechecked<Entries>(
  errors: Errors<Entries>,
  now: Errors<Entries>,
  names: readonly string[],
): Errors<Entries> {
  const rest = Object.entries(errors).filter(([name]) => !names.includes(name))
  const found = Object.entries(now).filter(([name]) => names.includes(name))
  return Object.fromEntries([...rest, ...found]) as Errors<Entries>
}

const trimmed = <Entries extends object>(entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Entries

/** The values without those that are undefined. */
export const onlyDefined = <All extends object>(values: All) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof All]?: Exclude<All[Name], undefined>
  }
