import type { CalendarUse } from './calendar-file.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import type { Letter } from './letter.ts'
import { letterText } from './letter.ts'

export type WrittenMail = { subject: string; html: string; text: string; calendar?: string }

/** Both sides of a letter. React and its mail parts load at the first use: they cost a start a second. */
export async function renderLetter(letter: Letter, publicUrl: string): Promise<WrittenMail> {
  const { letterHtml } = await import('./letter-view.ts')
  // A line break in a subject would begin a header.
  const subject = letter.subject.replace(/\s+/g, ' ').trim()
  return { subject, html: await letterHtml({ ...letter, subject }, publicUrl), text: letterText(letter) }
}

/** A letter about a booking with its entry for the calendar. */
export async function renderBookingLetter(
  letter: Letter,
  facts: ConfirmationFacts,
  use: CalendarUse | undefined,
): Promise<WrittenMail> {
  const mail = await renderLetter(letter, facts.publicUrl)
  if (use === undefined) return mail
  const { calendarFile } = await import('./calendar-file.ts')
  return { ...mail, calendar: calendarFile(facts, use) }
}
