import type { ChangeEvent, FocusEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { jetskiFormDraft, typedEarly } from '#web/form-drafts.ts'
import type { Entries, EntryErrors, TypedEntries } from './entries.ts'
import { noEntries, readEntries, required, typedEntries } from './entries.ts'

type TextName = 'fullName' | 'email' | 'phone' | 'notes'
type Checked = { entries: Entries } | { bad: EntryErrors; typed: TypedEntries }

/** The entries of both jetski forms: kept for this tab, checked on blur after the first try. */
export function useEntries() {
  const [typed, setTyped] = useState(noEntries)
  const [errors, setErrors] = useState<EntryErrors>({})
  const [tried, setTried] = useState(false)
  // Two changes of one moment must both count.
  const latest = useRef(noEntries)
  // Prerendered pages know no storage: what was kept, or typed before the code came, is read after that.
  useEffect(() => {
    const before = typedEntries.safeParse(jetskiFormDraft.read())
    latest.current = {
      ...(before.success ? before.data : noEntries),
      ...typedEarly('fullName', 'email', 'phone', 'notes'),
    }
    setTyped(latest.current)
  }, [])

  const put = (values: Partial<TypedEntries>) => {
    latest.current = { ...latest.current, ...values }
    setTyped(latest.current)
    jetskiFormDraft.write(latest.current)
  }
  const look = (names: readonly string[]) => {
    const read = readEntries(latest.current)
    const now = 'bad' in read ? read.bad : {}
    setErrors((before) =>
      Object.fromEntries(
        Object.entries({ ...before, ...now }).filter(([name]) => !names.includes(name) || name in now),
      ),
    )
  }
  const forget = (name: TextName) => setErrors(({ [name]: _mended, ...others }) => others)

  return {
    typed,
    errors,
    set: (values: Partial<TypedEntries>) => {
      put(values)
      if (tried) look(Object.keys(values))
    },
    /** A field with its error. Leaving it for the submit button does not check: a line that comes would move the button. */
    bound: (name: TextName) => ({
      name,
      value: typed[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        put({ [name]: target.value })
        forget(name)
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (tried && !relatedTarget?.matches('[type="submit"]')) look([name])
      },
    }),
    /** What is sent, or what is wrong with it; `seen`: only what is in sight may be sent. */
    check: (seen: Partial<TypedEntries>): Checked => {
      put(seen)
      setTried(true)
      const read = readEntries(latest.current)
      setErrors('bad' in read ? read.bad : {})
      return 'bad' in read ? { ...read, typed: latest.current } : read
    },
  }
}

export type EntriesForm = ReturnType<typeof useEntries>

/** Where a day and a start are chosen, for the focus. */
const steps = {
  date: '[data-step="date"] :is(td button:not([disabled], [tabindex="-1"]), input:not([disabled]))',
  time: '[data-step="time"] :is(input, button)',
}

/** The focus on the first thing to mend, below `root`. */
export function focusFirst(bad: object, root: HTMLElement | null): void {
  const first = required.find((name) => name in bad)
  const goTo = (selector: string) => root?.querySelector<HTMLElement>(selector)
  if (first === 'date' || first === 'time') (goTo(steps[first]) ?? goTo(steps.date))?.focus()
  else goTo(`[name="${first ?? 'notes'}"]`)?.focus()
}
