import { expect, it } from 'vitest'
import { pendingBooking } from '#domain/booking/pending.ts'
import { sampleDraft as draft } from '#tests/samples.ts'
import { isUsable } from './drafts.ts'

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

it.each(fields)('%s is accepted and refused as by the server', (field) => {
  for (const value of samples) {
    const changed = { ...draft, [field]: value }
    expect([value, isUsable(changed)]).toEqual([value, pendingBooking().safeParse(changed).success])
  }
})
