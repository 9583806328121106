import { screens } from '#contract/screens.ts'
import type { Role } from '#domain/roles.ts'
import { roleFacts } from '#domain/roles.ts'
import { site } from '#domain/site.ts'
import type { MailContent } from './mail-content.ts'
import type { PasswordReset } from './password-reset.ts'
import type { WrittenMail } from './render-mail.ts'
import { renderMail } from './render-mail.ts'

type Invitation = PasswordReset & { role: Role }

export const renderInvitation = (facts: Invitation): WrittenMail => renderMail(invitationMail(facts), facts)

export const invitationMail = ({ username, fullName, role, secret, publicUrl }: Invitation): MailContent => ({
  subject: `Your ${site.brand} staff account`,
  preview: 'Choose a password and sign in. The link works once and for seven days.',
  lead: fullName ? `Hello ${fullName.split(' ')[0]},` : 'Hello,',
  headline: ['Choose your password'],
  body: [
    `You have a staff account at ${site.brand} as ${roleFacts[role].label}. Your username is ${username}.`,
  ],
  facts: [],
  button: {
    label: 'Choose a password',
    href: `${publicUrl}${screens.passwordReset.paths[0]}?token=${secret}`,
  },
  closing: {
    title: 'The link has ended?',
    text: 'It works once and for seven days. After that choose "Forgot your password?" where you sign in, and another one comes.',
  },
  why: 'You get this mail because an account was made for you; it is not advertising.',
})
