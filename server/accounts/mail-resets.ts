import type { Role } from '#domain/roles.ts'
import { leaseEndSql, type Queue, runDueJobs } from '../db/lease.ts'
import { type Db, type Queries, statement } from '../db/open.ts'
import { renderInvitation, renderPasswordReset } from '../notifications/mails/account-mails.ts'
import { isFinal, messageIdAt, type SendEmail } from '../notifications/send-email.ts'
import { newLink, voidResets } from './reset-links.ts'

// The secret of a link exists only in the mail. It must not be stored, so it cannot be queued with the mail: it is created when
// the mail is sent, and its hash is stored just before. A failed try leaves a hash whose secret may not have arrived; the next
// try adds another, and every one that arrives works.

export type ResetMailing = {
  db: Db
  now: () => Temporal.Instant
  sendEmail: SendEmail
  publicUrl: string
  /** Whether to mail the demo's accounts: only if mails just end up in a folder. */
  samples?: boolean
  onFailure: (error: unknown, resetId: number) => void
}

/** Per account and hour, invitations not counted, so that strangers cannot flood its mailbox. The last link stays valid. */
const maxAnHour = 3
/** An e-mail may have several accounts, each with its own mail. */
const maxAccounts = 5
const maxAsks = 100
/** After this the mail is useless. */
const givenUpMinutes = 60
/** Longer for an invitation, because its recipient cannot request it again. */
const invitationGivenUpMinutes = 24 * 60
const againMinutes = 1

/** Mails the links requested since the last run; returns how many were sent. */
export async function mailResets(mailing: ResetMailing): Promise<number> {
  await takeAsks(mailing)
  let sent = 0
  await runDueJobs<Mail>(mailing, dueMails, async (mail) => {
    if (await send(mailing, mail)) sent++
    return 'go on'
  })
  return sent
}

const takeAsksText = statement('reset-asks-take')`
  delete from password_reset_asks where id in (
    select id from password_reset_asks order by id limit ${maxAsks} for update skip locked)
  returning asked as "nameOrEmail"`
const accountsOf = statement('reset-accounts')`
  select u.id from users u
  where (lower(u.email) = $1 or lower(u.username) = $1) and u.email is not null and u.disabled_at is null
    and (select count(*) from password_resets r
      where r.user_id = u.id and not r.invitation and r.created_at > $2::timestamptz) < ${maxAnHour}
  order by u.id limit ${maxAccounts}`
const queue = statement('reset-queue')`
  insert into password_resets (user_id, created_at, due_at) values ($1, $2, $2)`

/** Turns all requests into due mails in one transaction, so that none is lost if the process dies. */
const takeAsks = ({ db, now }: ResetMailing): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const asks = await tx.run<{ nameOrEmail: string }>(takeAsksText)
    for (const nameOrEmail of new Set(asks.map((ask) => ask.nameOrEmail)))
      for (const { id } of await accounts(tx, nameOrEmail, at)) {
        // Anyone who knows the e-mail can request this, so an invitation stays valid.
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
  // After the time limit this is the last try: due_at becomes null.
  claim: `attempts = attempts + 1,
    due_at = case when created_at > $1::timestamptz - interval '1 minute'
      * case when invitation then ${invitationGivenUpMinutes} else ${givenUpMinutes} end then ${leaseEndSql} end`,
  returning: 'id::int, attempts, user_id as "userId", invitation',
}

type Owner = { username: string; fullName: string | null; email: string; role: Role; isSample: boolean }

const ownerOf = statement('reset-owner')`
  select username, full_name as "fullName", email, role, demo and email like '%.example' as "isSample" from users
  where id = $1 and email is not null and disabled_at is null`
// Not if it was invalidated meanwhile.
const dueAt = statement('reset-due')`
  update password_resets set due_at = $2::timestamptz where id = $1 and due_at is not null`

async function send({ db, now, sendEmail, publicUrl, samples = false, onFailure }: ResetMailing, mail: Mail) {
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
        // Each try has a new link, so it is a new mail.
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
