import { dateText, wallTime } from '#domain/calendar.ts'
import type { Brand } from '#domain/house/house-brand.ts'
import { site } from '#domain/site.ts'
import type { MailContent } from './mail-content.ts'

export const manualMail = (subject: string, message: string): MailContent => ({
  subject,
  preview: message.slice(0, 120).replace(/\s+/g, ' '),
  headline: [subject],
  body: message.split(/\n{2,}/).map((paragraph) => paragraph.trim()),
  facts: [],
  why: 'You get this mail because our team wrote to you; it is not advertising.',
})

export const testText = ({ name }: Brand): string => `${name} test: this message arrived.`

/** A mail to check delivery; says who sent it and when. */
export function testMail(by: string, at: Temporal.Instant): MailContent {
  const { date, time } = wallTime(at, site.homeZone)
  return {
    subject: 'Test: this mail arrived',
    preview: 'Sending works.',
    headline: ['This mail arrived'],
    body: [`${by} sent it to test the e-mail system on ${dateText(date, 'short')} at ${time}.`],
    facts: [],
    forStaff: true,
    why: 'You get this mail because somebody on our team typed this address.',
  }
}
