import type { Receipt } from '#contract/views.ts'
import { countText } from '#domain/activities/fields.ts'
import { site } from '#domain/site.ts'
import { momentsOf, spanOf } from './receipt-moments.ts'

/** The booking as an .ics, loaded when it is asked for. Its UID is that of the mail's file: taken twice, it is one entry. */
export async function calendarOf(receipt: Receipt, phone: string): Promise<string> {
  const { default: ical } = await import('ical-generator')
  const { from, to } = spanOf(receipt)
  const calendar = ical({ prodId: { company: site.brand, product: 'booking', language: 'EN' } })
  calendar.createEvent({
    id: `${receipt.id}@merelend`,
    sequence: 0,
    start: new Date(from.epochMilliseconds),
    end: new Date(to.epochMilliseconds),
    summary: `${receipt.service}, ${countText(receipt.quantity, receipt.noun)}`,
    location: site.meetingPoints[receipt.location],
    description: `Reference ${receipt.reference}. Be there at ${momentsOf(receipt, from).arriveAt}.\nQuestions? Call ${phone}.`,
  })
  return calendar.toString()
}

/** Hands the file to the browser's downloads. */
export async function downloadCalendar(receipt: Receipt, phone: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([await calendarOf(receipt, phone)], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${receipt.reference}.ics`
  link.click()
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
