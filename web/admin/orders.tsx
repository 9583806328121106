import type { CustomOrderItem } from '#contract/calls/admin-calls.ts'
import { homeCity } from '#domain/site.ts'
import { accessoriesText, colorText, createdText, mastText, motorText, totalText } from './admin-words.ts'
import { madeColumn, numberColumn, whoColumn } from './cells.tsx'
import type { Column, ListKind } from './list-pages.ts'

/** Custom orders; without the right to see money, no total is shown. */
export const ordersOf = (rows: readonly CustomOrderItem[] = []): ListKind<CustomOrderItem> =>
  rows.some(({ totalPrice }) => totalPrice === undefined)
    ? { ...orders, columns: orders.columns.filter(({ id }) => id !== 'total') }
    : orders

type Part = 'color' | 'motorPower' | 'mastLength'

/** A part of an ordered board, in words. */
const partColumn = (id: Part, head: string, text: (code: string) => string): Column<CustomOrderItem> => ({
  id,
  head,
  cell: (row) => text(row[id]),
  sort: { key: (row) => text(row[id]), words: [`${head}, up`, `${head}, down`] },
})

const orders: ListKind<CustomOrderItem> = {
  id: 'orders',
  title: 'Custom Orders',
  empty: 'No custom orders found',
  hint: 'Boards ordered on the order page appear here.',
  columns: [
    numberColumn,
    whoColumn,
    partColumn('color', 'Color', colorText),
    partColumn('motorPower', 'Motor', motorText),
    partColumn('mastLength', 'Mast', mastText),
    { id: 'accessories', head: 'Accessories', cell: accessoriesText },
    {
      id: 'total',
      head: 'Total',
      right: true,
      cell: (row) => <b className="font-semibold whitespace-nowrap">{totalText(row)}</b>,
      sort: { key: ({ totalPrice = 0 }) => totalPrice, words: ['Cheapest first', 'Dearest first'] },
    },
    madeColumn,
  ],
  clock: homeCity,
  texts: (row) => [row.fullName, row.email, `no. ${row.id}`],
  beside: (row) => <b className="font-semibold">{totalText(row)}</b>,
  below: (row, now, house) => (
    <>
      <p>
        {colorText(row.color)}, {motorText(row.motorPower)}, {mastText(row.mastLength)}
      </p>
      <p>Accessories: {accessoriesText(row)}</p>
      <p>
        No. {row.id}, created {createdText(house, row, now)}
      </p>
    </>
  ),
  dialogTitle: 'Delete this custom order?',
  about: (row) => [row.fullName, totalText(row)].filter((text) => text !== '').join(', '),
  freed: () => 'The board is no longer on order; nothing was charged for it',
}
