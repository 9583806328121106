import { Eye, EyeOff, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { FieldProps } from '#web/ui/field.tsx'
import { Field } from '#web/ui/field.tsx'

/** A password that can be looked at while typing. */
export function PasswordField({
  label = 'Password',
  ...props
}: Omit<FieldProps, 'label' | 'type' | 'icon' | 'end'> & { label?: string }) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      {...props}
      label={label}
      type={shown ? 'text' : 'password'}
      icon={<KeyRound aria-hidden="true" />}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className="iconbtn -mr-2.5 flex-none cursor-pointer"
          aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" />
        </button>
      }
    />
  )
}
