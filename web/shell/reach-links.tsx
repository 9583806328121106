import type { ComponentProps } from 'react'
import { mailOf, telLink } from '#domain/site.ts'
import { useHouse } from '#web/house-on-page.ts'

/** Calls the house; shows its number by default. */
export function CallLink({ children, ...rest }: ComponentProps<'a'>) {
  const { phone } = useHouse().brand
  return (
    <a {...rest} href={telLink(phone)}>
      {children ?? phone}
    </a>
  )
}

/** Writes to the house; shows its address by default. */
export function MailLink({ children, ...rest }: ComponentProps<'a'>) {
  const { email } = useHouse().brand
  return (
    <a {...rest} href={mailOf(email)}>
      {children ?? email}
    </a>
  )
}
