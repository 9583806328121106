import { describe, expect, it } from 'vitest'
import { sampleDraft } from '#tests/samples.ts'
import type { StoredPending } from '#web/new-pending.ts'
import {
  alternativesOf,
  atAnotherTime,
  contactOf,
  lacksContact,
  pendingBookingOf,
  shownCents,
  withContact,
  withNewKey,
} from './pending-draft.ts'

const stored = (changes: object = {}): StoredPending => ({
  draft: { ...sampleDraft, ...changes },
  savedAt: 1,
  key: 'first-key',
  hold: { bookingId: 'b1', clientSecret: 'test_s1', expiresAt: '2026-06-18T15:15:00Z' },
})

describe('a draft at checkout works', () => {
  it('contact fields are shown only if the booking data lacks them', () => {
    expect(lacksContact(pendingBookingOf(stored()))).toBe(false)
    expect(lacksContact(pendingBookingOf(stored({ phone: '' })))).toBe(true)
  })

  it('contact may be in customerInfo, as the jetski and wake forms store it', () => {
    const customerInfo = { fullName: 'Mart Saar', email: 'mart@example.ee', phone: '+372 5555 5555' }
    const pending = pendingBookingOf(
      stored({ name: undefined, email: undefined, phone: undefined, customerInfo }),
    )
    expect(contactOf(pending)).toEqual({
      name: 'Mart Saar',
      email: 'mart@example.ee',
      phone: '+372 5555 5555',
    })
  })

  it('the amount is 100 euros when no total is stored', () => {
    expect(shownCents(pendingBookingOf(stored({ totalAmount: undefined })))).toBe(10_000)
  })

  it('holding again takes a new key and releases the old hold', () => {
    const again = withNewKey(stored())
    expect(again.key).not.toBe('first-key')
    expect(again.hold).toBeUndefined()
    expect(again.replaces).toEqual({ bookingId: 'b1', clientSecret: 'test_s1' })
    expect(withNewKey(again).replaces).toEqual(again.replaces)
  })

  it('another time changes date and time but nothing that was typed', () => {
    const before = stored({ notes: 'First time' })
    const after = atAnotherTime(before, { date: '2026-06-19', time: '09:00', free: 4 })
    expect(after.draft).toEqual({ ...before.draft, date: '2026-06-19', time: '09:00' })
  })

  it('entered contact is merged with the booking data', () => {
    const after = withContact(stored({ name: '' }), {
      name: 'Õnne',
      email: 'o@example.ee',
      phone: '+372 5000 0000',
    })
    expect(contactOf(pendingBookingOf(after)).name).toBe('Õnne')
    expect(pendingBookingOf(after).quantity).toBe(3)
  })
})

describe('alternatives of a refusal', () => {
  it('are read from the answer, if it has any', () => {
    const free = [{ date: '2026-06-18', time: '19:00', free: 4 }]
    expect(alternativesOf({ alternatives: free })).toEqual(free)
    expect(alternativesOf({ alternatives: [{ time: 19 }] })).toEqual([])
    expect(alternativesOf(undefined)).toEqual([])
  })
})
