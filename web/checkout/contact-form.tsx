import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { emailAddress, personName, phoneNumber } from '#domain/contact.ts'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { ContactEntries } from './draft.ts'

const entries = z.object({ name: personName, email: emailAddress, phone: phoneNumber })

type Props = { contact: ContactEntries; onDone: (contact: ContactEntries) => void; onKeep?: () => void }

/** Asked only where the booking lacks it, or behind Edit. `onKeep`: there was contact that can stay. */
export function ContactForm({ contact, onDone, onKeep }: Props) {
  const { register, handleSubmit, formState, getValues, setFocus } = useForm<ContactEntries>({
    defaultValues: contact,
    resolver: zodResolver(entries),
    reValidateMode: 'onBlur',
  })
  const refuse = () => {
    if (Object.values(getValues()).every((entry) => entry.trim() !== '')) return
    toast({
      title: 'Missing Information',
      text: 'Please fill in all contact fields',
      tone: 'destructive',
    })
  }
  const bound = (name: keyof ContactEntries) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  })
  const editing = onKeep !== undefined
  useEffect(() => {
    if (editing) setFocus('name')
  }, [editing, setFocus])
  return (
    <form noValidate className="mt-10" onSubmit={handleSubmit(onDone, refuse)}>
      <h2 className="text-2xl">Contact</h2>
      <div className="mt-4">
        <ContactFields narrow field={(name) => bound(name === 'fullName' ? 'name' : name)} />
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
