import { NotebookPen } from 'lucide-react'
import { TextArea } from '#web/ui/field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { usePrefilledContact } from './contact-prefill.tsx'
import { Step } from './step-section.tsx'

export type OnSiteCustomer = { name: string; email: string; phone: string; notes: string }
type Props = { customer: OnSiteCustomer; onTell: (values: Partial<OnSiteCustomer>) => void }

const fields = {
  fullName: {
    key: 'name',
    rules: { maxLength: 120, pattern: String.raw`\s*\S.*\S\s*`, title: 'Name must be at least 2 characters' },
  },
  email: {
    key: 'email',
    rules: { maxLength: 254, pattern: String.raw`.+@.+\..+`, title: 'Please enter a valid email address' },
  },
  phone: {
    key: 'phone',
    rules: {
      maxLength: 40,
      pattern: String.raw`\s*(?=\S.{6,}\S)\+?[\d\s\(\)\.\-\/]+`,
      title: 'Please enter a valid phone number',
      enterKeyHint: 'next',
    },
  },
} as const

/**
 * Contact of a booking that is paid on site, validated by the browser with the server's rules. Minimum lengths are in the
 * patterns: browsers do not apply `minLength` to a prefilled value.
 */
export function OnSiteContact({ customer, onTell }: Props) {
  usePrefilledContact((change) => {
    const { name, email, phone } = customer
    const { fullName, ...reachable } = change({ fullName: name, email, phone })
    onTell({ name: fullName, ...reachable })
  })
  return (
    <Step title="Contact">
      <ContactFields
        field={(name) => {
          const { key, rules } = fields[name]
          return {
            ...rules,
            required: true,
            value: customer[key],
            onChange: (event) => onTell({ [key]: event.target.value }),
          }
        }}
      />
      <TextArea
        label="Notes"
        optional
        icon={<NotebookPen />}
        rows={3}
        maxLength={2000}
        placeholder="Heights and wetsuit sizes, if you know them"
        className="mt-5"
        value={customer.notes}
        onChange={(event) => onTell({ notes: event.target.value })}
      />
    </Step>
  )
}
