import { type ChangeEvent, type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { emailProblem, nameProblem, phoneProblem } from '#domain/contact-rules.ts'
import type { Allowed, Contact } from '#web/form-drafts.ts'
import { restored, typedEarly } from '#web/form-drafts.ts'
import { refuse, wordsOfErrors } from './booking-toasts.ts'
import { usePrefilledContact } from './contact-prefill.tsx'
import { focusFirst } from './focus-first.ts'

/** What is wrong, by field, in the order of the page. */
export type Errors<Entries> = { readonly [Name in keyof Entries]?: string }

type Options<Entries> = {
  /** What stands in the form at first: rendered into the page, so the same for everybody. */
  first: Entries
  /** Entries outlive a reload. */
  draft: { read: () => unknown; write: (entries: unknown) => void }
  /** Values that a choice may have: a draft with another one is none of ours. */
  allowed?: Allowed<Entries>
  /** Names of text fields beside name, e-mail and phone. */
  texts?: readonly (keyof Entries & string)[]
  /** What was chosen before the page was hydrated. */
  chosenEarly?: (entries: Entries) => Partial<Entries>
  check: (entries: Entries) => Errors<Entries>
  /** The toast where something is missing; without it the fields alone say so. */
  missing?: { title: string; text: string }
}

type State<Entries> = { entries: Entries; errors: Errors<Entries>; tried: boolean }

/**
 * The form of a booking page: what is entered, what is wrong with it, and where it is kept. Checked when it is sent; after
 * that a field is checked again when it is left, and its error goes as soon as it is being changed.
 */
export function useBookingForm<Entries extends Contact>(options: Options<Entries>) {
  const { first, draft, check, missing } = options
  const root = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State<Entries>>({ entries: first, errors: {}, tried: false })
  // Several fields may be filled in before React has rendered the first: what comes next builds on this.
  const latest = useRef(state)
  const put = (next: State<Entries>) => {
    if (next.entries !== latest.current.entries) draft.write(next.entries)
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
  usePrefilledContact((change) => {
    const next = change(latest.current.entries)
    if (next !== latest.current.entries) reset(next)
  })

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
    if (missing) refuse(wordsOfErrors(errors, entries, missing))
    focusFirst(root.current, Object.keys(errors))
  }

  const { entries, errors } = state
  return {
    root,
    entries,
    errors,
    set,
    reset,
    submit,
    field: (name: keyof Entries & string) => ({
      name,
      value: String(entries[name]),
      error: errors[name],
      onChange,
      onBlur,
    }),
  }
}

type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** What was entered before the page was loaded or hydrated; undefined when nothing was. */
function entriesBefore<Entries extends Contact>({
  first,
  draft,
  allowed,
  texts = [],
  chosenEarly,
}: Options<Entries>) {
  const kept = restored(first, draft.read(), allowed)
  const typed = typedEarly('fullName', 'email', 'phone', ...texts) as Partial<Entries>
  const before = { ...first, ...kept, ...typed }
  const chosen = chosenEarly?.(before) ?? {}
  const isNew = [kept, typed, chosen].some((values) => values && Object.keys(values).length > 0)
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

/** What is wrong with name, e-mail and phone. */
export const contactErrors = ({ fullName, email, phone }: Contact, phoneOptional = false) => ({
  fullName: nameProblem(fullName),
  email: emailProblem(email),
  phone: phoneOptional && phone === '' ? undefined : phoneProblem(phone),
})

/** The values without those that are undefined. */
export const onlyKnown = <All extends object>(values: All) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof All]?: Exclude<All[Name], undefined>
  }

/** What is wrong with day and start. */
export const startErrors = ({ date, time }: { date: string; time: string }) => ({
  date: date === '' ? 'Choose a day' : undefined,
  time: time === '' ? 'Choose a start time' : undefined,
})
