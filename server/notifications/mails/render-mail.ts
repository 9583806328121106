import type { CalendarUse } from './calendar-file.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import type { MailContent } from './mail-content.ts'
import { mailText } from './mail-content.ts'

export type WrittenMail = { subject: string; html: string; text: string; calendar?: string }

/** Both sides of a mail. React and its mail parts load at the first use: they cost a start a second. */
export async function renderMail(content: MailContent, publicUrl: string): Promise<WrittenMail> {
  const { mailHtml } = await import('./mail-view.ts')
  // A line break in a subject would begin a header.
  const subject = content.subject.replace(/\s+/g, ' ').trim()
  return { subject, html: await mailHtml({ ...content, subject }, publicUrl), text: mailText(content) }
}

/** A mail about a booking with its entry for the calendar. */
export async function renderBookingMail(
  content: MailContent,
  facts: ConfirmationFacts,
  use: CalendarUse | undefined,
): Promise<WrittenMail> {
  const mail = await renderMail(content, facts.publicUrl)
  if (use === undefined) return mail
  const { calendarFile } = await import('./calendar-file.ts')
  return { ...mail, calendar: calendarFile(facts, use) }
}
