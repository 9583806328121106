import { z } from 'zod'
import { emailAddress, line, optionalText, personName } from '#domain/contact.ts'
import { addresses } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'
import { demoAccountView, receiptView, sessionView, userView } from '../views.ts'

const password = z.string().min(1, 'Please enter your password').max(200)

/** Calls of accounts: signing in and what is one's own. */
export const accountCalls = {
  login: endpoint({
    ...addresses.login,
    access: 'anyone',
    summary: 'Sign in',
    perMinute: 30,
    body: z.object({ username: line(80).pipe(z.string().min(1, 'Please enter your username')), password }),
    reply: sessionView,
  }),
  signup: endpoint({
    ...addresses.signup,
    access: 'anyone',
    summary: 'Create an account',
    success: 201,
    perMinute: 10,
    body: z.object({
      username: line(80).pipe(z.string().min(3, 'Username must be at least 3 characters')),
      password: z.string().min(8, 'Password must be at least 8 characters').max(200),
      email: emailAddress,
      fullName: personName,
      role: optionalText(z.string().max(50)),
      membershipType: optionalText(z.string().max(50)),
    }),
    reply: sessionView,
  }),
  logout: endpoint({
    ...addresses.logout,
    access: 'signed_in',
    summary: 'Sign out',
    success: 204,
  }),
  currentUser: endpoint({
    ...addresses.currentUser,
    access: 'signed_in',
    summary: 'Who is signed in',
    reply: userView,
  }),
  demoAccounts: endpoint({
    ...addresses.demoAccounts,
    access: 'anyone',
    summary: 'Accounts of the demo; 404 when it is off',
    reply: z.array(demoAccountView),
  }),
  myBookings: endpoint({
    ...addresses.myBookings,
    access: 'signed_in',
    summary: 'Own bookings, newest first',
    reply: z.array(receiptView),
  }),
}
