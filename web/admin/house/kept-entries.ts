import { createContext, useContext, useState } from 'react'

/** What is typed outside the draft, by form. The editor provides it, as its parts and dialogs are removed with their state. */
export const KeptEntries = createContext(new Map<string, unknown>())

/** The entries of a form, how to change them, and how to drop them. A form opened again in the same editor still has them. */
export function useKept<Entries>(form: string, empty: Entries) {
  const kept = useContext(KeptEntries)
  const latest = () => (kept.has(form) ? (kept.get(form) as Entries) : empty)
  const [entries, setEntries] = useState(latest)
  const edit = (make: (now: Entries) => Entries) => {
    const next = make(latest())
    kept.set(form, next)
    setEntries(() => next)
  }
  const drop = () => {
    kept.delete(form)
    setEntries(() => empty)
  }
  return [entries, edit, drop] as const
}
