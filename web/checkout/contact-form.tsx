import { useEffect } from 'react'
import { emailProblem, nameProblem, phoneProblem } from '#domain/contact-rules.ts'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { focusFirst } from '#web/booking/focus-first.ts'
import { onlyKnown, useForm } from '#web/booking/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { ContactEntries } from './draft.ts'

type Props = { contact: ContactEntries; onDone: (contact: ContactEntries) => void; onKeep?: () => void }

/** Asked only where the booking lacks it, or behind Edit. `onKeep`: there was contact that can stay. */
export function ContactForm({ contact, onDone, onKeep }: Props) {
  const { root, field, submit } = useForm({
    first: contact,
    check: ({ name, email, phone }) =>
      onlyKnown({ name: nameProblem(name), email: emailProblem(email), phone: phoneProblem(phone) }),
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
        <Button type="submit">Continue to Payment</Button>
        {onKeep && (
          <Button kind="ghost" onClick={onKeep}>
            Keep as it was
          </Button>
        )}
      </div>
    </form>
  )
}
