import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { storedSession } from '#web/call.ts'
import { type ContactChange, lastContact } from '#web/form-drafts.ts'

/** Fills the contact fields of a form; `apply` changes its entries. Without a known contact no code is loaded for it. */
export function usePrefilledContact(apply: (change: ContactChange) => void): void {
  const client = useQueryClient()
  const change = useEffectEvent(apply)
  useEffect(() => {
    if ((storedSession.read() ?? lastContact.text()) === null) return
    const filling = import('./saved-contact.tsx').then(
      ({ fillContact }) => fillContact(client, (by) => change(by)),
      // Offline the fields stay empty.
      () => undefined,
    )
    return () => void filling.then((end) => end?.())
  }, [client])
}

/** Below the fields, when this browser has stored a contact: a note that it has, and a button to delete it. */
export function SavedContact({ className }: { className: string }): ReactNode {
  const [Note, setNote] = useState<typeof SavedContact>()
  useEffect(() => {
    if (storedSession.read() !== null || lastContact.text() === null) return
    import('./saved-contact.tsx').then(
      (module) => setNote(() => module.SavedContact),
      () => undefined,
    )
  }, [])
  return Note && <Note className={className} />
}
