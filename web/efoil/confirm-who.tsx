import { Mail, Phone, StickyNote, UserRound } from 'lucide-react'
import { Step } from '#web/steps/section.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import type { Confirming } from './use-confirm.ts'

/** Contact, checked by the browser itself (spec 1 §5). */
export const ConfirmWho = ({ confirming: { customer, change } }: { confirming: Confirming }) => (
  <Step title="Contact">
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Full name"
        icon={<UserRound aria-hidden="true" />}
        autoComplete="name"
        enterKeyHint="next"
        required
        minLength={2}
        maxLength={120}
        className="sm:col-span-2"
        value={customer.customerName}
        onChange={(event) => change({ customerName: event.target.value })}
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
        value={customer.customerEmail}
        onChange={(event) => change({ customerEmail: event.target.value })}
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
        minLength={8}
        maxLength={40}
        value={customer.customerPhone}
        onChange={(event) => change({ customerPhone: event.target.value })}
      />
      <TextArea
        label="Notes"
        optional
        icon={<StickyNote aria-hidden="true" className="mt-0.5" />}
        rows={3}
        maxLength={2000}
        placeholder="Heights and wetsuit sizes, if you know them"
        className="sm:col-span-2"
        value={customer.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </div>
  </Step>
)
