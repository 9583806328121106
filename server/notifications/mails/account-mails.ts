import { screens } from '#contract/screens.ts'
import type { Brand } from '#domain/house/house-brand.ts'
import { type Role, roleFacts } from '#domain/roles.ts'
import { greetedName, type MailContent } from './mail-content.ts'
import { renderMail, type WrittenMail } from './mail-view.ts'

type Invitation = PasswordReset & { role: Role }

export const renderInvitation = (facts: Invitation): WrittenMail => renderMail(invitationMail(facts), facts)

export const invitationMail = ({
  username,
  fullName,
  role,
  secret,
  publicUrl,
  brand,
}: Invitation): MailContent => ({
  subject: `Your ${brand.name} staff account`,
  preview: 'Choose a password and sign in. The link works once and for seven days.',
  lead: hello(fullName),
  headline: ['Choose your password'],
  body: [
    `You have a staff account at ${brand.name} as ${roleFacts[role].label}. Your username is ${username}.`,
  ],
  facts: [],
  button: choosePassword(publicUrl, secret),
  closing: {
    title: 'Has the link expired?',
    text: 'It works once and for seven days. After that, choose "Forgot your password?" where you sign in to get another.',
  },
  why: 'You get this mail because an account was made for you; it is not advertising.',
})

const choosePassword = (publicUrl: string, secret: string) => ({
  label: 'Choose a password',
  href: `${publicUrl}${screens.passwordReset.paths[0]}?token=${secret}`,
})

/** The secret of the link is in this mail only. */
type PasswordReset = {
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
  lead: hello(fullName),
  headline: ['Choose a new password'],
  body: [`Somebody, most likely you, asked for a new password for ${accountOf(username)}.`],
  facts: [],
  button: choosePassword(publicUrl, secret),
  closing: {
    title: 'You did not ask for it?',
    text: 'Then do nothing: your password stays as it is. The link works once and for one hour; a new password signs you out everywhere else.',
  },
  why: 'You get this mail because a new password was asked for; it is not advertising.',
})

/**
 * Anyone can sign up with a stranger's address, so a username that could be a sentence or a link is not shown. The page behind
 * the link shows it.
 */
const accountOf = (username: string): string =>
  /^[\p{L}\p{M}\d_-]{1,30}$/u.test(username) ? `the account ${username}` : 'your account'

function hello(fullName: string | null): string {
  const name = greetedName(fullName)
  return name === undefined ? 'Hello,' : `Hello ${name},`
}
