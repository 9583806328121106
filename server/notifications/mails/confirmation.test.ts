import { describe, expect, it } from 'vitest'
import type { LocationId } from '#domain/locations.ts'
import { sampleFacts as facts } from '#tests/samples.ts'
import { confirmationMail } from './confirmation.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import { renderBookingMail } from './mail-view.ts'

const renderConfirmation = async (confirmationFacts: ConfirmationFacts) => {
  const mail = renderBookingMail(confirmationMail(confirmationFacts), confirmationFacts, 'request')
  return { ...mail, calendar: mail.calendar ?? '' }
}

describe('the confirmation works', () => {
  it('shows the sea chart of its place, if there is one', async () => {
    const drawn = await renderConfirmation(facts({ location: 'dubai' }))
    expect(drawn.html).toContain('https://merelend.example/media/mail-chart-dubai.png')
    expect(drawn.text).toContain('Calm in winds from east to south')
    for (const location of [undefined, 'atlantis' as LocationId]) {
      const plain = await renderConfirmation(facts({ location }))
      expect(plain.html).not.toContain('mail-chart')
      expect(plain.text).not.toContain('Calm')
    }
  })

  it('has time, place, service, reference and price in both parts', async () => {
    const mail = await renderConfirmation(facts())
    expect(mail.subject).toBe('Booking confirmed: Thu 18 June, 18:00, Noblessner')
    for (const side of [mail.html, mail.text])
      for (const words of [
        'Thursday 18 June',
        '18:00',
        '19:30',
        'E-Foil Private Rent, 3 foils',
        'Noblessner marina, pier B, Tallinn',
        'ML-7K3Q9',
        '360\u00a0€',
        'free',
        'test card, no charge',
      ])
        expect(side).toContain(words)
  })

  it('asks to arrive 15 minutes early and says that the team contacts you 24 hours before the session', async () => {
    const { html, text } = await renderConfirmation(facts())
    for (const side of [html, text]) {
      expect(side).toContain('17:45, for equipment and safety briefing')
      expect(side).toContain('24 hours before the session, on Wed 17 June, 18:00')
    }
  })

  it('contains the booking as a calendar entry in UTC with a UID for later changes', async () => {
    const { calendar } = await renderConfirmation(facts())
    const unfolded = calendar.replace(/\r\n /g, '')
    for (const line of [
      'METHOD:REQUEST',
      'UID:0199b1a2-7c3d-7e4f-8a5b-6c7d8e9f0a1b@merelend',
      'SEQUENCE:0',
      'DTSTAMP:20260601T100000Z',
      'DTSTART:20260618T150000Z',
      'DTEND:20260618T163000Z',
      'SUMMARY:E-Foil Private Rent\\, 3 foils',
      'LOCATION:Noblessner marina\\, pier B\\, Tallinn',
    ])
      expect(unfolded).toContain(`${line}\r\n`)
  })

  it('counts 24 real hours, so that wall times differ across a clock change', async () => {
    const { text } = await renderConfirmation(
      facts({ date: '2026-03-29', startsAt: '2026-03-29T15:00:00Z', bookedAt: '2026-03-01T10:00:00Z' }),
    )
    expect(text).toContain('until Sat 28 March, 17:00 Tallinn time')
  })

  it('is the same mail for the same facts', async () => {
    expect(await renderConfirmation(facts())).toEqual(await renderConfirmation(facts()))
  })
})

describe('the confirmation forbids', () => {
  it('HTML in a name, none of which is in the mail', async () => {
    const { html } = await renderConfirmation(facts({ customerName: '<img/src=x> "Õnne" & Co' }))
    expect(html).not.toContain('img/src=x')
    expect(html).toContain('See you on the water.')
  })

  it('a promise that cannot be kept, as a ride in three hours has no day before', async () => {
    const { html, text } = await renderConfirmation(facts({ bookedAt: '2026-06-18T12:00:00Z' }))
    for (const side of [html, text]) {
      expect(side).not.toContain('24 hours before the session')
      expect(side).not.toContain('For this booking: until')
      expect(side).not.toContain('Cancel free of charge')
      expect(side).toContain('It starts so soon that cancelling is no longer free.')
    }
  })

  it('facts that are only in a picture', async () => {
    const { html } = await renderConfirmation(facts())
    expect([...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['Merelend', ''])
  })
})
