import type { Receipt } from '#contract/views.ts'
import { countText } from '#domain/activities/fields.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf } from '#domain/locations.ts'
import { momentsOf, spanOf } from './receipt-moments.ts'

/** The booking as an .ics, loaded on demand. It has the same UID as the file in the mail: importing both makes one entry. */
export async function calendarOf(house: House, receipt: Receipt): Promise<string> {
  const { default: ical } = await import('ical-generator')
  const { from, to } = spanOf(house, receipt)
  const calendar = ical({ prodId: { company: house.brand.name, product: 'booking', language: 'EN' } })
  calendar.createEvent({
    id: `${receipt.id}@merelend`,
    sequence: 0,
    start: new Date(from.epochMilliseconds),
    end: new Date(to.epochMilliseconds),
    summary: `${receipt.service}, ${countText(receipt.quantity, receipt.noun)}`,
    location: locationOf(house, receipt.location).meetingPoint,
    description: `Reference ${receipt.reference}. Be there at ${momentsOf(house, receipt, from).arriveAt}.\nQuestions? Call ${house.brand.phone}.`,
  })
  return calendar.toString()
}

/** Saves the file as a browser download. */
export async function downloadCalendar(house: House, receipt: Receipt): Promise<void> {
  const address = URL.createObjectURL(new Blob([await calendarOf(house, receipt)], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${receipt.reference}.ics`
  link.click()
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
