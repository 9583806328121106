import { screens } from '#contract/screens.ts'

/** Who chooses a new password, and the secret of the link: it stands in this mail and nowhere else. */
export type PasswordReset = { username: string; fullName: string | null; secret: string; publicUrl: string }

/** The words of the mail, the same on both sides. */
export function passwordResetWords({ username, fullName, secret, publicUrl }: PasswordReset) {
  return {
    subject: 'Choose a new password',
    hello: fullName ? `Hello ${fullName.split(' ')[0]},` : 'Hello,',
    title: 'Choose a new password',
    what: `Somebody, most likely you, asked for a new password for the account ${username}.`,
    rule: 'The link works once and for one hour. It signs you out everywhere else.',
    otherwise: 'You did not ask for it? Then do nothing: your password stays as it is.',
    why: 'You get this mail because a new password was asked for; it is not advertising.',
    link: `${publicUrl}${screens.passwordReset.paths[0]}?token=${secret}`,
    label: 'Choose a password',
  }
}
