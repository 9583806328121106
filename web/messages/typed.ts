import { useState } from 'react'

const nothing = {
  sms: { customerPhone: '', message: '' },
  email: { to: '', subject: '', message: '' },
  test: { type: 'email' as 'email' | 'sms', email: '', phone: '' },
  booking: '',
}
export type Typed = typeof nothing
export type OnType = <Form extends keyof Typed>(form: Form, value: Typed[Form]) => void

/** What is typed into the four tabs: looking at another tab loses none of it. */
export function useTyped(): { typed: Typed; onType: OnType } {
  const [typed, setTyped] = useState(nothing)
  return { typed, onType: (form, value) => setTyped((before) => ({ ...before, [form]: value })) }
}
