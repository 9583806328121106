import { screens } from '#contract/screens.ts'
import type { Brand } from '#domain/house/house-brand.ts'
import type { MailContent } from './mail-content.ts'
import type { WrittenMail } from './render-mail.ts'
import { renderMail } from './render-mail.ts'

/** Who chooses a new password, and the secret of the link: it stands in this mail and nowhere else. */
export type PasswordReset = {
  username: string
  fullName: string | null
  secret: string
  publicUrl: string
  brand: Brand
}

export const renderPasswordReset = (facts: PasswordReset): WrittenMail =>
  renderMail(passwordResetMail(facts), facts)

export const passwordResetMail = ({ username, fullName, secret, publicUrl }: PasswordReset): MailContent => ({
  subject: 'Choose a new password',
  preview: 'The link works once and for one hour.',
  lead: fullName ? `Hello ${fullName.split(' ')[0]},` : 'Hello,',
  headline: ['Choose a new password'],
  body: [`Somebody, most likely you, asked for a new password for the account ${username}.`],
  facts: [],
  button: {
    label: 'Choose a password',
    href: `${publicUrl}${screens.passwordReset.paths[0]}?token=${secret}`,
  },
  closing: {
    title: 'You did not ask for it?',
    text: 'Then do nothing: your password stays as it is. The link works once and for one hour; a new password signs you out everywhere else.',
  },
  why: 'You get this mail because a new password was asked for; it is not advertising.',
})
