import { z } from 'zod'
import { emailAddress, line, optionalText, personName } from '#domain/contact.ts'
import { isUsername, newPassword, newUsername, notTheUsername } from '#domain/credentials.ts'
import { accountAddresses } from '../account-addresses.ts'
import { addresses } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'
import { demoAccountView, sessionView, userView } from '../views.ts'

export const password = z.string().min(1, 'Please enter your password').max(200)
const username = line(80)
/** From an authenticator app, or a recovery code. */
export const code = z.string().trim().min(1, 'Please enter the code').max(40, 'At most 40 characters')

export const accountCalls = {
  login: endpoint({
    ...addresses.login,
    access: 'anyone',
    summary: 'Sign in',
    perMinute: 30,
    body: z.object({
      username: username.pipe(z.string().min(1, 'Please enter your username')),
      password,
      code: optionalText(code),
    }),
    reply: sessionView,
  }),
  signup: endpoint({
    ...accountAddresses.signup,
    access: 'anyone',
    summary: 'Create an account',
    success: 201,
    perMinute: 10,
    body: z
      .object({
        username: newUsername,
        password: newPassword,
        email: emailAddress,
        fullName: personName,
        // Ignored: every sign-up creates a regular user.
        role: z.unknown().optional(),
        membershipType: z.unknown().optional(),
      })
      .refine((form) => !isUsername(form.password, form.username), {
        path: ['password'],
        message: notTheUsername,
      }),
    reply: sessionView,
  }),
  logout: endpoint({
    ...addresses.logout,
    access: 'signed_in',
    beforeSecondFactor: true,
    summary: 'Sign out',
    success: 204,
  }),
  currentUser: endpoint({
    ...addresses.currentUser,
    access: 'signed_in',
    beforeSecondFactor: true,
    summary: 'Who is signed in',
    // For the main admin, if the server makes backups itself: time of the newest backup (null if none) and of the installation.
    reply: userView.extend({
      backedUpAt: z.string().nullable().optional(),
      installedAt: z.string().optional(),
    }),
  }),
  changePassword: endpoint({
    ...accountAddresses.changePassword,
    access: 'signed_in',
    summary: 'A new password; every other session of the account ends, this one gets new secrets',
    perMinute: 10,
    body: z.object({ currentPassword: password, newPassword }),
    reply: sessionView,
  }),
  askPasswordReset: endpoint({
    ...accountAddresses.askPasswordReset,
    access: 'anyone',
    summary:
      'A mail with a link to a new password; the answer does not tell whether there is such an account',
    success: 202,
    perMinute: 5,
    body: z
      .object({ email: optionalText(emailAddress), username: optionalText(username) })
      .refine(({ email, username }) => (email ?? username) !== undefined, {
        path: ['email'],
        message: 'Please enter your email address',
      }),
  }),
  resetPassword: endpoint({
    ...accountAddresses.resetPassword,
    access: 'anyone',
    summary: 'A new password by the link of that mail; every session of the account ends',
    perMinute: 5,
    params: z.object({ token: z.string().max(200) }),
    body: z.object({ password: newPassword }),
    reply: z.object({ username: z.string() }),
  }),
  demoAccounts: endpoint({
    ...accountAddresses.demoAccounts,
    access: 'anyone',
    summary: 'Accounts of the demo; 404 when it is off',
    reply: z.array(demoAccountView),
  }),
}
