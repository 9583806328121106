import { expect, it } from 'vitest'
import { pendingBooking } from '#domain/booking/pending.ts'
import { isUsable } from './usable-draft.ts'

const draft = {
  bookingType: 'efoil-private',
  service: 'E-Foil Private Rent',
  date: '2026-06-18',
  time: '18:00',
  location: 'Noblessner',
  quantity: 3,
  duration: '1 hour',
  totalAmount: 360,
  name: 'Liis Tamm',
  email: 'liis@example.ee',
  phone: '+372 5123 4567',
}

const samples = [
  ...[undefined, null, '', ' ', 'text', 'a\nb', 'x'.repeat(41), 'x'.repeat(121), 'x'.repeat(300)],
  ...[
    'Liis Tamm',
    'liis@example.ee',
    '+372 5123 4567',
    'tallinn',
    'Pühajärve',
    '2026-02-30',
    '2026-02-28',
    '24:00',
  ],
  ...[0, 7, '7', '1e999', 'NaN', true, {}, [], { fullName: 'Mart' }, { email: 'no' }, { phone: '' }],
]
const fields = [...Object.keys(draft), 'customerInfo']

it.each(fields)('%s is taken and refused as the server takes and refuses it', (field) => {
  for (const value of samples) {
    const changed = { ...draft, [field]: value }
    expect([value, isUsable(changed)]).toEqual([value, pendingBooking().safeParse(changed).success])
  }
})
