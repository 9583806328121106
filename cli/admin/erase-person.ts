import { rm } from 'node:fs/promises'
import { priceText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { isStaff, type Role } from '#domain/roles.ts'
import { eraseBookings } from '#server/bookings/erase-bookings.ts'
import type { Db, Queries } from '#server/db/open.ts'
import { cancelLive, type LiveBooking, liveBookings, refuseOwed } from './live-bookings.ts'
import { mailsWith } from './outbox.ts'
import { findPerson, type Person } from './person.ts'

/** `refundCents`: refunds of the cancelled bookings. */
export type Erased = {
  deleted: number
  nameless: number
  cancelled: string[]
  refundCents: number
  texts: number
  mails: number
}

/**
 * Erases an e-mail address, or the hand-written texts to a phone number. Bookings with ledger entries are kept, as accounting
 * law requires, without name, e-mail, phone and notes; everything else is deleted. Refuses if there are upcoming bookings;
 * `force` cancels and fully refunds them. Always refuses while a refund must be made by hand.
 */
export async function erasePerson(
  db: Db,
  { email, outbox, force, now }: { email: string; outbox: string; force: boolean; now: Temporal.Instant },
): Promise<Erased> {
  const erased = await db.transaction(async (tx) => {
    const person = await findPerson(tx, email)
    await refuseStaff(tx, person)
    const live = await liveBookings(tx, person.own, now)
    if (live.length > 0 && !force)
      throw new Refusal(
        'invalid_request',
        `There are upcoming bookings: ${live.map(inWords).join(', ')}. Cancel them first, or use --force: it cancels them and refunds all that was paid.`,
      )
    const refundCents = await cancelLive(tx, live, now)
    await refuseOwed(tx, person.own)
    const nameless = await eraseBookings(tx, person.own)
    await tx.run('update bookings set user_id = null where id = any($1::text[])', [person.made])
    const texts = await eraseElsewhere(tx, person)
    await eraseAccounts(tx, person, now)
    return {
      deleted: person.own.length - nameless,
      nameless,
      cancelled: live.map(({ reference }) => reference),
      refundCents,
      texts,
    }
  })
  const mails = await mailsWith(outbox, email)
  for (const { path } of mails) await rm(path)
  return { ...erased, mails: mails.length }
}

const inWords = ({ reference, date, paidCents }: LiveBooking): string =>
  `${reference} on ${date}${paidCents > 0 ? ` (${priceText(paidCents)} paid)` : ''}`

async function refuseStaff(tx: Queries, { accounts }: Person): Promise<void> {
  const roles = await tx.run<{ username: string; role: Role }>(
    'select username, role from users where id = any($1::int[])',
    [accounts],
  )
  const staff = roles.find(({ role }) => isStaff(role))
  if (staff)
    throw new Refusal(
      'invalid_request',
      `${staff.username} is ${staff.role}. Make it a regular_user first (set-role), so that nobody erases a colleague by mistake.`,
    )
}

/** Columns with usernames of staff, from which an erased account is removed too. */
const doneBy = {
  booking_history: 'by',
  payments: 'by',
  refunds: 'by',
  blocks: 'by',
  enquiries: 'taken_by',
  waitlist_entries: 'deleted_by',
  custom_orders: 'deleted_by',
  house_versions: 'by',
  house_draft: 'by',
  picture_files: 'by',
}

/** Returns the number of deleted hand-written texts. */
async function eraseElsewhere(tx: Queries, { email, usernames, phones }: Person): Promise<number> {
  for (const table of ['enquiries', 'waitlist_entries', 'custom_orders'])
    await tx.run(`delete from ${table} where lower(email) = $1`, [email])
  await tx.run('delete from messages where lower(to_address) = $1', [email])
  await tx.run('delete from password_reset_asks where asked = $1 or asked = any($2::text[])', [
    email,
    usernames,
  ])
  const texts = await tx.run(
    'delete from messages where booking_id is null and to_address = any($1::text[]) returning id',
    [phones],
  )
  for (const [table, by] of Object.entries(doneBy))
    await tx.run(`update ${table} set ${by} = 'erased' where lower(${by}) = any($1::text[])`, [usernames])
  await tx.run(
    `update messages set payload = payload || '{"by": "erased"}' where lower(payload ->> 'by') = any($1::text[])`,
    [usernames],
  )
  await tx.run(
    `update booking_history set after = '"erased"' where what = 'account' and lower(after #>> '{}') = any($1::text[])`,
    [usernames],
  )
  // Stored replies to repeated requests expire after two days. They are encrypted, so those of this person cannot be found and
  // all are deleted; a repeated request still finds its row by the idempotency key.
  await tx.run('delete from idempotency_keys where status is not null')
  return texts.length
}

/**
 * Deletes accounts with sessions, links and hours. One with a paid membership is kept under a number as its name; no sign-up
 * accepts its colon.
 */
async function eraseAccounts(tx: Queries, { accounts }: Person, now: Temporal.Instant): Promise<void> {
  await tx.run('delete from sessions where user_id = any($1::int[])', [accounts])
  await tx.run('delete from sign_ins where user_id = any($1::int[])', [accounts])
  await tx.run('delete from two_factors where user_id = any($1::int[])', [accounts])
  await tx.run('delete from password_resets where user_id = any($1::int[])', [accounts])
  await tx.run('delete from ambassadors where user_id = any($1::int[])', [accounts])
  await tx.run(
    `update users u set username = 'erased:' || id, email = null, full_name = null, phone = null, password = '',
        disabled_at = $2::timestamptz, updated_at = $2::timestamptz
      where id = any($1::int[]) and exists (select 1 from memberships m where m.user_id = u.id and m.paid_cents > 0)`,
    [accounts, now.toString()],
  )
  await tx.run(`delete from users where id = any($1::int[]) and email is not null`, [accounts])
}
