import type { CustomOrderItem } from '#contract/calls/admin.ts'
import { locations } from '#domain/locations.ts'
import { dollarText } from '#domain/offers/custom-board.ts'
import { accessoriesText, colorText, createdText, mastText, motorText } from './admin-words.ts'
import { madeColumn, numberColumn, partColumn, whoColumn } from './cells.tsx'
import type { ListKind } from './kind.ts'

export const orders: ListKind<CustomOrderItem> = {
  id: 'orders',
  title: 'Custom Orders',
  empty: 'No custom orders found',
  hint: 'Boards that were put together on the order page stand here.',
  columns: [
    numberColumn(),
    whoColumn(),
    partColumn('color', 'Color', colorText),
    partColumn('motorPower', 'Motor', motorText),
    partColumn('mastLength', 'Mast', mastText),
    { id: 'accessories', head: 'Accessories', cell: accessoriesText },
    {
      id: 'total',
      head: 'Total',
      right: true,
      cell: (row) => <b className="font-semibold whitespace-nowrap">{dollarText(row.totalPrice)}</b>,
      sort: { key: (row) => row.totalPrice, words: ['Cheapest first', 'Dearest first'] },
    },
    madeColumn(),
  ],
  clock: locations[0]!.name,
  first: { by: 'made', down: true },
  texts: (row) => [row.fullName, row.email, `no. ${row.id}`],
  beside: (row) => <b className="font-semibold">{dollarText(row.totalPrice)}</b>,
  below: (row, now) => (
    <>
      <p>
        {colorText(row.color)}, {motorText(row.motorPower)}, {mastText(row.mastLength)}
      </p>
      <p>Accessories: {accessoriesText(row)}</p>
      <p>
        No. {row.id}, created {createdText(row, now)}
      </p>
    </>
  ),
  question: 'Delete this custom order?',
  about: (row) => `${row.fullName}, ${dollarText(row.totalPrice)}`,
  freed: () => 'The board is no longer on order; nothing was charged for it',
}
