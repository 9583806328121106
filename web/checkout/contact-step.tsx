import type { StoredPending } from '#web/new-pending.ts'
import { ContactForm } from './contact-form.tsx'
import type { ContactEntries } from './draft.ts'
import { contactOf, lacksContact, pendingOf, withContact } from './draft.ts'

const same = (one: ContactEntries, other: ContactEntries): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Merges what is entered with the booking data; `undefined`: it stays as it was. */
export function ContactStep({
  stored,
  onDone,
}: {
  stored: StoredPending
  onDone: (next: StoredPending | undefined) => void
}) {
  const pending = pendingOf(stored)
  const contact = contactOf(pending)
  return (
    <ContactForm
      contact={contact}
      onDone={(entered) => onDone(same(entered, contact) ? undefined : withContact(stored, entered))}
      onKeep={lacksContact(pending) ? undefined : () => onDone(undefined)}
    />
  )
}
