import { Mail, Phone, UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field } from '#web/ui/field.tsx'
import { SavedContact } from './contact-prefill.tsx'

type Bound = Omit<ComponentProps<'input'>, 'type'> & { error?: string; hint?: string }

type Props = {
  /** Props of each input: value, handlers and error. */
  field: (name: 'fullName' | 'email' | 'phone') => Bound
  phoneOptional?: boolean
  /** Below the phone; '' for none. */
  phoneHint?: string
  /** One column in a small panel. */
  narrow?: boolean
}

export const NameField = (bound: Bound) => (
  <Field label="Full name" icon={<UserRound />} autoComplete="name" enterKeyHint="next" {...bound} />
)

export const EmailField = (bound: Bound) => (
  <Field
    label="E-mail"
    icon={<Mail />}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    enterKeyHint="next"
    {...bound}
  />
)

/** The contact: name, e-mail, phone. */
export const ContactFields = ({
  field,
  phoneOptional,
  phoneHint = 'For a call if the wind changes.',
  narrow,
}: Props) => (
  <div className={narrow ? 'grid gap-4' : 'grid gap-5 sm:grid-cols-2'}>
    <NameField className={narrow ? '' : 'sm:col-span-2'} {...field('fullName')} />
    <EmailField {...field('email')} />
    <Field
      label="Phone"
      icon={<Phone />}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="done"
      placeholder="+372 5xxx xxxx"
      optional={phoneOptional}
      hint={narrow || phoneHint === '' ? undefined : phoneHint}
      {...field('phone')}
    />
    <SavedContact className={narrow ? '' : 'sm:col-span-2'} />
  </div>
)
