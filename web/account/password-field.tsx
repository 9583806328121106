import { Eye, EyeOff, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { isUsername, newPassword, notTheUsername } from '#domain/credentials.ts'
import { problemOf } from '#web/call.ts'
import { Field, type FieldProps } from '#web/ui/field.tsx'

/** The contract's rule of a field as a form rule: the same sentence before and after sending. */
export const ruleOf = (schema: z.ZodType) => (value: string) =>
  schema.safeParse(value).error?.issues[0]?.message ?? true

/** The rule for a new password; `username` if known. */
export const newPasswordRule = (password: string, username = '') => {
  const length = ruleOf(newPassword)(password)
  return length === true && isUsername(password, username) ? notTheUsername : length
}

/** The fields that the server refused, to be shown next to them. */
export function refusedFields(error: unknown): { path: string; message: string }[] {
  const problem = problemOf(error)
  if (problem?.errors) return problem.errors
  return problem?.code === 'username_taken' ? [{ path: 'username', message: problem.detail ?? 'Taken' }] : []
}

/** A password that can be shown while typing. */
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
      icon={<KeyRound />}
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
