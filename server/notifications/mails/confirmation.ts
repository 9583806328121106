import { dateText } from '#domain/calendar.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import { confirmationText } from './confirmation-text.ts'

export type { ConfirmationFacts }

export type Mail = { subject: string; html: string; text: string; calendar: string }

/** Subject, both sides and the calendar file of a confirmation. React and its mail parts load at the first use: they cost a start a second. */
export async function renderConfirmation(facts: ConfirmationFacts): Promise<Mail> {
  const [view, ics] = await Promise.all([import('./confirmation-view.ts'), import('./calendar-file.ts')])
  const day = dateText(facts.date, 'short')
  return {
    subject: `Booking confirmed: ${day}, ${facts.time}, ${facts.locationLabel}`,
    html: await view.confirmationHtml(facts),
    text: confirmationText(facts),
    calendar: ics.calendarFile(facts),
  }
}
