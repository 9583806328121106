import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { sampleFacts } from '#tests/samples.ts'
import type { BookingRecord } from '../../db/schema.ts'
import { passwordResetMail } from './account-mails.ts'
import { bookingAlert, enquiryAlert } from './alert-mails.ts'
import { cancelledMail, movedMail, reminderMail, requestMail, restoredMail } from './booking-mails.ts'
import { calendarFile } from './confirmation.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import type { MailContent } from './mail-content.ts'
import { renderMail } from './mail-view.ts'
import { manualMail } from './manual-mails.ts'
import { placeFreeMail } from './place-free.ts'

const facts = (changes: Partial<ConfirmationFacts> = {}) =>
  sampleFacts({ paymentText: 'You pay when you arrive.', ...changes })
const at = (instant: string) => Temporal.Instant.from(instant)
const render = (content: MailContent) =>
  renderMail(content, { publicUrl: 'https://merelend.example', brand: theHouse.brand })
const evil = '<script>alert(1)</script> "Õnne" & Šura Саша'
const booking = (changes: Partial<BookingRecord>) =>
  ({
    customerName: 'Liis Tamm',
    customerPhone: null,
    customerEmail: '',
    specialRequests: null,
    channel: 'site',
    status: 'confirmed',
    sector: 'efoil',
    paymentMethod: 'on_site',
    ...changes,
  }) as BookingRecord

describe('the reminder works', () => {
  it('says when to be there, 15 minutes early, where, and what to do if ill or late', () => {
    const { subject, html, text } = render(reminderMail(facts(), at('2026-06-17T15:00:00Z')))
    expect(subject).toBe('Tomorrow at 18:00: your session at Noblessner')
    for (const side of [html, text])
      for (const words of [
        'Your session is tomorrow, Liis.',
        'Be there at 17:45',
        'Thursday 18 June. Your session is from 18:00 to 19:30, 3 foils.',
        'Noblessner marina, pier B, Tallinn',
        'ML-7K3Q9',
        'It is too late to cancel free of charge. Call us before you leave home',
      ])
        expect(side).toContain(words)
    const there = render(reminderMail({ ...facts(), location: 'dubai' }, at('2026-06-17T15:00:00Z')))
    expect(there.html).toContain('/media/mail-chart-dubai.png')
  })

  it('sent earlier by hand names the day and until when a cancel is free', () => {
    const { subject, text } = render(reminderMail(facts(), at('2026-06-15T09:00:00Z')))
    expect(subject).toBe('On Thu 18 June at 18:00: your session at Noblessner')
    expect(text).toContain('You can cancel free of charge until Wed 17 June, 18:00 Tallinn time.')
  })

  it('calls no cancel too late for a guest who has paid nothing, and so loses nothing', () => {
    const { text } = render(reminderMail(facts({ paidCents: 0 }), at('2026-06-17T15:00:00Z')))
    expect(text).toContain('Ill or late?\nCall us before you leave home')
  })

  it('and the mail of a new time state the balance to pay on arrival, if there is one', () => {
    const now = at('2026-06-17T15:00:00Z')
    const mailsOf = (owed: ConfirmationFacts) => [
      render(reminderMail(owed, now)).text,
      render(movedMail(owed, { date: '2026-06-17', time: '12:00' })).text,
    ]
    for (const text of mailsOf(facts({ owedCents: 25_200 })))
      expect(text.replaceAll('\u00a0', ' ')).toContain('252 € when you arrive')
    for (const text of mailsOf(facts({ owedCents: 0 }))) expect(text).not.toContain('when you arrive')
  })

  it('says today and tomorrow by the calendar of the place', () => {
    const there = facts({ zone: 'Asia/Bangkok', startsAt: '2026-06-18T11:00:00Z' })
    expect(reminderMail(there, at('2026-06-17T17:30:00Z')).lead).toBe('Your session is today, Liis.')
  })
})

describe('a change works', () => {
  it('names the old start beside the new one, and the right balance', () => {
    const moved = render(movedMail(facts(), { date: '2026-06-17', time: '12:00' }))
    expect(moved.subject).toBe('New time: Thu 18 June, 18:00, Noblessner')
    expect(moved.text).toContain('Before: Wednesday 17 June, 12:00.')
    const cancelled = render(
      cancelledMail(facts(), { paymentMethod: 'test', paidCents: undefined, refundCents: undefined }),
    )
    expect(cancelled.text).toContain('Test mode: nothing was charged, so there is nothing to refund.')
    expect(cancelled.html).toContain('https://merelend.example/booking')
  })
})

it('a request whose cancel was undone exists again, and is not booked yet', () => {
  const { subject, text } = render(restoredMail(facts(), { isRequest: true }))
  expect(subject).toBe('Your request stands: Thu 18 June, 18:00, Noblessner')
  expect(text).toContain('Your request stands, Liis. It is not booked yet.')
  expect(text).not.toContain('Be there')
})

describe('the mail of a cancel names the refund', () => {
  const words = (paidCents: number | undefined, refundCents: number | undefined, dueCents = refundCents) =>
    cancelledMail(facts(), { paymentMethod: 'card', paidCents, refundCents, dueCents }).body.join(' ')

  it('full, partial, none by the policy, or that nothing was paid', () => {
    expect(words(36_000, 36_000)).toContain('You get all 360\u00a0€ back.')
    expect(words(36_000, 10_000)).toContain('You get 100\u00a0€ of 360\u00a0€ back.')
    expect(words(36_000, 0)).toContain(
      'It was too late to cancel free of charge, so the 360\u00a0€ that you paid is not refunded.',
    )
    expect(words(36_000, 0)).toContain('If we cancel, or the weather does, you get everything back.')
    expect(words(0, 0)).toContain('Nothing was paid')
  })

  it('none as staff chose, without an untrue reason', () => {
    expect(words(36_000, 0, 36_000)).toBe('The 360\u00a0€ that you paid is not refunded.')
    const unrecorded = { paymentMethod: 'card', paidCents: 36_000, refundCents: 0 } as const
    expect(cancelledMail(facts(), unrecorded).body).toEqual(['The 360\u00a0€ that you paid is not refunded.'])
  })

  it('in parts if a part was paid on site, and none for a test payment', () => {
    const mixed = (paymentMethod: 'card' | 'test') =>
      cancelledMail(facts(), { paymentMethod, onSiteCents: 25_200, paidCents: 36_000, refundCents: 36_000 })
        .body
    const back =
      'You get all 360\u00a0€ back. We refund each part the way you paid it, and write to you when it is done.'
    expect(mixed('card')).toEqual([back])
    expect(mixed('test')).toEqual([`${back} What was paid in test mode was never charged.`])
  })

  it('of a payment in test mode too, as the refund is recorded and mailed', () => {
    const tested = { paymentMethod: 'test', paidCents: 36_000 } as const
    expect(cancelledMail(facts(), { ...tested, refundCents: 36_000 }).body).toEqual([
      'You get all 360\u00a0€ back. We refund it the way you paid, and write to you when it is done. What was paid in test mode was never charged.',
    ])
    expect(cancelledMail(facts(), { ...tested, refundCents: 0 }).body).toEqual([
      'Test mode: nothing was charged, so there is nothing to refund.',
    ])
  })
})

describe('the calendar entry', () => {
  const linesOf = (version: number, use: 'request' | 'cancel') =>
    calendarFile(facts({ version }), use).replace(/\r\n /g, '').split('\r\n')

  it('keeps its UID and a higher sequence with each change; a cancel removes it', () => {
    const [first, moved, cancelled] = [linesOf(1, 'request'), linesOf(2, 'request'), linesOf(3, 'cancel')]
    const uid = first.find((line) => line.startsWith('UID:'))
    expect(uid).toBe('UID:0199b1a2-7c3d-7e4f-8a5b-6c7d8e9f0a1b@merelend')
    for (const lines of [moved, cancelled]) expect(lines).toContain(uid)
    expect(
      [first, moved, cancelled].map((lines) => lines.find((line) => line.startsWith('SEQUENCE'))),
    ).toEqual(['SEQUENCE:1', 'SEQUENCE:2', 'SEQUENCE:3'])
    expect(moved).toContain('METHOD:REQUEST')
    expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']))
    expect(cancelled.some((line) => /^ATTENDEE.*liis\.tamm@example\.ee/i.test(line))).toBe(true)
  })
})

describe('a request whose price is open', () => {
  it('names its machines, to the customer and to staff', () => {
    const lines: ConfirmationFacts['lines'] = [
      { kind: 'machine', name: 'Trixx 2023 Blue', minutes: 60, cents: 13_000 },
      { kind: 'estimate', name: 'GTI 130', minutes: 60, cents: 4_500 },
      { kind: 'price_on_request', name: 'GTI 130' },
    ]
    const now = at('2026-06-15T09:00:00Z')
    for (const content of [requestMail(facts({ lines }), now), bookingAlert(facts({ lines }), booking({}))])
      expect(render(content).text).toContain('Trixx 2023 Blue, GTI 130')
  })
})

describe('mails forbid', () => {
  it('HTML from customers and staff: it stays text in both parts', () => {
    const mails = [
      bookingAlert(facts({ customerName: evil }), booking({ customerName: evil, specialRequests: evil })),
      manualMail(evil, `${evil}\n\n${evil}`),
    ]
    for (const content of mails) {
      const { html, text } = render(content)
      expect(html).not.toContain('<script>')
      expect(html).toContain('&lt;script&gt;')
      expect(text).toContain('<script>')
    }
    const { html } = render(mails[0]!)
    expect(html).toContain('Õnne')
    expect(html).toContain('Šura Саша')
  })

  it('a greeting by anything but a name, as the address may be a stranger’s', () => {
    const { html, text } = render(reminderMail(facts({ customerName: evil }), at('2026-06-17T15:00:00Z')))
    for (const side of [html, text]) expect(side).not.toMatch(/script/i)
    expect(text).toContain('Your session is tomorrow.')
  })

  it('a line break in a subject, which would begin a header', () => {
    const { subject } = render(manualMail('Wind\r\nBcc: victim@example.ee', 'Tere'))
    expect(subject).toBe('Wind Bcc: victim@example.ee')
  })

  it('empty facts in an alert', () => {
    const { text } = render(bookingAlert(facts(), booking({})))
    expect(text).not.toMatch(/Phone:|Notes:|E-mail:/)
  })
})

describe('a phone number in a mail', () => {
  it('is a link: ours in sentences and footer, the customer’s for staff', () => {
    const { html } = render(reminderMail(facts(), at('2026-06-17T15:00:00Z')))
    const [numbers, links] = [html.split('+372 5555 0123'), html.split('href="tel:+37255550123"')]
    expect(numbers.length).toBeGreaterThan(2)
    expect(links).toHaveLength(numbers.length)
    const alert = render(bookingAlert(facts(), booking({ customerPhone: '+372 5123 4567' })))
    expect(alert.html).toContain('href="tel:+37251234567"')
    expect(alert.text).toContain('Phone: +372 5123 4567')
  })

  it('is unchanged inside a link or an attribute', () => {
    const words = `Call ${theHouse.brand.phone}`
    const { html } = render({
      ...manualMail('Wind', 'Tere'),
      button: { label: words, href: 'https://merelend.example/' },
      chart: { src: 'https://merelend.example/chart.png', alt: words },
    })
    expect(html).toContain(`>${words}</a>`)
    expect(html).toContain(`alt="${words}"`)
  })
})

describe('a mail that anybody can cause to any address', () => {
  const by = { publicUrl: 'https://merelend.example', brand: theHouse.brand }
  const reset = ({ username }: { username: string }) =>
    passwordResetMail({ fullName: null, username, secret: 'secret', ...by }).body
  const to = (fullName: string) => {
    const place = { fullName, title: 'Wake Surf', path: '/', where: 'Noblessner', date: '2026-06-18' }
    return [
      placeFreeMail({ ...place, times: ['18:00'], ...by }),
      passwordResetMail({ fullName, username: 'liis', secret: 'secret', ...by }),
    ].map(({ lead }) => lead)
  }

  it('greets by the first name', () => {
    expect(to('Liis Tamm')).toEqual(['Good news, Liis.', 'Hello Liis,'])
    expect(to('สมชาย ใจดี')).toEqual(['Good news, สมชาย.', 'Hello สมชาย,'])
  })

  it('contains nothing that was typed instead of a name', () => {
    expect(to('evil.example/win now')).toEqual(['Good news.', 'Hello,'])
    expect(to('x'.repeat(31))).toEqual(['Good news.', 'Hello,'])
  })

  it.each(['liis_tamm-7', 'main_admin'])('names the account %j', (username) => {
    expect(reset({ username })).toEqual([
      `Somebody, most likely you, asked for a new password for the account ${username}.`,
    ])
  })

  it.each(['evil.example', 'You have won. Call us', 'a@evil.example', 'x'.repeat(31)])(
    'does not name the account %j: it is no name',
    (username) => {
      expect(reset({ username })).toEqual([
        'Somebody, most likely you, asked for a new password for your account.',
      ])
    },
  )
})

describe('the alert of a request for a guided session', () => {
  const asked = {
    kind: 'efoil-experience',
    fullName: 'Liis Tamm',
    email: 'liis@example.ee',
    phone: null,
    message: null,
    details: {
      duration: '1h',
      participants: 2,
      preferredDate: '2026-06-18',
      preferredTime: '17:00',
      specialRequests: 'First time',
    },
    reference: 'MQ-7K3Q9X',
    sector: 'efoil',
    promisedUntil: '2026-06-16T08:30:00Z',
    quoted: { length: '1 hour', totalCents: 17_000 },
  } as const
  const alert = (withMoney: boolean) =>
    enquiryAlert(asked, { house: theHouse, publicUrl: 'https://merelend.example', withMoney })

  it('has what is requested and written, and the price for accounts that see money', () => {
    const what = ['What', '1 hour, 2 people, Thu 18 June 17:00']
    expect(alert(true)).toMatchObject({
      body: ['First time'],
      facts: expect.arrayContaining([what, ['Price', '170\u00a0€']]),
    })
    expect(alert(false).facts).toContainEqual(what)
    expect(JSON.stringify(alert(false))).not.toContain('170')
  })
})
