import { z } from 'zod'
import { emailAddress, personName } from '#domain/contact.ts'
import { givenRoles, role } from '#domain/roles.ts'
import { newUsername } from '#domain/username.ts'
import { endpoint } from '../endpoint.ts'
import { staffAddresses } from '../staff-addresses.ts'
import { numberInPath } from './ids.ts'

const personView = z.object({
  id: z.number(),
  username: z.string(),
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  role,
  disabled: z.boolean(),
  /** Invited, and has not chosen a password yet. */
  invited: z.boolean(),
  twoFactor: z.boolean(),
  signedInAt: z.string().nullable(),
})
export type StaffAccount = z.infer<typeof personView>

const actView = z.object({
  id: z.number(),
  at: z.string(),
  /** Usernames; null of an account that was erased. */
  by: z.string().nullable(),
  username: z.string().nullable(),
  act: z.enum(['invited', 'invited_again', 'role', 'disabled', 'enabled', 'signed_out']),
  role: role.nullable(),
})
export type AccountAct = z.infer<typeof actView>

/** Calls of the main admin about the accounts of staff. */
export const peopleCalls = {
  people: endpoint({
    ...staffAddresses.people,
    access: ['main_admin'],
    summary: 'Accounts of staff',
    reply: z.array(personView),
  }),
  invitePerson: endpoint({
    ...staffAddresses.invitePerson,
    access: ['main_admin'],
    summary: 'A new account of staff; a mail with a link to choose its password goes to its address',
    success: 201,
    body: z.object({
      username: newUsername,
      fullName: personName,
      email: emailAddress,
      role: z.enum(givenRoles),
    }),
    reply: personView,
  }),
  invitePersonAgain: endpoint({
    ...staffAddresses.invitePersonAgain,
    access: ['main_admin'],
    summary: 'A new link for who was invited and has not chosen a password; the old one ends',
    params: numberInPath,
    reply: personView,
  }),
  changePerson: endpoint({
    ...staffAddresses.changePerson,
    access: ['main_admin'],
    summary: 'Another role, or shut or opened again; every session of the account ends',
    params: numberInPath,
    body: z
      .object({ role: z.enum(givenRoles).optional(), disabled: z.boolean().optional() })
      .refine((body) => body.role !== undefined || body.disabled !== undefined, 'Nothing to change'),
    reply: personView,
  }),
  signPersonOut: endpoint({
    ...staffAddresses.signPersonOut,
    access: ['main_admin'],
    summary: 'End every session of an account of staff',
    params: numberInPath,
    reply: personView,
  }),
  accountActs: endpoint({
    ...staffAddresses.accountActs,
    access: ['main_admin'],
    summary: 'What was done to accounts of staff, newest first: who, when, what',
    reply: z.array(actView),
  }),
}
