import { useEffect } from 'react'
import { emailProblem, nameProblem, phoneProblem } from '#domain/contact-rules.ts'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { focusFirst } from '#web/booking/focus-first.ts'
import { onlyDefined, useForm } from '#web/booking/use-form.ts'
import { checkoutContactDraft } from '#web/form-drafts.ts'
import type { StoredPending } from '#web/new-pending.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { ContactEntries } from './pending-draft.ts'
import { contactOf, lacksContact, pendingBookingOf, withContact } from './pending-draft.ts'

const same = (one: ContactEntries, other: ContactEntries): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Merges the entries with the booking data; `undefined`: nothing changed. */
export function ContactStep({
  stored,
  onDone,
}: {
  stored: StoredPending
  onDone: (next: StoredPending | undefined) => void
}) {
  const pending = pendingBookingOf(stored)
  const contact = contactOf(pending)
  const draft = checkoutContactDraft(stored.key)
  const done = (next: StoredPending | undefined) => {
    draft.clear()
    onDone(next)
  }
  return (
    <ContactForm
      contact={contact}
      draft={draft}
      onDone={(entered) => done(same(entered, contact) ? undefined : withContact(stored, entered))}
      onKeep={lacksContact(pending) ? undefined : () => done(undefined)}
    />
  )
}

type Props = {
  contact: ContactEntries
  draft: ReturnType<typeof checkoutContactDraft>
  onDone: (contact: ContactEntries) => void
  onKeep?: () => void
}

/** Shown only when the booking lacks contact, or after Edit. `onKeep`: there is contact that can stay. */
function ContactForm({ contact, draft, onDone, onKeep }: Props) {
  const { root, field, submit } = useForm({
    first: contact,
    draft,
    check: ({ name, email, phone }) =>
      onlyDefined({ name: nameProblem(name), email: emailProblem(email), phone: phoneProblem(phone) }),
    onRefused: (_errors, entries) => {
      if (Object.values(entries).every((entry) => entry.trim() !== '')) return
      toast({
        title: 'Missing Information',
        text: 'Please fill in all contact fields',
        tone: 'destructive',
      })
    },
  })
  const editing = onKeep !== undefined
  useEffect(() => {
    if (editing) focusFirst(root.current, ['name'])
  }, [editing, root])
  return (
    <form ref={root} noValidate className="mt-10" onSubmit={submit(onDone)}>
      <h2 className="text-2xl">Contact</h2>
      <div className="mt-4">
        <ContactFields narrow field={(name) => field(name === 'fullName' ? 'name' : name)} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button type="submit">
          <span>
            Continue <span className="paid-on-site:hidden">to Payment</span>
          </span>
        </Button>
        {onKeep && (
          <Button kind="ghost" onClick={onKeep}>
            Keep as it was
          </Button>
        )}
      </div>
    </form>
  )
}
