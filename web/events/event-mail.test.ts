import { describe, expect, it } from 'vitest'
import type { EnquiryForm } from '#domain/enquiries/enquiry.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { eventMail } from './corporate.tsx'

const form: EnquiryForm = {
  kind: 'corporate',
  fullName: 'Mari Õun',
  email: 'mari@example.ee',
  phone: '+372 5555 1234',
  package: 'premium',
  company: 'Õun & Co',
  people: 15,
  preferredDate: '2026-07-11',
  message: 'We celebrate ten years.',
}
const bodyOf = (address: string) => new URL(address).searchParams.get('body')?.split('\r\n')

describe("'Send Message' opens an e-mail to the company address", () => {
  it('with what was typed', () => {
    const address = new URL(eventMail(theHouse, form))
    expect(address.protocol + address.pathname).toBe('mailto:hello@merelend.example')
    expect(address.searchParams.get('subject')).toBe('Corporate event, Premium, Õun & Co')
    expect(bodyOf(address.href)).toEqual([
      'We celebrate ten years.',
      '',
      'Package: Premium (10-20 people, 3 hours)',
      'People: 15',
      'Day: 2026-07-11',
      'Company: Õun & Co',
      'Name: Mari Õun',
      'E-mail: mari@example.ee',
      'Phone: +372 5555 1234',
    ])
  })

  it('leaves out empty fields', () => {
    const {
      message: _m,
      company: _c,
      preferredDate: _p,
      ...less
    } = form as EnquiryForm & { kind: 'corporate' }
    expect(bodyOf(eventMail(theHouse, less))).toEqual([
      'Package: Premium (10-20 people, 3 hours)',
      'People: 15',
      'Name: Mari Õun',
      'E-mail: mari@example.ee',
      'Phone: +372 5555 1234',
    ])
  })

  it('stays short enough for mail programs, however long the message', () => {
    for (const words of ['a '.repeat(999), 'õ'.repeat(2000), '🏄'.repeat(999)])
      expect(eventMail(theHouse, { ...form, message: words }).length).toBeLessThan(2_000)
  })
})
