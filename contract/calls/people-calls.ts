import { z } from 'zod'
import { emailAddress, personName } from '#domain/contact.ts'
import { newUsername } from '#domain/credentials.ts'
import { givenRoles, role, sector } from '#domain/roles.ts'
import { accountAddresses } from '../account-addresses.ts'
import { endpoint } from '../endpoint.ts'
import { numberInPath } from './ids.ts'

/** Rights set by the main admin in addition to the role, which is a preset. `places`: ids; null or empty means all. */
const rights = z.object({
  sectors: z.array(sector).min(1, 'Choose at least one sector'),
  places: z.array(z.string().max(80)).max(200).nullable(),
  seesMoney: z.boolean(),
  givesMoneyBack: z.boolean(),
  /** Only for main admins; no other role edits the house. */
  editsHouse: z.boolean(),
})
export type RightsSet = z.infer<typeof rights>

const personView = z.object({
  id: z.number(),
  username: z.string(),
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  role,
  rights,
  disabled: z.boolean(),
  /** Invited, but has not chosen a password yet. */
  invited: z.boolean(),
  twoFactor: z.boolean(),
  twoFactorRequired: z.boolean(),
  signedInAt: z.string().nullable(),
})
export type StaffAccount = z.infer<typeof personView>

const actView = z.object({
  id: z.number(),
  at: z.string(),
  /** Usernames; null if the account was erased. */
  by: z.string().nullable(),
  username: z.string().nullable(),
  act: z.enum([
    'invited',
    'invited_again',
    'role',
    'rights',
    'disabled',
    'enabled',
    'signed_out',
    'two_factor_reset',
    'two_factor_required',
    'two_factor_optional',
  ]),
  role: role.nullable(),
  rights: rights.nullable(),
})
export type AccountAct = z.infer<typeof actView>

export const peopleCalls = {
  people: endpoint({
    ...accountAddresses.people,
    access: 'house',
    summary: 'Accounts of staff',
    reply: z.array(personView),
  }),
  invitePerson: endpoint({
    ...accountAddresses.invitePerson,
    access: 'house',
    summary: 'A new account of staff; a mail with a link to choose its password goes to its address',
    idempotent: true,
    success: 201,
    body: z.object({
      username: newUsername,
      fullName: personName,
      email: emailAddress,
      role: z.enum(givenRoles),
      /** If so, it must be set up first (R-H30). */
      twoFactorRequired: z.boolean().optional(),
    }),
    reply: personView,
  }),
  invitePersonAgain: endpoint({
    ...accountAddresses.invitePersonAgain,
    access: 'house',
    summary: 'A new link for an invited person who has not chosen a password; the old one ends',
    params: numberInPath,
    reply: personView,
  }),
  changePerson: endpoint({
    ...accountAddresses.changePerson,
    access: 'house',
    summary:
      'Another role, shut or opened again: every session of the account ends; other rights, or a second factor that is required: they hold from its next call on',
    params: numberInPath,
    body: z
      .object({
        role: z.enum(givenRoles).optional(),
        rights: rights.optional(),
        /** The rights that the caller saw; refused with 'changed_meanwhile' if they have changed. */
        from: rights.optional(),
        disabled: z.boolean().optional(),
        twoFactorRequired: z.boolean().optional(),
      })
      .refine((body) => Object.values(body).some((value) => value !== undefined), 'Nothing to change'),
    reply: personView,
  }),
  signPersonOut: endpoint({
    ...accountAddresses.signPersonOut,
    access: 'house',
    summary: 'End every session of an account of staff',
    params: numberInPath,
    reply: personView,
  }),
  resetPersonTwoFactor: endpoint({
    ...accountAddresses.resetPersonTwoFactor,
    access: 'house',
    summary: 'Turn off the second factor of another account; all its sessions end',
    params: numberInPath,
    reply: personView,
  }),
  accountActs: endpoint({
    ...accountAddresses.accountActs,
    access: 'house',
    summary: 'What was done to accounts of staff, newest first: who, when, what',
    reply: z.array(actView),
  }),
}
