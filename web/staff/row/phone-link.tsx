import { telOf } from '#domain/site.ts'

type Props = { phone: string | null; none?: string }

/** A customer's number, to be called by a press. */
export const PhoneLink = ({ phone, none = 'No phone' }: Props) =>
  phone ? (
    <a className="inline-block py-1 text-link hover:underline" href={telOf(phone)}>
      {phone}
    </a>
  ) : (
    none
  )
