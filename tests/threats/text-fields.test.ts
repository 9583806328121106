import { describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import { textFields, withField } from './text-fields.ts'

const names = (call: keyof typeof api) => textFields(api[call].body).map((path) => path.join('.'))

describe('the walk over the contract', () => {
  it('finds every free text, through optional, preprocessed, chosen and nested parts', () => {
    expect(names('bookTestDrive')).toEqual(
      expect.arrayContaining(['fullName', 'email', 'phone', 'date', 'location', 'totalPrice']),
    )
    expect(names('bookOnSite')).toEqual(expect.arrayContaining(['notes', 'customerName', 'equipment']))
    expect(names('enquire')).toEqual(expect.arrayContaining(['message', 'specialRequests', 'company']))
    expect(names('createPaymentIntent')).toEqual(
      expect.arrayContaining([
        'bookingData.customerInfo.notes',
        'bookingData.jetskis.0',
        'replaces.clientSecret',
      ]),
    )
    expect(names('setBookingStatus')).toEqual(['status', 'reason'])
  })

  it('changes one field of a body and nothing else', () => {
    expect(withField({ a: { b: 1, c: 2 } }, ['a', 'b'], 3)).toEqual({ a: { b: 3, c: 2 } })
    expect(withField({}, ['list', '0', 'x'], 1)).toEqual({ list: [{ x: 1 }] })
  })
})
