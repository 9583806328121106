import { dialOf } from '#domain/dial.ts'

type Props = { phone: string | null; none?: string }

/** A customer's number as a link to call it. */
export const PhoneLink = ({ phone, none = 'No phone' }: Props) =>
  phone ? (
    <a className="inline-block py-1 text-link hover:underline" href={dialOf(phone)}>
      {phone}
    </a>
  ) : (
    none
  )
