import type { Role } from '#domain/roles.ts'
import { leaseEndSql, type Queue, workOff } from '../db/lease.ts'
import type { Db, Queries, Statement } from '../db/open.ts'
import { renderInvitation, renderPasswordReset } from '../notifications/mails/account-mails.ts'
import { isFinal, messageIdAt, type SendEmail } from '../notifications/send-email.ts'
import { newLink, voidResets } from './reset-links.ts'

// The secret of a link is in the mail only. It cannot be queued with the mail, as a queue is a table; so it is made when the
// mail is sent, and its hash stored just before. A try that failed or whose process died leaves a hash whose secret may not
// have arrived; the next try adds another, and each that arrives works.

export type ResetMailing = {
  db: Db
  now: () => Temporal.Instant
  sendEmail: SendEmail
  publicUrl: string
  /** Also mails for the demo's own accounts: set where they only end in a folder. */
  samples?: boolean
  onFailure: (error: unknown, resetId: number) => void
}

/** Of one account in an hour, without its invitations: strangers cannot flood its mailbox. The last link stays valid. */
const mostAnHour = 3
/** One e-mail may have several accounts, each with its own mail. */
const mostAccounts = 5
const mostAsks = 100
/** After this the mail is no longer of use. */
const givenUpMinutes = 60
/** An invitation is not requested by its recipient: it waits longer for a mail server that is away. */
const invitationGivenUpMinutes = 24 * 60
const againMinutes = 1

/** Mails the links requested since the last look; returns how many were sent. */
export async function mailResets(mailing: ResetMailing): Promise<number> {
  await takeAsks(mailing)
  let sent = 0
  await workOff<Mail>(mailing, dueMails, async (mail) => {
    if (await send(mailing, mail)) sent++
    return 'go on'
  })
  return sent
}

const takeAsksText: Statement = {
  name: 'reset-asks-take',
  text: `
  delete from password_reset_asks where id in (
    select id from password_reset_asks order by id limit ${mostAsks} for update skip locked)
  returning asked as "nameOrEmail"`,
}
const accountsOf: Statement = {
  name: 'reset-accounts',
  text: `
  select u.id from users u
  where (lower(u.email) = $1 or lower(u.username) = $1) and u.email is not null and u.disabled_at is null
    and (select count(*) from password_resets r
      where r.user_id = u.id and not r.invitation and r.created_at > $2::timestamptz) < ${mostAnHour}
  order by u.id limit ${mostAccounts}`,
}
const queue: Statement = {
  name: 'reset-queue',
  text: 'insert into password_resets (user_id, created_at, due_at) values ($1, $2, $2)',
}

/** Turns all requests into due mails in one transaction: when the process dies here, they stay requests. */
const takeAsks = ({ db, now }: ResetMailing): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const asks = await tx.run<{ nameOrEmail: string }>(takeAsksText, [])
    for (const nameOrEmail of new Set(asks.map((ask) => ask.nameOrEmail)))
      for (const { id } of await accounts(tx, nameOrEmail, at)) {
        // Whoever knows the e-mail can request this: an invitation stays valid.
        await voidResets(tx, id, { invitation: false })
        await tx.run(queue, [id, at.toString()])
      }
  })

const accounts = (tx: Queries, nameOrEmail: string, at: Temporal.Instant) =>
  tx.run<{ id: number }>(accountsOf, [nameOrEmail, at.subtract({ minutes: 60 }).toString()])

type Mail = { id: number; attempts: number; userId: number; invitation: boolean }

const dueMails: Queue = {
  table: 'password_resets',
  key: 'id',
  claimable: 'due_at <= $1::timestamptz',
  first: 'due_at',
  // The try after an hour is the last: it is not due again.
  claim: `attempts = attempts + 1,
    due_at = case when created_at > $1::timestamptz - interval '1 minute'
      * case when invitation then ${invitationGivenUpMinutes} else ${givenUpMinutes} end then ${leaseEndSql} end`,
  returning: 'id::int, attempts, user_id as "userId", invitation',
}

type Owner = { username: string; fullName: string | null; email: string; role: Role; isSample: boolean }

const ownerOf: Statement = {
  name: 'reset-owner',
  text: `
  select username, full_name as "fullName", email, role, demo and email like '%.example' as "isSample" from users
  where id = $1 and email is not null and disabled_at is null`,
}
const dueAt: Statement = {
  name: 'reset-due',
  // Invalidated meanwhile: it stays so.
  text: 'update password_resets set due_at = $2::timestamptz where id = $1 and due_at is not null',
}

async function send(
  { db, now, sendEmail, publicUrl, samples = false, onFailure }: ResetMailing,
  mail: Mail,
): Promise<boolean> {
  const { id, attempts, userId, invitation } = mail
  try {
    const [found] = await db.run<Owner>(ownerOf, [userId])
    const owner = found?.isSample && !samples ? undefined : found
    const secret = owner && (await newLink(db, mail, now()))
    // Invalidated meanwhile, or another worker has it.
    if (owner && !secret) return false
    if (secret) {
      const render = invitation ? renderInvitation : renderPasswordReset
      const words = render({ ...owner, secret, publicUrl, brand: db.house().brand })
      await sendEmail({
        ...words,
        to: { name: owner.fullName ?? '', address: owner.email },
        // Each try has another link, so it is another mail.
        messageId: messageIdAt(
          publicUrl,
          `${invitation ? 'invitation' : 'password-reset'}.${id}.${attempts}`,
        ),
      })
    }
    await db.run(dueAt, [id, null])
    return owner !== undefined
  } catch (error) {
    onFailure(error, id)
    // An address that the mail server refuses for good is not tried again.
    await db.run(dueAt, [id, isFinal(error) ? null : now().add({ minutes: againMinutes }).toString()])
    return false
  }
}
