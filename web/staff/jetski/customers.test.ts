import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { jetskiBooking } from '#web/staff/row/sample-row.ts'
import { csvOf, customersCsv } from './customer-panel.tsx'
import { CustomerTable } from './customer-table.tsx'
import { customersOf, shownCustomers } from './customers.ts'

const today = '2026-06-16'
const tanja = { customerName: 'Tanja Žukov', email: 'tanja@example.ee', phone: null }
const list = [
  jetskiBooking({ ...tanja, date: '2026-05-01', totalPrice: '130', paidCents: 13_000 }),
  jetskiBooking({
    ...tanja,
    email: 'TANJA@example.ee ',
    date: '2026-06-10',
    totalPrice: '12.50',
    paidCents: 1_250,
  }),
  jetskiBooking({ ...tanja, date: '2026-07-01', totalPrice: '500', paidCents: 0, phone: '+372 5123 4567' }),
  jetskiBooking({ ...tanja, email: 'other@example.ee', date: '2026-06-20' }),
]

describe('customer list', () => {
  it('groups bookings by customer name plus email', () => {
    const [first, second] = customersOf(list, today)
    expect(first).toMatchObject({ name: 'Tanja Žukov', bookings: 3, spentCents: 14_250 })
    expect(second).toMatchObject({ email: 'other@example.ee', bookings: 1 })
  })

  it('shows the last visit, and marks customers without one', () => {
    const [first, second] = customersOf(list, today)
    expect(first).toMatchObject({ lastVisit: '2026-06-10', phone: '+372 5123 4567' })
    expect(second).toMatchObject({ lastVisit: undefined, firstVisit: '2026-06-20', phone: null })
  })

  it('shows no money to accounts that may not see it, not even in its file', () => {
    const unseen = list.map(({ paidCents: _paid, ...row }) => row)
    const customers = customersOf(unseen, today)
    expect(customers.map(({ spentCents }) => spentCents)).toEqual([undefined, undefined])
    expect(customersCsv(customers)).not.toMatch(/Spent|142/)
  })

  it('finds by name, e-mail and phone, whatever the spaces', () => {
    const found = (words: string) =>
      shownCustomers(customersOf(list, today), words, { by: 'name', down: false }).length
    expect([found('žUK'), found('other@'), found('51234567'), found('nobody'), found('')]).toEqual([
      2, 1, 1, 0, 2,
    ])
    expect([found('zukov  tanja'), found('+372 5123-4567'), found('zukov 5123')]).toEqual([2, 1, 1])
  })

  it('sorts by money spent', () => {
    const [first] = shownCustomers(customersOf(list, today), '', { by: 'spentCents', down: true })
    expect(first?.spentCents).toBe(14_250)
  })
})

it('a customer without an e-mail has no mail link', () => {
  const customers = customersOf([jetskiBooking({ ...tanja, email: '' })], today)
  const table = renderToStaticMarkup(
    createElement(CustomerTable, {
      customers,
      sorting: { by: 'name', down: false },
      onSort: () => undefined,
    }),
  )
  expect(table).not.toContain('mailto:')
  expect(table).toContain('No email')
})

describe('export', () => {
  it('has a row for each customer', () => {
    expect(customersCsv(customersOf(list, today))).toBe(
      [
        '\uFEFFCustomer,Email,Phone,Bookings,Last Visit,Total Spent',
        "Tanja Žukov,tanja@example.ee,'+372 5123 4567,3,2026-06-10,142.50",
        'Tanja Žukov,other@example.ee,No phone,1,,130',
        '',
      ].join('\r\n'),
    )
  })

  it.each(['=1+1', '+372', '-2', '@SUM(A1)', '\tx', '\rx'])('cells cannot become formulas: %j', (text) => {
    expect(
      csvOf([[text]])
        .replace('\uFEFF', '')
        .replace(/^"/, ''),
    ).toMatch(/^'/)
  })

  it('nor do parts of cells if a spreadsheet splits at semicolons', () => {
    expect(csvOf([['Liis;=HYPERLINK("http://evil")']])).toContain(`Liis;'=HYPERLINK`)
    expect(csvOf([['a; -1']])).toContain("a;' -1")
    expect(csvOf([['Anna-Maria Kask; both']])).toContain('Anna-Maria Kask; both')
  })

  it('quotes commas, quotes and line breaks', () => {
    expect(csvOf([['Kuusk, Nele', 'say "hi"', 'a\nb', 'plain']])).toBe(
      '\uFEFF"Kuusk, Nele","say ""hi""","a\nb",plain\r\n',
    )
  })
})
