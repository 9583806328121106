import { Mail, NotebookPen, Phone, UserRound } from 'lucide-react'
import { Field, TextArea } from '#web/ui/field.tsx'
import { SavedContact, usePrefilledContact } from './contact-prefill.tsx'
import { Step } from './step-section.tsx'

export type OnSiteCustomer = { name: string; email: string; phone: string; notes: string }
type Props = { customer: OnSiteCustomer; onTell: (values: Partial<OnSiteCustomer>) => void }

/**
 * Contact of a booking that is paid on site, checked by the browser itself by the rules that the server has. The least length
 * is in the patterns: of `minLength` a browser says nothing where the page before filled the field in.
 */
export function OnSiteContact({ customer, onTell }: Props) {
  usePrefilledContact((change) => {
    const { name, email, phone } = customer
    const { fullName, ...reachable } = change({ fullName: name, email, phone })
    onTell({ name: fullName, ...reachable })
  })
  return (
    <Step title="Contact">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Full name"
          icon={<UserRound aria-hidden="true" />}
          autoComplete="name"
          enterKeyHint="next"
          required
          maxLength={120}
          pattern="\s*\S.*\S\s*"
          title="Name must be at least 2 characters"
          className="sm:col-span-2"
          value={customer.name}
          onChange={(event) => onTell({ name: event.target.value })}
        />
        <Field
          label="E-mail"
          icon={<Mail aria-hidden="true" />}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="next"
          required
          maxLength={254}
          pattern=".+@.+\..+"
          title="Please enter a valid email address"
          value={customer.email}
          onChange={(event) => onTell({ email: event.target.value })}
        />
        <Field
          label="Phone"
          icon={<Phone aria-hidden="true" />}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          placeholder="+372 5xxx xxxx"
          hint="For a call if the wind changes."
          required
          maxLength={40}
          pattern="\s*(?=\S.{6,}\S)\+?[\d\s\(\)\.\-\/]+"
          title="Please enter a valid phone number"
          value={customer.phone}
          onChange={(event) => onTell({ phone: event.target.value })}
        />
        <SavedContact className="sm:col-span-2" />
        <TextArea
          label="Notes"
          optional
          icon={<NotebookPen aria-hidden="true" />}
          rows={3}
          maxLength={2000}
          placeholder="Heights and wetsuit sizes, if you know them"
          className="sm:col-span-2"
          value={customer.notes}
          onChange={(event) => onTell({ notes: event.target.value })}
        />
      </div>
    </Step>
  )
}
