import type { Brand } from '#domain/house/house-brand.ts'
import type { CalendarUse } from './calendar-file.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import type { MailContent } from './mail-content.ts'
import { mailText } from './mail-content.ts'
import { mailHtml } from './mail-view.ts'

export type WrittenMail = { subject: string; html: string; text: string; calendar?: string }

/** Both sides of a mail. */
export function renderMail(
  content: MailContent,
  { publicUrl, brand }: { publicUrl: string; brand: Brand },
): WrittenMail {
  // A line break in a subject would begin a header.
  const subject = content.subject.replace(/\s+/g, ' ').trim()
  return {
    subject,
    html: mailHtml({ ...content, subject }, publicUrl, brand),
    text: mailText(content, brand),
  }
}

/** A mail about a booking with its entry for the calendar. */
export async function renderBookingMail(
  content: MailContent,
  facts: ConfirmationFacts,
  use: CalendarUse | undefined,
): Promise<WrittenMail> {
  const mail = renderMail(content, facts)
  if (use === undefined) return mail
  const { calendarFile } = await import('./calendar-file.ts')
  return { ...mail, calendar: calendarFile(facts, use) }
}
