import { KeyRound, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field, type FieldProps } from '#web/ui/field.tsx'

/** The code of an authenticator app, with a numeric keyboard on phones, or a recovery code. */
export function CodeField({
  hasRecovery = true,
  ...props
}: Omit<FieldProps, 'label' | 'icon' | 'hint'> & { hasRecovery?: boolean }) {
  const [isRecovery, setRecovery] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  return (
    <div ref={field}>
      <Field
        {...props}
        label={isRecovery ? 'Recovery code' : 'Code'}
        icon={isRecovery ? <KeyRound /> : <Smartphone />}
        hint={
          isRecovery
            ? 'One of the ten that you saved; each works once.'
            : 'Six digits, from your authenticator app.'
        }
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {hasRecovery && (
        <button
          type="button"
          className="mt-1 min-h-11 cursor-pointer text-sm font-semibold text-link underline-offset-4 hover:underline"
          onClick={() => {
            flushSync(() => setRecovery(!isRecovery))
            field.current?.querySelector('input')?.focus()
          }}
        >
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </button>
      )}
    </div>
  )
}
