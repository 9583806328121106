import { ArrowDown, ArrowUp } from 'lucide-react'
import { counted } from '#domain/counted.ts'
import { priceText } from '#domain/money.ts'
import { PhoneLink } from '#web/staff/row/booking-buttons.tsx'
import type { Customer, SortBy, Sorting } from './customers.ts'
import { dayText } from './jetski-days.ts'

type Props = {
  customers: readonly Customer[]
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** Customer, Contact, Bookings, Last Visit, and Total Spent for accounts that see money; on phones two lines each. */
export function CustomerTable({ customers, sorting, onSort }: Props) {
  const withMoney = customers.some(({ spentCents }) => spentCents !== undefined)
  const head = (label: string, by: SortBy, right = false) => (
    <Head label={label} by={by} right={right} sorting={sorting} onSort={onSort} />
  )
  return (
    <>
      <div className="relative overflow-x-auto max-md:hidden">
        <table className="tbl">
          <thead>
            <tr>
              {head('Customer', 'name')}
              <th scope="col">Contact</th>
              {head('Bookings', 'bookings', true)}
              {head('Last Visit', 'lastVisit', true)}
              {withMoney && head('Total Spent', 'spentCents', true)}
            </tr>
          </thead>
          <tbody>
            {customers.map((customer) => (
              <tr key={customer.key} className="last:*:border-b-0">
                <td className="max-w-56 pl-5! font-semibold break-words">{customer.name}</td>
                <td className="max-w-64 leading-snug break-words">
                  <MailLink email={customer.email} />
                  <span className="block text-muted">
                    <PhoneLink phone={customer.phone} />
                  </span>
                </td>
                <td className="text-right">{customer.bookings}</td>
                <td className="text-right">{visitText(customer)}</td>
                {customer.spentCents !== undefined && (
                  <td className="pr-5! text-right font-semibold">{priceText(customer.spentCents)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="divide-y divide-line border-t border-line md:hidden">
        {customers.map((customer) => (
          <li key={customer.key} className="px-4 py-3">
            <p className="flex flex-wrap justify-between gap-x-3">
              <b className="min-w-0 font-semibold break-words">{customer.name}</b>
              {customer.spentCents !== undefined && (
                <b className="font-semibold whitespace-nowrap tnum">{priceText(customer.spentCents)}</b>
              )}
            </p>
            <p className="break-words text-muted">
              <MailLink email={customer.email} />
              <span className="block">
                <PhoneLink phone={customer.phone} />
              </span>
            </p>
            <p className="text-muted tnum">
              {counted(customer.bookings, 'booking')}, last visit {visitText(customer)}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A walk-in may have no e-mail address. */
const MailLink = ({ email }: Pick<Customer, 'email'>) =>
  email === '' ? (
    'No email'
  ) : (
    <a
      className="inline-block py-1 text-link hover:underline"
      href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
    >
      {email}
    </a>
  )

const visitText = ({ lastVisit, firstVisit }: Customer): string =>
  lastVisit ? dayText(lastVisit) : firstVisit ? `none yet, comes ${dayText(firstVisit)}` : 'none yet'

type HeadProps = {
  label: string
  by: SortBy
  right: boolean
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

function Head({ label, by, right, sorting, onSort }: HeadProps) {
  const on = sorting.by === by
  const Arrow = sorting.down ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={on ? (sorting.down ? 'descending' : 'ascending') : undefined}
      className="py-0! first:pl-5! last:pr-5!"
    >
      <button
        type="button"
        // A newly chosen column begins with the likely interest: the first name, the most, the latest.
        onClick={() => onSort({ by, down: on ? !sorting.down : by !== 'name' })}
        className={`flex min-h-10 w-full cursor-pointer items-center gap-1 hover:text-ink ${right ? 'justify-end' : ''} ${on ? 'text-ink' : ''}`}
      >
        {label}
        <Arrow aria-hidden="true" className={`size-3.5 ${on ? '' : 'invisible'}`} />
      </button>
    </th>
  )
}
