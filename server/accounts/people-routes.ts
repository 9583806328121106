import type { z } from 'zod'
import { api } from '#contract/api.ts'
import type { StaffAccount } from '#contract/calls/people-calls.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Queries, statement } from '../db/open.ts'
import { countTry } from '../db/tries.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Serve } from '../http/serve.ts'
import { storeAccount } from './accounts.ts'
import { setTwoFactorRequired } from './change-account.ts'
import { hashPassword } from './passwords.ts'
import { voidResets } from './reset-links.ts'
import { newSecret } from './sessions.ts'
import {
  act,
  changePerson,
  listActs,
  listPeople,
  logAccountAct,
  requirePerson,
  resetTwoFactor,
  signPersonOut,
} from './staff-accounts.ts'

export function peopleRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps
  serve(api.people, () => listPeople(db))
  serve(api.accountActs, () => listActs(db))
  serve(api.invitePerson, ({ body, caller }) => invite(deps, caller, body))
  serve(api.invitePersonAgain, ({ params, caller }) =>
    act(deps, caller, params.id, async (tx, { invited, disabled }, note) => {
      if (!invited || disabled)
        throw new Refusal(
          'illegal_transition',
          'Only people who have not chosen a password yet can be invited again.',
        )
      await limitInvitations(tx, now())
      await voidResets(tx, params.id)
      await queueInvitation(tx, params.id, now())
      await note('invited_again')
    }),
  )
  serve(api.changePerson, ({ params, body, caller }) => changePerson(deps, caller, params.id, body))
  serve(api.signPersonOut, ({ params, caller }) => signPersonOut(deps, caller, params.id))
  serve(api.resetPersonTwoFactor, ({ params, caller }) => resetTwoFactor(deps, caller, params.id))
}

type Invited = z.output<BodyOf<typeof api.invitePerson>>

/** Creates an account without a usable password and queues the mail with a link to set one. */
async function invite(deps: Deps, caller: Caller, person: Invited): Promise<StaffAccount> {
  const { db, now } = deps
  const hash = await hashPassword(newSecret())
  return db.transaction(async (tx) => {
    await limitInvitations(tx, now())
    const { id } = await storeAccount(tx, person, { hash, role: person.role, now: now(), invited: true })
    await queueInvitation(tx, id, now())
    const by = { byId: caller.userId, id }
    await logAccountAct(tx, { ...by, what: 'invited', role: person.role }, now())
    if (person.twoFactorRequired) {
      await setTwoFactorRequired(tx, id, true, now())
      await logAccountAct(tx, { ...by, what: 'two_factor_required' }, now())
    }
    return requirePerson(tx, id)
  })
}

const queueInvitation = (tx: Queries, userId: number, now: Temporal.Instant) =>
  tx.run(
    statement('invitation-queue')`
      insert into password_resets (user_id, created_at, due_at, invitation) values ($1, $2, $2, true)`,
    [userId, now.toString()],
  )

const maxAnHour = 30

/** Refuses 'too_many_tries', so that a stolen session cannot mail the whole world. */
async function limitInvitations(tx: Queries, now: Temporal.Instant) {
  const seconds = await countTry(tx, { key: ['invitations'], most: maxAnHour, minutes: 60 }, now)
  if (seconds !== undefined)
    throw new Refusal('too_many_tries', 'Many people were invited within an hour. Please try again later.', {
      retryAfterSeconds: seconds,
    })
}
