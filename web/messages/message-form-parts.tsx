import { Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { NotificationStatus } from '#contract/calls/message-calls.ts'
import type { User } from '#contract/views.ts'
import { Button } from '#web/ui/button.tsx'

/**
 * `visitor`: not signed in; `outsider`: no sector; `staff`: reads their sectors; `main`: may send (contract: who may call what).
 */
export type Access = 'visitor' | 'outsider' | 'staff' | 'main'

export function accessOf(user: User | undefined): Access {
  if (!user) return 'visitor'
  if (user.role === 'main_admin' || user.role === 'test_user') return 'main'
  return user.sectors.length > 0 ? 'staff' : 'outsider'
}

/** Below a form: why its button is disabled. */
export const whoMaySend: Record<Exclude<Access, 'main'>, string> = {
  visitor: 'Only the main admin may send. Please sign in.',
  outsider: 'Only the main admin may send.',
  staff: 'Only the main admin may send. The overview shows what your sectors sent.',
}

const nothing = {
  sms: { customerPhone: '', message: '' },
  email: { to: '', subject: '', message: '' },
  test: { type: 'email' as 'email' | 'sms', email: '', phone: '' },
  booking: '',
}
export type Typed = typeof nothing
/** `was`: applies only if nothing was typed since. */
type OnType = <Form extends keyof Typed>(form: Form, value: Typed[Form], was?: Typed[Form]) => void

/** The entries of the four tabs, kept when switching tabs. */
export function useTyped(): { typed: Typed; onType: OnType } {
  const [typed, setTyped] = useState(nothing)
  const onType: OnType = (form, value, was) =>
    setTyped((before) => (was && before[form] !== was ? before : { ...before, [form]: value }))
  return { typed, onType }
}

/** The props of the tabs' forms. */
export type FormProps = {
  access: Access
  typed: Typed
  onType: OnType
  /** Missing for accounts that may not read it. */
  status: NotificationStatus | undefined
}

type SendButtonProps = { access: Access; off: boolean; busy: boolean; isTest?: boolean; children: string }

/** The button under a message: disabled if the service is not configured, and for accounts that may not send. */
export const SendButton = ({ access, off, busy, isTest = false, children }: SendButtonProps) => (
  <Button
    type="submit"
    kind={isTest ? 'line' : 'ink'}
    size="md"
    className={isTest ? 'mt-3 w-full' : 'mt-5 max-sm:w-full'}
    disabled={access !== 'main' || off}
    busy={busy}
    busyLabel="Sending..."
  >
    {!isTest && <Send />}
    {children}
  </Button>
)

type MessageFormProps = Pick<SendButtonProps, 'access' | 'off' | 'busy'> & {
  title: string
  onSend: () => void
  children: ReactNode
  /** Between the fields and the button. */
  below?: ReactNode
  /** Shown if the service is not configured. */
  offText: ReactNode
}

/** A message written by hand. */
export const MessageForm = ({ title, onSend, children, below, offText, ...button }: MessageFormProps) => (
  <form
    noValidate
    className="p-4 sm:p-6"
    onSubmit={(event) => {
      event.preventDefault()
      if (!button.busy && button.access === 'main' && !button.off) onSend()
    }}
  >
    <h2 className="text-xl">{title}</h2>
    <div className="mt-4 grid gap-4">{children}</div>
    {below}
    <SendButton {...button}>{title}</SendButton>
    {button.access !== 'main' && <p className="hint">{whoMaySend[button.access]}</p>}
    {button.off && offText}
  </form>
)
