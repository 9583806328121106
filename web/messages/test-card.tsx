import { Mail, Phone } from 'lucide-react'
import { api } from '#contract/account-client.ts'
import { call } from '#web/call.ts'
import { ErrorText, Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { type FormProps, SendButton, type Typed, whoMaySend } from './message-form-parts.tsx'
import { missing, useSender } from './sender.ts'

const contacts = {
  email: { label: 'Email address', placeholder: 'you@example.com', icon: Mail, type: 'email', mode: 'email' },
  sms: { label: 'Phone number', placeholder: '+372 XXXX XXXX', icon: Phone, type: 'tel', mode: 'tel' },
} as const

export function TestCard({ access, typed, onType, status }: FormProps) {
  const test = typed.test
  const { isPending, send } = useSender(sendTest, {
    done: 'Test Sent',
    failed: 'Test Failed',
    otherwise: 'Failed to send test notification',
  })
  const { label, placeholder, icon: Icon, type, mode } = contacts[test.type]
  const contact = test.type === 'sms' ? test.phone : test.email
  const off = test.type === 'sms' && status !== undefined && !status.sms.configured
  return (
    <form
      noValidate
      className="card p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending || access !== 'main') return
        if (contact.trim() === '') missing('Missing Contact', 'Please enter email or phone number')
        else send(test)
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Test</h2>
        <Segmented
          label="Test by"
          value={test.type}
          onChange={(chosen) => onType('test', { ...test, type: chosen })}
          options={[
            { value: 'email', label: 'Email' },
            { value: 'sms', label: 'SMS' },
          ]}
        />
      </div>
      <Field
        className="mt-4"
        label={label}
        icon={<Icon aria-hidden="true" />}
        type={type}
        inputMode={mode}
        autoComplete="off"
        placeholder={placeholder}
        value={contact}
        onChange={({ target: { value } }) =>
          onType('test', { ...test, [test.type === 'sms' ? 'phone' : 'email']: value })
        }
      />
      <SendButton access={access} off={off} busy={isPending} isTest>
        Send Test
      </SendButton>
      {off && <ErrorText>SMS service is not configured. Contact system administrator.</ErrorText>}
      {access !== 'main' && <p className="hint">{whoMaySend[access]}</p>}
    </form>
  )
}

const sendTest = ({ type, email, phone }: Typed['test']) =>
  call(api.sendTest, { body: type === 'sms' ? { type, phone } : { type, email } })
