import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/views.ts'
import { storedSession } from '#web/call.ts'
import type { Contact, ContactChange, ContactFields } from '#web/form-drafts.ts'
import { lastContact, noContact } from '#web/form-drafts.ts'
import { userQuery } from '#web/queries.ts'

const maxAgeMs = 180 * 24 * 60 * 60 * 1000
const onClear = new Set<() => void>()

/** Storage keys of the saved contact and of the choices for the confirm pages, which contain it. */
const withContact = ['lastContact', 'groupEfoilBookingData', 'efoilBookingData']

/** The next form is another person's: removes the saved contact and all that was filled in from it in this tab. */
function clearSavedContact(): void {
  for (const key of withContact) localStorage.removeItem(key)
  sessionStorage.clear()
  for (const listener of onClear) listener()
}

/**
 * Fills the contact fields from the account, else from the last booking in this browser, but only if all are empty. What was
 * filled is replaced or cleared when the visitor signs out, signs in as another person (also in another tab, or before going
 * back), or clears the saved contact. Returns the cleanup.
 */
export function fillContact(client: QueryClient, apply: (change: ContactChange) => void): () => void {
  let filled = noContact
  let session = storedSession.read()
  let ended = false
  const fill = (saved: Contact) => {
    const before = filled
    filled = saved
    if (ended || isSame(before, saved)) return
    // When the person changes, a contact with the old e-mail address is theirs even if they have edited it.
    const isAnother = before.email !== '' && before.email !== saved.email
    const isFilled = (entries: ContactFields) =>
      isAnother ? entries.email === before.email : isSame(entries, before)
    apply((entries) => (isFilled(entries) ? { ...entries, ...saved } : entries))
  }
  const look = async () => {
    if (session !== storedSession.read()) {
      session = storedSession.read()
      void client.invalidateQueries()
    }
    fill(await contactToFill(client))
  }
  const clear = () => fill(noContact)
  void look()
  window.addEventListener('storage', look)
  window.addEventListener('pageshow', look)
  onClear.add(clear)
  return () => {
    ended = true
    window.removeEventListener('storage', look)
    window.removeEventListener('pageshow', look)
    onClear.delete(clear)
  }
}

const isSame = (entries: ContactFields, contact: Contact): boolean =>
  entries.fullName === contact.fullName &&
  entries.email === contact.email &&
  (entries.phone ?? '') === contact.phone

async function contactToFill(client: QueryClient): Promise<Contact> {
  const last = readLast()
  if (storedSession.read() === null) return last
  const user = await client.fetchQuery(userQuery()).catch(() => undefined)
  return user ? contactOf(user, last) : last
}

function readLast(): Contact {
  try {
    const stored = JSON.parse(lastContact.text() ?? 'null') as (Contact & { savedAt: number }) | null
    if (!stored || Date.now() - stored.savedAt > maxAgeMs) return noContact
    return { fullName: String(stored.fullName), email: String(stored.email), phone: String(stored.phone) }
  } catch {
    return noContact
  }
}

/** An account without a phone gets that of its own last booking here, never another person's. */
const contactOf = ({ fullName, email, phone }: User, last: Contact): Contact => ({
  fullName: fullName ?? '',
  email: email ?? '',
  phone: phone || (last.email === email ? last.phone : ''),
})

/** For visitors without an account; signing out clears the contact anyway. */
export function SavedContact({ className }: { className: string }) {
  const [cleared, setCleared] = useState(false)
  if (cleared) return null
  const clear = () => {
    clearSavedContact()
    setCleared(true)
  }
  return (
    <p className={`text-sm text-muted ${className}`}>
      This browser keeps the contact of your last booking.{' '}
      <button
        type="button"
        onClick={clear}
        className="-my-3 min-h-11 cursor-pointer font-semibold text-link underline underline-offset-4"
      >
        Not you? Clear it
      </button>
    </p>
  )
}
