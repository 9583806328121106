import { site } from '#domain/site.ts'
import type { PasswordReset } from './password-reset-words.ts'
import { passwordResetWords } from './password-reset-words.ts'

/** Both sides of the mail; React and its mail parts load at the first use. */
export async function renderPasswordReset(
  facts: PasswordReset,
): Promise<{ subject: string; html: string; text: string }> {
  const words = passwordResetWords(facts)
  const { passwordResetHtml } = await import('./password-reset-view.ts')
  const text = [
    words.hello,
    '',
    words.what,
    '',
    `${words.label}: ${words.link}`,
    '',
    words.rule,
    words.otherwise,
    '',
    `${site.brand}, ${site.phone}, ${site.email}`,
    '',
  ].join('\n')
  return { subject: words.subject, text, html: await passwordResetHtml(words, facts.publicUrl) }
}
